// The tokens on the track: the glass is round, the notebook square, each with its seat's colour and shape.

import { RIVAL, TOP_ROW, type Token, trackSpace } from '@wayfare/arnak/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { seatShape } from '../../base/ui/seat.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { point } from '../../board-kit/pointable.ts'
import type { Point } from '../../board-kit/use-viewport.ts'
import { Icon } from './icon.tsx'
import { type Props, seatClass } from './props.ts'
import type { Layout } from './research-layout.ts'
import { SEEN_ONLY } from './research-spaces.tsx'

export const OWN_TOKEN = 'own-token'

type Piece = { readonly whose: number; readonly token: Token; readonly space: string; readonly ghost: boolean }

type TokensProps = {
  readonly props: Props
  readonly layout: Layout
  /** The step that is only hovered. */
  readonly step: { readonly token: Token; readonly space: string } | null
}

export function Tokens({ props, layout, step }: TokensProps) {
  const { view, seat, pointing } = props
  const pieces: Piece[] = view.explorers.flatMap(({ glass, notebook }, whose) => [
    { whose, token: 'glass', space: glass, ghost: false },
    { whose, token: 'notebook', space: notebook, ghost: false },
  ])
  if (view.rival) pieces.push({ whose: RIVAL, token: 'glass', space: view.rival.glass, ghost: false })
  if (step && seat !== null) pieces.push({ whose: seat, ...step, ghost: true })
  const crowds = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (trackSpace(piece.space).row === TOP_ROW) continue
    crowds.set(piece.space, [...(crowds.get(piece.space) ?? []), piece])
  }
  return (
    <g class="arn-tokens" {...SEEN_ONLY}>
      {pieces.map((piece) => {
        const crowd = crowds.get(piece.space)
        if (!crowd) return null
        const { whose, token, space, ghost } = piece
        const { x, y, scale } = placeIn(layout, space, crowd.length, crowd.indexOf(piece))
        const mine = whose === seat && !ghost
        const offered = mine && pointing.offered.value.has(token)
        const pointed = mine && pointing.pointed.value.includes(token)
        const held = mine && !pointing.offered.value.has(space)
        return (
          <g
            key={`${whose} ${token} ${ghost}`}
            class={`arn-token ${seatClass(whose)} ${ghost ? 'ghost' : ''} ${offered ? 'offered' : ''} ${pointed ? 'pointed' : ''} ${held ? 'held' : ''} ${mine ? 'own' : ''}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            {...standsFor({ kind: mine ? OWN_TOKEN : undefined, place: ghost ? undefined : ofSeat(whose, token) })}
            {...(held ? { onClick: () => point(props, token) } : {})}
          >
            <TokenFace token={token} whose={whose} />
          </g>
        )
      })}
    </g>
  )
}

const TokenFace = ({ token, whose }: { readonly token: Token; readonly whose: number }) => (
  <>
    {token === 'glass' ? (
      <circle class="disc" r="11" />
    ) : (
      <rect class="disc" x="-10.5" y="-10.5" width="21" height="21" rx="4" />
    )}
    <Icon name={token} x={-8} y={-8.5} size={15} />
    <svg class="mark" x="2" y="2" width="11" height="11" viewBox="-2 -2 28 28" aria-hidden="true">
      <path d={seatShape(whose)} />
    </svg>
  </>
)

/** How far the tokens on a space reach to the left. */
export function crowdReach({ view }: Props, layout: Layout, id: string): number {
  const all = [...view.explorers, ...(view.rival ? [view.rival] : [])]
  const count = all.reduce(
    (sum, one) => sum + Number(one.glass === id) + Number('notebook' in one && one.notebook === id),
    0,
  )
  const spot = layout.spaces.get(id)
  if (!spot || count < 2) return 0
  const { x, scale } = placeIn(layout, id, count, 0)
  return spot.at.x - x + SIZE * scale * 0.5
}

const SIZE = 22

/**
 * The place of a token: a single one is in the middle of its space, several are beside each other, and more than four
 * are in two rows.
 */
function placeIn(layout: Layout, id: string, count: number, i: number): Point & { scale: number } {
  const { spaces, start, tall, radius } = layout
  const spot = spaces.get(id)
  if (!spot) return { x: 0, y: 0, scale: 1 }
  const { stand, row } = spot
  if (row === 0) {
    const apart = Math.min(26, (start.w - 24) / Math.max(count, 1))
    return { x: stand.x + (i - (count - 1) / 2) * apart, y: stand.y, scale: 0.95 }
  }
  const lines = count > 4 ? 2 : 1
  const inLine = Math.ceil(count / lines)
  const scale = (count === 1 ? 1 : count === 2 ? 0.95 : lines === 1 ? 0.86 : 0.72) * (tall ? 1 : 0.86)
  const line = Math.floor(i / inLine)
  const y = stand.y + (line - (lines - 1) / 2) * 17 * scale
  const inThis = line === lines - 1 ? count - inLine * line : inLine
  if (tall) return { x: stand.x + ((i % inLine) - (inThis - 1) / 2) * (count === 2 ? 22 : 20) * scale, y, scale }
  // The price is on the right of a space, so many tokens extend to the left, up to the price of the next space.
  const half = (SIZE * scale) / 2
  const right = stand.x + Math.max(0, radius - half)
  const room = right - half - freeFrom(layout, id)
  const apart = count === 1 ? 0 : Math.min(20 * scale * 0.72, room / (inLine - 1))
  return { x: count === 1 ? stand.x : right - (inThis - 1 - (i % inLine)) * apart, y, scale }
}

/** The right edge of the price of the space on the left. */
function freeFrom({ spaces, rows }: Layout, id: string): number {
  const spot = spaces.get(id)
  const { glass } = rows[0] as Layout['rows'][number]
  let left = glass.x + glass.w
  for (const { row, price } of spaces.values()) {
    if (spot && price && row === spot.row && price.x + price.w <= spot.stand.x) left = Math.max(left, price.x + price.w)
  }
  return left + 1
}
