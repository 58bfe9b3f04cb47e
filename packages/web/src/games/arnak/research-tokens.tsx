// The tokens on the track: the glass is round, the notebook square, each with its seat's colour and shape.

import { RIVAL, TOP_ROW, type Token, trackSpace } from '@wayfare/arnak/tables'
import { point } from '../../table/pointable.ts'
import type { Point } from '../../table/use-viewport.ts'
import { seatShape } from '../../ui/seat.ts'
import { Icon } from './icon.tsx'
import { type Props, seatClass } from './props.ts'
import type { Layout } from './research-layout.ts'
import { SEEN_ONLY } from './research-spaces.tsx'

type Piece = { readonly whose: number; readonly token: Token; readonly space: string; readonly ghost: boolean }

type TokensProps = {
  readonly props: Props
  readonly layout: Layout
  /** A step that is only looked at. */
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
            class={`arn-token ${seatClass(props, whose)} ${ghost ? 'ghost' : ''} ${offered ? 'offered' : ''} ${pointed ? 'pointed' : ''} ${held ? 'held' : ''} ${mine ? 'own' : ''}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
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

/** How broad the tokens stand on a space. */
export function crowdAt({ view }: Props, { tall }: Layout, id: string): number {
  const all = [...view.explorers, ...(view.rival ? [view.rival] : [])]
  const count = all.reduce(
    (sum, one) => sum + Number(one.glass === id) + Number('notebook' in one && one.notebook === id),
    0,
  )
  return Math.min(count, 4) * (tall ? 20 : 14)
}

/** Alone in the middle of its space; several stand side by side, more than four in two rows. */
function placeIn({ spaces, start, tall }: Layout, id: string, count: number, i: number): Point & { scale: number } {
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
  const apart = (count === 2 ? 22 : 20) * scale * (tall ? 1 : 0.72)
  const line = Math.floor(i / inLine)
  const inThis = line === lines - 1 ? count - inLine * line : inLine
  return {
    x: stand.x + ((i % inLine) - (inThis - 1) / 2) * apart,
    y: stand.y + (line - (lines - 1) / 2) * 17 * scale,
    scale,
  }
}
