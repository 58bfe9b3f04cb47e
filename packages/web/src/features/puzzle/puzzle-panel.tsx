// The panel beside the board of a puzzle: the task, the result of the last attempt with its losses, and earlier
// attempts.

import { useSignal } from '@preact/signals'
import type { Puzzle, PuzzleVerdict } from '@wayfare/bots/puzzles'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useState } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { type Companion, CompanionPicture } from '../../board-kit/companion.tsx'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { useColumn } from '../../board-kit/side-column.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { gameOf, partsOf } from '../../games/index.ts'
import { BestLine } from './best-line.tsx'
import { Calendar } from './calendar.tsx'
import { PanelPart } from './panel-part.tsx'
import type { SolutionSteps } from './solution-steps.ts'
import { Stars } from './stars.tsx'
import type { JudgedAttempt } from './use-verdict.ts'
import './puzzle.css'

type Props = {
  readonly puzzle: Puzzle
  readonly game: string
  readonly number: number
  readonly count: number
  readonly day: string | null
  readonly source: TableSource
  readonly judged: JudgedAttempt
  /** The state of the best line while that is being played; null while the person plays. */
  readonly solution: SolutionSteps | null
  again(): void
  playSolution(): void
}

export function PuzzlePanel(props: Props) {
  const { game } = props
  const parts = useSignal<GameSpeaker | null>(null)
  useEffect(() => {
    void speakerOf(game, language.value, []).then((speaker) => {
      parts.value = speaker
    })
  }, [game, language.value])
  return parts.value ? <Panel {...props} speaker={parts.value} /> : null
}

function Panel(props: Props & { readonly speaker: GameSpeaker }) {
  const { puzzle, game, number, count, day, judged, solution, speaker } = props
  const { verdict, judging, attempts } = judged
  const column = useColumn()
  const open = useSignal(true)
  const sayMove = (move: string) => speaker.sayMove({ move })
  return (
    <aside
      class="puzzle"
      data-theme={gameOf(game).theme}
      data-place={column ? 'column' : 'sheet'}
      data-open={open.value}
      style={column ?? undefined}
      aria-labelledby="puzzle-title"
    >
      <header>
        <div>
          <small>{day ? say('puzzle.today') : say('puzzle.number', { number })}</small>
          <h2 id="puzzle-title">{say('puzzle.title')}</h2>
        </div>
        {!column && (
          <IconButton
            icon={open.value ? 'down' : 'up'}
            size="small"
            aria-expanded={open.value}
            label={say('puzzle.title')}
            onClick={() => (open.value = !open.value)}
          />
        )}
      </header>
      <div class="puzzle-body scroll">
        <div role="status">
          {judging && <p>{say('puzzle.judging')}</p>}
          {verdict && <VerdictText {...{ verdict, puzzle, game, said: sayMove }} />}
        </div>
        {!verdict && !solution && <Task puzzle={puzzle} />}
        {verdict && <Steps {...{ verdict, said: sayMove }} />}
        {attempts.shown && <BestLine {...{ puzzle, said: sayMove }} done={solution?.done ?? null} />}
        <PanelPart heading={say('puzzle.attempts')}>
          {attempts.points.length === 0 ? (
            <p class="puzzle-note">{say('puzzle.noAttempt')}</p>
          ) : (
            <p class="puzzle-attempts">
              {attempts.points.map((points, i) => (
                <span key={i}>{points}</span>
              ))}
              <Stars count={attempts.stars} />
            </p>
          )}
          {attempts.shown && <p class="puzzle-note">{say('puzzle.fixed')}</p>}
        </PanelPart>
        {day && <Calendar key={attempts.points.length} game={game} day={day} />}
        <nav class="puzzle-all" aria-label={say('puzzle.all')}>
          {Array.from({ length: count }, (_, i) => (
            <a
              key={i}
              class="button button-small button-plain"
              href={`/puzzle/${game}/${i + 1}`}
              aria-current={number === i + 1 ? 'page' : undefined}
              aria-label={say('puzzle.number', { number: i + 1 })}
            >
              {i + 1}
            </a>
          ))}
        </nav>
      </div>
      <Answers {...props} />
    </aside>
  )
}

/** The buttons for the next step: another attempt, or the best line. */
function Answers({ puzzle, judged, solution, source, again, playSolution }: Props) {
  const { verdict, attempts, reveal } = judged
  const begun = verdict !== null || solution !== null || (source.shown.value?.picture?.undo ?? 0) > 0
  return (
    <footer>
      {solution && solution.done < puzzle.solution.length && (
        <Button kind="primary" icon="right" onClick={solution.next}>
          {say('puzzle.next')}
        </Button>
      )}
      {begun && (
        <Button kind={verdict ? 'primary' : 'plain'} icon="undo" onClick={again}>
          {say('puzzle.again')}
        </Button>
      )}
      {verdict && !attempts.shown && (
        <Button onClick={reveal} title={say('puzzle.fixes')}>
          {say('puzzle.solution')}
        </Button>
      )}
      {attempts.shown && !solution && (
        <Button icon="play" onClick={playSolution}>
          {say('puzzle.play')}
        </Button>
      )}
    </footer>
  )
}

function Task({ puzzle: { stars } }: { readonly puzzle: Puzzle }) {
  return (
    <section>
      <p>{say('puzzle.how')}</p>
      <ul class="puzzle-goals">
        {stars.map((points, i) => (
          <li key={i}>
            <Stars count={i + 1} of={i + 1} />
            <b aria-hidden="true">{points}</b>
            <span class="visually-hidden">{say('puzzle.starsFrom', { stars: i + 1, points })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SayMove = (move: string) => string

type VerdictProps = { readonly verdict: PuzzleVerdict; readonly puzzle: Puzzle; readonly game: string; said: SayMove }

function VerdictText({ verdict, puzzle, game, said }: VerdictProps) {
  const { points, stars, losses, instead } = verdict
  const [first, ...others] = losses
  /** The companion of the guided game also comments on puzzles. */
  const [companion, setCompanion] = useState<Companion>()
  useEffect(() => void partsOf(game).then((parts) => setCompanion(parts.companion)), [game])
  return (
    <section class="puzzle-verdict">
      <div class="puzzle-points">
        {companion && <CompanionPicture who={companion} part="whole" />}
        <p>
          <Stars count={stars} size={24} />
          <b>{say('puzzle.points', { points, best: puzzle.best })}</b>
        </p>
      </div>
      {!first && <p>{say('puzzle.found')}</p>}
      {first && (
        <p>
          {say('puzzle.lost', { at: first.at + 1, best: puzzle.best, move: said(first.move), left: first.left })}
          {others.map(({ at, lost }) => ` ${say('puzzle.alsoLost', { at: at + 1, lost })}`)}
        </p>
      )}
      {first && instead.length > 0 && stars > 0 && puzzle.best - points <= 1 && (
        <p class="puzzle-note">{say('puzzle.instead', { moves: instead.slice(0, 1).map(said).join(' · ') })}</p>
      )}
    </section>
  )
}

/** The moves that were played with their gains. A step that lost something says so. */
function Steps({ verdict: { steps, losses }, said }: { readonly verdict: PuzzleVerdict; said: SayMove }) {
  return (
    <PanelPart heading={say('puzzle.steps')}>
      <ol class="puzzle-steps">
        {steps.map(({ move, points }, i) => {
          const loss = losses.find(({ at }) => at === i)
          return (
            <li key={i} data-loss={loss !== undefined}>
              <span>{said(move)}</span>
              {points !== 0 && <b>{points > 0 ? say('puzzle.gain', { points }) : `−${-points}`}</b>}
              {loss && <small>{say('puzzle.lossHere', { lost: loss.lost })}</small>}
            </li>
          )
        })}
      </ol>
    </PanelPart>
  )
}
