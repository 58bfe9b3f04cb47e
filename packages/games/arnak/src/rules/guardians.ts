// The rules of guardians: overcoming them for a price or free, moving them, and using their boons.

import { all, type Effect, from, nothing, type RuleId, type Seat } from '@wayfare/kernel'
import { GUARDIAN_IDS, guardianOf } from '../board/guardians.ts'
import { SITES, siteAt } from '../board/sites.ts'
import { priced, travel } from '../effects.ts'
import { isArchaeologist, type Occupant } from '../occupants.ts'
import { effect, type GuardianPlace } from '../ops.ts'
import { type ArnakState, explorer } from '../state.ts'
import type { ArnakAsking } from '../words.ts'
import { ACTED, type ArnakRules, actions, type FixedMove, STAYS } from './common.ts'
import { isDiscovered, isUnoccupied, standsAt, useSite } from './sites.ts'

const OVERCOME = SITES.map(({ id, index }) => {
  const done = effect('overcome', index)
  const paid = new Map(
    GUARDIAN_IDS.map((guardian) => [
      guardian as string,
      { then: priced(guardianOf(guardian).cost, all([ACTED, done])), on: [id, guardian] },
    ]),
  )
  return { move: `overcome ${id}` as const, on: [id], done, paid }
})

/** A guardian can be overcome at a site where the player has an archaeologist (ARN-GUARD-02). */
export function offerGuardians(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  for (let site = 0; site < SITES.length; site++) {
    const guardian = s.guards[site]
    if (!guardian) continue
    const { move, paid } = OVERCOME[site] as (typeof OVERCOME)[number]
    const { then, on } = paid.get(guardian) as { then: Effect; on: readonly string[] }
    if (standsAt(s, by, site)) asking.offer(move, then, on, STAYS)
    else asking.refuse(move, 'ARN-GUARD-02', {}, on)
  }
}

/** Each boon can be used once, in any turn of its owner (ARN-FREE-04, ARN-GUARD-07). */
const BOONS = actions(
  GUARDIAN_IDS,
  (id) => `boon ${id}`,
  (id) => {
    const { boon } = guardianOf(id)
    return all([effect('boon-used', id), from(id, 'icon' in boon ? travel(boon.icon) : boon.effect)])
  },
)

export function offerBoons(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  const { boons, spent } = explorer(s, by)
  for (let i = 0; i < boons.length; i++) {
    const { move, then, on } = BOONS.get(boons[i] as string) as FixedMove
    asking.offer(move, then, on)
  }
  for (const id of spent) {
    const { move, on } = BOONS.get(id) as FixedMove
    asking.refuse(move, 'ARN-GUARD-08', {}, on)
  }
}

/** Returns the rule against overcoming the guardian of this site for free. */
function ruleAgainstOvercoming(s: ArnakState, by: Seat, site: number, where: GuardianPlace): RuleId | undefined {
  if (where === 'your-site') return standsAt(s, by, site) ? undefined : 'ARN-GUARD-02'
  // No other archaeologist may be at the site; the player's own need not be (ARN-CARD-03, -04).
  const other = siteAt(site).spaces.some((space) => {
    const who = s.men[space] as Occupant
    return isArchaeologist(who) && who !== by
  })
  return other ? 'ARN-CARD-03' : undefined
}

function anyToOvercome(s: ArnakState, by: Seat, where: GuardianPlace): boolean {
  return s.guards.some((guardian, site) => guardian !== null && !ruleAgainstOvercoming(s, by, site, where))
}

export const guardianRules = {
  overcome: {
    run(s, by, site, tell) {
      const guardian = s.guards[site] as string
      s.guards[site] = null
      explorer(s, by).boons.push(guardian)
      tell({ k: 'overcome', seat: by, site: siteAt(site).id, guardian })
      return undefined
    },
  },

  'boon-used': {
    run(s, by, id, tell) {
      const one = explorer(s, by)
      one.boons.splice(one.boons.indexOf(id), 1)
      one.spent.push(id)
      tell({ k: 'boon', seat: by, guardian: id })
      return undefined
    },
  },

  // Overcomes a guardian without paying (ARN-GUARD-06); without a suitable guardian the effect is lost.
  'overcome-free': {
    run: (s, by, where) => (anyToOvercome(s, by, where) ? effect('choose-guardian', where) : undefined),
  },

  'choose-guardian': {
    ask(s, by, where, asking) {
      for (const { id, index } of SITES) {
        if (s.guards[index] === null) continue
        const { move, done } = OVERCOME[index] as (typeof OVERCOME)[number]
        asking.offerUnless(ruleAgainstOvercoming(s, by, index, where), move, done, [id])
      }
      asking.offer('skip', nothing)
    },
  },

  // Moves a guardian to an unoccupied camp or level I site without one; that site is then used (ARN-CARD-24, -25).
  lead: {
    run(s, by) {
      const mine = SITES.some(({ index }) => s.guards[index] !== null && standsAt(s, by, index))
      return mine ? effect('choose-lead') : undefined
    },
  },

  'choose-lead': {
    ask(s, by, _, asking) {
      for (const here of SITES) {
        if (s.guards[here.index] === null || !standsAt(s, by, here.index)) continue
        for (const there of SITES) {
          if (there.level === 'level2' || there === here) continue
          const move = `lead ${here.id} ${there.id}` as const
          const open = isDiscovered(s, there.index) && isUnoccupied(s, there.index) && s.guards[there.index] === null
          const led = effect('led', { from: here.index, to: there.index })
          asking.offerUnless(open ? undefined : 'ARN-CARD-24', move, led, [here.id, there.id])
        }
      }
      asking.offer('skip', nothing)
    },
  },

  led: {
    run(s, by, { from: here, to }, tell) {
      const guardian = s.guards[here] as string
      s.guards[here] = null
      s.guards[to] = guardian
      tell({ k: 'led', seat: by, guardian, site: siteAt(to).id })
      return useSite(to)
    },
  },
} satisfies Partial<ArnakRules>
