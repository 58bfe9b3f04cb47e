// A crew card: its name and action, the seals that it needs from one worker, and which worker has most of them.

import { type CrewId, crewCard, type Need, type Seal, shortage } from '@wayfare/darwin/tables'
import type { Offered } from '@wayfare/protocol'
import { hyphenated } from '../../base/ui/hyphens.ts'
import { actsBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { CrewPicture, Icon, SealIcon } from './icon.tsx'
import { moveOf } from './moves.ts'
import { Thing } from './player-area-thing.tsx'
import type { BoardView, Props } from './props.ts'
import { wordsOf } from './words.ts'
import './crew.css'

/** The number of letters that fit on a line of the card. */
const LINE = 9

const ORDER = ['green', 'blue', 'red', 'yellow'] as const

/** The required seals, each with whether this row has it; purple ones fill gaps. */
export function sealNeeds(row: readonly Seal[], need: Need): { readonly seal: Seal; readonly has: boolean }[] {
  const left = [...row]
  const take = (seal: Seal): boolean => {
    const at = left.indexOf(seal)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const own = ORDER.flatMap((seal) => Array.from({ length: need[seal] }, () => ({ seal, has: take(seal) })))
  return own.map((one) => (one.has ? one : { ...one, has: take('purple') }))
}

/** True for the move that takes this card for a worker. */
export const isPlayed = (option: Offered): boolean => moveOf(option).verb === 'crew'

/** Workers whose rows never change. */
const FIXED: ReadonlySet<string> = new Set(['w1', 'w5'])

/** The worker who lacks the fewest seals, among those who have not played a card yet. */
export function nearestWorker({ workers, crew }: BoardView, need: Need): BoardView['workers'][number] | undefined {
  const free = workers.filter(({ id }) => !FIXED.has(id) && crew.every(({ by }) => by !== id))
  return free.reduce<BoardView['workers'][number] | undefined>(
    (best, one) => (!best || shortage(one.seals, need) < shortage(best.seals, need) ? one : best),
    undefined,
  )
}

type CrewProps = {
  readonly props: Props
  readonly card: CrewId
  /** The board it is on; null while it is still to be chosen. */
  readonly board: BoardView | null
}

export function CrewCard({ props, card, board }: CrewProps) {
  const { speaker } = props
  const { need, acts } = crewCard(card)
  const name = hyphenated(speaker.say(`crew.${card}`), LINE)
  const words = wordsOf(speaker)
  const by = board?.crew.find((one) => one.card === card)?.by ?? null
  const told = speaker.sayDetail([card])
  return (
    <Thing props={props} id={card} class={`dar-crew ${by === null ? '' : 'played'}`} name={told} tip={told}>
      <span class="dar-crew-top">
        <CrewPicture of={card} />
        <Bits of={actsBits(acts)} size={18} />
      </span>
      <b class="dar-crew-name">{name}</b>
      {by === null ? (
        <Progress props={props} card={card} board={board} need={need} />
      ) : (
        <small class="dar-crew-by">
          <Icon name="check" size={13} />
          {words.say('mine.played', { n: by.replace('w', '') })}
        </small>
      )}
    </Thing>
  )
}

type ProgressProps = CrewProps & { readonly need: Need }

function Progress({ props, card, board, need }: ProgressProps) {
  const words = wordsOf(props.speaker)
  const nearest = board && nearestWorker(board, need)
  const seals = sealNeeds(nearest?.seals ?? [], need)
  const have = seals.filter(({ has }) => has).length
  const ready = board !== null && props.pointing.offered.value.get(card)?.some(isPlayed)
  return (
    <>
      <span class="dar-crew-seals">
        {seals.map(({ seal, has }, i) => (
          <SealIcon key={i} of={seal} size={18} class={has || !nearest ? '' : 'lacks'} />
        ))}
      </span>
      {ready ? (
        <em class="dar-m-ready">{words.say('mine.ready')}</em>
      ) : (
        nearest && (
          <small>
            {words.say('mine.nearest', { n: String(nearest.id).replace('w', ''), have, need: seals.length })}
          </small>
        )
      )}
    </>
  )
}
