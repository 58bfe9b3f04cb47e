// Sixteen specimens: four colours (rows of the museum) by four kinds (columns).

import { recordOf } from '../records.ts'
import { COLOURS, type Colour, KINDS, type Kind, type Specimen } from './ids.ts'

export const SPECIMENS: readonly Specimen[] = COLOURS.flatMap((colour) =>
  KINDS.map((kind): Specimen => `${colour}-${kind}`),
)

const ROWS = recordOf(SPECIMENS, (specimen) => specimen.split('-')[0] as Colour)
const COLUMNS = recordOf(SPECIMENS, (specimen) => specimen.split('-')[1] as Kind)
export const rowOf = (specimen: Specimen): Colour => ROWS[specimen]
export const columnOf = (specimen: Specimen): Kind => COLUMNS[specimen]

/** How many of these are of a colour or a kind. */
export function countOf(specimens: readonly Specimen[], what: Colour | Kind): number {
  let count = 0
  for (const one of specimens) if (rowOf(one) === what || columnOf(one) === what) count++
  return count
}

/** DAR-SCORE-08. */
export function fullRows(museum: readonly Specimen[]): number {
  return COLOURS.filter((colour) => countOf(museum, colour) === KINDS.length).length
}
