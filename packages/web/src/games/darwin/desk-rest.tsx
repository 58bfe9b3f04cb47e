// The open objectives, and the order of turns.

import { standsFor } from '../../base/ui/element-meanings.ts'
import { Thing } from './desk-thing.tsx'
import { Icon, Mark } from './icon.tsx'
import { ObjectiveCard } from './objective.tsx'
import { type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './desk-rest.css'

export function Objectives(props: Props) {
  const { view, speaker } = props
  const name = wordsOf(speaker).say('desk.objectives')
  return (
    <section class="dar-tray dar-objectives" aria-label={name}>
      <h3>
        {name}
        <span class="left">
          <Icon name="objs" size={16} />
          <b>{view.silver}</b>
          <Icon name="objg" size={16} />
          <b>{view.gold}</b>
        </span>
      </h3>
      <div class="row">
        {view.shown.map((id) => {
          const asks = speaker.sayDetail([id])
          return (
            <Thing key={id} props={props} id={id} class="shown" name={asks} tip={asks}>
              <ObjectiveCard id={id} />
            </Thing>
          )
        })}
        {view.shown.length === 0 && <span class="gap" />}
      </div>
    </section>
  )
}

export function Order(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const claims = claimsOf(view)
  return (
    <section class="dar-tray dar-order" {...standsFor({ about: 'order' })} aria-label={words.say('desk.order')}>
      <h3>{words.say('desk.order')}</h3>
      <ol>
        {view.order.map((board) => (
          <li key={board} class={view.turn === board ? 'now' : ''} {...standsFor({ place: 'order' })}>
            <Flag board={board} />
            <span class="name">{nameOf(props, board)}</span>
          </li>
        ))}
      </ol>
      {claims.length > 0 && (
        <p class="next">
          <em>{words.say('desk.next')}</em>
          {claims.map((board) => (
            <Flag key={board} board={board} />
          ))}
        </p>
      )}
    </section>
  )
}

/**
 * The players who have claimed a place in the order of the next round, the first before the others; in a solo game it
 * never changes (DAR-SOLO-55).
 */
export const claimsOf = ({ turnSpace, alfred }: Props['view']): readonly number[] =>
  alfred ? [] : [...new Set(turnSpace)]

export function Flag({ board }: { readonly board: number }) {
  return (
    <span class={`flag ${pieceClass(board)}`}>
      <Mark of={board} size={12} />
    </span>
  )
}

/** The name of a board's player; Alfred has a board and no seat. */
export const nameOf = ({ names, speaker, seat }: Props, board: number): string =>
  board === seat ? wordsOf(speaker).say('desk.you') : (names[board] ?? speaker.say('words.alfred'))
