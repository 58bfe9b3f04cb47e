// Alone: Alfred at a glance, and what he decided last; a tap opens his board.

import { LENSES, TRACK_LENGTH } from '@wayfare/darwin/tables'
import { AlfredPicture } from './alfred-picture.tsx'
import { ALFRED, decisionIn, lastTurn } from './alfred-turn.ts'
import { Piece, Points } from './bits.tsx'
import { Icon, type IconName, SealIcon } from './icon.tsx'
import { lagBehind, minus } from './player-area-purse.tsx'
import { type BoardView, type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './alfred.css'
import './rival.css'

export function AlfredStrip(props: Props) {
  const { view, speaker, shownSeat, showSeat, seat } = props
  const { alfred } = view
  if (!alfred) return null
  const words = wordsOf(speaker)
  const board = view.boards[ALFRED] as BoardView
  const level = speaker.sayValue('alfred', alfred.level)
  const shown = shownSeat === ALFRED
  const decision = decisionIn(lastTurn(props))
  return (
    <button
      type="button"
      class={`dar-rival dar-alf-strip ${pieceClass(ALFRED)}`}
      aria-pressed={shown}
      onClick={() => showSeat(shown ? (seat ?? 0) : ALFRED)}
    >
      <span class="visually-hidden">{words.say('alfred.open', { level })}</span>
      <span class="dar-rival-who">
        <AlfredPicture size={38} />
        <b>{words.say('alfred.name')}</b>
        <small>{level}</small>
        <span>
          <Points n={alfred.total} size={30} />
          <span class="visually-hidden">{words.say('alfred.total')}</span>
        </span>
      </span>
      <Counts view={view} board={board} pawn={alfred.pawn} />
      <span class="dar-rival-wax" aria-hidden="true">
        {board.workers.map(({ id, seals, at }) => (
          <span key={id} class={at === null ? '' : 'away'}>
            <Piece of={ALFRED} size={15} />
            {seals.map((seal, i) => (
              <SealIcon key={i} of={seal} size={14} />
            ))}
          </span>
        ))}
      </span>
      {decision && (
        <span class="dar-alf-said">
          {decision.text}
          <small>{decision.why}</small>
        </span>
      )}
    </button>
  )
}

type CountsProps = { readonly view: Props['view']; readonly board: BoardView; readonly pawn: number }

function Counts({ view, board, pawn }: CountsProps) {
  const counts: readonly (readonly [IconName, number | string])[] = [
    ['coin', board.coin],
    ['tent', board.tents],
    ['lens', LENSES - board.lenses],
    ['study', board.studied.length],
    ['lag', minus(lagBehind(view, board))],
    ['pennant', `${pawn}/${TRACK_LENGTH}`],
  ]
  return (
    <span class="dar-rival-row" aria-hidden="true">
      {counts.map(([icon, count]) => (
        <span key={icon} class="dar-rival-count">
          <Icon name={icon} size={15} />
          <b class="number">{count}</b>
        </span>
      ))}
    </span>
  )
}
