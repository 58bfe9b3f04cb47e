// Five workers with their rows of seals: the price of the next seal, the badge it earns, and where each worker is.

import {
  hasGold,
  hasSilver,
  isFree,
  isSpecial,
  type PlaceCost,
  placeCost,
  SEAL_SLOT_COSTS,
  type Seal,
  SPACES,
  type SpaceId,
  spaceOf,
  specialTile,
  WORKERS,
  type WorkerId,
} from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat, type Place } from '../../board-kit/motion/gesture.ts'
import { sealFor } from './academy-price.ts'
import { actsBits, type Bit } from './action-bits.ts'
import { Bits, Coin, Piece } from './bits.tsx'
import { Icon, type IconName, SealIcon } from './icon.tsx'
import { ownState, Thing, Title } from './player-area-thing.tsx'
import { type BoardView, type Props, shownBoard } from './props.ts'
import { type Words, wordsOf } from './words.ts'

type Worker = BoardView['workers'][number]

/** The badge earned at this slot, if it is the first of its kind. */
const badgeAt = (slot: number): IconName | null => (slot === 3 ? 'badges' : slot === 5 ? 'badgeg' : null)

export const badgeOf = (seals: readonly Seal[]): IconName | null =>
  hasGold(seals) ? 'badgeg' : hasSilver(seals) ? 'badges' : null

const OPEN: { readonly [space: string]: IconName } = { 'turn-order': 'order' }

/** The signs of a space by its actions. */
function spaceBits(view: Props['view'], space: SpaceId): Bit[] {
  const icon = OPEN[space]
  if (icon) return [{ icon }]
  const tile = isSpecial(space) ? view.tiles[space] : null
  return actsBits(tile === null ? spaceOf(space).acts : specialTile(tile).acts)
}

export function workerName(words: Words, { id, seals }: Worker): string {
  return words.say('mine.worker', { n: String(id).replace('w', ''), seals: seals.length })
}

export function Workers(props: Props) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  return (
    <section
      class="dar-m-block dar-m-workers"
      aria-label={words.say('mine.workers')}
      {...standsFor({ place: ofSeat(props.shownSeat, 'workers') })}
    >
      <Title>{words.say('mine.workers')}</Title>
      {board.workers.map((worker) => (
        <Row key={worker.id} props={props} board={board} worker={worker} />
      ))}
    </section>
  )
}

type RowProps = { readonly props: Props; readonly board: BoardView; readonly worker: Worker }

export const isJoined = ({ perks }: BoardView, { id }: Worker): boolean => id !== 'w5' || perks.includes('fifth-worker')

/** The place of a row's newest seal. */
export const lastSeal = (seat: number, { id, seals }: Worker, i: number): Place | undefined =>
  i === seals.length - 1 ? ofSeat(seat, `${id}/seal`) : undefined

/** True for the first row, which is complete from the start, and for the last, which has no seals. */
const isFixed = ({ id }: Worker): boolean => id === 'w1' || id === 'w5'

function Row({ props, board, worker }: RowProps) {
  const { id, seals, at } = worker
  const words = wordsOf(props.speaker)
  const joined = isJoined(board, worker)
  const free = isFree(board, worker)
  const badge = badgeOf(seals)
  const price = priceThere(props, worker)
  return (
    <Thing props={props} id={id} class={`dar-m-worker ${free ? '' : 'away'}`} name={workerName(words, worker)}>
      <b class="dar-m-worker-n">{WORKERS.indexOf(id as (typeof WORKERS)[number]) + 1}</b>
      {joined ? (
        <Piece of={props.shownSeat} size={23} place={ofSeat(props.shownSeat, id)} />
      ) : (
        <Icon name="lock" size={18} />
      )}
      <span class="dar-m-row">
        {seals.map((seal, i) => (
          <SealIcon key={i} of={seal} size={25} at={lastSeal(props.shownSeat, worker, i)} />
        ))}
        {!joined ? (
          <small class="dar-m-waits">
            <Icon name="objg" size={15} />
            {words.say('mine.waits')}
          </small>
        ) : (
          !isFixed(worker) && <NextSlots from={seals.length} />
        )}
      </span>
      {price ? <ThisPrice {...price} /> : at !== null && at !== 'hammock' && <Stands props={props} at={at} />}
      {badge && <Icon name={badge} size={19} class="dar-m-badge" />}
    </Thing>
  )
}

/** The price that this worker would pay on the selected space, or for the hovered seal. */
export function priceThere(props: Props, worker: Worker): PlaceCost | null {
  const { pointing, view, seat } = props
  if (seat === null || !ownState(props, worker.id).offered) return null
  const seal = sealFor(props, worker.id as WorkerId)
  if (seal !== null) return { coins: seal, knowledge: 0, toOwner: null }
  const space = pointing.pointed.value.find((id) => SPACES.some((one) => one.id === id))
  return space ? placeCost(view, seat, worker, space as SpaceId) : null
}

export const ThisPrice = ({ coins, knowledge }: PlaceCost) => (
  <span class="dar-m-price">
    {(coins > 0 || knowledge === 0) && <Coin n={coins} size={18} />}
    {knowledge > 0 && (
      <>
        <Icon name="know" size={15} />
        <b>{knowledge}</b>
      </>
    )}
  </span>
)

/** The prices of the next seals in the row. */
const NextSlots = ({ from }: { readonly from: number }) => (
  <>
    {SEAL_SLOT_COSTS.map((cost, slot) => {
      const badge = badgeAt(slot)
      return slot < from ? null : (
        <i key={slot} class="dar-m-slot-free">
          {badge && <Icon name={badge} size={12} />}
          {cost > 0 && <Coin n={cost} size={15} />}
        </i>
      )
    })}
  </>
)

/** There is only room for the icon. */
const uncounted = (bit: Bit): Bit => ('icon' in bit ? { icon: bit.icon } : bit)

/** The space of a worker in this round, by its first action. Free slots need the room. */
export function Stands({ props: { view }, at }: { readonly props: Props; readonly at: SpaceId }) {
  return (
    <span class="dar-m-stands">
      <Icon name="arrow" size={12} />
      <Bits of={spaceBits(view, at).slice(0, 1).map(uncounted)} size={16} />
    </span>
  )
}
