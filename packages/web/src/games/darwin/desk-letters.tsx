// Three envelopes: the rewards for the first and second place, and the stamps that would get them now.

import { ENVELOPES, type EnvelopeId, mailRanks, mailTile } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { actsBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { Thing } from './desk-thing.tsx'
import { Icon, Mark } from './icon.tsx'
import { type BoardView, type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './desk-letters.css'

export function Letters(props: Props) {
  const name = wordsOf(props.speaker).say('desk.letters')
  return (
    <section class="dar-tray dar-letters" aria-label={name}>
      <h3>{name}</h3>
      <div class="row">
        {ENVELOPES.map((id) => (
          <Envelope key={id} props={props} id={id} />
        ))}
      </div>
    </section>
  )
}

type EnvelopeProps = { readonly props: Props; readonly id: EnvelopeId; readonly class?: string }

export function Envelope({ props, id, class: given = '' }: EnvelopeProps) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const letter = view.letters[id]
  const tile = mailTile(letter)
  const { first, second } = mailRanks(view, id)
  const others = view.order.filter(
    (board) => !first.includes(board) && !second.includes(board) && stampsOf(props, board, id) > 0,
  )
  const gives = speaker.sayDetail([letter])
  const name = `${speaker.label(speaker.sayThing(id))}. ${gives}`
  return (
    <Thing props={props} id={id} class={`dar-envelope ${given}`} name={name} tip={gives}>
      <svg class="flap" viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h120v66l-34 2-26 15-26-15-34-2z" />
      </svg>
      <span class="line">
        <span class="place">
          <em>{words.say('desk.first')}</em>
          <Bits of={actsBits(tile.first)} size={17} />
        </span>
        <span class="place second">
          <em>{words.say('desk.second')}</em>
          <Bits of={actsBits(tile.second)} size={17} />
        </span>
      </span>
      <span class="line">
        <Stamps props={props} boards={first} id={id} place="first" />
        <Stamps props={props} boards={others} id={id} place="rest" />
        <Stamps props={props} boards={second} id={id} place="second" />
      </span>
    </Thing>
  )
}

const stampsOf = ({ view }: Props, board: number, id: EnvelopeId): number => (view.boards[board] as BoardView).mail[id]

type StampsProps = {
  readonly props: Props
  readonly boards: readonly number[]
  readonly id: EnvelopeId
  /** `rest` gets no reward. */
  readonly place: 'first' | 'second' | 'rest'
}

function Stamps({ props, boards, id, place }: StampsProps) {
  return (
    <span class={`stamps ${place}`}>
      {boards.length === 0 && place !== 'rest' && <Icon name="stamp" size={17} class="none" />}
      {boards.map((board) => (
        <span key={board} class={`stamp ${pieceClass(board)}`} {...standsFor({ place: ofSeat(board, id) })}>
          <Mark of={board} size={11} />
          <b>{stampsOf(props, board, id)}</b>
        </span>
      ))}
    </span>
  )
}
