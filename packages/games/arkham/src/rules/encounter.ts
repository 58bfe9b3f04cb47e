// The rules of end steps 2 and 3: madness, and each player's encounter with the Ancient (ARK-MADNESS, ARK-ANCIENT-01 to
// -15).

import { all, as, idOf, look, offerFlags, pile, random, type Seat } from '@wayfare/kernel'
import { ANCIENTS, highestFailure, lowestSuccess } from '../board/ancients.ts'
import { isSegment, SEGMENTS } from '../board/board.ts'
import { type ArkhamRules, effect } from '../ops.ts'
import { quartersAlong } from '../quarters-along.ts'
import { type ArkhamState, type Board, board, callPile, linksOf, remainingUses } from '../state.ts'
import { penalty, reward } from './ancients.ts'

/** Links, horror places and river crossings each bring madness (ARK-MADNESS-01 to -04). */
export function madnessOf(s: ArkhamState, one: Board): number {
  const touched = new Set<string>(one.steps.filter(isSegment).flatMap((id) => SEGMENTS[id].ends))
  const horror = ANCIENTS[s.ancient].horrors.filter((vertex) => touched.has(vertex)).length
  const crossings = one.steps.filter((step) => step.startsWith('dag-')).length
  return horror + crossings + linksOf(one) * ANCIENTS[s.ancient].linkMadness
}

/**
 * Players meet the Ancient from the highest madness down, in a tie clockwise from the first player of the last round
 * (ARK-ANCIENT-01, -02).
 */
function meetingOrder(s: ArkhamState): Seat[] {
  const { players } = s.core
  const clockwise = Array.from({ length: players }, (_, i) => (s.first + i) % players)
  return clockwise.sort((a, b) => board(s, b).madness - board(s, a).madness)
}

type Verdict = { readonly failures: number; readonly successes: number }

/** Counts failures by madness, and successes from 5 up, or from 4 with the blessing (ARK-ANCIENT-09 to -12). */
export function verdictOf(s: ArkhamState, one: Board): Verdict {
  const fails = highestFailure(s.ancient, one.madness)
  const failures = one.rolled.filter((number) => number <= fails).length
  const successes = one.rolled.filter((number) => number >= lowestSuccess(fails, one.blessed)).length
  return { failures, successes }
}

/** Sets of dice as a move names them, counted from 1 to 3. */
const SUBSETS: readonly (readonly number[])[] = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]

export const encounterRules = {
  madness: {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) {
        const one = board(s, seat)
        trimToRoute(one)
        one.madness = madnessOf(s, one)
        tell({ k: 'madness', seat, madness: one.madness })
      }
      return all([...meetingOrder(s).map((seat) => as(seat, effect('encounter'))), effect('show-tasks')])
    },
  },

  encounter: {
    run(s, by, _, tell) {
      const one = board(s, by)
      one.rolled = Array.from({ length: 3 }, () => random(s, 'encounter', 6) + 1)
      tell({ k: 'encounter', seat: by, dice: one.rolled })
      // The call card is shown after the roll (ARK-ANCIENT-20).
      for (let i = 0; i < pile(s, callPile(by)).length; i++)
        tell({ k: 'call', seat: by, card: idOf(look(s, callPile(by), i, 'all')) })
      return effect('tomes')
    },
  },

  tomes: {
    ask(s, by, _, asking) {
      const one = board(s, by)
      for (const dice of SUBSETS) asking.offer(`reroll ${dice.join(' ')}`, effect('reroll', dice), NO_ONE, STAYS)
      for (const die of [1, 2, 3]) {
        if (one.rolled[die - 1] === 6) asking.refuse(`improve ${die}`, 'ARK-ANCIENT-07')
        else asking.offer(`improve ${die}`, effect('improve', die), NO_ONE, STAYS)
      }
      asking.offer('bless', effect('bless'), NO_ONE, STAYS)
      asking.offer('face it', effect('resolve'))
    },
  },

  reroll: {
    can: (s, by, _, inquiry) =>
      remainingUses(board(s, by), 'reroll') > 0 || inquiry.no('ARK-SHOP-10', { bonus: 'reroll' }),
    run(s, by, dice, tell) {
      const one = board(s, by)
      one.spent.reroll += 1
      one.rolled = one.rolled.map((number, i) => (dice.includes(i + 1) ? random(s, 'encounter', 6) + 1 : number))
      tell({ k: 'rerolled', seat: by, dice: one.rolled })
      return undefined
    },
  },

  improve: {
    can: (s, by, _, inquiry) =>
      remainingUses(board(s, by), 'improvement') > 0 || inquiry.no('ARK-SHOP-10', { bonus: 'improvement' }),
    run(s, by, die, tell) {
      const one = board(s, by)
      one.spent.improvement += 1
      one.rolled = one.rolled.map((number, i) => (i === die - 1 ? Math.min(6, number + 2) : number))
      tell({ k: 'improved', seat: by, dice: one.rolled })
      return undefined
    },
  },

  bless: {
    can: (s, by, _, inquiry) =>
      remainingUses(board(s, by), 'blessing') > 0 || inquiry.no('ARK-SHOP-10', { bonus: 'blessing' }),
    run(s, by, _, tell) {
      const one = board(s, by)
      one.spent.blessing += 1
      one.blessed = true
      tell({ k: 'blessed', seat: by })
      return undefined
    },
  },

  resolve: {
    run(s, by, _, tell) {
      const one = board(s, by)
      const { failures, successes } = verdictOf(s, one)
      tell({ k: 'verdict', seat: by, failures, successes })
      // With three failures the player has lost (ARK-ANCIENT-14).
      if (failures === 3) {
        one.out = true
        return undefined
      }
      return all([penalty(s, one, failures), effect('reward', successes)])
    },
  },

  reward: {
    run(s, by, successes, tell) {
      const one = board(s, by)
      one.ancientVp = successes * reward(s, by)
      tell({ k: 'reward', seat: by, points: one.ancientVp })
      return undefined
    },
  },
} satisfies Partial<ArkhamRules>

const STAYS = offerFlags({ stays: true })
const NO_ONE: readonly string[] = []

/** Erases segments that the route does not use, and tourists that are not along it (ARK-FINAL-05 to -07). */
function trimToRoute(one: Board): void {
  one.segments = one.steps.filter(isSegment)
  const along = new Set<string>(quartersAlong(one))
  for (const quarter of Object.keys(one.tourists)) if (!along.has(quarter)) delete one.tourists[quarter]
}
