// The losses for failures and the rewards for successes of each Ancient (ARK-ANCIENT-20 to -53). Between equal losses
// the player chooses (ARK-ANCIENT-17); if the choice makes no difference, the order of the board decides.

import { all, type Effect, ids, nothing, type Seat } from '@wayfare/kernel'
import { RIVERSIDE } from '../board/board.ts'
import { type QuarterId, UNIVERSITY_QUARTERS } from '../board/quarters.ts'
import { TOURISTS, type Tourist } from '../board/tourists.ts'
import { CALLS, type CallId } from '../cards/calls.ts'
import { type ArkhamRules, effect } from '../ops.ts'
import { rewardAlong } from '../reward.ts'
import { type ArkhamState, type Board, board, type Counts, callPile, linksOf, touristsIn } from '../state.ts'

export function penalty(s: ArkhamState, one: Board, failures: number): Effect {
  if (failures === 0) return nothing
  if (s.ancient === 'cthulhu') return effect('answer-call', failures)
  if (s.ancient === 'yog-sothoth') return effect('strike', failures * 2)
  if (s.ancient === 'dagon') return effect('drown', failures)
  return effect('devour', failures * linksOf(one))
}

/** Returns the points for one success. */
export function reward(s: ArkhamState, by: Seat): number {
  const one = board(s, by)
  const called = s.ancient === 'cthulhu' ? calledType(s, by) : null
  return rewardAlong(s.ancient, { tourists: one.tourists, called, madness: one.madness, links: linksOf(one) }) ?? 0
}

export const ancientRules = {
  // Half of the called type is lost, or all of it (ARK-ANCIENT-21, -22).
  'answer-call': {
    run(s, by, failures, tell) {
      const one = board(s, by)
      const type = calledType(s, by)
      const there = countOf(one, type, quarters(one))
      const lost = failures === 1 ? Math.floor(there / 2) : there
      for (let i = 0; i < lost; i++) eraseOne(one, type)
      tell({ k: 'lost', seat: by, type, count: lost })
      return undefined
    },
  },

  // The fullest university quarters are struck one after the other (ARK-ANCIENT-31, -33).
  strike: {
    run(s, by, count) {
      const struck = fullestQuarters(board(s, by)).map((id) => effect('struck', id))
      return taking('strike', count, struck, effect('choose-strike'))
    },
  },

  'choose-strike': {
    ask(s, by, _, asking) {
      const fullest = fullestQuarters(board(s, by))
      for (const id of UNIVERSITY_QUARTERS) {
        if (fullest.includes(id)) asking.offer(`strike ${id}`, effect('struck', id), [id])
        else
          asking.refuse(`strike ${id}`, board(s, by).struck.includes(id) ? 'ARK-ANCIENT-33' : 'ARK-ANCIENT-31', {}, [
            id,
          ])
      }
    },
  },

  struck: {
    run(s, by, id, tell) {
      const one = board(s, by)
      delete one.tourists[id]
      one.struck.push(id)
      tell({ k: 'struck', seat: by, quarter: id })
      return undefined
    },
  },

  // The most common type at the river is lost, counted again for each failure (ARK-ANCIENT-43, -44).
  drown: {
    run(s, by, count) {
      const one = board(s, by)
      const drowned = commonest(one, riverside(one)).map((type) => effect('drowned', type))
      return taking('drown', count, drowned, effect('choose-drowned'))
    },
  },

  'choose-drowned': {
    ask(s, by, _, asking) {
      const common = commonest(board(s, by), riverside(board(s, by)))
      for (const type of TOURISTS) {
        if (common.includes(type)) asking.offer(`drown ${type}`, effect('drowned', type), [type])
        else asking.refuse(`drown ${type}`, 'ARK-ANCIENT-43', {}, [type])
      }
    },
  },

  drowned: {
    run(s, by, type, tell) {
      const one = board(s, by)
      let lost = 0
      for (const id of riverside(one)) {
        const counts = touristsIn(one, id)
        lost += counts[TOURISTS.indexOf(type)] as number
        one.tourists[id] = counts.map((count, i) => (TOURISTS[i] === type ? 0 : count))
      }
      tell({ k: 'lost', seat: by, type, count: lost })
      return undefined
    },
  },

  // One tourist of the most common type is lost for each link, counted again each time (ARK-ANCIENT-51, -52).
  devour: {
    run(s, by, count) {
      const one = board(s, by)
      const devoured = commonest(one, quarters(one)).map((type) => effect('devoured', type))
      return taking('devour', count, devoured, effect('choose-devoured'))
    },
  },

  'choose-devoured': {
    ask(s, by, _, asking) {
      const one = board(s, by)
      const common = commonest(one, quarters(one))
      for (const type of TOURISTS) {
        if (common.includes(type)) asking.offer(`devour ${type}`, effect('devoured', type), [type])
        else asking.refuse(`devour ${type}`, 'ARK-ANCIENT-51', {}, [type])
      }
    },
  },

  devoured: {
    run(s, by, type, tell) {
      eraseOne(board(s, by), type)
      tell({ k: 'lost', seat: by, type, count: 1 })
      return undefined
    },
  },
} satisfies Partial<ArkhamRules>

/**
 * Takes `count` of the equally threatened things. The player is asked for the order only if some of them remain
 * (ARK-ANCIENT-17).
 */
function taking(
  op: 'strike' | 'drown' | 'devour',
  count: number,
  threatened: readonly Effect[],
  choose: Effect,
): Effect | undefined {
  if (count === 0 || threatened.length === 0) return undefined
  if (threatened.length > count) return all([choose, effect(op, count - 1)])
  return all([...threatened, effect(op, count - threatened.length)])
}

function calledType(s: ArkhamState, by: Seat): Tourist {
  const [card] = ids(s, callPile(by))
  return CALLS[card as CallId]
}

/** After end step 1 only quarters along the route have tourists (ARK-ANCIENT-16). */
function quarters(one: Board): QuarterId[] {
  return Object.keys(one.tourists).sort() as QuarterId[]
}

function riverside(one: Board): QuarterId[] {
  return quarters(one).filter((id) => RIVERSIDE.has(id))
}

function countOf(one: Board, type: Tourist, where: readonly QuarterId[]): number {
  let count = 0
  for (const id of where) count += touristsIn(one, id)[TOURISTS.indexOf(type)] as number
  return count
}

function commonest(one: Board, where: readonly QuarterId[]): Tourist[] {
  const counts = TOURISTS.map((type) => countOf(one, type, where))
  const most = Math.max(...counts)
  return most === 0 ? [] : TOURISTS.filter((_, i) => counts[i] === most)
}

/**
 * Returns the fullest quarters that are not struck (ARK-ANCIENT-33). Quarters away from the route are empty and can be
 * chosen in a tie.
 */
function fullestQuarters(one: Board): QuarterId[] {
  const open = UNIVERSITY_QUARTERS.filter((id) => !one.struck.includes(id))
  const most = Math.max(...open.map((id) => sum(touristsIn(one, id))))
  return open.filter((id) => sum(touristsIn(one, id)) === most)
}

function eraseOne(one: Board, type: Tourist): void {
  const index = TOURISTS.indexOf(type)
  for (const id of quarters(one)) {
    const counts = touristsIn(one, id)
    if ((counts[index] as number) === 0) continue
    one.tourists[id] = counts.map((count, i) => (i === index ? count - 1 : count))
    return
  }
}

function sum(counts: Counts): number {
  let total = 0
  for (const count of counts) total += count
  return total
}
