import type { MoveLine, Suggestion } from '@wayfare/bots/coach'
import type { Offered, Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useId, useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { moveOf } from '../../board-kit/moves.ts'
import { expectedOf, reasonsFor, type ScoreGain, sayGains } from '../../board-kit/suggestion-verdict.ts'
import { isMoved } from './is-mouse-move.ts'
import { makePressGuard } from './press-guard.ts'

type Props = {
  readonly way: MoveLine
  readonly number: number
  /** All suggestions with their figures; empty while it is too early to give any. */
  readonly all: readonly Suggestion[]
  /** True if there are enough results to show how much they vary. */
  readonly spread: boolean
  numberOf(way: MoveLine): number
  /** The number of its steps that have been made. */
  readonly made: number
  readonly chosen: boolean
  /** The step that can be made now. */
  readonly next: Offered | undefined
  readonly speaker: GameSpeaker
  readonly picture: Picture
  choose(): void
  play(): void
  /** On a phone, true if the panel is folded so that the board can be seen. */
  readonly folded: boolean
  show(): void
  unfold(): void
}

export function WayRow({ way, number, all, spread, numberOf, made, chosen, next, ...rest }: Props) {
  const { speaker, picture, choose, play, folded, show, unfold } = rest
  const id = useId()
  const found = all.find(({ main }) => main === way.main)
  const said = (move: string) => speaker.sayMove({ move }, picture.view)
  return (
    <li class="coach-way" data-chosen={chosen} onPointerMove={(event) => isMoved(event) && choose()}>
      <button type="button" class="coach-way-head" aria-pressed={chosen} aria-describedby={id} onClick={choose}>
        <span class="coach-disc">{number}</span>
        <span class="coach-name">{said(way.main)}</span>
        {found && <b class="coach-points">{Math.round(found.points.value)}</b>}
      </button>
      {found && spread && <Range way={found} all={all} />}
      <p class="coach-why" id={id}>
        {found && spread && <span class="visually-hidden">{expected(found)} </span>}
        {found && made === 0 && reason(found, all, numberOf, speaker)}
      </p>
      {chosen && next && (
        <div class="coach-do">
          <Step last={made > 0 && made === way.moves.length - 1} move={next.move} play={play}>
            {next.move === way.main ? say('coach.play') : speaker.sayMove(next, picture.view)}
          </Step>
          <Button class="coach-fold" size="small" icon={folded ? 'log' : 'fit'} onClick={folded ? unfold : show}>
            {say(folded ? 'coach.unfold' : 'coach.show')}
          </Button>
          <Then steps={way.moves.slice(made + 1)} said={said} />
        </div>
      )}
    </li>
  )
}

type StepProps = {
  /** True for the last step, which usually ends the turn and appears in the place of the step before it. */
  readonly last: boolean
  readonly move: string
  play(): void
  readonly children: string
}

/** The duration for which `coach-last` fades in. */
const PAUSE_MS = 600

function Step({ last, move, play, children }: StepProps) {
  const press = useMemo(() => makePressGuard(last ? PAUSE_MS : 0, performance.now()), [move, last])
  return (
    <Button
      kind="mine"
      size="small"
      icon="play"
      class={last ? 'coach-last' : undefined}
      move={move}
      onClick={() => press(performance.now()) && play()}
    >
      {children}
    </Button>
  )
}

/** The most steps that are listed; nobody reads more. Payments are no steps of their own. */
const TOLD = 3

function Then({ steps, said }: { readonly steps: readonly string[]; said(move: string): string }) {
  const told = [...new Set(steps.filter((move) => moveOf(move).verb !== 'pay').map(said))]
  if (told.length === 0) return null
  const moves = told.slice(0, TOLD).join(' · ') + (told.length > TOLD ? ' …' : '')
  return <small>{say('coach.then', { moves })}</small>
}

const expected = (way: Suggestion): string => say('coach.expected', expectedOf(way))

function reason(
  way: Suggestion,
  all: readonly Suggestion[],
  numberOf: (way: MoveLine) => number,
  speaker: GameSpeaker,
): string {
  const other = way === all[0] ? all[1] : all[0]
  if (!other) return ''
  const number = numberOf(other)
  const ahead = way.behind ? -way.behind.value : (other.behind?.value ?? 0)
  const { more, less } = reasonsFor(way, ahead)
  const parts = (gains: readonly ScoreGain[]) => sayGains(gains, speaker)
  return [
    ...(more.length > 0 ? [say('coach.more', { number, parts: parts(more) })] : []),
    ...(less.length > 0
      ? [say(more.length > 0 ? 'coach.less' : 'coach.lessThan', { number, parts: parts(less) })]
      : []),
  ].join(' ')
}

/** The range of results, and its middle half, on a scale that all suggestions share. */
function Range({ way, all }: { readonly way: Suggestion; readonly all: readonly Suggestion[] }) {
  const low = Math.min(...all.map(({ range }) => range.low)) - 1
  const high = Math.max(...all.map(({ range }) => range.high)) + 1
  const at = (value: number): string => `${((value - low) / (high - low)) * 100}%`
  const { low: from, high: to } = expectedOf(way)
  return (
    <span class="coach-range" aria-hidden="true">
      <span class="coach-scale">
        <span class="coach-reach" style={{ left: at(way.range.low), right: `calc(100% - ${at(way.range.high)})` }} />
        <span class="coach-middle" style={{ left: at(way.middle.low), right: `calc(100% - ${at(way.middle.high)})` }} />
        <span class="coach-mean" style={{ left: at(way.points.value) }} />
      </span>
      <span>{say('coach.range', { low: from, high: to })}</span>
    </span>
  )
}
