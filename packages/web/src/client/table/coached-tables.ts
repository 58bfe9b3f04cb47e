// The tables at which the coach was asked, on this device: they say nothing about one's own strength.

import { isPerson } from '@wayfare/bots/people'
import type { TableInfo } from '@wayfare/protocol'

const KEY = 'wayfare coached'
/** More than anybody has unfinished. */
const MOST = 500

export function coachedTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberCoached(table: string): void {
  const known = coachedTables()
  if (known.includes(table)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...known].slice(0, MOST)))
  } catch {
    // A device that keeps nothing counts the game.
  }
}

/** Whether the game here is one that tells of one's own strength, as long as the coach is not asked. */
export function wouldCount({ id, status, seats }: Pick<TableInfo, 'id' | 'status' | 'seats'>): boolean {
  const others = seats.filter(({ kind }) => kind !== 'person')
  const alone = others.length > 0 && others.length === seats.length - 1
  return (
    alone && status === 'running' && others.every(({ bot }) => bot && isPerson(bot)) && !coachedTables().includes(id)
  )
}
