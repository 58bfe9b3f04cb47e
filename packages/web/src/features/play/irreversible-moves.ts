// Which moves cannot be taken back. Nobody can tell for certain beforehand without knowing what is hidden; but moves of one kind
// behave alike, and after each of one's own moves the table says what can still be undone. What is not known yet counts as final.

import type { Offered, Picture, TableInfo } from '@wayfare/protocol'
import { flag, recordOf } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'

const kinds = stored('wayfare final moves', recordOf(flag), {})

/** The same move to the same question at a table of the same size. */
export function kindOf({ game, version, seats }: TableInfo, { question }: Picture, { move }: Offered): string {
  return [game, version, seats.length, question?.op ?? '', move.split(' ')[0]].join(' ')
}

export const mayBeFinal = (kind: string): boolean => kinds.value[kind] ?? true

/** A kind that was final once stays so. */
export function learn(kind: string, final: boolean): void {
  const known = kinds.peek()
  if (known[kind] !== true && known[kind] !== final) kinds.value = { ...known, [kind]: final }
}
