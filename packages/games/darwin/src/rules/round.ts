// The frame of the game: rounds, turn order, refresh, the end (DAR-GEN-01, DAR-TURNORDER, DAR-REFRESH).

import { all, as, type Effect, effect, type Tell } from '@wayfare/kernel'
import { NO_SEAL, SCROLL_WIDTH } from '../data/seals.ts'
import { drawObjectives, fillAcademy } from '../dealing.ts'
import { ALFRED, boardOf, type DarwinState, hasWorker, ROUNDS } from '../state.ts'
import { REWARDS } from './rewards.ts'
import type { R } from './rule.ts'
import { NEXT_TURN } from './turn.ts'

const TURN: Effect = effect('turn')
const ALFRED_TURN: Effect = effect('alfred-turn')

export const roundRules = {
  round: {
    run(s, _by, _, tell) {
      s.phase = 'actions'
      s.turn = -1
      tell({ k: 'round', round: s.round })
      return NEXT_TURN
    },
  } satisfies R,

  // DAR-TURN-01 to -04: the same order again and again, past those who have no worker left.
  'next-turn': {
    run(s) {
      const { order } = s
      for (let step = 1; step <= order.length; step++) {
        const index = (s.turn + step) % order.length
        const board = order[index] as number
        if (!hasWorker(boardOf(s, board))) continue
        s.turn = index
        return s.alfred && board === ALFRED ? ALFRED_TURN : as(board, TURN)
      }
      return all([effect('turn-order'), REWARDS, effect('refresh')])
    },
  } satisfies R,

  // DAR-TURNORDER-02 to -07.
  'turn-order': {
    run(s, _by, _, tell) {
      s.phase = 'rewards'
      s.turn = -1
      if (s.alfred || s.turnSpace.length === 0) return undefined
      const front = [...new Set(s.turnSpace)]
      s.order = [...front, ...s.order.filter((board) => !front.includes(board))]
      tell({ k: 'order', seats: s.order })
      return undefined
    },
  } satisfies R,

  // DAR-REFRESH-01 to -08: the Beagle, workers, scrolls, objectives.
  refresh: {
    run(s, _by, _, tell) {
      if (s.round === ROUNDS) {
        s.phase = 'over'
        tell({ k: 'over' })
        return undefined
      }
      s.round += 1
      for (const one of s.boards) one.placed = one.placed.map(() => -1)
      s.turnSpace = []
      tell({ k: 'refresh', round: s.round })
      refreshAcademy(s, tell)
      for (const id of s.shown) tell({ k: 'objective-out', objective: id })
      drawObjectives(s, tell)
      return effect('round')
    },
  } satisfies R,
}

/** The top scroll goes, the rest moves up within its column, gaps are filled from the supply. */
function refreshAcademy(s: DarwinState, tell: Tell): void {
  const slots = [...s.academy]
  s.gone += slots.slice(0, SCROLL_WIDTH).filter((seal) => seal !== NO_SEAL).length
  const columns = [0, 1, 2].map((column) =>
    slots.filter((seal, i) => i >= SCROLL_WIDTH && i % SCROLL_WIDTH === column && seal !== NO_SEAL),
  )
  s.academy = slots.map((_, i) => columns[i % SCROLL_WIDTH]?.[Math.floor(i / SCROLL_WIDTH)] ?? NO_SEAL).join('')
  fillAcademy(s)
  tell({ k: 'academy', seals: s.academy })
}
