// The tables on this device where the coach was used. They do not count for the person's strength.

import { isPersona } from '@wayfare/bots/personas'
import type { TableInfo } from '@wayfare/protocol'
import { listOf, text } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'

const coached = stored('wayfare coached', listOf(text), [])
/** The most tables to remember: more than anybody has unfinished. */
const MOST = 500

export const coachedTables = (): readonly string[] => coached.value

export function rememberCoached(table: string): void {
  const known = coached.peek()
  if (!known.includes(table)) coached.value = [table, ...known].slice(0, MOST)
}

/** True if the game would count for the person's strength as long as they do not use the coach. */
export function wouldCount({ id, status, seats }: Pick<TableInfo, 'id' | 'status' | 'seats'>): boolean {
  const others = seats.filter(({ kind }) => kind !== 'person')
  const alone = others.length > 0 && others.length === seats.length - 1
  return (
    alone && status === 'running' && others.every(({ bot }) => bot && isPersona(bot)) && !coachedTables().includes(id)
  )
}
