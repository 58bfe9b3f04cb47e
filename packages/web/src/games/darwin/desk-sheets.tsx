// The sheets for choices: a crew card, an order of seals, a pair of objectives, a card to be copied.

import { type CrewId, crewCard, type ObjectiveId } from '@wayfare/darwin/tables'
import { acts as actsTerm } from '@wayfare/darwin/text'
import type { Offered } from '@wayfare/protocol'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { hyphenated } from '../../base/ui/hyphens.ts'
import { keyOf } from '../../board-kit/pointing.ts'
import { actsBits, needBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { nameOf } from './desk-rest.tsx'
import { Cap, Thing } from './desk-thing.tsx'
import { CrewPicture, Icon, Mark, SealIcon } from './icon.tsx'
import { moveOf } from './moves.ts'
import { ObjectiveCard } from './objective.tsx'
import { type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './copy-sheet.css'

/** The number of letters that fit on a line next to the picture. */
const LINE = 10

export function CrewSheet({ props, id }: { readonly props: Props; readonly id: CrewId }) {
  const { speaker } = props
  const words = wordsOf(speaker)
  const { start, need, acts } = crewCard(id)
  return (
    <Thing props={props} id={id} class="dar-sheet-card" name={speaker.sayDetail([id])}>
      <CrewPicture of={id} />
      <b class="name">{hyphenated(speaker.say(`crew.${id}`), LINE)}</b>
      <Bits of={actsBits(acts)} size={24} />
      <span class="does">{speaker.label(actsTerm(acts))}</span>
      <span class="asks">
        <em>{words.say('guide.needs')}</em>
        <Bits of={needBits(need)} size={21} />
      </span>
      <span class="asks start">
        <em>{words.say('guide.start')}</em>
        <SealIcon of={start} size={24} />
      </span>
    </Thing>
  )
}

type CopyProps = { readonly props: Props; readonly id: CrewId; readonly board: number }

/** The effect of the card, and its owner. A copy needs no seals. */
export function CopySheet({ props, id, board }: CopyProps) {
  const { speaker } = props
  const { acts } = crewCard(id)
  return (
    <Thing props={props} id={id} class="dar-sheet-card copy" name={speaker.sayDetail([id])}>
      <CrewPicture of={id} />
      <b class="name">{speaker.say(`crew.${id}`)}</b>
      <Bits of={actsBits(acts)} size={20} />
      <span class="does">{speaker.label(actsTerm(acts))}</span>
      <span class={`whose ${pieceClass(board)}`}>
        <Mark of={board} size={12} />
        {nameOf(props, board)}
      </span>
    </Thing>
  )
}

/** The workers whose rows begin with a seal, from top to bottom, as the move names them. */
const ROWS = [2, 3, 4] as const

export function SealsSheet({ props, option }: { readonly props: Props; readonly option: Offered }) {
  const { pointing, speaker, view, shownSeat } = props
  const move = moveOf(option)
  if (move.verb !== 'seals') return null
  return (
    <button
      type="button"
      class="dar-thing offered dar-sheet-seals"
      {...standsFor({ move: option.move, offered: true })}
      onClick={() => pointing.take(option)}
    >
      <span class="visually-hidden">{speaker.sayMove(option, view)}</span>
      {move.args.map((seal, i) => (
        <span key={i} class={`worker ${pieceClass(shownSeat)}`} aria-hidden="true">
          <i>{ROWS[i]}</i>
          <Icon name="worker" size={24} class="piece" />
          <SealIcon of={seal} size={30} />
        </span>
      ))}
      <Cap of={keyOf(pointing, option)} />
    </button>
  )
}

type PairProps = { readonly props: Props; readonly silver: ObjectiveId; readonly gold: ObjectiveId }

/** Two objectives that are taken together: a press on either takes both. */
export function PairSheet({ props, silver, gold }: PairProps) {
  const { speaker } = props
  return (
    <Thing props={props} id={silver} class="dar-sheet-pair" name={speaker.sayDetail([silver, gold])}>
      {[silver, gold].map((id) => (
        <ObjectiveCard key={id} id={id} size="sheet" name={speaker.say(`objectives.${id}`)} />
      ))}
    </Thing>
  )
}
