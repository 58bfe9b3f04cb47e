// The sixteen specimens: four colours (rows of the museum) of four kinds (columns).

import { keysOf, recordOf } from '../records.ts'
import { COLOURS, type Colour, KINDS, type SealKind, type Specimen } from './ids.ts'

const CELLS: Readonly<Record<Specimen, { readonly row: Colour; readonly column: SealKind }>> = recordOf(
  COLOURS.flatMap((colour) => KINDS.map((kind): Specimen => `${colour}-${kind}`)),
  (specimen) => {
    const [row, column] = specimen.split('-') as [Colour, SealKind]
    return { row, column }
  },
)
export const SPECIMENS = keysOf(CELLS)
export const rowOf = (specimen: Specimen): Colour => CELLS[specimen].row
export const columnOf = (specimen: Specimen): SealKind => CELLS[specimen].column

/** Counts the specimens of a colour or kind. */
export function countOf(specimens: readonly Specimen[], what: Colour | SealKind): number {
  let count = 0
  for (const one of specimens) {
    const { row, column } = CELLS[one]
    if (row === what || column === what) count++
  }
  return count
}

/** The number of full rows, on which the museum's coefficient depends (DAR-SCORE-08). */
export function fullRows(museum: readonly Specimen[]): number {
  return COLOURS.filter((colour) => countOf(museum, colour) === KINDS.length).length
}
