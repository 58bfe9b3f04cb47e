// The choice of a type of tourist: four signs beside the quarter they go to, or above the river that takes them.

import { TOURISTS, type Tourist } from '@wayfare/arkham/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { drawnThing, type Pointable, stateOf } from '../../board-kit/pointable.ts'
import { CENTRE, middleOf, roomOf } from './geometry.ts'
import { TouristGlyph } from './icons.tsx'
import { type Props, quarterNow } from './props.ts'

const PITCH = 46

export function Palette(props: Props & { readonly tabbed: string | null }) {
  const types = TOURISTS.map((type) => [type, stateOf(props, type)] as const).filter(([, state]) => state.offered)
  if (types.length === 0) return null
  const quarter = quarterNow(props)
  const { x, y } = quarter ? middleOf(roomOf(quarter)) : CENTRE
  const width = types.length * PITCH + 10
  const left = Math.min(Math.max(x - width / 2, 12), 690 - width)
  const top = y < 150 ? y + 44 : y - 104
  return (
    <g class="palette" transform={`translate(${left} ${top})`}>
      <rect class="tray" width={width} height={60} rx="10" />
      {types.map(([type, state], i) => (
        <Sign key={type} {...props} type={type} state={state} x={5 + i * PITCH} />
      ))}
    </g>
  )
}

function Sign({
  type,
  state,
  x,
  ...props
}: Props & { tabbed: string | null; type: Tourist; state: Pointable; x: number }) {
  return (
    <g
      class={`thing sign ${state.flags}`}
      transform={`translate(${x} 6)`}
      {...drawnThing(props, type, state, props.tabbed === type)}
    >
      <rect class="face" x="2" width={PITCH - 4} height="48" rx="8" />
      <TouristGlyph type={type} x={10} y={5} size={26} />
      {state.key && (
        <g class="key" {...standsFor({ kind: 'key-cap' })} transform="translate(23 42)">
          <rect x="-8" y="-8.5" width="16" height="17" rx="3.5" />
          <text y="4.5">{state.key}</text>
        </g>
      )}
    </g>
  )
}
