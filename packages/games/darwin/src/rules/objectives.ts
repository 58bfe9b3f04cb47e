// Objectives (DAR-OBJECTIVE): taken into the reserve or a slot, and reached by an interrupt or an action.

import { type Asking, effect, from } from '@wayfare/kernel'
import { acts } from '../data/actions.ts'
import { firstSlot, OBJECTIVES, objective, RESERVE, SLOTS, SLOTS_OF_A_TIER, slotAt } from '../data/objectives.ts'
import { type Board, boardOf, type DarwinState, withAt } from '../state.ts'
import { meets } from './requirements.ts'
import { nothing, type R, SKIP, SURE, type Why } from './rule.ts'

/** For each objective a move into each slot of its colour, and one without a slot. */
type Moves = { readonly plain: string; readonly into: readonly string[]; readonly on: readonly (readonly string[])[] }
function movesFor(word: string): Readonly<Record<string, Moves>> {
  return Object.fromEntries(
    Object.keys(OBJECTIVES).map((id) => [
      id,
      {
        plain: `${word} ${id}`,
        into: SLOTS.map((slot) => `${word} ${id} ${slot.id}`),
        on: [...SLOTS.map((slot) => [id, slot.id]), [id]],
      },
    ]),
  )
}
const TAKE = movesFor('take')
const COMPLETE = movesFor('complete')
const REACH = movesFor('reach')
const NO_SLOT = SLOTS.length

/** Why this objective cannot be put into this slot. */
function whySlot(one: Board, slot: number, free: number): string {
  if (one.slots[slot] !== '') return 'DAR-OBJECTIVE-12'
  return free === 1 || one.coin >= slotAt(slot).cost ? '' : 'DAR-GEN-04'
}

function hasSlot(one: Board, id: string, free: number): boolean {
  const first = firstSlot(objective(id).tier)
  for (let slot = first; slot < first + SLOTS_OF_A_TIER; slot++) if (whySlot(one, slot, free) === '') return true
  return false
}

export const whyTake: Why<number> = (s, by, free) => {
  if (s.shown.length === 0) return 'DAR-OBJECTIVE-01'
  const one = boardOf(s, by)
  if (one.reserve.length < RESERVE) return ''
  for (let i = 0; i < s.shown.length; i++) if (hasSlot(one, s.shown[i] as string, free)) return ''
  return 'DAR-OBJECTIVE-04'
}

/** An objective that lies face up in a slot. */
const isOpen = (one: Board, slot: number): boolean => one.slots[slot] !== '' && (one.reached & (1 << slot)) === 0

export const whyComplete: Why<number> = (s, by, free) => {
  const one = boardOf(s, by)
  for (let slot = 0; slot < SLOTS.length; slot++) if (isOpen(one, slot)) return ''
  for (const id of one.reserve) if (hasSlot(one, id, free)) return ''
  return one.reserve.length === 0 ? 'DAR-OBJECTIVE-17' : 'DAR-OBJECTIVE-09'
}

type Put = readonly [id: string, slot: number, free: number]

export const objectiveRules = {
  'take-objective': {
    ask(s, by, free, asking) {
      const one = boardOf(s, by)
      const full = one.reserve.length >= RESERVE
      for (const id of s.shown) {
        const { plain, into, on } = TAKE[id] as Moves
        if (full) asking.refuse(plain, 'DAR-OBJECTIVE-03', {}, on[NO_SLOT])
        else asking.offer(plain, effect('objective-taken', [id, -1, free]), on[NO_SLOT], SURE)
        for (let slot = 0; slot < SLOTS.length; slot++) {
          const move = into[slot] as string
          const ownTier = slotAt(slot).tier === objective(id).tier
          const rule = !ownTier ? 'DAR-OBJECTIVE-03' : !full ? 'DAR-OBJECTIVE-05' : whySlot(one, slot, free)
          if (rule === '') asking.offer(move, effect('objective-taken', [id, slot, free]), on[slot], SURE)
          else if (asking.listening)
            asking.refuse(move, rule === 'DAR-GEN-04' ? 'DAR-OBJECTIVE-04' : rule, {}, on[slot])
        }
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<number>,

  'objective-taken': {
    run(s, by, [id, slot, free], tell) {
      const one = boardOf(s, by)
      s.shown = s.shown.filter((other) => other !== id)
      if (slot < 0) one.reserve = [...one.reserve, id]
      else {
        if (free === 0) one.coin -= slotAt(slot).cost
        one.slots = withAt(one.slots, slot, id)
      }
      tell({ k: 'objective', seat: by, objective: id, slot: slot < 0 ? '' : slotAt(slot).id })
      return undefined
    },
  } satisfies R<Put>,

  // DAR-OBJECTIVE-17: without meeting what it asks for.
  'complete-objective': {
    ask(s, by, free, asking) {
      offerOwn(s, by, COMPLETE, free, false, asking)
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<number>,

  reached: {
    run(s, by, [id, slot, free], tell) {
      const one = boardOf(s, by)
      if (one.slots[slot] === '') {
        // DAR-OBJECTIVE-09: out of the reserve, for the slot's price.
        if (free === 0) one.coin -= slotAt(slot).cost
        one.slots = withAt(one.slots, slot, id)
        one.reserve = one.reserve.filter((other) => other !== id)
      }
      one.reached |= 1 << slot
      s.interrupts += 1
      const { id: name, reward } = slotAt(slot)
      tell({ k: 'reached', seat: by, objective: id, slot: name })
      if (!reward) return undefined
      return from(name, reward.op === 'perk' ? reward : acts([reward]))
    },
  } satisfies R<Put>,
}

/** Every way in which an own objective can be turned over; with `meeting`, only if its requirements hold. */
function offerOwn(
  s: DarwinState,
  by: number,
  moves: Readonly<Record<string, Moves>>,
  free: number,
  meeting: boolean,
  asking: Asking,
): void {
  const wrongTier = meeting ? 'DAR-OBJECTIVE-09' : 'DAR-OBJECTIVE-17'
  const one = boardOf(s, by)
  for (let i = 0; i < one.reserve.length; i++) {
    const id = one.reserve[i] as string
    const met = !meeting || meets(s, by, id)
    if (!met && !asking.listening) continue
    const { plain, into, on } = moves[id] as Moves
    const { tier } = objective(id)
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const fits = slotAt(slot).tier === tier
      if (!fits && !asking.listening) continue
      const move = into[slot] as string
      const rule = !fits ? wrongTier : met ? whySlot(one, slot, free) : 'DAR-OBJECTIVE-06'
      if (rule === '') asking.offer(move, effect('reached', [id, slot, free]), on[slot], SURE)
      else asking.refuse(move, rule === 'DAR-GEN-04' ? 'DAR-OBJECTIVE-09' : rule, {}, on[slot])
    }
    asking.refuse(plain, 'DAR-OBJECTIVE-09', {}, on[NO_SLOT])
  }
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const id = one.slots[slot] as string
    if (id === '') continue
    const { plain, into, on } = moves[id] as Moves
    const open = isOpen(one, slot)
    if (!open) asking.refuse(plain, 'DAR-OBJECTIVE-12', {}, on[NO_SLOT])
    else if (!meeting || meets(s, by, id)) asking.offer(plain, effect('reached', [id, slot, free]), on[NO_SLOT], SURE)
    else asking.refuse(plain, 'DAR-OBJECTIVE-06', {}, on[NO_SLOT])
    if (!asking.listening) continue
    for (const [other, move] of into.entries())
      asking.refuse(move, open ? 'DAR-OBJECTIVE-08' : 'DAR-OBJECTIVE-12', {}, on[other])
  }
}

export function offerReach(s: DarwinState, by: number, asking: Asking): void {
  offerOwn(s, by, REACH, 0, true, asking)
}

export function canReach(s: DarwinState, by: number): boolean {
  const one = boardOf(s, by)
  for (let i = 0; i < one.reserve.length; i++) {
    const id = one.reserve[i] as string
    if (meets(s, by, id) && hasSlot(one, id, 0)) return true
  }
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isOpen(one, slot) && meets(s, by, one.slots[slot] as string)) return true
  return false
}
