// The rules of sites: digging, discovering, being sent there by a card, and using sites without going.

import { all, type Effect, from, idOf, move, nothing, pay, pile, type RuleId, type Seat } from '@wayfare/kernel'
import { siteTileOf } from '../board/site-tiles.ts'
import {
  CAMP_COUNT,
  CAMPS,
  type CampId,
  DISCOVERY,
  SITES,
  SPACES,
  siteAt,
  spaceAt,
  type Temple,
} from '../board/sites.ts'
import { priced } from '../effects.ts'
import { BLOCKED, FREE, isArchaeologist, type Occupant } from '../occupants.ts'
import { type Activate, effect, type Level } from '../ops.ts'
import type { CardPrice } from '../resources.ts'
import { type ArnakState, explorer, GUARDIAN_STACK, LEVEL1_STACK, LEVEL2_STACK, turnUp } from '../state.ts'
import { discounted } from '../travel.ts'
import type { ArnakAsking, ArnakText } from '../words.ts'
import { ACTED, type ArnakRules, type FixedMove, STAYS } from './common.ts'
import { idolEffect } from './gains.ts'

const visit = (space: number, uses = 1): Effect => effect('visit', { space, uses })
const find = (space: number): Effect => effect('found', space)

/** Makes the main action of going to a space. */
function trip(move: ArnakText, price: CardPrice, done: Effect, id: string): FixedMove {
  return { move, then: priced(price, all([ACTED, done])), on: [id] }
}

/** The moves of digging, by temple and space, created once because they never change. */
const DIGS = byTemple((temple) =>
  SPACES.map(({ id, index, travel }) => trip(`dig ${id}`, { travel: travel[temple] }, visit(index), id)),
)
const DISCOVERIES = byTemple((temple) =>
  SPACES.map(({ id, index, site, travel }) =>
    trip(`discover ${id}`, { compass: DISCOVERY[siteAt(site).level], travel: travel[temple] }, find(index), id),
  ),
)

function byTemple<T>(make: (temple: Temple) => T): Readonly<Record<Temple, T>> {
  return { bird: make('bird'), snake: make('snake') }
}

/** Offers digging and discovering as main actions (ARN-DIG, ARN-DISCOVER). */
export function offerTrips(s: ArnakState, asking: ArnakAsking): void {
  const digs = DIGS[s.temple]
  const discoveries = DISCOVERIES[s.temple]
  for (const { index, site } of SPACES) {
    const dig = digs[index] as FixedMove
    const discovered = isDiscovered(s, site)
    const { move, then, on } = discovered ? dig : (discoveries[index] as FixedMove)
    asking.offer(move, then, on, STAYS)
    if (!discovered) asking.refuse(dig.move, 'ARN-DISCOVER-14', {}, on)
  }
}

/** Returns the rule because of which this player cannot send an archaeologist to this space. */
function ruleAgainstGoing(s: ArnakState, by: Seat, space: number): RuleId | undefined {
  if (explorer(s, by).home === 0) return 'ARN-DIG-04'
  const there = s.men[space]
  if (there === FREE) return undefined
  return there === BLOCKED ? 'ARN-SETUP-09' : 'ARN-DIG-03'
}

export function isDiscovered(s: ArnakState, site: number): boolean {
  return site < CAMP_COUNT || s.tiles[site] !== null
}

export function standsAt(s: ArnakState, by: number, site: number): boolean {
  for (const space of siteAt(site).spaces) if (s.men[space] === by) return true
  return false
}

/** True if no archaeologist is at the site; a blocking tile is none (ARN-KEYWORD-12). */
export function isUnoccupied(s: ArnakState, site: number): boolean {
  for (const space of siteAt(site).spaces) if (isArchaeologist(s.men[space] as Occupant)) return false
  return true
}

/** Returns the effect of a site, with its tile as the cause. */
function siteEffect(s: ArnakState, site: number): Effect {
  const { id } = siteAt(site)
  if (site < CAMP_COUNT) return from(id, CAMPS[id as CampId])
  const tile = s.tiles[site] as string
  return from(tile, siteTileOf(tile).effect)
}

export const siteRules = {
  acted: {
    run(s) {
      s.acted = true
      return undefined
    },
  },

  // After the payment the archaeologist moves and the site is used (ARN-DIG-02).
  visit: {
    can: (s, by, { space }, inquiry) => inquiry.unless(ruleAgainstGoing(s, by, space)),
    run(s, by, { space, uses }, tell) {
      place(s, by, space)
      tell({ k: 'dug', seat: by, space: spaceAt(space).id })
      const { site } = spaceAt(space)
      // The second use is a separate, optional step (ARN-CARD-42).
      return uses > 1 ? all([useSite(site), effect('use-again', site)]) : useSite(site)
    },
  },

  'use-again': {
    ask(_s, _by, site, asking) {
      asking.offer('again', useSite(site), [siteAt(site).id])
      asking.offer('skip', nothing)
    },
  },

  'use-site': {
    run: (s, _by, site) => siteEffect(s, site),
  },

  // A discovery resolves the costs, the idol, the site tile and the guardian in this order, with free actions possible
  // in between (ARN-DISCOVER-10).
  found: {
    can: (s, by, space, inquiry) => inquiry.unless(ruleAgainstGoing(s, by, space)),
    run(s, by, space, tell) {
      place(s, by, space)
      const { site } = spaceAt(space)
      const one = explorer(s, by)
      const idol = s.idols[site] as string
      s.idols[site] = null
      // At a level II site the player also takes the face-down idol, without seeing it (ARN-DISCOVER-06, -07).
      one.crates += siteAt(site).level === 'level2' ? 2 : 1
      tell({ k: 'discovered', seat: by, space: spaceAt(space).id, idol })
      return all([idolEffect(idol), effect('reveal-site', site)])
    },
  },

  // Asked even if there is nothing to do first, because skipping the question would reveal that.
  'reveal-site': {
    ask(_s, _by, site, asking) {
      asking.offer('reveal site', effect('site-revealed', site), [siteAt(site).id])
    },
  },

  'site-revealed': {
    run(s, _by, site, tell) {
      const { id } = siteAt(site)
      const tile = turnUp(s, stackOf(siteAt(site).level)) as string
      s.tiles[site] = tile
      tell({ k: 'site', site: id, tile })
      return all([useSite(site), effect('reveal-guardian', site)])
    },
  },

  'reveal-guardian': {
    ask(_s, _by, site, asking) {
      asking.offer('reveal guardian', effect('guardian-revealed', site), [siteAt(site).id])
    },
  },

  'guardian-revealed': {
    run(s, _by, site, tell) {
      wakeGuardian(s, site)
      const guardian = s.guards[site]
      if (guardian) tell({ k: 'guardian', site: siteAt(site).id, guardian })
      return undefined
    },
  },

  // Lets an effect dig or discover; the player may decline (ARN-EFFECT-14).
  send: {
    run: (s, by, arg) => (explorer(s, by).home > 0 ? effect('choose-trip', arg) : undefined),
  },

  'choose-trip': {
    ask(s, by, how, asking) {
      for (const { id, index, site, travel } of SPACES) {
        const { level } = siteAt(site)
        const undiscovered = !isDiscovered(s, site)
        const text = `${undiscovered ? 'discover' : 'dig'} ${id}` as const
        if (!how.to.includes(level) || (undiscovered && !how.discover)) continue
        const { planes } = explorer(s, by)
        const rest = how.free ? {} : discounted(travel[s.temple], how.discount, planes)
        const compass = undiscovered ? Math.max(0, DISCOVERY[level] - how.compass) : 0
        const cost = compass > 0 ? { compass, ...rest } : rest
        asking.offer(text, pay(cost, undiscovered ? find(index) : visit(index, how.uses)), [id])
      }
      asking.offer('skip', nothing)
    },
  },

  // Uses a discovered site without an archaeologist and without travel (ARN-KEYWORD-01 to -03).
  activate: {
    run(s, by, how) {
      const any = SITES.some(({ index }) => !ruleAgainstUsing(s, by, index, how))
      return any && how.count > 0 ? effect('choose-site', how) : undefined
    },
  },

  'choose-site': {
    ask(s, by, how, asking) {
      for (const { id, index, level } of SITES) {
        const text = `activate ${id}` as const
        const why = ruleAgainstUsing(s, by, index, how)
        if (why) {
          asking.refuse(text, why, {}, [id])
          continue
        }
        const more = { ...how, count: how.count - 1, used: [...how.used, id] }
        const then = more.count > 0 ? all([useSite(index), effect('activate', more)]) : useSite(index)
        asking.offer(text, level === 'level2' && how.surcharge > 0 ? priced({ compass: how.surcharge }, then) : then, [
          id,
        ])
      }
      asking.offer('skip', nothing)
    },
  },

  // Turns up the top tile of a stack, uses it, and puts it under the stack, where everybody knows it (ARN-CARD-36).
  'top-tile': {
    run(s, by, level, tell) {
      const stack = level === 1 ? LEVEL1_STACK : LEVEL2_STACK
      const tile = turnUnder(s, stack)
      if (tile === null) return undefined
      tell({ k: 'tile-used', seat: by, tile })
      return from(tile, siteTileOf(tile).effect)
    },
  },

  // Moves an archaeologist from one site to another without travel; the new site is then used (ARN-KEYWORD-14, -15).
  relocate: {
    run(s, by, levels) {
      return s.men.includes(by) ? effect('choose-move', levels) : undefined
    },
  },

  'choose-move': {
    ask(s, by, levels, asking) {
      for (const here of SPACES) {
        if (s.men[here.index] !== by) continue
        for (const there of SPACES) {
          const text = `relocate ${here.id} ${there.id}` as const
          const relocated = effect('relocated', { from: here.index, to: there.index })
          asking.offerUnless(ruleAgainstMoving(s, here.site, there.index, levels), text, relocated, [here.id, there.id])
        }
      }
      asking.offer('skip', nothing)
      asking.refuseAll(FROM_HOME, 'ARN-KEYWORD-15')
    },
  },

  relocated: {
    run(s, by, { from: here, to }, tell) {
      s.men[here] = FREE
      s.men[to] = by
      tell({ k: 'relocated', seat: by, from: spaceAt(here).id, to: spaceAt(to).id })
      return useSite(spaceAt(to).site)
    },
  },

  // Returns an archaeologist to the player board without gaining Fear; optional (ARN-CARD-26, -28).
  recall: {
    run: (s, by) => (s.men.includes(by) ? effect('choose-recall') : undefined),
  },

  'choose-recall': {
    ask(s, by, _, asking) {
      for (const { id, index } of SPACES)
        if (s.men[index] === by) asking.offer(`recall ${id}`, effect('recalled', index), [id])
      asking.offer('skip', nothing)
    },
  },

  recalled: {
    run(s, by, space, tell) {
      s.men[space] = FREE
      explorer(s, by).home += 1
      tell({ k: 'recalled', seat: by, space: spaceAt(space).id })
      return undefined
    },
  },
} satisfies Partial<ArnakRules>

/** Archaeologists who are still at home can be sent but not relocated, so these moves are refused. */
const FROM_HOME = SPACES.map(({ id }) => ({ move: `relocate home ${id}` as const, on: [] }))

const USE_SITE = SITES.map(({ index }) => effect('use-site', index))
export function useSite(site: number): Effect {
  return USE_SITE[site] as Effect
}

function place(s: ArnakState, by: Seat, space: number): void {
  explorer(s, by).home -= 1
  s.men[space] = by
}

export function stackOf(level: Level): string {
  return level === 'level2' ? LEVEL2_STACK : LEVEL1_STACK
}

/**
 * Places a guardian at the site (ARN-DISCOVER-09, -15). There are enough guardians; if there were none, none would be
 * placed.
 */
export function wakeGuardian(s: ArnakState, site: number): void {
  s.guards[site] = turnUp(s, GUARDIAN_STACK)
}

function turnUnder(s: ArnakState, stack: string): string | null {
  const tiles = pile(s, stack)
  const top = tiles.length - 1
  if (top < 0) return null
  return idOf(move(s, stack, top, stack, 'all', 'bottom'))
}

function ruleAgainstUsing(s: ArnakState, by: Seat, site: number, how: Activate): RuleId | undefined {
  const { id, level } = siteAt(site)
  if (!how.levels.includes(level)) return 'ARN-CARD-46'
  if (!isDiscovered(s, site)) return 'ARN-KEYWORD-03'
  if (how.used.includes(id)) return 'ARN-CARD-46'
  if (how.who === 'nobody' && !isUnoccupied(s, site)) return 'ARN-KEYWORD-13'
  if (how.who === 'you' && !standsAt(s, by, site)) return 'ARN-KEYWORD-11'
  return undefined
}

function ruleAgainstMoving(s: ArnakState, from: number, to: number, levels: readonly Level[]): RuleId | undefined {
  const { site } = spaceAt(to)
  if (site === from) return 'ARN-KEYWORD-14'
  if (!levels.includes(siteAt(site).level)) return 'ARN-CARD-33'
  if (!isDiscovered(s, site)) return 'ARN-KEYWORD-15'
  if (s.men[to] === BLOCKED) return 'ARN-SETUP-09'
  return s.men[to] === FREE ? undefined : 'ARN-KEYWORD-14'
}
