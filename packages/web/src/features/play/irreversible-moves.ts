// Which moves cannot be taken back. Nobody can tell for certain beforehand without knowing what is hidden; but moves of one kind
// behave alike, and after each of one's own moves the table says what can still be undone. What is not known yet counts as final.

import type { Offered, Picture, TableInfo } from '@wayfare/protocol'

const KEY = 'wayfare final moves'

type Kinds = { readonly [kind: string]: boolean }

/** The same move to the same question at a table of the same size. */
export function kindOf({ game, version, seats }: TableInfo, { question }: Picture, { move }: Offered): string {
  return [game, version, seats.length, question?.op ?? '', move.split(' ')[0]].join(' ')
}

export const mayBeFinal = (kind: string): boolean => read()[kind] ?? true

/** A kind that was final once stays so. */
export function learn(kind: string, final: boolean): void {
  const known = read()
  if (known[kind] === true || known[kind] === final) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [kind]: final }))
  } catch {
    // Then it is asked about once more.
  }
}

function read(): Kinds {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kinds
  } catch {
    return {}
  }
}
