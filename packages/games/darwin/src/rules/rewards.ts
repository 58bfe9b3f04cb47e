// The rules of the reward phase: envelopes, windows for interrupts, and the Beagle goal (DAR-REWARD, DAR-BEAGLE).

import { all, as, type Effect, from, nothing } from '@wayfare/kernel'
import { gainAlfred } from '../alfred/perform.ts'
import { rewardActs } from '../data/actions.ts'
import { ENVELOPES, type GoalId } from '../data/ids.ts'
import { mailTile } from '../data/mail-tiles.ts'
import { goalPoints } from '../goal-points.ts'
import { mailRanks, stampsOn } from '../mail-ranks.ts'
import { type Action, effect } from '../ops.ts'
import { boardOf, type DarwinState, isAlfred, nameOf } from '../state.ts'
import { gain } from './gains.ts'
import type { DarwinRules } from './rule.ts'

const WINDOW: Effect = effect('window', { began: null, next: 0 })
const ASK_WINDOW: Effect = effect('ask-window')

export const REWARDS: Effect = all([
  ...ENVELOPES.flatMap((envelope) => [effect('envelope', envelope), WINDOW]),
  effect('beagle'),
  WINDOW,
])

function names(s: DarwinState, boards: readonly number[]): (number | string)[] {
  return boards.map((board) => nameOf(s, board))
}

function rewardFor(s: DarwinState, board: number, list: readonly Action[]): Effect {
  if (isAlfred(s, board)) return effect('alfred-reward', list)
  return as(board, rewardActs(list))
}

export const rewardRules = {
  // Stamps are counted at the moment when the envelope is scored (DAR-REWARD-10).
  envelope: {
    run(s, _by, envelope, tell) {
      s.performed = []
      const { first, second } = mailRanks(s, envelope)
      if (first.length === 0) return undefined
      tell({ k: 'envelope', envelope, first: names(s, first), second: names(s, second) })
      const tile = s.letters[envelope]
      const { first: best, second: other } = mailTile(tile)
      const parts: Effect[] = []
      for (const board of first) parts.push(rewardFor(s, board, best))
      for (const board of second) parts.push(rewardFor(s, board, other))
      const halves = [...first, ...second].map((board) => ({
        board,
        stamps: Math.ceil(stampsOn(s, board, envelope) / 2),
      }))
      parts.push(effect('stamps-back', { envelope, halves }))
      return from(tile, all(parts))
    },
  },

  // Ranked players remove half of their stamps, rounded up, even if they declined the reward, and before the next
  // envelope (DAR-REWARD-07, -08, -11).
  'stamps-back': {
    run(s, _by, { envelope, halves }, tell) {
      for (const { board, stamps: n } of halves) {
        if (s.rulings.declined === 'kept' && !isAlfred(s, board) && !s.performed.includes(board)) continue
        const one = boardOf(s, board)
        one.mail = { ...one.mail, [envelope]: one.mail[envelope] - n }
        one.usedStamps += n
        tell({ k: 'stamps-back', seat: nameOf(s, board), envelope, n })
      }
      return undefined
    },
  },

  // Asks in turn order each player who can use an interrupt, until nobody has used one in a whole pass (DAR-REWARD-14).
  window: {
    run(s, _by, { began: before, next }, _tell, inquiry) {
      const began = before ?? s.interrupts
      for (let i = next; i < s.order.length; i++) {
        const board = s.order[i] as number
        if (board >= s.core.players || !inquiry.hasAside(board)) continue
        return all([as(board, ASK_WINDOW), effect('window', { began, next: i + 1 })])
      }
      return s.interrupts === began ? undefined : WINDOW
    },
  },

  'ask-window': {
    ask(_s, _by, _, asking) {
      asking.offer('pass', nothing)
    },
  },

  beagle: {
    run(s, _by, _, tell) {
      const goal = s.goals[s.round - 1] as GoalId
      for (const board of s.order) {
        const { gross, lag, n } = goalPoints(s, board)
        tell({ k: 'goal', seat: nameOf(s, board), goal, gross, lag, n })
        if (n === 0) continue
        if (isAlfred(s, board)) gainAlfred(s, 'points', n, tell)
        else gain(s, board, 'points', n, tell)
      }
      s.scored = s.round
      return undefined
    },
  },
} satisfies Partial<DarwinRules>
