// The archaeologists: those on the island, and the one that would go to the chosen place.

import { isArchaeologist, type Occupant, RIVAL, SPACES } from '@wayfare/arnak/tables'
import { useRef } from 'preact/hooks'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { seatShape } from '../../base/ui/seat.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { type Form, LAYOUTS, SILENT, standOf, trailTo } from './geometry.ts'
import { Drawn } from './icon.tsx'
import { shapeOf } from './island-site.tsx'
import { assignFigures, type FigurePlaces } from './island-standing.ts'
import { moveOf } from './moves.ts'
import { type Props, seatClass } from './props.ts'

export function Figures(props: Props & { readonly form: Form }) {
  const { view, form } = props
  const kept = useRef<FigurePlaces>(new Map())
  const seats = [...view.explorers.keys(), ...(view.rival ? [RIVAL] : [])]
  const figures = assignFigures(view.men, seats, kept.current)
  kept.current = new Map(
    figures.flatMap(({ seat, which, space }) => (space === null ? [] : [[`${seat} ${which}`, space] as const])),
  )
  return (
    <g class="arn-isl-figures" {...SILENT}>
      {figures.map(({ seat, which, space }) => {
        if (space === null) return null
        const { x, y } = standOf(form, space, (site) => shapeOf(view, site))
        return (
          <g
            key={`${seat} ${which}`}
            class={`arn-isl-figure ${seatClass(seat)}`}
            {...standsFor({ place: ofSeat(seat, 'figure') })}
            style={`transform: translate(${x}px, ${y}px)`}
          >
            <Figure seat={seat} form={form} />
          </g>
        )
      })}
    </g>
  )
}

const Figure = memo(({ seat, form }: { readonly seat: number; readonly form: Form }) => {
  const { w, h } = LAYOUTS[form].pawn
  return (
    <>
      <Drawn name="pawn" x={-w / 2} y={-h * 0.55} width={w} height={h} />
      <path class="sign" d={seatShape(seat)} transform={`translate(-4.5 ${-h * 0.06}) scale(.375)`} />
    </>
  )
})

/** Moves that place an archaeologist. */
const PLACING_MOVES: ReadonlySet<string> = new Set(['dig', 'discover', 'relocate'])

/** The figure at the place where the chosen move would put it, and its path. */
export function Ghost(props: Props & { readonly form: Form; readonly paid: string | null }) {
  const { pointing, view, form, seat, paid } = props
  const { pointed, offered, left } = {
    pointed: pointing.pointed.value,
    offered: pointing.offered.value,
    left: pointing.left.value,
  }
  const hovered = pointing.hovered.value
  const goal = hovered !== null && offered.has(hovered) ? hovered : (pointed.at(-1) ?? paid)
  const goes =
    goal === paid || (offered.get(goal ?? '') ?? left).some((option) => PLACING_MOVES.has(moveOf(option).verb))
  const to = SPACES.find(({ id }) => id === goal)
  if (!to || !goes || isArchaeologist(view.men[to.index] as Occupant)) return null
  const shape = (site: Parameters<typeof shapeOf>[1]) => shapeOf(view, site)
  const stand = standOf(form, to.index, shape)
  const before = SPACES.find(({ id }) => id === pointed[0])
  const { box } = LAYOUTS[form]
  const from =
    before && before !== to
      ? standOf(form, before.index, shape)
      : { x: box.w / 2 + (stand.x - box.w / 2) * 0.6, y: box.h }
  return (
    <g class={`arn-isl-ghost ${seatClass(seat ?? 0)}`} {...SILENT}>
      <path class="trail" d={trailTo(LAYOUTS[form], from, { x: stand.x, y: stand.y + 12 })} />
      <g class="ghost" transform={`translate(${stand.x} ${stand.y})`}>
        <Figure seat={seat ?? 0} form={form} />
      </g>
    </g>
  )
}
