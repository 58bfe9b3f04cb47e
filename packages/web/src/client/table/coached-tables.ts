// The tables at which the coach was asked, on this device: they say nothing about one's own strength.

import { isPersona } from '@wayfare/bots/personas'
import type { TableInfo } from '@wayfare/protocol'
import { listOf, text } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'

const coached = stored('wayfare coached', listOf(text), [])
/** More than anybody has unfinished. */
const MOST = 500

export const coachedTables = (): readonly string[] => coached.value

export function rememberCoached(table: string): void {
  const known = coached.peek()
  if (!known.includes(table)) coached.value = [table, ...known].slice(0, MOST)
}

/** Whether the game here is one that tells of one's own strength, as long as the coach is not asked. */
export function wouldCount({ id, status, seats }: Pick<TableInfo, 'id' | 'status' | 'seats'>): boolean {
  const others = seats.filter(({ kind }) => kind !== 'person')
  const alone = others.length > 0 && others.length === seats.length - 1
  return (
    alone && status === 'running' && others.every(({ bot }) => bot && isPersona(bot)) && !coachedTables().includes(id)
  )
}
