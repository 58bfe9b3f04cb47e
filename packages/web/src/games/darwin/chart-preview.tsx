// What the hovered space would bring, on a slip beside it.

import { STOPS, type StopId, stopOf } from '@wayfare/darwin/tables'
import type { Box } from '../../table/use-viewport.ts'
import { rowOf, type Sign, signsOf } from './chart-bits.ts'
import { pieceFor } from './chart-offers.tsx'
import { Signs } from './chart-stops.tsx'
import { isCamp, isStop, placeOf, stopOfCamp, stopsBetween } from './geometry.ts'
import { Icon, SpecimenPicture } from './icon.tsx'
import type { BoardView, Props } from './props.ts'
import { type Words, wordsOf } from './words.ts'

type PreviewProps = { readonly props: Props; readonly board: BoardView; readonly seen: Box }

export function Preview({ props, board, seen }: PreviewProps) {
  const { pointing, speaker, view } = props
  const id = pointing.hovered.value
  if (id === null || !pointing.offered.value.has(id) || !(isStop(id) || isCamp(id))) return null
  const stop = isStop(id) ? id : stopOfCamp(id)
  const { x, y } = placeOf(stop)
  const [left, top] = [((x - seen.x) / seen.w) * 100, ((y - seen.y) / seen.h) * 100]
  const [sideways, below] = [left < 22 ? 'start' : left > 78 ? 'end' : '', top < 45 ? 'below' : '']
  const way = isStop(id) ? stopsBetween(pieceFor(board, stop) ?? stop, stop) : []
  return (
    <div class={`dar-slip ${sideways} ${below}`} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">
      <b>{speaker.sayThing(id)}</b>
      <Gives view={view} stop={stop} />
      <OnTheWay view={view} way={way} words={wordsOf(speaker)} />
    </div>
  )
}

function Gives({ view, stop }: { readonly view: Props['view']; readonly stop: StopId }) {
  const specimen = view.tokens[stop]
  if (specimen)
    return (
      <span>
        <Icon name="study" />
        <SpecimenPicture of={specimen} size={26} />
      </span>
    )
  const signs = signsOf(stopOf(stop).acts)
  return signs.length > 0 ? <SignRow signs={signs} /> : null
}

function SignRow({ signs }: { readonly signs: readonly Sign[] }) {
  const width = rowOf(signs).width + 4
  return (
    <svg class="dar-signs" viewBox={`${-width / 2} -12 ${width} 24`} width={width} height="24" aria-hidden="true">
      <Signs signs={signs} y={0} />
    </svg>
  )
}

/** Golden ribbons that are still there, and islands to land on. */
function OnTheWay({ view, way, words }: { view: Props['view']; way: readonly StopId[]; words: Words }) {
  const stops = STOPS.filter(({ id }) => id !== way[0] && way.includes(id))
  const points = stops.reduce((sum, { id, ribbon }) => sum + (view.ribbons.includes(id) ? 0 : ribbon), 0)
  const steps = Math.max(way.length - 1, 0)
  return (
    <>
      {points > 0 && (
        <span class="ribbon">
          <Icon name="pennant" size={16} /> +{points}
        </span>
      )}
      {steps > 0 && <small>{words.say('chart.steps', { n: steps })}</small>}
    </>
  )
}
