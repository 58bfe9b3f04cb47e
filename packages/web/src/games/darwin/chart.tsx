// The chart: the sea route with the Beagle and its goals, three islands, and the theory track.

import { useSignal } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { Deferred } from '../../board-kit/deferred.tsx'
import { useArrowKeys } from '../../board-kit/use-arrow-keys.ts'
import { useViewport } from '../../board-kit/use-viewport.ts'
import { Ground } from './chart-ground.tsx'
import { Goals, Ribbons } from './chart-marks.tsx'
import { Areas, Halos, isOnChart, Keys, LagsThen, Rings, spotOn, Way } from './chart-offers.tsx'
import { Pieces } from './chart-pieces.tsx'
import { GoalAreas, GoalSlip, Preview } from './chart-preview.tsx'
import { Ruler } from './chart-ruler.tsx'
import { Stops } from './chart-stops.tsx'
import { type Beyond, figureSize, offeredBeyond, useFocus } from './chart-viewport.ts'
import { CHART } from './geometry.ts'
import { type Props, pieceClass, shownBoard } from './props.ts'
import { type Words, wordsOf } from './words.ts'
import '../../board-kit/map-zoom.css'
import './chart.css'
import './chart-offers.css'
import './chart-ruler.css'
import './chart-tools.css'

const NEVER = () => false

export function Chart(props: Props) {
  const { view, pointing, speaker, picture, shownSeat } = props
  const words = wordsOf(speaker)
  const svg = useRef<SVGSVGElement>(null)
  const viewport = useViewport(svg, CHART, NEVER)
  const board = shownBoard(props)
  const offered = [...pointing.offered.value.keys()].filter((id) => isOnChart(props, id))
  const spot = (id: string) => spotOn(props, id)
  const spots = offered.flatMap((id) => spot(id) ?? [])
  useFocus(props, board, spots, viewport)
  const beyond = offeredBeyond(spots, viewport)
  const { tabbed, onKeyDown } = useArrowKeys(svg, props, offered, spot)
  const looked = useSignal<(typeof view.goals)[number] | null>(null)
  const { x, y, w, h } = viewport.box
  const looks = useMemo(() => view.boards.map((_, board) => pieceClass(board)), [view.boards.length])
  const ground = useMemo(() => <Ground north={words.say('chart.north')} />, [words])
  return (
    <section class={`dar-chart ${picture.question ? '' : 'quiet'}`} aria-label={words.say('chart.title')}>
      <div class="dar-sheet">
        <div class="dar-chart-frame">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer; the section has the name */}
          <svg
            ref={svg}
            class="dar-map"
            viewBox={`${x} ${y} ${w} ${h}`}
            style={`--figure: ${figureSize(viewport)}px`}
            onKeyDown={onKeyDown}
          >
            {ground}
            <Way props={props} board={board} />
            <Halos {...props} />
            <LagsThen props={props} board={board} />
            <Goals goals={view.goals} scored={view.scored} round={view.round} per={words.say('chart.per')} />
            <Stops tokens={view.tokens} camps={view.camps} looks={looks} studied={board.studied} />
            <Rings {...props} />
            <Ribbons crossed={view.ribbons} ends={view.ends} />
            <Pieces boards={view.boards} looks={looks} beagle={view.beagle} tokens={view.tokens} shown={shownSeat} />
            <Keys {...props} />
            <GoalAreas goals={view.goals} looked={looked} />
            <Deferred of={Areas} with={{ ...props, pointing: props.following, tabbed }} />
          </svg>
        </div>
        <Preview props={props} board={board} seen={viewport.seen} />
        <GoalSlip props={props} looked={looked} seen={viewport.seen} />
        {SIDES.map((side) => (
          <Farther key={side} side={side} beyond={beyond[side]} words={words} goTo={viewport.goTo} />
        ))}
        <div class="map-zoom dar-zoom">
          <Zoom sign="M5 12h14" label={words.say('chart.farther')} act={() => viewport.zoom(1 / 0.7)} />
          <Zoom sign="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" label={words.say('chart.fit')} act={viewport.fit} />
          <Zoom sign="M5 12h14M12 5v14" label={words.say('chart.closer')} act={() => viewport.zoom(0.7)} />
        </div>
      </div>
      <Ruler
        boards={view.boards}
        looks={looks}
        shown={shownSeat}
        width={viewport.size.width}
        name={words.say('chart.theory')}
      />
    </section>
  )
}

const SIDES = ['west', 'east'] as const

type FartherProps = {
  readonly side: (typeof SIDES)[number]
  readonly beyond: Beyond | null
  readonly words: Words
  goTo(box: Beyond['box']): void
}

/** A button at the edge that moves the chart to offered spaces out of view, because a phone cannot show all islands at once. */
function Farther({ side, beyond, words, goTo }: FartherProps) {
  if (!beyond) return null
  return (
    <button
      type="button"
      class={`dar-farther ${side}`}
      aria-label={words.say(`chart.${side}`, { n: beyond.n })}
      onClick={() => goTo(beyond.box)}
    >
      {beyond.n}
    </button>
  )
}

function Zoom({ sign, label, act }: { readonly sign: string; readonly label: string; act(): void }) {
  return (
    <button type="button" onClick={act} aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}
