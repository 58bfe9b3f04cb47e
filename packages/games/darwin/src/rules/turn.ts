// The rules of a turn in the action phase: a worker is placed, its actions follow, and the end is confirmed (DAR-TURN,
// DAR-PLACE, DAR-BADGE).

import { all, type Effect, from, nothing, offerFlags, type RuleId } from '@wayfare/kernel'
import { gainAlfred } from '../alfred/perform.ts'
import { isSpecial, needAt, penaltyAt, type WorkerSpace, workerSpaces } from '../cells.ts'
import { academy, acts } from '../data/actions.ts'
import { WORKERS, type WorkerId } from '../data/ids.ts'
import { hasGold, hasSilver, type Need, NO_SEALS, shortage } from '../data/seals.ts'
import { type ActionSpace, PENALTIES, SPACES, SPECIAL_SILVER, spaceOf } from '../data/spaces.ts'
import { effect } from '../ops.ts'
import { recordOf } from '../records.ts'
import {
  type Board,
  boardOf,
  changeWorker,
  type DarwinState,
  isAlfred,
  isFree,
  type Worker,
  workerOf,
} from '../state.ts'
import type { DarwinAsking } from '../words.ts'
import { actsFor, placeCost, SPECIAL_GOLD } from '../worker-placement.ts'
import { gain } from './gains.ts'
import { type DarwinRules, type Move, moveOf } from './rule.ts'

/** The moves of each worker to each space, in the order of SPACES. */
const PLACE = recordOf(WORKERS, (worker): readonly Move[] =>
  SPACES.map(({ id }) => moveOf(`place ${worker} ${id}`, effect('placed', { worker, space: id }), [worker, id])),
)
export const NEXT_TURN: Effect = effect('next-turn')

/** Returns the rule because of which nobody can enter this space now. `others` are the spaces of all workers. */
function ruleAgainstSpace(
  s: DarwinState,
  { id, cell, special, kind }: ActionSpace,
  others: readonly WorkerSpace[],
): RuleId | undefined {
  if (cell !== null && s.lenses[cell] === 'locked')
    return special !== null && s.tiles[special] === null ? 'DAR-LENS-14' : 'DAR-PLACE-12'
  if (kind === 'lens' && others.includes(id)) return 'DAR-PLACE-11'
  if (id === 'museum-study' && s.rulings.museum === 'one') return 'DAR-MUSEUM-09'
  return id !== 'objective-office' || s.rulings.office ? undefined : 'DAR-OBJECTIVE-30'
}

/** Returns the rule because of which this worker cannot be placed at all. */
function ruleAgainstWorker(one: Board, worker: Worker): RuleId | undefined {
  if (isFree(one, worker)) return undefined
  return worker.at === null ? 'DAR-SETUP-20' : 'DAR-PLACE-19'
}

/** The conditions for entering a space now, the same for all workers of a board. */
type Entry = { readonly closed: RuleId | undefined; readonly need: Need; readonly affordable: boolean }

function entryTo(s: DarwinState, by: number, space: ActionSpace, others: readonly WorkerSpace[]): Entry {
  const closed = ruleAgainstSpace(s, space, others)
  if (closed) return { closed, need: NO_SEALS, affordable: false }
  const { coin } = boardOf(s, by)
  // With enough coins for the largest penalty the real one need not be computed.
  const affordable = coin >= (PENALTIES[s.core.players] as number) || penaltyAt(s, by, space.id, others) <= coin
  return { closed, need: needAt(s, space), affordable }
}

function ruleAgainstEntering({ closed, need, affordable }: Entry, one: Board, { seals }: Worker): RuleId | undefined {
  if (closed) return closed
  if (shortage(seals, need) > one.knowledge) return 'DAR-SEAL-01'
  return affordable ? undefined : 'DAR-PLACE-09'
}

/** Checks each space once for all free workers. */
function offerPlaces(s: DarwinState, by: number, asking: DarwinAsking): void {
  const one = boardOf(s, by)
  const others = workerSpaces(s)
  const entries = SPACES.map((space) => entryTo(s, by, space, others))
  for (const worker of one.workers) {
    const moves = PLACE[worker.id as WorkerId]
    const unable = ruleAgainstWorker(one, worker)
    if (unable) {
      asking.refuseAll(moves, unable)
      continue
    }
    for (let i = 0; i < moves.length; i++) {
      const { move, then, on } = moves[i] as Move
      asking.offerUnless(ruleAgainstEntering(entries[i] as Entry, one, worker), move, then, on, PRECHECKED)
    }
  }
}
const PRECHECKED = offerFlags({ prechecked: true })

export const turnRules = {
  turn: {
    ask(s, by, _, asking) {
      offerPlaces(s, by, asking)
      asking.refuse('pass', 'DAR-TURN-03')
    },
  },

  // Pays knowledge and penalty, places the worker, gives the lens owner a coin, and then uses the actions
  // (DAR-PLACE-16).
  placed: {
    can(s, by, { worker: id, space }, inquiry) {
      const one = boardOf(s, by)
      const worker = workerOf(one, id)
      const unable = ruleAgainstWorker(one, worker)
      const against = unable ?? ruleAgainstEntering(entryTo(s, by, spaceOf(space), workerSpaces(s)), one, worker)
      return inquiry.unless(against)
    },
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

  // At tables that read badges late (AMB-09), uses the seals that the worker has by now.
  'late-badge': {
    run(s, by, { worker, space }) {
      const { seals } = workerOf(boardOf(s, by), worker)
      if (!hasSilver(seals)) return undefined
      if (spaceOf(space).page === 'academy') return acts([academy({ gold: hasGold(seals), extra: true })])
      return acts(hasGold(seals) ? [SPECIAL_SILVER, SPECIAL_GOLD] : [SPECIAL_SILVER])
    },
  },

  // Until the player confirms the end, the whole turn can be undone (DAR-TURN-07).
  'end-turn': {
    ask(_s, _by, _, asking) {
      asking.offer('end turn', nothing)
    },
  },
} satisfies Partial<DarwinRules>
