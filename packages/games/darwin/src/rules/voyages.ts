// The rules of sailing and exploring (DAR-SAIL, DAR-EXPLORE), with the badges of their pages.

import { all, type Effect, from, nothing } from '@wayfare/kernel'
import { actsAt, isUnderWay, land, moveExplorer, moveShip } from '../arrival.ts'
import { acts, explore, sail } from '../data/actions.ts'
import { ISLAND_IDS, type IslandId, type StopId } from '../data/ids.ts'
import { beagleIn, ISLANDS, SEA, stopOf } from '../data/routes.ts'
import { hasGold, hasSilver } from '../data/seals.ts'
import { distancesFrom, occupied } from '../distances.ts'
import { effect, type Sail } from '../ops.ts'
import { type Board, boardOf, type DarwinState, workerOf } from '../state.ts'
import type { DarwinAsking } from '../words.ts'
import { gain } from './gains.ts'
import { type DarwinRules, moveOf, SKIP } from './rule.ts'

/**
 * The moves to each space: the whole voyage, or an extra stop there, after which the voyage must continue
 * (DAR-BADGE-09).
 */
const SAILING = SEA.stops.map(({ id, place }) => ({
  id,
  place,
  go: moveOf(`sail ${id}`, effect('sailed', { to: id, left: 0 }), [id]),
  halt: id === SEA.last ? null : (`halt ${id}` as const),
}))
const EXPLORING = ISLANDS.map(({ id: island, stops, last }) => {
  const goals = stops.map(({ id, place }) => ({
    id,
    place,
    go: moveOf(`explore ${id}`, effect('explored', { to: id, left: 0 }), [id]),
    halt: id === last ? null : (`halt ${id}` as const),
  }))
  return { island, goals, moves: goals.map(({ go }) => go) }
})
const LANDING = ISLAND_IDS.map((island) => moveOf(`land ${island}`, effect('landed', island), [island]))

/** Uses the worker's present seals, at tables that read badges late (DAR-BADGE-14). */
function reach(one: Board, { steps, halt, badgeOf }: Sail): { readonly most: number; readonly halts: boolean } {
  const seals = badgeOf === null ? [] : workerOf(one, badgeOf).seals
  return { most: steps + (hasSilver(seals) ? 1 : 0), halts: halt || hasGold(seals) }
}

/** At tables that play so, a piece may stay where it is (DAR-SAIL-02, DAR-EXPLORE-01), except after an extra stop. */
const mayStay = (s: DarwinState, { onward }: Sail): boolean => s.rulings.moves === 'none' && !onward

/**
 * The actions of the space where a piece stops may be used (DAR-GEN-05). After an extra stop it may go on from wherever
 * it is by then (DAR-BADGE-09, -16).
 */
function arrive(s: DarwinState, stop: StopId, onward: Effect | null): Effect {
  const here = from(stop, acts(actsAt(s, stop)))
  return onward ? all([here, onward]) : here
}

export const voyageRules = {
  sail: {
    can: (s, by, voyage, inquiry) =>
      boardOf(s, by).ship !== SEA.last || mayStay(s, voyage) || inquiry.no('DAR-SAIL-10'),
    ask(s, by, voyage, asking) {
      const one = boardOf(s, by)
      const { most, halts } = reach(one, voyage)
      const ways = distancesFrom(one.ship, most, [])
      const at = stopOf(one.ship).place
      for (const { id, place, go, halt } of SAILING) {
        const steps = ways.get(id)
        if (place < at) asking.refuse(go.move, 'DAR-SAIL-03', {}, go.on)
        else if (place === at && !mayStay(s, voyage)) asking.refuse(go.move, 'DAR-SAIL-02', {}, go.on)
        else if (steps === undefined) asking.refuse(go.move, 'DAR-SAIL-01', { steps: most }, go.on)
        else {
          asking.offer(go.move, go.then, go.on)
          if (halt && halts && steps > 0 && steps < most)
            asking.offer(halt, effect('sailed', { to: id, left: most - steps }), go.on)
        }
      }
      asking.offer(SKIP, nothing)
    },
  },

  sailed: {
    run(s, by, { to, left }, tell) {
      const points = moveShip(s, by, to, tell)
      if (points > 0) gain(s, by, 'points', points, tell)
      return arrive(s, to, left > 0 ? acts([sail(left, { onward: true })]) : null)
    },
  },

  explore: {
    can(s, by, voyage, inquiry) {
      const { explorers } = boardOf(s, by)
      for (const island of ISLAND_IDS) {
        if (voyage.island !== null && voyage.island !== island) continue
        if (isUnderWay(s, by, island) || (mayStay(s, voyage) && explorers[island] !== null)) return true
      }
      return inquiry.no('DAR-EXPLORE-05')
    },
    ask(s, by, voyage, asking) {
      const one = boardOf(s, by)
      for (const { island, goals, moves } of EXPLORING) {
        const at = one.explorers[island]
        const other = voyage.island !== null && voyage.island !== island
        const stays = mayStay(s, voyage)
        if (at !== null && !other) exploreIsland(s, by, { island, at, stays, ...reach(one, voyage) }, goals, asking)
        else asking.refuseAll(moves, at === null ? 'DAR-EXPLORE-01' : 'DAR-EXPLORE-04')
      }
      asking.offer(SKIP, nothing)
    },
  },

  explored: {
    run(s, by, { to, left }, tell) {
      const points = moveExplorer(s, by, to, tell)
      if (points > 0) gain(s, by, 'points', points, tell)
      const island = stopOf(to).route as IslandId
      return arrive(s, to, left > 0 ? acts([explore(left, { island, onward: true })]) : null)
    },
  },

  // Sails to the Beagle, only forward (DAR-SAIL-11).
  'sail-to-beagle': {
    can: (s, by, _, inquiry) => isBehindBeagle(s, by) || inquiry.no('DAR-SAIL-11'),
    run(s, by, _, tell) {
      if (isBehindBeagle(s, by)) moveShip(s, by, beagleIn(s.round).id, tell)
      return undefined
    },
  },

  'land-explorer': {
    can: (s, by, _, inquiry) => ISLAND_IDS.some((island) => isAtHome(s, by, island)) || inquiry.no('DAR-EXPLORE-09'),
    ask(_s, _by, _, asking) {
      for (const { move, then, on } of LANDING) asking.offer(move, then, on)
      asking.offer(SKIP, nothing)
    },
  },

  landed: {
    can: (s, by, island, inquiry) => isAtHome(s, by, island) || inquiry.no('DAR-EXPLORE-09'),
    run(s, by, island, tell) {
      land(s, by, island, tell)
      return undefined
    },
  },
} satisfies Partial<DarwinRules>

const isBehindBeagle = (s: DarwinState, by: number): boolean =>
  stopOf(boardOf(s, by).ship).place < beagleIn(s.round).place
const isAtHome = (s: DarwinState, by: number, island: IslandId): boolean => boardOf(s, by).explorers[island] === null

type Walk = {
  readonly island: IslandId
  readonly at: StopId
  readonly stays: boolean
  readonly most: number
  readonly halts: boolean
}

function exploreIsland(
  s: DarwinState,
  by: number,
  { island, at, stays, most, halts }: Walk,
  goals: (typeof EXPLORING)[number]['goals'],
  asking: DarwinAsking,
): void {
  const jumped = occupied(s, by, island)
  const ways = distancesFrom(at, most, jumped)
  const from = stopOf(at).place
  for (const { id, place, go, halt } of goals) {
    const steps = ways.get(id)
    if (place < from) asking.refuse(go.move, 'DAR-EXPLORE-05', {}, go.on)
    else if (jumped.includes(id)) asking.refuse(go.move, 'DAR-EXPLORE-03', {}, go.on)
    else if ((place === from && !stays) || steps === undefined)
      asking.refuse(go.move, 'DAR-EXPLORE-01', { steps: most }, go.on)
    else {
      asking.offer(go.move, go.then, go.on)
      if (halt && halts && steps > 0 && steps < most)
        asking.offer(halt, effect('explored', { to: id, left: most - steps }), go.on)
    }
  }
}
