// The points of the best route so far, line by line, and the effect of the Ancient One on it.

import {
  ANCIENTS,
  CALLS,
  type CallId,
  COLOURS,
  highestFailure,
  isSegment,
  lowestSuccess,
  rewardAlong,
  SEGMENTS,
  TOURISTS,
} from '@wayfare/arkham/tables'
import type { ComponentChildren } from 'preact'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { numbersTo } from './ancient.tsx'
import { AncientPicture } from './ancient-pictures.tsx'
import { mayFollow } from './follow.ts'
import { FollowBest } from './follow-best.tsx'
import type { Forecast } from './forecast.ts'
import { Icon, TouristGlyph } from './icons.tsx'
import { markerIn } from './marker.ts'
import { type BoardView, isTaskKnown, type Props, shownBoard } from './props.ts'
import { RouteLines } from './route-lines.tsx'
import { segmentsOf, type Tally, tallyNamed, tallyOf } from './tally.ts'
import { useForecast, usePreview } from './use-forecast.ts'
import { bestShown, isFerry, isLink } from './walk.ts'
import { type Words, wordsOf } from './words.ts'
import './map-drawn.css'
import './map-offers.css'
import './panels.css'
import './panels-score-preview.css'

export function ScorePreview(props: Props) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  const score = props.picture.scores[props.shownSeat]
  const now = useForecast(props)
  const then = usePreview(props)
  const named = board.start !== null && score !== undefined
  const best = typeof now === 'string' ? null : now
  const shown = then ?? best
  const tally = named ? tallyNamed(board, score) : shown && tallyOf(shown)
  const before = named ? null : then && best ? tallyOf(best) : null
  const steps = named ? board.steps : (shown?.route.steps ?? [])
  const title = named ? (props.picture.over ? 'outlook.result' : 'outlook.final') : 'outlook.title'
  return (
    <div class={`ark-outlook ${markerIn(props.shownSeat)}`} {...standsFor({ kind: 'route' })}>
      <h3 class="ark-label">{words.say(title)}</h3>
      {!tally ? (
        <p class="ark-empty">{words.say(now === 'unknown' ? 'outlook.thinking' : 'outlook.none')}</p>
      ) : (
        <>
          <p class="ark-total">
            <b {...standsFor({ place: ofSeat(props.shownSeat, 'points') })}>{tally.total}</b>
            {before && before.total !== tally.total && (
              <small>{words.say('outlook.was', { points: before.total })}</small>
            )}
          </p>
          <p class="ark-caption">
            {words.say('outlook.here', {
              segments: segmentsOf(steps),
              links: steps.filter(isLink).length,
              ferries: steps.filter(isFerry).length,
            })}
          </p>
          {!named && shown?.exact === false && <p class="ark-caption">{words.say('outlook.not-exact')}</p>}
          <Lines tally={tally} before={before} words={words} props={props} />
          <Risk {...props} words={words} shown={named ? null : shown} />
        </>
      )}
      {best && mayFollow(props) && <FollowBest {...props} route={best.route} />}
      {!named && shown && (
        <button
          type="button"
          class="ark-toggle"
          aria-pressed={bestShown.value}
          onClick={() => {
            bestShown.value = !bestShown.value
          }}
        >
          <Icon name="task" size={16} />
          {words.say(bestShown.value ? 'outlook.hide' : 'outlook.show')}
        </button>
      )}
      <RouteLines words={words} final={named} />
    </div>
  )
}

function Lines({ tally, before, words, props }: { tally: Tally; before: Tally | null; words: Words; props: Props }) {
  const points = (from: Tally, type: (typeof TOURISTS)[number]): number => from.kinds[type][0] * from.kinds[type][1]
  const most = Math.max(20, tally.stars[1], tally.task, tally.ancient, ...TOURISTS.map((type) => points(tally, type)))
  const line = (
    key: string,
    name: string,
    sign: ComponentChildren,
    sum: ComponentChildren,
    value: number | null,
    was: number | undefined,
    colour: string,
  ) => (
    <li key={key} class={colour}>
      <span class="ark-sign" role="img" aria-label={name}>
        {sign}
      </span>
      <span class="ark-sum">{sum}</span>
      <span class="ark-bar">
        <i style={{ width: `${Math.round(((value ?? 0) / most) * 100)}%` }} />
      </span>
      <b>{value ?? '?'}</b>
      <em>
        {was !== undefined && value !== null && value !== was
          ? `${value > was ? '+' : '−'}${Math.abs(value - was)}`
          : ''}
      </em>
    </li>
  )
  const score = (part: string): string => props.speaker.sayScore(part)
  return (
    <ul class="ark-lines">
      {TOURISTS.map((type) => {
        const [tourists, quarters] = tally.kinds[type]
        const sum = words.say('outlook.kind', { tourists, quarters })
        return line(
          type,
          score(type),
          <TouristGlyph type={type} size={15} />,
          sum,
          points(tally, type),
          before ? points(before, type) : undefined,
          `c-${COLOURS[type]}`,
        )
      })}
      {line(
        'stars',
        score('stars'),
        <Icon name="star" size={15} />,
        words.say('outlook.stars', { count: tally.stars[0] }),
        tally.stars[1],
        before?.stars[1],
        'c-yellow',
      )}
      {line(
        'task',
        score('task'),
        <Icon name="task" size={15} />,
        words.say('outlook.task'),
        isTaskKnown(props) ? tally.task : null,
        before?.task,
        'c-mine',
      )}
      {tally.ancient !== 0 &&
        line(
          'ancient',
          score('ancient'),
          <Icon name="madness" size={15} />,
          words.say('outlook.ancient'),
          tally.ancient,
          undefined,
          'c-violet',
        )}
    </ul>
  )
}

function Risk({ shown, words, ...props }: Props & { shown: Forecast | null; words: Words }) {
  const { view, speaker } = props
  const board = shownBoard(props)
  const steps = shown?.route.steps ?? board.steps
  const [links, ferries] = [steps.filter(isLink).length, steps.filter(isFerry).length]
  const madness = shown ? shown.madness : board.madness
  if (!shown && !board.routed) return null
  const fails = highestFailure(view.ancient, madness)
  const name = speaker.sayThing(view.ancient)
  const route = { tourists: touristsAlong(board, steps), called: calledBy(board), madness, links }
  const each = rewardAlong(view.ancient, route)
  const byLinks = links * ANCIENTS[view.ancient].linkMadness
  const horror = shown ? shown.horror : madness - ferries - byLinks
  return (
    <div class="ark-risk">
      <p>
        <Icon name="madness" size={20} />
        <span>
          <b>{words.say('outlook.madness', { madness })}</b>
          {': '}
          {words.say('outlook.madness-from', { horror, links: byLinks, ferries })}{' '}
          {fails === 0
            ? words.say('outlook.fails-never', { name })
            : words.say('outlook.fails-on', { name, numbers: numbersTo(fails) })}
        </span>
      </p>
      {each !== null && (
        <p>
          <AncientPicture id={view.ancient} class="small" />
          <b>{words.say('outlook.success', { points: each })}</b>
        </p>
      )}
      <Odds fails={fails} blessed={board.blessed} words={words} />
    </div>
  )
}

function touristsAlong({ tourists }: BoardView, steps: readonly string[]): BoardView['tourists'] {
  const along = new Set<string>(steps.filter(isSegment).flatMap((id) => SEGMENTS[id].along))
  return Object.fromEntries(Object.entries(tourists).filter(([id]) => along.has(id)))
}

/** The called type, for viewers who know it. */
const calledBy = ({ call: [card] }: BoardView) => (card ? CALLS[card as CallId] : null)

function Odds({ fails, blessed, words }: { fails: number; blessed: boolean; words: Words }) {
  const from = lowestSuccess(fails, blessed)
  return (
    <div class="ark-odds" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <i key={number} class={number <= fails ? 'f' : number >= from ? 's' : ''}>
          {number}
        </i>
      ))}
      {fails > 0 && <span class={`span-${fails}`}>{words.say('encounter.fails')}</span>}
      {from > fails + 1 && <span class={`span-${from - fails - 1}`}>{words.say('encounter.nothing')}</span>}
      <span class={`span-${7 - from}`}>{words.say('encounter.succeeds')}</span>
    </div>
  )
}
