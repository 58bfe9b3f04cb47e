// One unbroken line through the city, past quarters and the tourists who love their colours.

import type { QuarterId, Tourist } from '@wayfare/arkham/tables'
import { Icon, Landmark, TouristGlyph } from '../icons.tsx'
import './goal.css'

const SIDE = 62
const GAP = 12
const LEFT = 8
const TOP = 7

/** Two rows of quarters, in the order of the city. */
const ROWS: readonly (readonly QuarterId[])[] = [
  ['q11', 'q21', 'q31', 'q41', 'q51'],
  ['q12', 'q22', 'q32', 'q42', 'q52'],
]
/** Tourists, by the quarter that they visit. */
const GUESTS: Partial<Readonly<Record<QuarterId, Tourist>>> = {
  q21: 'square',
  q31: 'circle',
  q22: 'cross',
  q42: 'triangle',
}
const at = (n: number): number => n * (SIDE + GAP)
const EYE = 56

export function GoalPicture() {
  const middle = TOP + SIDE + GAP / 2
  return (
    <svg class="ark-goal" viewBox="0 0 436 150" aria-hidden="true">
      <rect class="night" width="436" height="150" />
      {ROWS.flatMap((row, y) =>
        row.map((id, x) => (
          <g key={id} transform={`translate(${LEFT + at(x)} ${TOP + at(y)})`}>
            <rect class="quarter" width={SIDE} height={SIDE} rx="4" />
            <Landmark id={id} x={7} y={7} size={SIDE - 14} />
            <Guest type={GUESTS[id]} />
          </g>
        )),
      )}
      <path
        class="route"
        d={`M${LEFT} ${middle}H${LEFT + at(3) - GAP / 2}V${TOP - 3}H${LEFT + at(4) - GAP / 2}V${middle}H380`}
      />
      <Icon name="horror" x={376} y={middle - EYE / 2} size={EYE} />
    </svg>
  )
}

const Guest = ({ type }: { readonly type: Tourist | undefined }) =>
  type ? (
    <>
      <circle class="guest" cx={SIDE - 13} cy={SIDE - 13} r="12" />
      <TouristGlyph type={type} x={SIDE - 22} y={SIDE - 22} size={18} />
    </>
  ) : null
