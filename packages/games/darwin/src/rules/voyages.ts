// Sailing and exploring (DAR-SAIL, DAR-EXPLORE), with the badges of their pages.

import { type Asking, all, effect, from } from '@wayfare/kernel'
import { actsAt, isUnderWay, land, moveExplorer, moveShip } from '../arrival.ts'
import { acts, type ExploreArg, explore, type SailArg, sail } from '../data/actions.ts'
import { BEAGLE, ISLANDS, island, SEA } from '../data/routes.ts'
import { badgeOf } from '../data/seals.ts'
import { type Board, boardOf, type DarwinState } from '../state.ts'
import { measureIsland, measureSea, occupied, steps } from '../ways.ts'
import { gain } from './gains.ts'
import { type Move, moveOf, nothing, type R, SKIP, SURE, type Why } from './rule.ts'

type Voyage = readonly [to: number, left: number]
type Walk = readonly [isle: number, to: number, left: number]

/** Whole ways, and halts on the way: by space, and for halts by the steps that are left. */
const SAIL: readonly Move[] = SEA.stops.map(({ id }, to) => moveOf(`sail ${id}`, effect('sailed', [to, -1]), [id]))
const SAIL_HALT: readonly (readonly Move[])[] = SEA.stops.map(({ id }, to) =>
  [0, 1, 2, 3, 4, 5].map((left) => moveOf(`halt ${id}`, effect('sailed', [to, left]), [id])),
)
const EXPLORE: readonly (readonly Move[])[] = ISLANDS.map(({ stops }, isle) =>
  stops.map(({ id }, to) => moveOf(`explore ${id}`, effect('explored', [isle, to, -1]), [id])),
)
const EXPLORE_HALT: readonly (readonly (readonly Move[])[])[] = ISLANDS.map(({ stops }, isle) =>
  stops.map(({ id }, to) =>
    [0, 1, 2, 3, 4, 5].map((left) => moveOf(`halt ${id}`, effect('explored', [isle, to, left]), [id])),
  ),
)
const LAND: readonly Move[] = ISLANDS.map(({ id }, isle) => moveOf(`land ${id}`, effect('landed', isle), [id]))

/** DAR-BADGE-14, where the table reads badges late: what the worker's row gives now. */
const lateBadge = (one: Board, worker: number): number => (worker < 0 ? 0 : badgeOf(one.rows[worker] as string))

function offer(asking: Asking, { move, then, on }: Move): void {
  asking.offer(move, then, on, SURE)
}

export const whySail: Why<SailArg> = (s, by) =>
  boardOf(s, by).ship < SEA.last || s.rulings.moves === 'none' ? '' : 'DAR-SAIL-10'

export const whyExplore: Why<ExploreArg> = (s, by, [, , , only]) => {
  for (let isle = 0; isle < ISLANDS.length; isle++) {
    if (only >= 0 && only !== isle) continue
    if (isUnderWay(s, by, isle)) return ''
    if (s.rulings.moves === 'none' && (boardOf(s, by).explorers[isle] as number) >= 0) return ''
  }
  return 'DAR-EXPLORE-05'
}

export const whyToBeagle: Why<null> = (s, by) => (boardOf(s, by).ship < beagle(s) ? '' : 'DAR-SAIL-11')
export const whyLand: Why<null> = (s, by) => (boardOf(s, by).explorers.includes(-1) ? '' : 'DAR-EXPLORE-09')

const beagle = (s: DarwinState): number => BEAGLE[s.round - 1] as number

/** DAR-GEN-05: the space where a piece stops may be used. */
function arrive(s: DarwinState, route: number, stop: number, id: string) {
  return from(id, acts(actsAt(s, route, stop)))
}

export const voyageRules = {
  sail: {
    ask(s, by, [base, stop, worker], asking) {
      const one = boardOf(s, by)
      const badge = lateBadge(one, worker)
      const most = base + (badge > 0 ? 1 : 0)
      const halts = stop > 0 || badge > 1
      const last = measureSea(one.ship, most)
      for (let to = one.ship; to <= last; to++) {
        const used = steps[to] as number
        if (used > most || (used === 0 && s.rulings.moves === 'one')) continue
        offer(asking, SAIL[to] as Move)
        if (halts && used > 0 && used < most) offer(asking, (SAIL_HALT[to] as Move[])[most - used] as Move)
      }
      if (asking.listening) {
        for (let to = 0; to <= SEA.last; to++) {
          const { move, on } = SAIL[to] as Move
          if (to < one.ship) asking.refuse(move, 'DAR-SAIL-03', {}, on)
          else if (to === one.ship && s.rulings.moves === 'one') asking.refuse(move, 'DAR-SAIL-02', {}, on)
          else if (to > one.ship && (to > last || (steps[to] as number) > most))
            asking.refuse(move, 'DAR-SAIL-01', { steps: most }, on)
        }
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<SailArg>,

  sailed: {
    run(s, by, [to, left], tell) {
      const points = moveShip(s, by, to, tell)
      if (points > 0) gain(s, by, 'points', points, tell)
      const here = arrive(s, 0, to, (SEA.stops[to] as (typeof SEA.stops)[number]).id)
      // DAR-BADGE-09, -16: on from wherever the ship is then, with the steps that are left.
      return left > 0 ? all([here, acts([sail(left)])]) : here
    },
  } satisfies R<Voyage>,

  explore: {
    ask(s, by, [base, stop, worker, only], asking) {
      const one = boardOf(s, by)
      const badge = lateBadge(one, worker)
      const most = base + (badge > 0 ? 1 : 0)
      const halts = stop > 0 || badge > 1
      for (let isle = 0; isle < ISLANDS.length; isle++) {
        const at = one.explorers[isle] as number
        if (at < 0 || (only >= 0 && only !== isle)) {
          if (asking.listening) refuseIsland(asking, isle, at < 0 ? 'DAR-EXPLORE-01' : 'DAR-EXPLORE-04')
          continue
        }
        exploreIsland(s, by, isle, at, most, halts, asking)
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<ExploreArg>,

  explored: {
    run(s, by, [isle, to, left], tell) {
      const points = moveExplorer(s, by, isle, to, tell)
      if (points > 0) gain(s, by, 'points', points, tell)
      const { stops } = island(isle)
      const here = arrive(s, isle + 1, to, (stops[to] as (typeof stops)[number]).id)
      return left > 0 ? all([here, acts([explore(left, 0, -1, isle)])]) : here
    },
  } satisfies R<Walk>,

  // DAR-SAIL-11: forward only.
  'sail-to-beagle': {
    run(s, by, _, tell) {
      if (boardOf(s, by).ship >= beagle(s)) return undefined
      moveShip(s, by, beagle(s), tell)
      return undefined
    },
  } satisfies R,

  'land-explorer': {
    ask(s, by, _, asking) {
      const { explorers } = boardOf(s, by)
      for (const [isle, { move, then, on }] of LAND.entries()) {
        if (explorers[isle] === -1) asking.offer(move, then, on, SURE)
        else asking.refuse(move, 'DAR-EXPLORE-09', {}, on)
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R,

  landed: {
    run(s, by, isle, tell) {
      land(s, by, isle, tell)
      return undefined
    },
  } satisfies R<number>,
}

function exploreIsland(
  s: DarwinState,
  by: number,
  isle: number,
  at: number,
  most: number,
  halts: boolean,
  asking: Asking,
): void {
  const jumped = occupied(s, by, isle)
  const last = measureIsland(isle, at, most, jumped)
  const ways = EXPLORE[isle] as readonly Move[]
  const stays = s.rulings.moves === 'none'
  for (let to = at; to <= last; to++) {
    const used = steps[to] as number
    if (used > most || (jumped & (1 << to)) !== 0 || (to === at && !stays)) continue
    offer(asking, ways[to] as Move)
    if (halts && used > 0 && used < most) {
      const halt = EXPLORE_HALT[isle] as readonly (readonly Move[])[]
      offer(asking, (halt[to] as readonly Move[])[most - used] as Move)
    }
  }
  if (!asking.listening) return
  for (const [to, { move, on }] of ways.entries()) {
    if (to < at) asking.refuse(move, 'DAR-EXPLORE-05', {}, on)
    else if (to === at && !stays) asking.refuse(move, 'DAR-EXPLORE-01', { steps: most }, on)
    else if ((jumped & (1 << to)) !== 0) asking.refuse(move, 'DAR-EXPLORE-03', {}, on)
    else if (to > at && (to > last || (steps[to] as number) > most))
      asking.refuse(move, 'DAR-EXPLORE-01', { steps: most }, on)
  }
}

function refuseIsland(asking: Asking, isle: number, rule: string): void {
  for (const { move, on } of EXPLORE[isle] as readonly Move[]) asking.refuse(move, rule, {}, on)
}
