// A worker space: the well on the left, the effect above, required seals below, and the price on the right.

import { isSpecial } from '@wayfare/darwin/tables'
import { memo } from '../../base/ui/memo.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { areaShownAs, nameOf, refused, stateOf } from '../../board-kit/pointable.ts'
import type { Bit } from './action-bits.ts'
import { Bits, Coin, Piece, placeAttributes } from './bits.tsx'
import { Cap } from './desk-thing.tsx'
import { Icon, Mark } from './icon.tsx'
import type { JournalLook, Rulings } from './journal-look.ts'
import { priceOf } from './journal-price.ts'
import { type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './journal-space.css'

type WorkerSpaceProps = {
  readonly props: Props
  readonly look: JournalLook
  readonly rulings: Rulings
  /** True if it is the stop of the Tab key. */
  readonly tabbed: boolean
}

export function WorkerSpace({ props, look, rulings, tabbed }: WorkerSpaceProps) {
  const { speaker, picture, view } = props
  const { id } = look
  const { flags, options, offered, pointed, key } = stateOf(props, id)
  const [only, more] = options
  const price = priceOf(props, look, rulings)
  const words = wordsOf(speaker)
  const name = offered || pointed ? nameOf(props, id, options) : null
  const cost = price && (price.coins > 0 || price.knowledge > 0) ? words.say('journals.price', pickCounts(price)) : null
  const from = picture.question?.from ?? picture.pending[0]?.from
  const tile = isSpecial(id) ? view.tiles[id] : null
  const space = (
    <Space
      look={look}
      flags={`${flags} ${from === id ? 'at-work' : ''} ${refused.value === id ? 'refused' : ''}`}
      label={name === null ? null : cost === null ? name : `${name}. ${cost}`}
      move={only && !more ? only.move : undefined}
      chosen={pointed}
      tabbed={tabbed}
      keyCap={offered ? (key ?? null) : null}
      coins={price ? price.coins : null}
      knowledge={price ? price.knowledge : 0}
      short={price?.short ?? null}
    />
  )
  // The printed spaces of the board need no tooltip; tiles do.
  return <Tooltip text={tile === null ? '' : speaker.sayDetail([tile])}>{space}</Tooltip>
}

const pickCounts = ({ coins, knowledge }: { readonly coins: number; readonly knowledge: number }) => ({
  coins,
  knowledge,
})

type SpaceProps = {
  readonly look: JournalLook
  /** The state for the viewer, as class names. */
  readonly flags: string
  /** The accessible name; null if the thing cannot be pointed at. */
  readonly label: string | null
  readonly move: string | undefined
  readonly chosen: boolean
  readonly tabbed: boolean
  readonly keyCap: string | null
  /** Null if it has no price now. */
  readonly coins: number | null
  readonly knowledge: number
  readonly short: 'coins' | 'knowledge' | 'both' | null
}

const Space = memo(({ look, flags, label, move, chosen, tabbed, keyCap, coins, knowledge, short }: SpaceProps) => (
  <div
    class={`dar-space ${look.well} ${flags} ${coins === null ? '' : 'priced'} ${short ? 'dear' : ''} ${isFull(look) ? 'full' : ''}`}
    {...areaShownAs(look.id, move, label)}
    {...(label === null
      ? { 'aria-hidden': true as const }
      : { role: 'button' as const, tabindex: tabbed ? 0 : -1, 'aria-pressed': chosen })}
  >
    {/* The accessible name. The signs beside it say the same visually. */}
    {label !== null && <span class="visually-hidden">{label}</span>}
    <Cap of={keyCap ?? undefined} />
    <Well look={look} priced={coins !== null} />
    <span class="dar-act" aria-hidden="true">
      {look.acts.length > 0 && (
        <span class={`effect ${isLong(look.acts) ? 'long' : ''}`}>
          <Bits of={look.acts} size={isLong(look.acts) ? 17 : 20} />
        </span>
      )}
      {look.need.length > 0 && (
        <span class={`need ${look.need.length > 3 ? 'many' : ''}`}>
          <Bits of={look.need} size={16} />
        </span>
      )}
    </span>
    {coins !== null && (
      <span class="dar-price" aria-hidden="true">
        {(coins > 0 || knowledge === 0) && (
          <span class={short === 'coins' || short === 'both' ? 'short' : ''}>
            <Coin n={coins} size={18} />
          </span>
        )}
        {knowledge > 0 && (
          <span class={`know ${short === 'knowledge' || short === 'both' ? 'short' : ''}`}>
            <Icon name="know" size={16} />
            <b>{knowledge}</b>
          </span>
        )}
      </span>
    )}
    <span class="dar-space-no" aria-hidden="true">
      <Icon name="no" size={18} />
    </span>
  </div>
))

const isFull = ({ well, workers }: JournalLook): boolean => well === 'lens' && workers.length > 0
const isLong = (bits: readonly Bit[]): boolean => bits.length > 2

type WellProps = Pick<SpaceProps, 'look'> & { readonly priced: boolean }

/** The price of opening the space is in the well, unless it is the price on the right already. */
function Well({ look: { id, well, lens, unlock, workers }, priced }: WellProps) {
  const look = `dar-well ${well} ${lens === null ? '' : pieceClass(lens)}`
  return (
    <span
      class={look}
      data-workers={Math.min(workers.length, 5)}
      aria-hidden="true"
      {...placeAttributes(lens === null ? undefined : ofSeat(lens, `lens/${id}`))}
    >
      {well === 'locked' && (
        <>
          <Icon name="lock" size={16} />
          {!priced && <Coin n={unlock} size={17} />}
        </>
      )}
      <Standing workers={workers} space={id} />
      {lens !== null && <Mark of={lens} size={10} />}
    </span>
  )
}

/** Up to four workers are beside each other; more are counted by colour. */
function Standing({ workers, space }: Pick<JournalLook, 'workers'> & { readonly space: string }) {
  if (workers.length === 0) return null
  const size = workers.length === 1 ? 24 : 18
  if (workers.length <= 4)
    return (
      <span class="dar-standing">
        {workers.map((board, i) => (
          <Piece
            key={`${board}${i}`}
            of={board}
            size={size}
            class={pieceClass(board)}
            place={ofSeat(board, `standing/${space}${i === workers.lastIndexOf(board) ? '' : `/${i}`}`)}
          />
        ))}
      </span>
    )
  return (
    <span class="dar-standing">
      {[...new Set(workers)].map((board) => (
        <span key={board} class="dar-crowd">
          <Piece of={board} size={size} class={pieceClass(board)} place={ofSeat(board, `standing/${space}`)} />
          <b>{workers.filter((one) => one === board).length}</b>
        </span>
      ))}
    </span>
  )
}
