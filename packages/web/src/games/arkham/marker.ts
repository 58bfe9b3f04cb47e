import { toneOf } from '../../ui/seat.ts'
import type { Props } from './props.ts'

/** The class that lends a drawing somebody's marker. */
export function markerIn({ seat }: Pick<Props, 'seat'>, whose: number): string {
  return `pc-${toneOf(whose, seat)}`
}
