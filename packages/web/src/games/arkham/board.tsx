// The city map with one player's sheet on it: printed things thin, drawn things thick, and beads on the offers.

import { isSegment, isVertex, QUARTERS, type Route, TASKS, TOURISTS } from '@wayfare/arkham/tables'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Deferred } from '../../board-kit/deferred.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { useArrowKeys } from '../../board-kit/use-arrow-keys.ts'
import { useViewport } from '../../board-kit/use-viewport.ts'
import { Axes } from './axes.tsx'
import { useDragDrawing } from './drag-drawing.ts'
import { closeTo, focusFor, segmentsThatStandOut } from './focus.ts'
import { CITY, spotOf } from './geometry.ts'
import { Ground, signAt, UniversitySign } from './ground.tsx'
import { Icon } from './icons.tsx'
import { cornerFor } from './inset.ts'
import { MapOwner } from './map-owner.tsx'
import { markerIn } from './marker.ts'
import { Mini } from './mini.tsx'
import { Areas, Beads, Echo, Keys, OfferedPlaces } from './offers.tsx'
import { Palette } from './palette.tsx'
import { Places } from './places.tsx'
import { type Props, quarterNow, shownBoard, taskShown } from './props.ts'
import { Guests, Quarters } from './quarters.tsx'
import { DrawnRoute } from './route.tsx'
import { useCloserLook } from './use-closer-look.ts'
import { useForecast, usePreview } from './use-forecast.ts'
import { alongRoute, bestShown, routeNamed, walkedBy, walkedTo } from './walk.ts'
import { WalkBar } from './walk-bar.tsx'
import { wordsOf } from './words.ts'
import '../../board-kit/map-zoom.css'
import './colours.css'
import './map.css'
import './map-drawn.css'
import './map-offers.css'
import './map-places.css'
import './map-tools.css'

const isOnMap = (id: string): boolean =>
  isSegment(id) || isVertex(id) || id in QUARTERS || (TOURISTS as readonly string[]).includes(id)

export function Board(props: Props) {
  const { view, pointing, speaker, shownSeat, seat, picture, names } = props
  const words = wordsOf(speaker)
  const svg = useRef<SVGSVGElement>(null)
  const drag = useDragDrawing(props)
  const viewport = useViewport(svg, CITY, drag.begins)
  const board = shownBoard(props)
  const mine = shownSeat === seat
  const offered = mine ? [...pointing.offered.value.keys()].filter(isOnMap) : []
  const { route, along, walking } = useRoute(props)
  useNarrowFocus(props, offered, viewport)
  useDeskFocus(props, offered, viewport)
  const { tabbed, onKeyDown } = useArrowKeys(svg, props, offered, spotOf)
  const { x, y, w, h } = viewport.box
  const layer = { ...props, tabbed }
  const chosen = mine ? pointing.pointed.value.filter(isSegment) : []
  const now = quarterNow(props)
  const corner = viewport.fitted ? null : cornerFor([...offered, ...(now ? [now] : [])], viewport.seen, viewport.size)
  const task = taskShown(props) ?? taskHovered(props)
  // These parts change only with the sheet, so they are memoised and not rendered for every move of the pointer.
  const quarters = useMemo(
    () => <Quarters board={board} seat={shownSeat} along={along} chosen={now} />,
    [board, shownSeat, along, now],
  )
  const guests = useMemo(() => <Guests board={board} seat={shownSeat} along={along} />, [board, shownSeat, along])
  const places = useMemo(
    () => <Places ancient={view.ancient} board={board} seat={shownSeat} walked={walkedBy(route)} task={task} />,
    [view.ancient, board, shownSeat, route, task],
  )
  return (
    <section
      class={`ark-board ${markerIn(shownSeat)} ${picture.question ? '' : 'quiet'}`}
      aria-label={words.say('map.sheet', { player: names[shownSeat] ?? '' })}
      {...standsFor({ place: ofSeat(shownSeat, 'map') })}
    >
      <MapOwner {...props} words={words} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer; the section has the name */}
      <svg
        ref={svg}
        class="ark-map"
        viewBox={`${x} ${y} ${w} ${h}`}
        onKeyDown={onKeyDown}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onClickCapture={drag.onClickCapture}
      >
        <Ground ancient={view.ancient} river={words.say('map.river')} />
        {quarters}
        <UniversitySign at={signAt(view.ancient, board)} name={words.say('map.university')} />
        <DrawnRoute board={board} seat={shownSeat} route={route} walking={walking} chosen={chosen} />
        {mine && <Beads {...props} />}
        {guests}
        {places}
        <Echo pointing={pointing} />
        {mine && <OfferedPlaces {...props} />}
        <Axes
          board={board}
          chosen={now}
          asking={picture.question?.op === 'choose-quarter' && mine}
          seen={viewport.seen}
        />
        {mine && <Keys {...props} />}
        {mine && <Gain {...props} />}
        <Deferred of={Areas} with={{ ...layer, pointing: props.following }} />
        {mine && <Palette {...layer} />}
      </svg>
      <div class={`map-zoom ark-zoom ${viewport.fitted ? 'fitted' : ''}`}>
        <Zoom name="minus" label={words.say('map.farther')} act={() => viewport.zoom(1 / 0.7)} />
        <Zoom name="fit" label={words.say('map.fit')} act={viewport.fit} />
        <Zoom name="plus" label={words.say('map.closer')} act={() => viewport.zoom(0.7)} />
      </div>
      {corner && (
        <button type="button" class={`ark-inset ${corner}`} onClick={viewport.fit} aria-label={words.say('map.fit')}>
          <Mini board={board} seat={shownSeat} seen={viewport.seen} />
        </button>
      )}
      {board.routed && board.steps.length > 0 && <WalkBar steps={board.steps.length} words={words} />}
    </section>
  )
}

function Zoom({ name, label, act }: { name: 'plus' | 'fit' | 'minus'; label: string; act: () => void }) {
  return (
    <button type="button" class={name} onClick={act} aria-label={label} title={label}>
      <Icon name={name} size={16} />
    </button>
  )
}

/** The task under the pointer while one is chosen. The map shows its places. */
function taskHovered({ pointing, shared, seat, shownSeat }: Props): string | null {
  const id = pointing.hovered.value
  return id !== null && id in TASKS && !shared && seat === shownSeat ? id : null
}

/**
 * The route to draw thick: the final one as far as it is named, otherwise the best one so far, with the hovered
 * segment.
 */
function useRoute(props: Props): { route: Route | null; along: ReadonlySet<string> | null; walking: boolean } {
  const board = shownBoard(props)
  const now = useForecast(props)
  const then = usePreview(props)
  const named = routeNamed(board)
  if (named) {
    const to = board.routed ? (walkedTo.value ?? named.steps.length) : named.steps.length
    const route = { start: named.start, steps: named.steps.slice(0, to) }
    return { route, along: board.routed ? alongRoute(route) : null, walking: true }
  }
  const best = then ?? (typeof now === 'string' ? null : now)
  return { route: best?.route ?? null, along: null, walking: bestShown.value }
}

/** The gain of the hovered thing, and the pencil that would draw it. */
function Gain(props: Props) {
  const now = useForecast(props)
  const then = usePreview(props)
  const hovered = props.pointing.hovered.value
  const at = hovered ? spotOf(hovered) : undefined
  if (!hovered || !at || !props.pointing.offered.value.has(hovered) || !then) return null
  const gain = then.baseVp - (typeof now === 'string' ? 0 : now.baseVp)
  return (
    <g class="gain-at">
      {isSegment(hovered) && <Icon class="cursor" name="pencil" x={at.x + 20} y={at.y - 22} size={26} />}
      <g class="gain" transform={`translate(${Math.max(at.x - 22, 40)} ${at.y + 32})`}>
        <rect x="-21" y="-12" width="42" height="24" rx="12" />
        <text y="5.5">{gain < 0 ? `−${-gain}` : `+${gain}`}</text>
      </g>
    </g>
  )
}

/** On a desk too low for the whole city, zooms to the streets of a question if there are few. */
function useDeskFocus(props: Props, offered: readonly string[], viewport: ReturnType<typeof useViewport>): void {
  const { pointing, picture, shownSeat } = props
  const { op = 'none' } = picture.question ?? {}
  const main = offered.length === 0 ? [] : segmentsThatStandOut(pointing.offered.value)
  // All quarters are shown for a choice between them, because the best one depends on the whole route.
  const asked = op === 'choose-quarter' ? [] : main.length > 0 ? main : offered
  const things = asked.flatMap((id) => spotOf(id) ?? []).map(({ x, y }) => ({ x, y, w: 0, h: 0 }))
  // Each step of a final route is a question of its own: where it goes on is offered elsewhere, across the city after a gate.
  const { length: steps } = shownBoard(props).steps
  const question = [op, pointing.pointed.value, quarterNow(props), shownSeat, steps].join(' ')
  useCloserLook(viewport, CITY, viewport.size.width > NARROW ? question : null, things, READABLE)
}

const READABLE = { scale: 1, room: 60, few: 12 } as const
const NARROW = 440

/** If streets of the whole city would be too small to point at, goes to the right place, once for every question. */
function useNarrowFocus(
  props: Props,
  offered: readonly string[],
  { size: { width, height }, goTo }: ReturnType<typeof useViewport>,
): void {
  const op = props.picture.question?.op ?? null
  const pointed = props.pointing.pointed.value.join()
  const quarter = quarterNow(props)
  const { length: steps } = shownBoard(props).steps
  const narrow = width > 0 && height > 0 && width <= NARROW
  // only a new question moves the map
  useEffect(() => {
    if (!narrow) return
    const middle = focusFor(op, quarter, offered)
    goTo(middle ? closeTo(middle, height / width) : CITY)
  }, [op, pointed, quarter, props.shownSeat, steps, narrow])
}
