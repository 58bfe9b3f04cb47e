// The rules of camps (DAR-CAMP): a tent is placed in a slot, then the camp's actions follow, then those printed beside
// the tent.

import { all, from, nothing, type RuleId } from '@wayfare/kernel'
import { acts } from '../data/actions.ts'
import { CAMPS, campOf } from '../data/camps.ts'
import { CAMP_IDS, type CampId } from '../data/ids.ts'
import { TENT_REWARDS, TENTS } from '../data/player-board.ts'
import { type DarwinOps, effect } from '../ops.ts'
import { boardOf, type DarwinState } from '../state.ts'
import { type DarwinRules, moveOf, SKIP } from './rule.ts'

/** The moves for both slots of each camp. */
const TENT_SLOTS = CAMPS.map(({ id }) => ({
  camp: id,
  on: [id],
  slots: ([0, 1] as const).map((slot) => ({ slot, move: `tent ${id} ${slot + 1}` as const })),
}))
const REVISITS = CAMP_IDS.map((id) => moveOf(`revisit ${id}`, effect('revisited', id), [id]))

const campsFor = (camp: CampId | 'any') => (camp === 'any' ? TENT_SLOTS : TENT_SLOTS.filter((one) => one.camp === camp))

/** Applies to players and Alfred. */
export function ruleAgainstTent(
  s: DarwinState,
  by: number,
  { camp, slot, free }: DarwinOps['pitched'],
): RuleId | undefined {
  const one = boardOf(s, by)
  if (one.tents >= TENTS) return 'DAR-COMP-07'
  if (s.rulings.tents === 'one' && s.camps[camp].includes(by)) return 'DAR-CAMP-06'
  if (s.camps[camp][slot] !== null) return 'DAR-CAMP-01'
  return free || one.coin >= campOf(camp).costs[slot] ? undefined : 'DAR-CAMP-02'
}

/** Moves the topmost tent to the camp and pays for it. Returns the price and the index of the tent. */
export function pitch(s: DarwinState, by: number, { camp, slot, free }: DarwinOps['pitched']) {
  const one = boardOf(s, by)
  const cost = free ? 0 : campOf(camp).costs[slot]
  const [first, second] = s.camps[camp]
  s.camps = { ...s.camps, [camp]: slot === 0 ? [by, second] : [first, by] }
  one.coin -= cost
  one.tents += 1
  return { cost, tent: one.tents - 1 }
}

export const campRules = {
  camp: {
    can(s, by, { camp, free }, inquiry) {
      for (const { camp: id, slots } of campsFor(camp))
        for (const { slot } of slots) if (!ruleAgainstTent(s, by, { camp: id, slot, free })) return true
      return inquiry.unless(camp === 'any' ? 'DAR-CAMP-09' : ruleAgainstTent(s, by, { camp, slot: 1, free }))
    },
    ask(_s, _by, { camp, free }, asking) {
      for (const { camp: id, slots, on } of campsFor(camp))
        for (const { slot, move } of slots) asking.offer(move, effect('pitched', { camp: id, slot, free }), on)
      asking.offer(SKIP, nothing)
    },
  },

  pitched: {
    can: (s, by, pitched, inquiry) => inquiry.unless(ruleAgainstTent(s, by, pitched)),
    run(s, by, pitched, tell) {
      const { id, acts: actions } = campOf(pitched.camp)
      const { cost, tent } = pitch(s, by, pitched)
      tell({ k: 'tent', seat: by, camp: id, n: cost })
      const reward = TENT_REWARDS[tent] ?? []
      return from(id, reward.length === 0 ? acts(actions) : all([acts(actions), acts(reward)]))
    },
  },

  // Repeats the camp's actions, without those beside the tent (DAR-CAMP-08).
  reactivate: {
    can: (s, by, _, inquiry) => boardOf(s, by).tents > 0 || inquiry.no('DAR-CAMP-08'),
    ask(_s, _by, _, asking) {
      for (const { move, then, on } of REVISITS) asking.offer(move, then, on)
      asking.offer(SKIP, nothing)
    },
  },

  revisited: {
    can: (s, by, camp, inquiry) => s.camps[camp].includes(by) || inquiry.no('DAR-CAMP-08'),
    run(_s, by, camp, tell) {
      tell({ k: 'revisit', seat: by, camp })
      return from(camp, acts(campOf(camp).acts))
    },
  },
} satisfies Partial<DarwinRules>
