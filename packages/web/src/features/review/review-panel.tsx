// The review of a finished game: a summary sentence, the chart of the lead, the costliest decisions, and the sources of points. It
// follows the step at which the replay is.

import { type Signal, useSignal } from '@preact/signals'
import { ON_SCREEN } from '@wayfare/bots/coach'
import type { Score } from '@wayfare/kernel'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { isNarrow } from '../../base/browser/media.ts'
import { go as goTo } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { useDigitKeys } from '../../base/ui/page-keys.ts'
import { Progress } from '../../base/ui/progress.tsx'
import { Tabs } from '../../base/ui/tabs.tsx'
import type { GameTableProps } from '../../board-kit/contract.ts'
import { wantsLessMotion } from '../../board-kit/motion/less-motion.ts'
import type { ReviewProps } from '../../board-kit/replay-parts.ts'
import { withSeatlessNames } from '../../board-kit/seat-names.ts'
import type { Watch } from '../../client/finished/watching.ts'
import { local } from '../../client/offline/local-wire.ts'
import { type AnalysisResult, makeReader, type Reader, type Reading } from './analysis-job.ts'
import { groupByRound, leadOf, marginOf } from './course.ts'
import { CourseChart } from './course-chart.tsx'
import { DecisionCard } from './decision-card.tsx'
import { Beads } from './decision-strip.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { stepsBy, type VerdictLabel, verdictLabels } from './verdict-label.ts'
import './review.css'

export type ReviewPanelProps = Omit<ReviewProps, 'marks'> & {
  readonly log: string
  /** The costly decisions, which the board and the slider mark. */
  readonly judged: Signal<readonly VerdictLabel[]>
}

type Part = 'decisions' | 'rounds' | 'points'

export function ReviewPanel(props: ReviewPanelProps) {
  const { log, seat, hidden } = props
  const reader = useMemo(() => makeReader(log, seat), [log, seat])
  useEffect(() => () => reader.dispose(), [reader])
  const reading = reader.reading.value
  // On a phone the parts are tabs, not columns.
  const narrow = isNarrow.value
  return (
    <main class="review scroll" tabIndex={-1} hidden={hidden} aria-label={say('replay.review')}>
      <Banner {...props} {...{ reader, reading, narrow }} />
      {'moments' in reading && reading.moments.length > 0 && <Parts {...props} {...{ narrow }} found={reading} />}
      {narrow && <Depth reading={reading} />}
    </main>
  )
}

type BannerProps = ReviewPanelProps & { readonly reading: Reading; readonly reader: Reader; readonly narrow: boolean }

function Banner({ reading, reader, narrow, ...props }: BannerProps) {
  const known = 'moments' in reading ? reading : null
  return (
    <header class="review-banner">
      <div role="status">
        <p class="review-sentence">{sentence(reading, props)}</p>
        {!narrow && <Depth reading={reading} />}
        {reading.state === 'stopped' && (
          <p class="review-depth">
            {say('review.stopped', { count: reading.decisions.length, of: reading.moments.length })}
          </p>
        )}
      </div>
      {reading.state === 'reading' && (
        <>
          <Progress
            text={say('review.progress')}
            value={known?.done}
            count={`${Math.floor((known?.done ?? 0) * 100)} %`}
          />
          <Button onClick={reader.stop}>{say('review.stop')}</Button>
        </>
      )}
      {reading.state === 'stopped' && <Button onClick={reader.goOn}>{say('review.goOn')}</Button>}
    </header>
  )
}

/** How deep the analysis went. On a phone it comes last, to leave room for the findings. */
const Depth = ({ reading }: { readonly reading: Reading }) =>
  reading.state === 'read' ? <p class="review-depth">{say('review.depth', { count: ON_SCREEN.worlds })}</p> : null

const endOf = ({ opened }: Watch): readonly Score[] => opened.scores.at(-1) ?? []

function sentence(reading: Reading, { seat, watch }: Pick<ReviewPanelProps, 'seat' | 'watch'>): string {
  if (reading.state === 'opening') return say('review.opening')
  if (reading.state === 'failed') return say('review.failed')
  if (!('moments' in reading)) return ''
  if (reading.moments.length === 0) return say('review.noChoice')
  const scores = endOf(watch)
  const result = resultText(marginOf(seat, scores), scores.find((score) => score.seat === seat)?.total ?? 0)
  if (reading.state === 'reading') return `${result} ${say('review.reading')}`
  return [...(reading.state === 'read' ? [ledText(reading)] : []), costText(reading), result]
    .filter((one) => one !== '')
    .join(' ')
}

function ledText({ seat, moments, decisions }: AnalysisResult): string {
  const lead = leadOf(seat, moments, decisions)
  if (!lead) return ''
  if (lead.kind === 'until') return say('review.ledUntil', { round: lead.round })
  if (lead.kind === 'from') return say('review.ledFrom', { round: lead.round })
  return say(lead.kind === 'all' ? 'review.ledAll' : 'review.ledNever')
}

function costText({ costly, done }: AnalysisResult): string {
  if (costly.length === 0) return done === 1 ? say('review.little') : ''
  const points = Math.round(costly.reduce((sum, { better }) => sum + better.gain.value, 0))
  return say('review.cost', { count: costly.length, points })
}

function resultText(margin: number | null, total: number): string {
  if (margin === null) return say('review.alone', { points: total })
  if (margin === 0) return say('review.level')
  return say(margin > 0 ? 'review.won' : 'review.lost', { points: Math.abs(margin) })
}

/** Moves the replay to a decision. If the board is visible and motion is wanted, the move before it is animated. */
function goThere({ watch, hidden }: Pick<ReviewPanelProps, 'watch' | 'hidden'>, step: number): void {
  if (hidden && !wantsLessMotion()) watch.playTo(step)
  else watch.go(step)
}

type PartsProps = ReviewPanelProps & {
  readonly found: AnalysisResult & { readonly state: string }
  readonly narrow: boolean
}

function Parts(props: PartsProps) {
  const { found, watch, names, game, table, speaker, info, seat, narrow, judged } = props
  const part = useSignal<Part>('decisions')
  const step = watch.step.value
  const stepOf = useMemo(() => stepsBy(watch.opened.rows), [watch])
  const scores = endOf(watch)
  // Digit keys jump to the costliest decisions.
  useDigitKeys(found.costly, ({ row }) => goThere(props, stepOf(row)))
  useEffect(() => {
    judged.value = verdictLabels(found, stepOf)
    const [first] = judged.value
    // The replay jumps to the costliest decision, unless the person has already moved it.
    if (first && watch.step.peek() === 0) watch.go(first.step)
  }, [JSON.stringify(found.costly.map(({ row }) => row))])
  const shared = { found, step, stepOf, go: watch.go }
  const called = withSeatlessNames(names, game?.beside?.(table) ?? [])
  const course = <CourseChart {...shared} names={called} scores={scores} steps={watch.opened.steps} />
  const cards = <Cards {...props} stepOf={stepOf} />
  const beads = <Beads {...shared} />
  const score = scores.find((one) => one.seat === seat)
  const sources = score && <SourcesPanel {...{ score, speaker }} game={info.game} />
  if (!narrow)
    return (
      <div class="review-parts">
        <div class="review-column">
          {course}
          {cards}
        </div>
        <div class="review-column">
          {beads}
          {sources}
        </div>
      </div>
    )
  return (
    <>
      {course}
      <Tabs
        label={say('review.tabs')}
        current={part.value}
        onSelect={(next) => {
          part.value = next
        }}
        tabs={[
          { id: 'decisions', label: say('review.tabDecisions') },
          { id: 'rounds', label: say('review.tabRounds') },
          { id: 'points', label: say('review.tabPoints') },
        ]}
      >
        {part.value === 'decisions' ? cards : part.value === 'rounds' ? beads : sources}
      </Tabs>
    </>
  )
}

const None = () => <p class="review-none">{say('review.none')}</p>

/** A placeholder for the cards: which decisions cost most is known only when all have been analysed. */
const ToCome = () => (
  <div class="review-cards review-to-come">
    <p>{say('review.toCome')}</p>
    {[1, 2, 3].map((number) => (
      <span key={number} class="review-card" aria-hidden="true">
        <i class="review-disc">{number}</i>
      </span>
    ))}
  </div>
)

type CardsProps = ReviewPanelProps & {
  readonly found: AnalysisResult & { readonly state: string }
  stepOf(row: number): number
}

/** Width in pixels of the frame around the current card. */
const EDGE = 3

/** The cards of the costliest decisions. On a phone they are a strip to swipe, which scrolls to the decision that the replay shows. */
function Cards({ found, watch, speaker, game, log, seat, bots, stepOf, ...props }: CardsProps) {
  const box = useRef<HTMLDivElement>(null)
  const at = found.costly.findIndex(({ row }) => stepOf(row) === watch.step.value)
  useEffect(() => {
    const card = box.current?.children[at] as HTMLElement | undefined
    if (card && box.current) box.current.scrollTo({ left: card.offsetLeft - box.current.offsetLeft - EDGE })
  }, [at, props.hidden])
  if (found.costly.length === 0) return found.state === 'read' ? <None /> : <ToCome />
  const when = (row: number): string => {
    for (const { round, items } of groupByRound(found.moments)) {
      const nth = items.findIndex((one) => one.row === row)
      if (nth >= 0) return say('review.when', { round, number: nth + 1 })
    }
    return ''
  }
  const tryFrom = async (row: number) => {
    const back = location.pathname + location.search + location.hash
    const id = await local.practise({ log, at: row, seat, bots, language: language.value, back })
    goTo(`/local/${id}`)
  }
  const before = async (row: number): Promise<GameTableProps> => {
    const picture = await props.player.request('picture', { step: stepOf(row), eyes: seat })
    return { ...props.table, seat, shownSeat: seat, view: picture.view, picture, told: [] }
  }
  // The board is shown as the deciding player saw it, with their own cards.
  const show = () => {
    watch.eyes.value = seat
    props.show()
  }
  return (
    <div class="review-cards" ref={box}>
      {found.costly.map((decision, i) => (
        <DecisionCard
          key={decision.row}
          {...{ decision, speaker, show }}
          // Two boards on one page share the ids of their SVG drawings, so a hidden panel draws none.
          game={props.hidden ? null : game}
          before={() => before(decision.row)}
          go={watch.go}
          number={i + 1}
          when={when(decision.row)}
          step={stepOf(decision.row)}
          current={i === at}
          tryFrom={() => tryFrom(decision.row)}
        />
      ))}
    </div>
  )
}
