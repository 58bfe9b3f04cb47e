import { PUZZLE, type TableInfo } from '@wayfare/protocol'
import { PASSAGE } from '../../client/offline/messages.ts'

/** From a game that began somewhere to where that is: a replay, a chapter, another table. Puzzles and passages have a way of their own. */
export function wayBack({ practice }: Pick<TableInfo, 'practice'>): string | null {
  const from = practice?.table ?? ''
  if (from === '' || from === PUZZLE || from === PASSAGE) return null
  return from.startsWith('/') ? from : `/table/${from}`
}
