// The card of a costly decision: the move that was played, the better one, the difference in points, and a way to try
// it.

import { useSignal } from '@preact/signals'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useId, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { moveOf } from '../../board-kit/moves.ts'
import { gainsOf } from '../../board-kit/suggestion-verdict.ts'
import { problemText } from '../../client/online/problem.ts'
import type { AnalysisResult } from './analysis-job.ts'
import { BoardCrop } from './board-crop.tsx'
import type { Main } from './messages.ts'
import { rangeOf } from './range.ts'

type Props = {
  readonly decision: AnalysisResult['costly'][number]
  readonly number: number
  readonly when: string
  /** The step of the replay before the decision. */
  readonly step: number
  readonly current: boolean
  readonly speaker: GameSpeaker
  readonly game: GameTable | null
  /** Loads the table as it was before the decision. */
  before(): Promise<GameTableProps>
  go(step: number): void
  show(): void
  /** Starts a practice game from here. Rejects with a sentence if that is not possible. */
  tryFrom(): Promise<void>
}

export function DecisionCard(props: Props) {
  const { decision, number, when, step, current, speaker, go, show, tryFrom } = props
  const { made, better, about } = decision
  const busy = useSignal(false)
  const trouble = useSignal('')
  const id = useId()
  const [table, setTable] = useState<GameTableProps | null>(null)
  useEffect(() => void props.before().then(setTable), [decision.row])
  const { value, close } = better.gain
  const range = rangeOf(better.gain)
  const begin = async () => {
    busy.value = true
    try {
      await tryFrom()
    } catch (error) {
      trouble.value = problemText(error)
    } finally {
      busy.value = false
    }
  }
  return (
    <article class="review-card" data-current={current} aria-labelledby={id} aria-current={current}>
      <header>
        <span class="review-disc">{number}</span>
        <div>
          <h3>
            <button type="button" class="review-to" id={id} onClick={() => go(step)}>
              {when}
            </button>
          </h3>
          <small>{say('review.move', { at: step + 1 })}</small>
        </div>
        <p class="review-loss">
          <b>−{Math.round(value)}</b>
          <small>
            {[...(range ? [say('review.range', range)] : []), ...(close ? [say('review.close')] : [])].join(' · ')}
          </small>
        </p>
      </header>
      {about?.shared && <p class="review-why">{say('review.shared', { move: speaker.sayMove(about.shared) })}</p>}
      <div class="review-pair">
        <Side {...props} table={table} kind="made" main={about?.made} line={made} />
        <Icon name="right" size={18} />
        <Side {...props} table={table} kind="better" main={about?.better} line={better.moves} />
      </div>
      <p class="review-why">{gainsText(better.why, speaker)}</p>
      {trouble.value && (
        <p class="review-trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <footer>
        <Button kind={current ? 'primary' : 'plain'} icon="undo" busy={busy.value} onClick={() => void begin()}>
          {say('review.try')}
        </Button>
        <Button
          onClick={() => {
            go(step)
            show()
          }}
        >
          {say('review.show')}
        </Button>
      </footer>
    </article>
  )
}

type SideProps = Pick<Props, 'speaker' | 'game'> & {
  readonly table: GameTableProps | null
  readonly kind: 'made' | 'better'
  readonly main: Main | undefined
  readonly line: readonly string[]
}

/** The most steps that are listed; nobody reads more. Payments and the end of a turn are no steps of their own. */
const TOLD = 3
const UNTOLD: ReadonlySet<string> = new Set(['pay', 'end'])

function Side({ kind, main, line, speaker, game, table }: SideProps) {
  const sayMove = (move: string) => speaker.sayMove({ move })
  const picture = main && (game?.pictured?.(main.move) ?? main.on.at(-1))
  const from = main ? line.indexOf(main.move) + 1 : 0
  const rest = [...new Set(line.slice(from).filter((move) => !UNTOLD.has(moveOf(move).verb)))].map(sayMove)
  const small =
    game && picture ? <game.Glyph id={picture} /> : <Icon name={kind === 'made' ? 'pointer' : 'star'} size={30} />
  const moves = rest.slice(0, TOLD).join(' · ') + (rest.length > TOLD ? ' …' : '')
  return (
    <div class="review-side" data-kind={kind}>
      <span class="review-picture" aria-hidden="true">
        {game && table && main ? (
          <BoardCrop key={main.move} Board={game.Board} props={table} ids={main.on.toReversed()}>
            {small}
          </BoardCrop>
        ) : (
          small
        )}
      </span>
      <b>
        {say('words.label', { label: say(`review.${kind}`) })} {main ? sayMove(main.move) : say('review.nothing')}
      </b>
      {moves && <small>{say('review.then', { moves })}</small>}
    </div>
  )
}

function gainsText(why: Parameters<typeof gainsOf>[0]['why'], speaker: GameSpeaker): string {
  const { more, less } = gainsOf({ why })
  const parts = [...more, ...less].map(({ part, points }) => `${speaker.sayScore(part)} ${signed(points)}`).join(', ')
  return parts ? say('review.gains', { parts }) : ''
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`)
