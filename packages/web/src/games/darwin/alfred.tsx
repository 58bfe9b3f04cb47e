// Solo games: Alfred's state in one strip with his last decision. A tap opens his board.

import { LENSES, TRACK_LENGTH } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { AlfredPicture } from './alfred-picture.tsx'
import { ALFRED, decisionIn, lastTurn } from './alfred-turn.ts'
import { Piece, Points } from './bits.tsx'
import { Icon, type IconName, SealIcon } from './icon.tsx'
import { lagBehind, minus } from './player-area-purse.tsx'
import { lastSeal } from './player-area-workers.tsx'
import { type BoardView, type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './alfred.css'
import './opponent-strip.css'

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
      {...standsFor({ place: ofSeat(ALFRED) })}
      onClick={() => showSeat(shown ? (seat ?? 0) : ALFRED)}
    >
      <span class="visually-hidden">{words.say('alfred.open', { level })}</span>
      <span class="dar-rival-who">
        <AlfredPicture size={38} />
        <b>{words.say('alfred.name')}</b>
        <small>{level}</small>
        <span>
          <Points n={alfred.total} size={30} place={ofSeat(ALFRED, 'points')} />
          <span class="visually-hidden">{words.say('alfred.total')}</span>
        </span>
      </span>
      <Counts view={view} board={board} pawn={alfred.pawn} />
      <span class="dar-rival-wax" aria-hidden="true">
        {board.workers.map((worker) => (
          <span key={worker.id} class={worker.at === null ? '' : 'away'}>
            <Piece of={ALFRED} size={15} place={ofSeat(ALFRED, worker.id)} />
            {worker.seals.map((seal, i) => (
              <SealIcon key={i} of={seal} size={14} at={lastSeal(ALFRED, worker, i)} />
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
  const counts: readonly (readonly [IconName, string, number | string])[] = [
    ['coin', 'coins', board.coin],
    ['tent', 'tents', board.tents],
    ['lens', 'lenses', LENSES - board.lenses],
    ['study', 'studied', board.studied.length],
    ['lag', 'lag', minus(lagBehind(view, board))],
    ['pennant', 'pawn', `${pawn}/${TRACK_LENGTH}`],
  ]
  return (
    <span class="dar-rival-row" aria-hidden="true">
      {counts.map(([icon, part, count]) => (
        <span key={icon} class="dar-rival-count">
          <Icon name={icon} size={15} />
          <b class="number" {...standsFor({ place: ofSeat(ALFRED, part) })}>
            {count}
          </b>
        </span>
      ))}
    </span>
  )
}
