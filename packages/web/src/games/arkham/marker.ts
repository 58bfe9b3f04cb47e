import { toneOf } from '../../base/ui/seat.ts'

/** The class that lends a drawing somebody's marker. */
export function markerIn(whose: number): string {
  return `pc-${toneOf(whose)}`
}
