// The spaces of the track with their prices, and the bonus tiles on them.

import { BONUS_KINDS, bonusOf } from '@wayfare/arnak/tables'
import { memo } from '../../base/ui/memo.ts'
import { drawnThing, refused, stateOf } from '../../board-kit/pointable.ts'
import type { Point } from '../../board-kit/use-viewport.ts'
import { BitsIn } from './bits.tsx'
import { bitsOf } from './effect-bits.ts'
import { type Props, questionOp } from './props.ts'
import type { Layout, Plaque, Rect } from './research-layout.ts'
import { Box } from './research-scene.tsx'

export type Drawing = { readonly props: Props; readonly layout: Layout; readonly tabbed: string | null }

/** For drawings whose content is also in the table without pictures. */
export const SEEN_ONLY = { 'aria-hidden': true } as const

export const PriceTag = memo(({ of }: { readonly of: Plaque }) => (
  <g class="price">
    <Box class="plaque" of={of} r={5} />
    <BitsIn of={of.bits} x={of.x + of.w / 2} y={of.y + of.h / 2} size={of.h - 5} />
  </g>
))

export function Space({ props, layout, tabbed, id }: Drawing & { readonly id: string }) {
  const spot = layout.spaces.get(id)
  if (!spot) return null
  const state = stateOf(props, id)
  const { at, price, hit, spots, row } = spot
  const r = layout.radius
  const [first, last] = [spots[0], spots.at(-1)]
  const wide = first && last && first !== last ? last.x - first.x + 2 * r + 6 : 0
  return (
    <g
      class={`arn-space ${state.flags} ${refused.value === id ? 'refused' : ''}`}
      {...drawnThing(props, id, state, tabbed === id)}
    >
      <Box class="hit" of={hit} r={8} />
      {row === 0 ? (
        <Box class="node landing" of={landing(props, layout, id)} r={13} />
      ) : wide ? (
        <Box class="node" of={{ x: at.x - wide / 2, y: at.y - r, w: wide, h: 2 * r }} r={r} />
      ) : (
        <circle class="node" cx={at.x} cy={at.y} r={r} />
      )}
      {price && <PriceTag of={price} />}
    </g>
  )
}

/** The starting area, as wide as the tokens that are still there. */
function landing(props: Props, layout: Layout, id: string): Rect {
  const { middle, start, spaces } = layout
  const { y } = (spaces.get(id) as { at: Point }).at
  const count = props.view.explorers.reduce(
    (sum, one) => sum + Number(one.glass === id) + Number(one.notebook === id),
    0,
  )
  const w = Math.min(start.w, 36 + 26 * (count + Number(props.view.rival?.glass === id)))
  return { x: middle - w / 2, y: y - 13, w, h: 26 }
}

/** The bonus tiles on their spaces; those of the space with a choice can be pointed at one by one. */
export function BonusTiles({ props, layout, tabbed }: Drawing) {
  const { view } = props
  const choosing = questionOp(props) === 'choose-bonus'
  const seen = new Set<string>()
  return (
    <g class="arn-bonuses">
      {[...layout.spaces.values()].flatMap(({ spots }) =>
        spots.map(({ spot, x, y }) => {
          const id = view.bonus[spot]
          if (!id) return spots.length > 1 ? <Hex key={spot} x={x} y={y} r={layout.radius - 3} class="gone" /> : null
          const first = choosing && spots.length > 1 && !seen.has(id)
          if (first) seen.add(id)
          const state = stateOf(props, id)
          const thing = first ? { ...drawnThing(props, id, state, tabbed === id) } : SEEN_ONLY
          return (
            <g key={spot} class={`arn-bonus ${first ? `choice ${state.flags}` : ''}`} {...thing}>
              <Hex x={x} y={y} r={layout.radius - 2} class="tile" />
              <BonusIcon id={id} x={x} y={y} size={layout.radius + 1.5} />
            </g>
          )
        }),
      )}
    </g>
  )
}

type HexProps = { readonly x: number; readonly y: number; readonly r: number; readonly class: string }

export const Hex = ({ x, y, r, class: name }: HexProps) => {
  const w = r * 0.87
  return <path class={name} d={`M${x} ${y - r}l${w} ${r / 2}v${r}l${-w} ${r / 2}l${-w} ${-r / 2}v${-r}z`} />
}

export const BonusIcon = memo(({ id, ...placed }: { id: string; x: number; y: number; size: number }) => (
  <BitsIn of={bitsOf(bonusOf(id))} {...placed} />
))

export const isBonus = (id: string): boolean => (BONUS_KINDS as readonly string[]).includes(id)
