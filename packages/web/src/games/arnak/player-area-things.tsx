// Assistants, idols and their slots, overcome guardians, Fear and temple tiles.

import { guardianOf, isFilled, SLOT_EFFECTS, SLOT_POINTS } from '@wayfare/arnak/tables'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { findShown, focus, standsFor } from '../../base/ui/element-meanings.ts'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { buttonThing, spokenName } from '../../board-kit/pointable.ts'
import { Bits } from './bits.tsx'
import { type Bit, bitsOf, priceBits } from './effect-bits.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { type Paid, paymentClass } from './player-area-counters.tsx'
import { Helper } from './player-area-helper.tsx'
import { bareOption, ownState } from './player-area-state.ts'
import { type Props, shownExplorer } from './props.ts'
import { wordsOf } from './words.ts'

export function Staff(props: Props) {
  const { staff } = shownExplorer(props)
  if (staff.length === 0) return null
  return (
    <div
      class={`arn-crew ${staff.length > 2 ? 'many' : ''}`}
      {...standsFor({ place: ofSeat(props.shownSeat, 'assistants') })}
    >
      {staff.map((one) => (
        <Helper key={one.id} {...props} {...one} small={staff.length > 2} />
      ))}
    </div>
  )
}

/** Once it is taken, every idol has the same picture. */
const IDOL = 'idol-tablet'

/** The four slots from the left, and the crate with idols that are in no slot. */
export function Idols(props: Props & Paid) {
  const { slots } = shownExplorer(props)
  return (
    <div class="arn-idols">
      <h3 class="arn-cap">{wordsOf(props.speaker).say('mine.idols')}</h3>
      <div {...standsFor({ place: ofSeat(props.shownSeat, 'slots') })}>
        {SLOT_POINTS.map((points, slot) => (
          <Slot key={slot} {...props} slot={slot} points={points} full={isFilled(slots, slot)} />
        ))}
        <Crate {...props} />
      </div>
    </div>
  )
}

type SlotProps = Props & { readonly slot: number; readonly points: number; readonly full: boolean }

function Slot({ slot, points, full, ...props }: SlotProps) {
  const words = wordsOf(props.speaker)
  const option = bareOption(props, `unslot ${slot + 1}`)
  const inside = full ? <Picture id={IDOL} /> : <b class="number">{points}</b>
  if (!option) {
    const name = words.say(full ? 'mine.slot-full' : 'mine.slot-empty', { slot: slot + 1, points })
    return (
      <span
        class={`arn-slot ${full ? 'full' : ''}`}
        {...standsFor({ about: `slot:${slot}` })}
        role="img"
        aria-label={name}
      >
        {inside}
      </span>
    )
  }
  const key = props.pointing.bareKeys.value.get(option.move)
  return (
    <button
      type="button"
      class="arn-slot full offered"
      {...standsFor({ move: option.move, offered: true })}
      aria-label={props.speaker.sayMove(option, props.view)}
      onClick={() => props.pointing.take(option)}
    >
      {inside}
      {key && <KeyCap kind="offer">{key}</KeyCap>}
    </button>
  )
}

function Crate({ payment, ...props }: Props & Paid) {
  const { crates } = shownExplorer(props)
  const words = wordsOf(props.speaker)
  const state = ownState(props, 'idol')
  return (
    <span class="arn-crate-box" {...standsFor({ place: ofSeat(props.shownSeat, 'idols') })}>
      <button
        class={`arn-crate ${state.flags} ${paymentClass(payment, 'idol')} ${crates === 0 ? 'none' : ''}`}
        {...buttonThing(props, 'idol', state)}
      >
        <Picture id={IDOL} />
        <b class="number" aria-hidden="true">
          {crates}
        </b>
        <span class="visually-hidden">{spokenName(props, words.say('mine.crates', { count: crates }), state)}</span>
        {state.key && <KeyCap kind="offer">{state.key}</KeyCap>}
      </button>
      {state.pointed && <SlotWays {...props} />}
    </span>
  )
}

type SlotReward = { readonly cost?: Parameters<typeof priceBits>[0]; readonly effect: Parameters<typeof bitsOf>[0] }

/** The rewards of a slot, shown once an idol is picked up. */
function SlotWays(props: Props) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const [first] = findShown((_, element) => box.current?.contains(element))
    focus(first, { preventScroll: true })
  }, [])
  return (
    <section class="arn-slot-ways" ref={box} aria-label={wordsOf(props.speaker).say('mine.into-slot')}>
      {Object.entries(SLOT_EFFECTS).map(([id, way]) => {
        const { cost, effect } = way as SlotReward
        const state = ownState(props, id)
        if (!state.offered) return null
        const bits: Bit[] = [...(cost ? [...priceBits(cost), { sign: '›' }] : []), ...bitsOf(effect)]
        return (
          <button key={id} class={`arn-slot-way ${state.flags}`} {...buttonThing(props, id, state)}>
            {state.key && <KeyCap kind="offer">{state.key}</KeyCap>}
            <Bits of={bits} size={20} />
            <span class="visually-hidden">{spokenName(props, props.speaker.sayThing(id), state)}</span>
          </button>
        )
      })}
    </section>
  )
}

/** With more boons and assistants than this, they are drawn closer together. The count of spent boons takes as much room as a boon. */
const ROOMY = 3

/** Overcome guardians: after its boon is used, only the points of a guardian are left. */
export function Boons(props: Props & Paid) {
  const { boons, spent, staff } = shownExplorer(props)
  const words = wordsOf(props.speaker)
  if (boons.length + spent.length === 0) return null
  return (
    <div
      class={`arn-boons ${boons.length + Math.sign(spent.length) + staff.length > ROOMY ? 'many' : ''}`}
      {...standsFor({ place: ofSeat(props.shownSeat, 'guardians') })}
    >
      <h3 class="arn-cap">{words.say('mine.boons')}</h3>
      <div>
        {boons.map((id) => (
          <Boon key={id} {...props} id={id} />
        ))}
        {spent.length > 0 && (
          <span
            class="arn-spent"
            {...standsFor({ about: 'spent-boons' })}
            role="img"
            aria-label={words.say('mine.spent', { count: spent.length })}
          >
            <Icon name="guardian" size={18} />
            <b class="number">{spent.length}</b>
          </span>
        )}
      </div>
    </div>
  )
}

function Boon({ id, payment, ...props }: Props & Paid & { id: string }) {
  const state = ownState(props, id)
  const { boon } = guardianOf(id)
  const bits: readonly Bit[] = 'icon' in boon ? [{ icon: boon.icon }] : bitsOf(boon.effect)
  return (
    <Tooltip text={props.speaker.sayDetail([id])}>
      <button class={`arn-boon ${state.flags} ${paymentClass(payment, id)}`} {...buttonThing(props, id, state)}>
        <Picture id={id} />
        <span class="arn-boon-gives">
          <Bits of={bits} size={15} />
        </span>
        <span class="visually-hidden">{spokenName(props, props.speaker.sayThing(id), state)}</span>
        {state.key && <KeyCap kind="offer">{state.key}</KeyCap>}
      </button>
    </Tooltip>
  )
}

/** Things that only count at the end: temple tiles by their points, and Fear tiles. */
export function Tiles(props: Props) {
  const one = shownExplorer(props)
  const words = wordsOf(props.speaker)
  const tiles = [
    { points: 11, count: one.tiles11, id: 'tile-11' },
    { points: 6, count: one.tiles6, id: 'tile-6-left' },
    { points: 2, count: one.tiles2, id: 'tile-2-middle' },
  ].filter(({ count }) => count > 0)
  return (
    <>
      {tiles.map(({ points, count, id }) => (
        <span
          key={points}
          class="arn-owned"
          {...standsFor({ about: id })}
          role="img"
          aria-label={words.say('mine.tiles', { points, count })}
        >
          <Picture id={id} />
          <b class="number">{points}</b>
          {count > 1 && <small class="number">×{count}</small>}
        </span>
      ))}
      {one.fearTiles > 0 && <FearTiles {...props} count={one.fearTiles} />}
      {one.planes && (
        <span
          class="arn-owned rule"
          {...standsFor({ about: 'planes' })}
          role="img"
          aria-label={words.say('mine.planes')}
        >
          <Bits of={[{ sign: '=' }, { icon: 'plane' }]} size={16} />
        </span>
      )}
      {one.calm && (
        <span class="arn-owned rule" {...standsFor({ about: 'calm' })} role="img" aria-label={words.say('mine.calm')}>
          <Icon name="no-fear" size={18} />
        </span>
      )}
    </>
  )
}

function FearTiles({ count, ...props }: Props & { readonly count: number }) {
  const name = wordsOf(props.speaker).say('mine.fear-tiles', { count })
  const option = bareOption(props, 'exile fear-tile')
  const inside = (
    <>
      <Icon name="fear" size={18} />
      <b class="number">{count}</b>
    </>
  )
  if (!option)
    return (
      <span class="arn-owned" {...standsFor({ about: 'fear-tile' })} role="img" aria-label={name}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      class="arn-owned offered"
      {...standsFor({ move: option.move, offered: true })}
      aria-label={props.speaker.sayMove(option, props.view)}
      onClick={() => props.pointing.take(option)}
    >
      {inside}
    </button>
  )
}
