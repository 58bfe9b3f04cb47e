// The spaces of the chart with their gains, the things on them and the tents there.

import { BEAGLE, campOf, type Specimen, STOPS, type Stop, type StopId } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { rowOf, type Shape, type Sign, shapeOf, signsOf } from './chart-bits.ts'
import { isAtSea, MIDDLE, placeOf, SILENT } from './geometry.ts'
import { Icon, Mark, SpecimenPicture } from './icon.tsx'
import type { Props } from './props.ts'

type View = Props['view']
type Tents = View['camps'][keyof View['camps']]

export const isBeagleStop = (id: StopId): boolean => BEAGLE.includes(id)
export const stopShape = (stop: Stop, tokens: View['tokens']): Shape =>
  shapeOf(stop, tokens[stop.id] !== undefined, isBeagleStop(stop.id))

type StopsProps = {
  readonly tokens: View['tokens']
  readonly camps: View['camps']
  /** The class of each board: see `pieceClass`. */
  readonly looks: readonly string[]
  readonly studied: readonly Specimen[]
}

export const Stops = memo(({ tokens, camps, looks, studied }: StopsProps) => (
  <g class="stops" {...SILENT}>
    {STOPS.map((stop) => {
      const specimen = tokens[stop.id]
      const [first] = stop.acts
      const camp = first?.op === 'camp' && first.arg.camp !== 'any' ? first.arg.camp : null
      return (
        <Space
          key={stop.id}
          stop={stop}
          specimen={specimen}
          known={specimen !== undefined && studied.includes(specimen)}
          tents={camp ? camps[camp] : null}
          looks={looks}
        />
      )
    })}
  </g>
))

type SpaceProps = {
  readonly stop: Stop
  readonly specimen: Specimen | undefined
  /** True if the player of the shown board has studied it. */
  readonly known: boolean
  readonly tents: Tents | null
  readonly looks: readonly string[]
}

const Space = memo(({ stop, specimen, known, tents, looks }: SpaceProps) => {
  const { x, y } = placeOf(stop.id)
  const beagle = isBeagleStop(stop.id)
  return (
    <g class="stop" transform={`translate(${x} ${y})`} {...standsFor({ place: stop.id })}>
      {specimen ? (
        <g {...standsFor({ place: `chart/${specimen}` })}>
          <SpecimenPicture of={specimen} x={-14} y={-14} size={28} />
          {known && <Known />}
        </g>
      ) : (
        <Plaque stop={stop} beagle={beagle} tents={tents} looks={looks} />
      )}
    </g>
  )
})

function Plaque({ stop, beagle, tents, looks }: Pick<SpaceProps, 'stop' | 'tents' | 'looks'> & { beagle: boolean }) {
  const shape = shapeOf(stop, false, beagle)
  return (
    <>
      <Outline class={`plaque ${stop.acts.length === 0 && !beagle ? 'bare' : ''}`} {...shape} />
      {tents ? (
        <>
          <Signs signs={signsOf(stop.acts)} y={-8} />
          <Slots stop={stop} tents={tents} looks={looks} />
        </>
      ) : (
        <Signs signs={signsOf(stop.acts)} y={0} />
      )}
      {stop.acts.length === 0 && !isAtSea(stop.id) && <Icon name="stop" size={14} x={-7} y={-7} />}
      {beagle && <path class="sloop" d="M-4.5 2.5h9l-2.2 3.2h-4.6zM-.2 1.2v-7l4 5.2z" />}
    </>
  )
}

type OutlineProps = Shape & { readonly class: string; readonly grow?: number }

export function Outline({ w, h, round, grow = 0, class: given }: OutlineProps) {
  return (
    <rect
      class={given}
      x={-w / 2 - grow}
      y={-h / 2 - grow}
      width={w + 2 * grow}
      height={h + 2 * grow}
      rx={round + grow}
    />
  )
}

export function Signs({ signs, y }: { readonly signs: readonly Sign[]; readonly y: number }) {
  return (
    <>
      {rowOf(signs).row.map((sign) => (
        <SignPicture key={sign.sign} {...sign} y={y} />
      ))}
    </>
  )
}

function SignPicture({ sign, n, x, y }: Sign & { readonly x: number; readonly y: number }) {
  if (sign === 'coin')
    return (
      <>
        <circle class="coin" cx={x} cy={y} r="8.8" />
        <text class="figure on-coin" x={x} y={y} dy={MIDDLE}>
          {n}
        </text>
      </>
    )
  if (sign === 'points')
    return (
      <>
        <Icon class="wreath" name="wreath" size={20} x={x - 10} y={y - 11} />
        <text class="figure" x={x} y={y - 0.8} dy={MIDDLE}>
          {n}
        </text>
      </>
    )
  return (
    <>
      <Icon name={sign} size={16} x={x - (n === null ? 8 : 13.5)} y={y - 8} />
      {n !== null && (
        <text class="figure amount" x={x + 8.5} y={y} dy={MIDDLE}>
          {n}
        </text>
      )}
    </>
  )
}

function Slots({ stop, tents, looks }: { stop: Stop; tents: Tents; looks: SpaceProps['looks'] }) {
  const [first] = stop.acts
  if (first?.op !== 'camp' || first.arg.camp === 'any') return null
  const { costs } = campOf(first.arg.camp)
  return (
    <>
      {costs.map((cost, slot) => {
        const whose = tents[slot] ?? null
        const x = slot === 0 ? -13.5 : 13.5
        return whose !== null ? (
          <g key={cost} class={`piece tented ${looks[whose]}`} {...standsFor({ place: ofSeat(whose, first.arg.camp) })}>
            <Icon name="tent" size={20} x={x - 10} y={-2} />
            <Mark of={whose} size={8} x={x - 4} y={9.5} />
          </g>
        ) : (
          <g key={cost} class="slot">
            <Icon name="camp" size={14} x={x - 13} y={1} />
            <text class="figure" x={x + 6.5} y="9" dy={MIDDLE}>
              {cost}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** A check mark for specimens that the player of the shown board has studied. */
const Known = () => (
  <g class="known">
    <circle cx="11" cy="11" r="6" />
    <path d="M8.2 11.2l2 2.1 3.6-4.3" />
  </g>
)
