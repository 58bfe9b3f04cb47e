// Camps (DAR-CAMP): a tent into a slot, then what the camp shows, then what stood beside the tent.

import { type Asking, all, effect, from } from '@wayfare/kernel'
import { acts, type CampArg } from '../data/actions.ts'
import { CAMPS, campAt } from '../data/camps.ts'
import { TENT_REWARDS, TENTS } from '../data/player-board.ts'
import { boardOf, type DarwinState, withAt } from '../state.ts'
import { nothing, type R, SKIP, SURE, type Why } from './rule.ts'

const SLOTS_OF_A_CAMP = 2
const MOVES = CAMPS.map(({ id }) => [`tent ${id} 1`, `tent ${id} 2`])
const REVISITS = CAMPS.map(({ id }, index) => ({ move: `revisit ${id}`, then: effect('revisited', index), on: [id] }))
const ON = CAMPS.map(({ id }) => [id])

function ownTentIn(s: DarwinState, by: number, camp: number): boolean {
  return s.camps[camp * 2] === by || s.camps[camp * 2 + 1] === by
}

function whySlot(s: DarwinState, by: number, camp: number, slot: number, free: number): string {
  const one = boardOf(s, by)
  if (one.tents >= TENTS) return 'DAR-COMP-07'
  if (s.rulings.tents === 'one' && ownTentIn(s, by, camp)) return 'DAR-CAMP-06'
  if (s.camps[camp * 2 + slot] !== -1) return 'DAR-CAMP-01'
  return free === 1 || one.coin >= (campAt(camp).costs[slot] as number) ? '' : 'DAR-CAMP-02'
}

export const whyCamp: Why<CampArg> = (s, by, [at, free]) => {
  let rule = ''
  for (let camp = Math.max(at, 0); camp < (at < 0 ? CAMPS.length : at + 1); camp++) {
    for (let slot = 0; slot < SLOTS_OF_A_CAMP; slot++) {
      rule = whySlot(s, by, camp, slot, free)
      if (rule === '') return ''
    }
  }
  return at < 0 ? 'DAR-CAMP-09' : rule
}

export const whyReactivate: Why<null> = (s, by) => (boardOf(s, by).tents > 0 ? '' : 'DAR-CAMP-08')

type Pitched = readonly [camp: number, slot: number, free: number]

export const campRules = {
  camp: {
    ask(s, by, [at, free], asking) {
      if (at >= 0) offerCamp(s, by, at, free, asking)
      else for (let camp = 0; camp < CAMPS.length; camp++) offerCamp(s, by, camp, free, asking)
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<CampArg>,

  pitched: {
    run(s, by, [camp, slot, free], tell) {
      const one = boardOf(s, by)
      const { id, costs, acts: actions } = campAt(camp)
      const cost = free === 1 ? 0 : (costs[slot] as number)
      one.coin -= cost
      s.camps = withAt(s.camps, camp * 2 + slot, by)
      const reward = TENT_REWARDS[one.tents] as (typeof TENT_REWARDS)[number]
      one.tents += 1
      tell({ k: 'tent', seat: by, camp: id, n: cost })
      return from(id, reward.length === 0 ? acts(actions) : all([acts(actions), acts(reward)]))
    },
  } satisfies R<Pitched>,

  // DAR-CAMP-08: the camp's actions once more; what stood beside the tent is not repeated.
  reactivate: {
    ask(s, by, _, asking) {
      for (const [camp, { move, then, on }] of REVISITS.entries()) {
        if (ownTentIn(s, by, camp)) asking.offer(move, then, on, SURE)
        else asking.refuse(move, 'DAR-CAMP-08', {}, on)
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R,

  revisited: {
    run(_s, by, camp, tell) {
      const { id, acts: actions } = campAt(camp)
      tell({ k: 'revisit', seat: by, camp: id })
      return from(id, acts(actions))
    },
  } satisfies R<number>,
}

function offerCamp(s: DarwinState, by: number, camp: number, free: number, asking: Asking): void {
  for (let slot = 0; slot < SLOTS_OF_A_CAMP; slot++) {
    const move = (MOVES[camp] as string[])[slot] as string
    const rule = whySlot(s, by, camp, slot, free)
    if (rule === '') asking.offer(move, effect('pitched', [camp, slot, free]), ON[camp], SURE)
    else asking.refuse(move, rule, {}, ON[camp])
  }
}
