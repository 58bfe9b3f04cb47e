// Another player as a strip: their things, their state, and their points. A tap opens their board.

import { isFree, LENSES } from '@wayfare/darwin/tables'
import { FaceOr } from '../../base/ui/avatar.tsx'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { toneOf } from '../../base/ui/seat.ts'
import { ofSeat, type Place } from '../../board-kit/motion/gesture.ts'
import { botAt } from '../../board-kit/seat-names.ts'
import { Piece, Points } from './bits.tsx'
import { Icon, type IconName, Mark, SealIcon } from './icon.tsx'
import { lagBehind, minus } from './player-area-purse.tsx'
import { isJoined, lastSeal } from './player-area-workers.tsx'
import { type BoardView, type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './opponent-strip.css'

type OpponentProps = Props & { readonly rival: number }

export function OpponentStrip(props: OpponentProps) {
  const { view, rival, names, speaker, shownSeat, showSeat, seat, picture, info } = props
  const words = wordsOf(speaker)
  const board = view.boards[rival] as BoardView
  const shown = shownSeat === rival
  const doing = doingOf(props, board)
  const points = picture.scores.find((score) => score.seat === rival)?.total ?? 0
  return (
    <button
      type="button"
      class={`dar-rival ${pieceClass(rival)} ${view.boards.length > 3 ? 'slim' : ''}`}
      aria-pressed={shown}
      {...standsFor({ about: `board:${rival}`, place: ofSeat(rival) })}
      onClick={() => showSeat(shown && seat !== null ? seat : rival)}
    >
      <span class="visually-hidden">{words.say('rival.open', { player: names[rival] ?? '' })}</span>
      <span class="dar-rival-who">
        <FaceOr bot={botAt(info, rival)} seat={rival} tone={toneOf(rival)} size={26}>
          <Mark of={rival} size={13} />
        </FaceOr>
        <b>
          <bdi>{names[rival]}</bdi>
        </b>
        <small class={doing}>{words.say(`rival.${doing}`)}</small>
        <span role="img" aria-label={words.say('rival.points', { points })}>
          <Points n={points} size={30} place={ofSeat(rival, 'points')} />
        </span>
      </span>
      <Holdings {...props} board={board} />
      <Wax board={board} seat={rival} />
    </button>
  )
}

type HoldingsProps = OpponentProps & { readonly board: BoardView }

/** The counters, and the workers that are still free. */
function Holdings({ view, rival, speaker, board }: HoldingsProps) {
  const words = wordsOf(speaker)
  const lag = lagBehind(view, board)
  const { coin, knowledge, tents, lenses, studied } = board
  const at = (part: string) => ofSeat(rival, part)
  return (
    <span class="dar-rival-row">
      <Count place={at('coins')} icon="coin" count={coin} label={words.say('rival.coins', { count: coin })} />
      <Count
        place={at('knowledge')}
        icon="know"
        count={knowledge}
        label={words.say('rival.knowledge', { count: knowledge })}
      />
      <Count place={at('tents')} icon="tent" count={tents} label={words.say('rival.tents', { count: tents })} />
      <Count
        place={at('lenses')}
        icon="lens"
        count={LENSES - lenses}
        label={words.say('rival.lenses', { count: LENSES - lenses })}
      />
      <Count
        place={at('studied')}
        icon="study"
        count={studied.length}
        label={words.say('rival.studied', { count: studied.length })}
      />
      <Count place={at('lag')} icon="lag" count={minus(lag)} label={words.say('rival.lag', { count: lag })} />
    </span>
  )
}

type CountProps = {
  readonly place: Place
  readonly icon: IconName
  readonly count: number | string
  readonly label: string
}

const Count = ({ place, icon, count, label }: CountProps) => (
  <span class="dar-rival-count" role="img" aria-label={label}>
    <Icon name={icon} size={15} />
    <b class="number" {...standsFor({ place })}>
      {count}
    </b>
  </span>
)

/** Workers with their seals; those still free are in colour. */
function Wax({ board, seat }: { readonly board: BoardView; readonly seat: number }) {
  return (
    <span class="dar-rival-wax" aria-hidden="true" {...standsFor({ place: ofSeat(seat, 'workers') })}>
      {board.workers
        .filter((worker) => isJoined(board, worker))
        .map((worker) => (
          <span key={worker.id} class={isFree(board, worker) ? '' : 'away'}>
            <Piece of={seat} size={15} place={ofSeat(seat, worker.id)} />
            {worker.seals.map((seal, i) => (
              <SealIcon key={i} of={seal} size={14} at={lastSeal(seat, worker, i)} />
            ))}
          </span>
        ))}
    </span>
  )
}

function doingOf({ picture, rival }: OpponentProps, board: BoardView): 'over' | 'thinking' | 'out' | 'waiting' {
  if (picture.over) return 'over'
  if (picture.turn.includes(rival)) return 'thinking'
  return board.workers.some((worker) => isFree(board, worker)) ? 'waiting' : 'out'
}
