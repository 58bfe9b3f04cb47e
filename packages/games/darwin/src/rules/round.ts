// The rules of the course of the game: rounds, turn order, refresh and the end (DAR-GEN-01, DAR-TURNORDER,
// DAR-REFRESH).

import { all, as, type Effect, type Tell } from '@wayfare/kernel'
import type { AcademySlot } from '../data/ids.ts'
import { ACADEMY_SLOTS, SCROLLS } from '../data/seals.ts'
import { drawObjectives, fillAcademy, NO_ACADEMY } from '../hidden-stacks.ts'
import { effect } from '../ops.ts'
import { boardOf, type DarwinState, hasWorker, isAlfred, ROUNDS } from '../state.ts'
import { REWARDS } from './rewards.ts'
import type { DarwinRules } from './rule.ts'
import { NEXT_TURN } from './turn.ts'

const TURN: Effect = effect('turn')
const ALFRED_TURN: Effect = effect('alfred-turn')

export const roundRules = {
  round: {
    run(s, _by, _, tell) {
      s.phase = 'actions'
      s.turn = null
      tell({ k: 'round', round: s.round })
      return NEXT_TURN
    },
  },

  // Turns go round in turn order, skipping players without workers (DAR-TURN-01 to -04).
  'next-turn': {
    run(s) {
      const { order } = s
      const before = s.turn === null ? -1 : order.indexOf(s.turn)
      for (let step = 1; step <= order.length; step++) {
        const board = order[(before + step) % order.length] as number
        if (!hasWorker(boardOf(s, board))) continue
        s.turn = board
        return isAlfred(s, board) ? ALFRED_TURN : as(board, TURN)
      }
      return all([effect('turn-order'), REWARDS, effect('refresh')])
    },
  },

  // Owners of workers on the turn-order space move to the front, in the order of their leftmost workers
  // (DAR-TURNORDER-02 to -07).
  'turn-order': {
    run(s, _by, _, tell) {
      s.phase = 'rewards'
      s.turn = null
      if (s.alfred || s.turnSpace.length === 0) return undefined
      const front = [...new Set(s.turnSpace)]
      s.order = [...front, ...s.order.filter((board) => !front.includes(board))]
      tell({ k: 'order', seats: s.order })
      return undefined
    },
  },

  // Moves the Beagle, returns workers, and refreshes scrolls and objectives (DAR-REFRESH-01 to -08).
  refresh: {
    run(s, _by, _, tell) {
      if (s.round === ROUNDS) {
        s.phase = 'over'
        tell({ k: 'over' })
        return undefined
      }
      s.round += 1
      for (const one of s.boards) one.workers = one.workers.map(({ id, seals }) => ({ id, seals, at: null }))
      s.turnSpace = []
      tell({ k: 'refresh', round: s.round })
      refreshAcademy(s, tell)
      for (const id of s.shown) tell({ k: 'objective-out', objective: id })
      drawObjectives(s, tell)
      return effect('round')
    },
  },
} satisfies Partial<DarwinRules>

/** The top scroll's seals leave the game, the others move up in their columns, and gaps are filled from the supply. */
function refreshAcademy(s: DarwinState, tell: Tell): void {
  const [top, ...lower] = SCROLLS
  s.gone += top?.slots.filter((slot) => s.academy[slot] !== null).length ?? 0
  const academy = { ...NO_ACADEMY }
  for (const column of [0, 1, 2]) {
    let scroll = 0
    for (const { slots } of lower) {
      const seal = s.academy[slots[column] as AcademySlot]
      if (seal !== null) academy[SCROLLS[scroll++]?.slots[column] as AcademySlot] = seal
    }
  }
  s.academy = academy
  fillAcademy(s)
  tell({ k: 'academy', seals: ACADEMY_SLOTS.map((slot) => s.academy[slot]) })
}
