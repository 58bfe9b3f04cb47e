// Alfred's board in the place of a player's: rows with their brackets, bonus track and cards, and his last turn in
// sentences.

import {
  ALFRED_BOARDS,
  type AlfredWorker,
  BONUS_CARDS,
  CARD_SPACES,
  SEALS_IN_A_ROW,
  TRACK_LENGTH,
} from '@wayfare/darwin/tables'
import { actsBits } from './action-bits.ts'
import { AlfredPicture } from './alfred-picture.tsx'
import { ALFRED, lastTurn, optionName, optionsOf } from './alfred-turn.ts'
import { Bits, Piece, Points } from './bits.tsx'
import { Icon, SealIcon } from './icon.tsx'
import { Actions } from './player-area-actions.tsx'
import { Kit, Studied } from './player-area-kit.tsx'
import { isFolded } from './player-area-narrow.ts'
import { lagBehind, minus } from './player-area-purse.tsx'
import { Title } from './player-area-thing.tsx'
import { Stands } from './player-area-workers.tsx'
import { type BoardView, type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './alfred.css'

type Alfred = NonNullable<Props['view']['alfred']>
type AlfredProps = Props & { readonly alfred: Alfred }

export function AlfredBoard(props: AlfredProps) {
  const words = wordsOf(props.speaker)
  const narrow = isFolded.value
  return (
    <section
      class={`dar-mine dar-alf other ${narrow ? 'narrow' : 'wide'} ${pieceClass(ALFRED)}`}
      aria-label={words.say('alfred.name')}
    >
      <Person {...props} />
      <Rows {...props} />
      <Kit {...props} printed={ALFRED_BOARDS[props.alfred.level]} />
      <Studied {...props} />
      <Track {...props} />
      <LastTurn {...props} />
      {!narrow && <Actions {...props} />}
    </section>
  )
}

function Person({ alfred, ...props }: AlfredProps) {
  const { view, speaker, seat, showSeat } = props
  const words = wordsOf(speaker)
  const board = view.boards[ALFRED] as BoardView
  const counts = [
    ['coins', 'coin', String(board.coin)],
    ['points', 'vp', String(board.points)],
    ['lag', 'lag', minus(lagBehind(view, board))],
  ] as const
  return (
    <div class="dar-m-block dar-alf-person">
      <header>
        <AlfredPicture size={44} />
        <span>
          <b>{words.say('alfred.name')}</b>
          <small>{speaker.sayValue('alfred', alfred.level)}</small>
        </span>
      </header>
      <ul class="dar-m-purse">
        {counts.map(([what, icon, count]) => (
          <li key={what}>
            <Icon name={icon} size={20} />
            <b class="number">{count}</b>
            <small>{words.say(`alfred.${what}`)}</small>
          </li>
        ))}
        <li>
          <Points n={alfred.total} size={26} />
          <small>{words.say('score.total')}</small>
        </li>
      </ul>
      <button type="button" class="dar-m-back" onClick={() => showSeat(seat ?? 0)}>
        {words.say('mine.back')}
      </button>
    </div>
  )
}

/** The slots with their effects when covered. The bracket ends where he fills other rows first. */
function Rows({ alfred, ...props }: AlfredProps) {
  const words = wordsOf(props.speaker)
  const board = props.view.boards[ALFRED] as BoardView
  const { rows } = ALFRED_BOARDS[alfred.level]
  return (
    <section class="dar-m-block dar-m-workers">
      <Title>{words.say('alfred.rows')}</Title>
      {board.workers.map(({ id, seals, at }) => {
        const { bracket, slots } = rows[id as AlfredWorker]
        return (
          <div key={id} class={`dar-m-worker ${at === null ? '' : 'away'}`}>
            <b class="dar-m-worker-n">{id}</b>
            <Piece of={ALFRED} size={22} />
            <span class="dar-m-row">
              {Array.from({ length: SEALS_IN_A_ROW }, (_, i) => {
                const seal = seals[i]
                return (
                  <span key={i} class={i + 1 === bracket ? 'dar-alf-bracket' : ''}>
                    {seal ? (
                      <SealIcon of={seal} />
                    ) : (
                      <i class="dar-m-slot-free">
                        <Bits of={actsBits(slots[i + 1] ?? [])} size={13} />
                      </i>
                    )}
                  </span>
                )
              })}
            </span>
            {at === 'hammock' ? (
              <small class="dar-m-waits">{words.say('alfred.hammock')}</small>
            ) : (
              at !== null && <Stands props={props} at={at} />
            )}
          </div>
        )
      })}
    </section>
  )
}

/** The bonus track with his pawn, and this round's row of the two cards over it. */
function Track({ alfred, view, speaker }: AlfredProps) {
  const words = wordsOf(speaker)
  const { pawn, cards, level } = alfred
  const { endPoints, factor } = ALFRED_BOARDS[level]
  return (
    <section class="dar-m-block dar-alf-track">
      <Title>{words.say('alfred.track')}</Title>
      <p class="visually-hidden">{words.say('alfred.track-says', { at: pawn, of: TRACK_LENGTH })}</p>
      <ol aria-hidden="true">
        {Array.from({ length: TRACK_LENGTH }, (_, i) => (
          <li key={i} class={CARD_SPACES.includes(i + 1) ? 'card' : ''}>
            {pawn === i + 1 ? <Piece of={ALFRED} size={21} /> : <i>{i + 1}</i>}
          </li>
        ))}
      </ol>
      <p>
        <Points n={endPoints} size={22} /> {words.say('alfred.lap')}
        <Points n={factor} size={22} /> {words.say('alfred.round')}
      </p>
      <div class="dar-alf-bonus">
        {cards.map((card, i) => (
          <span key={card}>
            <b>{CARD_SPACES[i]}</b>
            {(BONUS_CARDS[card] ?? []).map((row, round) => (
              <i key={round} class={round + 1 === view.round ? 'now' : ''}>
                <Bits of={actsBits(row)} size={15} />
              </i>
            ))}
          </span>
        ))}
      </div>
    </section>
  )
}

function LastTurn({ alfred, ...props }: AlfredProps) {
  const { speaker } = props
  const words = wordsOf(speaker)
  const turn = lastTurn(props)
  const card = alfred.open.at(-1) ?? null
  return (
    <section class="dar-m-block dar-alf-turn">
      <Title>{words.say('alfred.turn')}</Title>
      <p>
        {card !== null && (
          <b>
            {speaker.sayThing(card)}:{' '}
            {optionsOf(card)
              .map((option) => optionName(props, option))
              .join(' → ')}
          </b>
        )}{' '}
        {words.say('alfred.deck', { count: alfred.deck })}
      </p>
      <ol>
        {turn.length === 0 && <li>{words.say('alfred.none')}</li>}
        {turn
          .filter(({ k }) => k !== 'alfred-card')
          .map(({ text, why }, i) => (
            <li key={i}>
              {text} {why && <small>{why}</small>}
            </li>
          ))}
      </ol>
    </section>
  )
}
