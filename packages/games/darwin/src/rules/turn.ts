// A turn of the action phase: one worker is placed, its actions follow, the end is confirmed (DAR-TURN, DAR-PLACE, DAR-BADGE).

import { all, type Effect, from, nothing, offerFlags } from '@wayfare/kernel'
import { gainAlfred } from '../alfred/perform.ts'
import { isSpecial, needAt, penaltyAt, standing } from '../cells.ts'
import { academy, acts } from '../data/actions.ts'
import { WORKERS, type WorkerId } from '../data/ids.ts'
import { hasGold, hasSilver, type Need, shortage } from '../data/seals.ts'
import { type ActionSpace, PENALTIES, SPACES, SPECIAL_SILVER, spaceOf } from '../data/spaces.ts'
import { type DarwinOps, effect } from '../ops.ts'
import { actsFor, placeCost, SPECIAL_GOLD } from '../placing.ts'
import { recordOf } from '../records.ts'
import { boardOf, changeWorker, type DarwinState, isAlfred, isFree, workerOf } from '../state.ts'
import type { DarwinAsking } from '../words.ts'
import { gain } from './gains.ts'
import { type DarwinRules, type Move, moveOf, QUIETLY, type Reasons } from './rule.ts'

/** For each worker a move to each space, as they stand in SPACES. */
const PLACE = recordOf(WORKERS, (worker): readonly Move[] =>
  SPACES.map(({ id }) => moveOf(`place ${worker} ${id}`, effect('placed', { worker, space: id }), [worker, id])),
)
export const NEXT_TURN: Effect = effect('next-turn')

/** Can anybody enter this space now? `others`: where workers stand. */
function isOpen(
  s: DarwinState,
  { id, cell, special, kind }: ActionSpace,
  others: readonly string[],
  reasons: Reasons,
): boolean {
  if (cell !== null && s.lenses[cell] === 'locked')
    return reasons.no(special !== null && s.tiles[special] === null ? 'DAR-LENS-14' : 'DAR-PLACE-12')
  if (kind === 'lens' && others.includes(id)) return reasons.no('DAR-PLACE-11')
  if (id === 'museum-study' && s.rulings.museum === 'one') return reasons.no('DAR-MUSEUM-09')
  return id !== 'objective-office' || s.rulings.office || reasons.no('DAR-OBJECTIVE-30')
}

function canPlace(s: DarwinState, by: number, { worker: id, space }: DarwinOps['placed'], reasons: Reasons): boolean {
  const one = boardOf(s, by)
  const worker = workerOf(one, id)
  if (!isFree(one, worker)) return reasons.no(worker.at === null ? 'DAR-SETUP-20' : 'DAR-PLACE-19')
  const others = standing(s)
  if (!isOpen(s, spaceOf(space), others, reasons)) return false
  if (shortage(worker.seals, needAt(s, spaceOf(space))) > one.knowledge) return reasons.no('DAR-SEAL-01')
  return penaltyAt(s, by, space, others) <= one.coin || reasons.no('DAR-PLACE-09')
}

/**
 * What `canPlace` allows, with all that hangs on the space alone looked at once for all workers, for when nobody listens to the
 * reasons: 125 thousand decisions a second instead of 54. That it offers the same is checked at every decision of `wayfare check`.
 */
function offerPlaces(s: DarwinState, by: number, asking: DarwinAsking): void {
  const one = boardOf(s, by)
  const others = standing(s)
  // Whoever has enough for the largest penalty need not know whether there is any.
  const rich = one.coin >= (PENALTIES[s.core.players] as number)
  const spaces: { readonly index: number; readonly need: Need }[] = []
  for (let index = 0; index < SPACES.length; index++) {
    const space = SPACES[index] as ActionSpace
    if (!isOpen(s, space, others, QUIETLY)) continue
    if (rich || penaltyAt(s, by, space.id, others) <= one.coin) spaces.push({ index, need: needAt(s, space) })
  }
  for (const worker of one.workers) {
    if (!isFree(one, worker)) continue
    const moves = PLACE[worker.id as WorkerId]
    for (const { index, need } of spaces) {
      if (shortage(worker.seals, need) > one.knowledge) continue
      const { move, then, on } = moves[index] as Move
      asking.offer(move, then, on, LOOKED_AT)
    }
  }
}
const LOOKED_AT = offerFlags({ sure: true })

export const turnRules = {
  turn: {
    ask(s, by, _, asking) {
      if (!asking.listening) offerPlaces(s, by, asking)
      else for (const worker of WORKERS) for (const { move, then, on } of PLACE[worker]) asking.offer(move, then, on)
      asking.refuse('pass', 'DAR-TURN-03')
    },
  },

  // DAR-PLACE-16: knowledge, penalty, the worker, the lens owner's coin, then the actions.
  placed: {
    can: canPlace,
    run(s, by, { worker: id, space }, tell) {
      const one = boardOf(s, by)
      const worker = workerOf(one, id)
      const { coins: penalty, knowledge, toOwner } = placeCost(s, by, worker, space)
      one.knowledge -= knowledge
      one.coin -= penalty
      changeWorker(one, { id, seals: worker.seals, at: space })
      if (space === 'turn-order') s.turnSpace = [...s.turnSpace, by]
      tell({ k: 'place', seat: by, worker: id, space, penalty, knowledge })
      if (toOwner !== null) {
        if (isAlfred(s, toOwner)) gainAlfred(s, 'coins', 1, tell)
        else gain(s, toOwner, 'coins', 1, tell)
      }
      const list = from(space, acts(actsFor(s, worker, space)))
      const late = s.rulings.badges === 'late' && (spaceOf(space).page === 'academy' || isSpecial(space))
      const end = effect('end-turn', { space })
      if (!late) return all([list, end, NEXT_TURN])
      return all([list, from(space, effect('late-badge', { worker: id, space })), end, NEXT_TURN])
    },
  },

  // Where the table reads badges late (AMB-09): what the worker has earned by now.
  'late-badge': {
    run(s, by, { worker, space }) {
      const { seals } = workerOf(boardOf(s, by), worker)
      if (!hasSilver(seals)) return undefined
      if (spaceOf(space).page === 'academy') return acts([academy({ gold: hasGold(seals), extra: true })])
      return acts(hasGold(seals) ? [SPECIAL_SILVER, SPECIAL_GOLD] : [SPECIAL_SILVER])
    },
  },

  // DAR-TURN-07: until this, everything can be taken back.
  'end-turn': {
    ask(_s, _by, _, asking) {
      asking.offer('end turn', nothing)
    },
  },
} satisfies Partial<DarwinRules>
