// The research track, the temple above it, and the assistants in supply below.

import { rowEffect, STACKS, TOP_ROW, type Token, TRACKS, trackSpace } from '@wayfare/arnak/tables'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Fits, findShown, focus, meaningOf, standsFor, thingAt } from '../../base/ui/element-meanings.ts'
import { isArrow } from '../../board-kit/arrow-keys.ts'
import { moveBeingPaid } from '../../board-kit/payment-purpose.ts'
import { drawnThing, point, stateOf } from '../../board-kit/pointable.ts'
import { Icon } from './icon.tsx'
import { moveOf } from './moves.ts'
import { type Props, questionOp } from './props.ts'
import { nextInPanel } from './research-keys.ts'
import { type Layout, layoutOf, type Rect } from './research-layout.ts'
import { Assistants } from './research-rescue.tsx'
import { Box, Bridges, Ground, linePath, RowEnds } from './research-scene.tsx'
import { BonusTiles, type Drawing, isBonus, SEEN_ONLY, Space } from './research-spaces.tsx'
import { crowdReach, OWN_TOKEN, Tokens } from './research-tokens.tsx'
import { Supply, TRAY, Tray } from './supply.tsx'
import { Gate, Lost, Temple } from './temple.tsx'
import { wordsOf } from './words.ts'
import './research.css'

const TOKENS: readonly Token[] = ['glass', 'notebook']
const STACK_IDS: readonly string[] = STACKS.map(({ id }) => id)

export function Research(props: Props) {
  const { view, speaker, pointing } = props
  const { temple } = view
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const { width, height, shown } = useSize(field)
  const seats = Math.max(2, view.explorers.length)
  const layout = useMemo(() => layoutOf(temple, width, height, seats), [temple, width, height, seats])
  const spaces = useMemo(() => Object.keys(TRACKS[temple].spaces), [temple])
  const [focused, setFocused] = useState<string | null>(null)
  const offered = [...pointing.offered.value.keys()].filter((id) => isDrawn(layout, id))
  const tabbed = focused !== null && offered.includes(focused) ? focused : (offered[0] ?? null)
  const looked = lookedAt(props)
  const hot = useMemo(
    () => (looked ? { row: trackSpace(looked.space).row, glass: looked.glass, notebook: looked.notebook } : null),
    [looked?.space, looked?.glass, looked?.notebook],
  )
  useOfferedInSight(panel, questionOp(props), shown)

  const onKeyDown = (event: KeyboardEvent) => {
    const id = thingAt(event.target)
    if (!id || !panel.current) return
    if (isArrow(event.key)) {
      event.preventDefault()
      const next = nextInPanel(event.key, id, panel.current)
      focus(next?.drawn)
      setFocused(next?.id ?? null)
    } else if ((event.key === 'Enter' || event.key === ' ') && isButton(event.target)) {
      event.preventDefault()
      point(props, id)
    }
  }
  const drawing: Drawing = { props, layout, tabbed }
  return (
    <section
      ref={panel}
      class="arn-research"
      data-temple={temple}
      onKeyDown={onKeyDown}
      aria-label={wordsOf(speaker).say('research.title')}
    >
      <div ref={field} class="arn-track-field">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer; the section has the name */}
        <svg class="arn-track" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <Ground layout={layout} temple={temple} />
          <RowEnds layout={layout} temple={temple} hot={hot} />
          <Bridges layout={layout} temple={temple} />
          <Way props={props} layout={layout} looked={looked} />
          <Temple {...drawing} />
          {TOKENS.map((token) => (
            <Head key={token} {...drawing} token={token} />
          ))}
          {spaces.map((id) =>
            trackSpace(id).row === TOP_ROW ? (
              <Gate key={id} {...drawing} id={id} />
            ) : (
              <Space key={id} {...drawing} id={id} />
            ),
          )}
          <Lost props={props} layout={layout} />
          {temple === 'snake' && <Assistants {...drawing} />}
          <BonusTiles {...drawing} />
          <Tokens props={props} layout={layout} step={stepOf(looked)} />
          <Keys {...drawing} />
        </svg>
        <StuckHeads layout={layout} />
        <Tray of={props} place={trayPlace(props, layout)} />
      </div>
      <Supply of={props} narrow={width < 290} />
    </section>
  )
}

/** A pressed element keeps the focus when it is no longer offered; then Enter belongs to the prompt. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof SVGElement && meaningOf(target)?.offered === true

/** The token at the head of its column. If both tokens may go to the same space, the player chooses here. */
function Head({ props, layout, tabbed, token }: Drawing & { readonly token: Token }) {
  const state = stateOf(props, token)
  const at = layout.heads[token]
  const size = Math.min(19, at.h - 4)
  return (
    <g class={`arn-head ${state.flags}`} {...drawnThing(props, token, state, tabbed === token)}>
      <Box class="plate" of={at} r={6} />
      <Icon name={token} x={at.x + at.w / 2 - size / 2} y={at.y + at.h / 2 - size / 2} size={size} />
    </g>
  )
}

/** On a phone the track scrolls, and the tokens above the columns stay visible. */
function StuckHeads({ layout: { heads } }: Pick<Drawing, 'layout'>) {
  return (
    <div class="arn-stuck" style={{ top: `${heads.glass.y}px` }} aria-hidden="true">
      <div>
        {TOKENS.map((token) => {
          const { x, w, h } = heads[token]
          return (
            <span key={token} style={{ left: `${x}px`, width: `${w}px`, height: `${h}px` }}>
              <Icon name={token} size={Math.min(19, h - 4)} />
            </span>
          )
        })}
      </div>
    </div>
  )
}

type HoveredStep = { readonly space: string; readonly glass: boolean; readonly notebook: boolean }

/** The step under the pointer or being paid for, and the tokens that could make it. */
function lookedAt(props: Props): HoveredStep | null {
  const { pointing, view, seat, told, picture } = props
  const bought = moveBeingPaid({ told, seat, question: picture.question })
  const move = bought === null ? null : moveOf(bought)
  if (move?.verb === 'research' && move.args[1] in TRACKS[view.temple].spaces)
    return { space: move.args[1], glass: move.args[0] === 'glass', notebook: move.args[0] === 'notebook' }
  const space = pointing.hovered.value
  const options = space === null ? undefined : pointing.offered.value.get(space)
  if (space === null || !options || !(space in TRACKS[view.temple].spaces)) return null
  const named = (one: Token) => options.some(({ on }) => on?.includes(one))
  if (named('glass') || named('notebook')) return { space, glass: named('glass'), notebook: named('notebook') }
  const mine = seat === null ? undefined : view.explorers[seat]
  return { space, glass: mine?.glass === space, notebook: mine?.notebook === space }
}

function stepOf(looked: HoveredStep | null): { token: Token; space: string } | null {
  if (!looked || looked.glass === looked.notebook) return null
  return { token: looked.glass ? 'glass' : 'notebook', space: looked.space }
}

/** The bridge that the step would cross. */
function Way({ props: { view, seat }, layout, looked }: { props: Props; layout: Layout; looked: HoveredStep | null }) {
  const mine = seat === null ? undefined : view.explorers[seat]
  if (!looked || !mine) return null
  return (
    <g class="arn-way">
      {TOKENS.filter((token) => looked[token]).map((token) => {
        const bridge = layout.bridges.find(({ from, to }) => from === mine[token] && to === looked.space)
        return bridge && <path key={token} d={linePath(bridge.a, bridge.b)} />
      })}
    </g>
  )
}

function Keys({ props, layout }: Drawing) {
  const choosing = questionOp(props) === 'choose-bonus'
  return (
    <g class="arn-keys" {...SEEN_ONLY}>
      {[...props.pointing.keys.value].map(([id, key]) => {
        const at = isBonus(id) ? (choosing ? tileAt(props, layout, id) : undefined) : keyAt(props, layout, id)
        if (!at) return null
        return (
          <g key={id} {...standsFor({ kind: 'key-cap' })}>
            <circle cx={at.x} cy={at.y} r={layout.tall ? 9 : 8} />
            <text x={at.x} y={at.y + 4.5}>
              {key}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function tileAt({ view }: Props, layout: Layout, id: string) {
  const spots = [...layout.spaces.values()].find(({ spots: many }) => many.length > 1)?.spots
  const spot = spots?.find((one) => view.bonus[one.spot] === id)
  return spot && { x: spot.x, y: spot.y - layout.radius - 6 }
}

function keyAt(props: Props, layout: Layout, id: string) {
  const corner = ({ x, y }: Rect) => ({ x: Math.max(x + 2, 11), y: y + 4 })
  if (id === 'glass' || id === 'notebook') return corner(layout.heads[id])
  const space = layout.spaces.get(id)
  if (space?.row === TOP_ROW) return corner(layout.arrival)
  if (space)
    return {
      x: space.at.x - Math.max(layout.radius, crowdReach(props, layout, id)) - 3,
      y: space.at.y - layout.radius + 1,
    }
  const stack = stackAt(layout, id)
  return stack && corner(stack)
}

function stackAt({ stacks }: Layout, id: string): Rect | undefined {
  const i = STACK_IDS.indexOf(id)
  return i < 0 ? undefined : stacks[i]
}

function isDrawn(layout: Layout, id: string): boolean {
  return id === 'glass' || id === 'notebook' || layout.spaces.has(id) || STACK_IDS.includes(id) || isBonus(id)
}

/** The place of the tray: beside the temple, or beside the row where the token is. */
function trayPlace({ pointing, view }: Props, layout: Layout): { top: string } | { bottom: string } {
  const ids = [...pointing.offered.value.keys()]
  const stands = ids.map((id) => layout.spaces.get(id)).find((one) => one !== undefined)
  const row = stands
    ? layout.rows[stands.row - 1]
    : ids.some((id) => view.rescue.includes(id))
      ? rescueRow(layout)
      : undefined
  if (!row) return { top: `${layout.arrival.y + layout.arrival.h + 26}px` }
  const { y, h } = row.band
  return y > layout.h / 2 ? { bottom: `${layout.h - y + 4}px` } : { top: `${y + h + 4}px` }
}

const rescueRow = ({ rows }: Layout) => rows.find(({ row }) => rowEffect('snake', 'glass', row).op === 'rescue')

type Size = { readonly width: number; readonly height: number; readonly shown: boolean }
const USUAL: Size = { width: 306, height: 486, shown: false }

function useSize(of: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(USUAL)
  useEffect(() => {
    if (!of.current) return
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height), shown: true })
      else setSize((last) => ({ ...last, shown: false }))
    })
    watch.observe(of.current)
    return () => watch.disconnect()
  }, [of])
  return size
}

const isSpace = (id: string): boolean => Object.values(TRACKS).some(({ spaces }) => id in spaces)
const isToken = (id: string): boolean => TOKENS.some((token) => token === id)

/** The element to scroll to: the first of these that exists. */
const IN_SIGHT: readonly Fits[] = [
  ({ kind }) => kind === TRAY,
  ({ id = '', offered }) => offered && isBonus(id),
  ({ id = '', offered }) => offered && isSpace(id),
  ({ id = '', offered }) => offered && !STACK_IDS.includes(id) && !isToken(id),
  ({ kind }) => kind === OWN_TOKEN,
]

/**
 * If the track is taller than its drawer, scrolls to the offers of a new question, or otherwise to the viewer's tokens.
 */
function useOfferedInSight(panel: RefObject<HTMLElement | null>, moment: string | null, shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const frame = requestAnimationFrame(() => {
      for (const what of IN_SIGHT) {
        const [first] = findShown((one, element) => what(one, element) && panel.current?.contains(element))
        if (first) return first.scrollIntoView({ block: 'center' })
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [panel, moment, shown])
}
