// The rules of objectives (DAR-OBJECTIVE): taken into the reserve or a slot, and reached by an interrupt or an action.

import { type Effect, from, nothing, offerFlags, type RuleId, type Tell } from '@wayfare/kernel'
import { acts } from '../data/actions.ts'
import type { ObjectiveId, SlotId } from '../data/ids.ts'
import { OBJECTIVE_IDS, objective, RESERVE, SLOT_IDS, SLOTS, type Slot, slotOf } from '../data/objectives.ts'
import { type DarwinOps, effect } from '../ops.ts'
import { keysOf, recordOf } from '../records.ts'
import { type Board, boardOf, type DarwinState, type PutObjective } from '../state.ts'
import type { DarwinAsking, DarwinText } from '../words.ts'
import { meets } from './requirements.ts'
import { type DarwinRules, SKIP } from './rule.ts'

/** For each objective a move without a slot, and one for each slot. */
type Moves = {
  readonly plain: DarwinText
  readonly on: readonly [ObjectiveId]
  readonly into: readonly {
    readonly slot: Slot
    readonly move: DarwinText
    readonly on: readonly [ObjectiveId, SlotId]
  }[]
}
const movesFor = (word: 'complete' | 'reach' | 'take'): Readonly<Record<ObjectiveId, Moves>> =>
  recordOf(OBJECTIVE_IDS, (id) => ({
    plain: `${word} ${id}`,
    on: [id],
    into: SLOTS.map((slot) => ({ slot, move: `${word} ${id} ${slot.id}`, on: [id, slot.id] })),
  }))
const TAKE = movesFor('take')

type TargetSlot = { readonly objective: ObjectiveId; readonly slot: SlotId; readonly free: boolean }

const fits = ({ objective: id, slot }: TargetSlot): boolean => slotOf(slot).tier === objective(id).tier
const affords = (one: Board, { slot, free }: TargetSlot): boolean => free || one.coin >= slotOf(slot).cost
const hasRoom = ({ reserve }: Board): boolean => reserve.length < RESERVE

function ruleAgainstTaking(
  s: DarwinState,
  by: number,
  { objective: id, slot, free }: DarwinOps['objective-taken'],
): RuleId | undefined {
  const one = boardOf(s, by)
  if (slot === null) return hasRoom(one) ? undefined : 'DAR-OBJECTIVE-03'
  const into = { objective: id, slot, free }
  if (!fits(into)) return 'DAR-OBJECTIVE-03'
  if (hasRoom(one)) return 'DAR-OBJECTIVE-05'
  if (one.slots[slot]) return 'DAR-OBJECTIVE-12'
  return affords(one, into) ? undefined : 'DAR-OBJECTIVE-04'
}

/**
 * Returns the rule against turning over this objective, in its slot or from the reserve into an empty one. `met` is
 * true if its requirements are fulfilled or waived.
 */
function ruleAgainstTurningOver(
  one: Board,
  into: TargetSlot,
  how: 'reach' | 'complete',
  met: boolean,
): RuleId | undefined {
  const there = one.slots[into.slot]
  const isInSlot = there?.objective === into.objective
  if (isInSlot && there.reached) return 'DAR-OBJECTIVE-12'
  if (!isInSlot && !fits(into)) return how === 'reach' ? 'DAR-OBJECTIVE-09' : 'DAR-OBJECTIVE-17'
  if (!met) return 'DAR-OBJECTIVE-06'
  if (isInSlot) return undefined
  if (there) return 'DAR-OBJECTIVE-12'
  return affords(one, into) ? undefined : 'DAR-OBJECTIVE-09'
}

/** An objective can be completed without fulfilling its requirements (DAR-OBJECTIVE-17). */
const ruleAgainstCompleting = (one: Board, into: TargetSlot): RuleId | undefined =>
  ruleAgainstTurningOver(one, into, 'complete', true)

export const objectiveRules = {
  'take-objective': {
    can(s, by, { free }, inquiry) {
      if (s.shown.length === 0) return inquiry.no('DAR-OBJECTIVE-01')
      for (const id of s.shown) {
        if (!ruleAgainstTaking(s, by, { objective: id, slot: null, free })) return true
        for (const { id: slot } of SLOTS) if (!ruleAgainstTaking(s, by, { objective: id, slot, free })) return true
      }
      return inquiry.no('DAR-OBJECTIVE-04')
    },
    ask(s, _by, { free }, asking) {
      for (const id of s.shown) {
        const { plain, on, into } = TAKE[id]
        asking.offer(plain, effect('objective-taken', { objective: id, slot: null, free }), on)
        for (const { slot, move, on: both } of into)
          asking.offer(move, effect('objective-taken', { objective: id, slot: slot.id, free }), both)
      }
      asking.offer(SKIP, nothing)
    },
  },

  'objective-taken': {
    can: (s, by, taken, inquiry) => inquiry.unless(ruleAgainstTaking(s, by, taken)),
    run(s, by, { objective: id, slot, free }, tell) {
      const one = boardOf(s, by)
      s.shown = s.shown.filter((other) => other !== id)
      if (slot === null) one.reserve = [...one.reserve, id]
      else {
        if (!free) one.coin -= slotOf(slot).cost
        one.slots = putInto(one.slots, slot, { objective: id, reached: false })
      }
      tell({ k: 'objective', seat: by, objective: id, slot })
      return undefined
    },
  },

  // The action that completes an objective without its requirements (DAR-OBJECTIVE-17).
  'complete-objective': {
    can(s, by, { free }, inquiry) {
      const one = boardOf(s, by)
      const { reserve, slots } = one
      for (const { id: slot } of SLOTS) {
        const there = slots[slot]
        const own = there ? [there.objective] : reserve
        for (const objective of own) if (!ruleAgainstCompleting(one, { objective, slot, free })) return true
      }
      return inquiry.no(reserve.length === 0 ? 'DAR-OBJECTIVE-17' : 'DAR-OBJECTIVE-09')
    },
    ask(s, by, { free }, asking) {
      offerOwn(s, by, COMPLETING, free, asking)
      asking.offer(SKIP, nothing)
    },
  },

  completed: {
    can: (s, by, into, inquiry) => inquiry.unless(ruleAgainstCompleting(boardOf(s, by), into)),
    run: turnOver,
  },

  reached: {
    can(s, by, { objective: id, slot }, inquiry) {
      const into = { objective: id, slot, free: false }
      return inquiry.unless(ruleAgainstTurningOver(boardOf(s, by), into, 'reach', meets(s, by, id)))
    },
    run: (s, by, { objective: id, slot }, tell) => turnOver(s, by, { objective: id, slot, free: false }, tell),
  },
} satisfies Partial<DarwinRules>

/** Slots are stored in the order of the board. */
function putInto(slots: Board['slots'], slot: SlotId, put: PutObjective): Board['slots'] {
  const laid: Partial<Record<SlotId, PutObjective>> = {}
  for (const id of SLOT_IDS) {
    const there = id === slot ? put : slots[id]
    if (there) laid[id] = there
  }
  return laid
}

function turnOver(s: DarwinState, by: number, { objective: id, slot, free }: TargetSlot, tell: Tell) {
  const one = boardOf(s, by)
  const { cost, reward } = slotOf(slot)
  if (!one.slots[slot]) {
    // An objective from the reserve pays the price of its slot (DAR-OBJECTIVE-09).
    if (!free) one.coin -= cost
    one.reserve = one.reserve.filter((other) => other !== id)
  }
  one.slots = putInto(one.slots, slot, { objective: id, reached: true })
  s.interrupts += 1
  tell({ k: 'reached', seat: by, objective: id, slot })
  if (!reward) return undefined
  return from(slot, reward.op === 'perk' ? reward : acts([reward]))
}

type TurningOver = {
  readonly how: 'reach' | 'complete'
  readonly moves: Readonly<Record<ObjectiveId, Moves>>
  then(id: ObjectiveId, slot: SlotId, free: boolean): Effect
}
const HOW_TO_REACH = recordOf(OBJECTIVE_IDS, (id) =>
  recordOf(SLOT_IDS, (slot) => effect('reached', { objective: id, slot })),
)
const REACHING: TurningOver = { how: 'reach', moves: movesFor('reach'), then: (id, slot) => HOW_TO_REACH[id][slot] }
const COMPLETING: TurningOver = {
  how: 'complete',
  moves: movesFor('complete'),
  then: (id, slot, free) => effect('completed', { objective: id, slot, free }),
}
const PRECHECKED = offerFlags({ prechecked: true })

/**
 * Offers every way to turn over an own objective. Requirements are checked once for all slots. Most objectives are not
 * fulfilled and this runs at every decision, so their slots are skipped unless somebody listens: 25 % more decisions a
 * second.
 */
function offerOwn(s: DarwinState, by: number, { how, moves, then }: TurningOver, free: boolean, asking: DarwinAsking) {
  const one = boardOf(s, by)
  for (const id of one.reserve) {
    const isMet = how === 'complete' || meets(s, by, id)
    if (!isMet && !asking.listening) continue
    const { plain, on, into } = moves[id]
    for (const { slot, move, on: both } of into) {
      const against = ruleAgainstTurningOver(one, { objective: id, slot: slot.id, free }, how, isMet)
      asking.offerUnless(against, move, then(id, slot.id, free), both, PRECHECKED)
    }
    asking.refuse(plain, 'DAR-OBJECTIVE-09', {}, on)
  }
  for (const slot of keysOf(one.slots)) {
    const there = one.slots[slot]
    if (!there) continue
    const { objective: id, reached } = there
    const isMet = how === 'complete' || meets(s, by, id)
    if (!isMet && !asking.listening) continue
    const { plain, on, into } = moves[id]
    const against = ruleAgainstTurningOver(one, { objective: id, slot, free }, how, isMet)
    asking.offerUnless(against, plain, then(id, slot, free), on, PRECHECKED)
    asking.refuseAll(into, reached ? 'DAR-OBJECTIVE-12' : 'DAR-OBJECTIVE-08')
  }
}

/** Fulfilled objectives can be turned over at any moment (DAR-OBJECTIVE-02). */
export function offerReach(s: DarwinState, by: number, asking: DarwinAsking): void {
  offerOwn(s, by, REACHING, false, asking)
}
