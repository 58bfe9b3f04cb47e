import { toneOf } from '../../base/ui/seat.ts'

/** The class that gives a drawing a player's marker colour. */
export function markerIn(whose: number): string {
  return `pc-${toneOf(whose)}`
}
