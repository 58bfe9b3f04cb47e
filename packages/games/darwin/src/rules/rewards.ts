// The reward phase: envelopes, windows for interrupts, the Beagle goal (DAR-REWARD, DAR-BEAGLE).

import { all, as, type Effect, effect, from, type Json } from '@wayfare/kernel'
import { gainAlfred } from '../alfred/perform.ts'
import { LAG_CAP, rewardActs } from '../data/actions.ts'
import { ALFRED_BOARDS } from '../data/alfred-boards.ts'
import { goalTile } from '../data/goals.ts'
import { ENVELOPES, letterTile } from '../data/letters.ts'
import { lagOf } from '../data/routes.ts'
import { bitCount } from '../data/specimens.ts'
import { ALFRED, type Board, boardOf, type DarwinState, nameOf, withAt } from '../state.ts'
import { gain } from './gains.ts'
import { hasTrigger } from './interrupts.ts'
import { emptyStacks, sealsOf } from './requirements.ts'
import { nothing, type R, SURE } from './rule.ts'

const WINDOW: Effect = effect('window', [-1, 0])
const ASK_WINDOW: Effect = effect('ask-window')

export const REWARDS: Effect = all([
  ...ENVELOPES.flatMap((_, envelope) => [effect('envelope', envelope), WINDOW]),
  effect('beagle'),
  WINDOW,
])

type Removal = readonly [envelope: number, halves: readonly (readonly [board: number, stamps: number])[]]

/** How often a board fulfils a goal (DAR-BEAGLE-02, -03). */
export function timesMet(one: Board, id: string): number {
  const goal = goalTile(id)
  switch (goal.count) {
    case 'seals':
      return sealsOf(one, goal.index)
    case 'studied':
      return bitCount(one.studied & goal.bits)
    case 'stacks':
      return emptyStacks(one)
    case 'lenses':
      return one.lenses
    case 'objectives':
      return bitCount(one.reached)
    case 'tents':
      return one.tents
  }
}

const stampsOn = (s: DarwinState, board: number, envelope: number): number => boardOf(s, board).mail[envelope] as number

/** DAR-REWARD-04 to -06: in turn order, those with most stamps on the envelope among those with fewer than this. */
function ranked(s: DarwinState, envelope: number, below: number): number[] {
  let most = 0
  for (const board of s.order) {
    const stamps = stampsOn(s, board, envelope)
    if (stamps < below && stamps > most) most = stamps
  }
  const found: number[] = []
  if (most > 0) for (const board of s.order) if (stampsOn(s, board, envelope) === most) found.push(board)
  return found
}

function names(s: DarwinState, boards: readonly number[]): (number | string)[] {
  return boards.map((board) => nameOf(s, board))
}

function rewardFor(s: DarwinState, board: number, list: readonly Effect[]): Effect {
  if (s.alfred && board === ALFRED) return effect('alfred-reward', list as unknown as Json)
  return as(board, rewardActs(list))
}

export const rewardRules = {
  // DAR-REWARD-10: what counts is what lies there now.
  envelope: {
    run(s, _by, envelope, tell) {
      s.performed = 0
      const first = ranked(s, envelope, Number.MAX_SAFE_INTEGER)
      if (first.length === 0) return undefined
      const second = ranked(s, envelope, stampsOn(s, first[0] as number, envelope))
      tell({ k: 'envelope', envelope: ENVELOPES[envelope] as string, first: names(s, first), second: names(s, second) })
      const tile = s.letters[envelope] as string
      const { first: best, second: other } = letterTile(tile)
      const parts: Effect[] = []
      const halves: [number, number][] = []
      for (const board of first) parts.push(rewardFor(s, board, best))
      for (const board of second) parts.push(rewardFor(s, board, other))
      for (const board of [...first, ...second]) halves.push([board, (stampsOn(s, board, envelope) + 1) >> 1])
      parts.push(effect('stamps-back', [envelope, halves]))
      return from(tile, all(parts))
    },
  } satisfies R<number>,

  // DAR-REWARD-07, -08, -11.
  'stamps-back': {
    run(s, _by, [envelope, halves], tell) {
      for (const [board, n] of halves) {
        const alfred = s.alfred !== null && board === ALFRED
        if (s.rulings.declined === 'kept' && !alfred && (s.performed & (1 << board)) === 0) continue
        const one = boardOf(s, board)
        one.mail = withAt(one.mail, envelope, (one.mail[envelope] as number) - n)
        one.usedStamps += n
        tell({ k: 'stamps-back', seat: nameOf(s, board), envelope: ENVELOPES[envelope] as string, n })
      }
      return undefined
    },
  } satisfies R<Removal>,

  // DAR-REWARD-14: round in turn order, asking those who have something to trigger, until nobody has acted.
  window: {
    run(s, _by, [start, index]) {
      const began = start < 0 ? s.interrupts : start
      for (let i = index; i < s.order.length; i++) {
        const board = s.order[i] as number
        if (board >= s.core.players || !hasTrigger(s, board)) continue
        return all([as(board, ASK_WINDOW), effect('window', [began, i + 1])])
      }
      return s.interrupts === began ? undefined : WINDOW
    },
  } satisfies R<readonly [start: number, index: number]>,

  'ask-window': {
    ask(_s, _by, _, asking) {
      asking.offer('pass', nothing, undefined, SURE)
    },
  } satisfies R,

  beagle: {
    run(s, _by, _, tell) {
      const goal = s.goals[s.round - 1] as string
      for (const board of s.order) {
        const one = boardOf(s, board)
        const lag = lagOf(one.ship, s.round, (one.perks & LAG_CAP) !== 0)
        const alfred = s.alfred && board === ALFRED ? s.alfred : null
        // DAR-SOLO-57: Alfred has his own measure.
        const gross = alfred
          ? ALFRED_BOARDS[alfred.level].factor * s.round
          : goalTile(goal).points * timesMet(one, goal)
        const n = Math.max(0, gross - lag)
        tell({ k: 'goal', seat: nameOf(s, board), goal, gross, lag: Math.min(gross, lag), n })
        if (n === 0) continue
        if (alfred) gainAlfred(s, 'points', n, tell)
        else gain(s, board, 'points', n, tell)
      }
      s.scored = s.round
      return undefined
    },
  } satisfies R,
}
