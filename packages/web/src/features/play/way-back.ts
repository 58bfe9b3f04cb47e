import { PUZZLE, type TableInfo } from '@wayfare/protocol'
import { PASSAGE } from '../../client/offline/messages.ts'

/**
 * Returns the address from which this game was started: a replay, a chapter, or another table. Puzzles and lesson
 * passages have links of their own.
 */
export function wayBack({ practice }: Pick<TableInfo, 'practice'>): string | null {
  const from = practice?.table ?? ''
  if (from === '' || from === PUZZLE || from === PASSAGE) return null
  return from.startsWith('/') ? from : `/table/${from}`
}
