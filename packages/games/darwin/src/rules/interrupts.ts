// The rules of interrupts, which a player may use at any moment of their turn and of the reward phase: objectives and
// crew cards (DAR-GEN-08).

import { from, nothing, offerFlags, type RuleId } from '@wayfare/kernel'
import { acts } from '../data/actions.ts'
import { COPY_CARD, CREW_IDS, crewCard } from '../data/crew.ts'
import { WORKERS, type WorkerId } from '../data/ids.ts'
import { sealsIn, shortage } from '../data/seals.ts'
import { effect } from '../ops.ts'
import { recordOf } from '../records.ts'
import { type Board, boardOf, type CrewCard, type DarwinState, type Worker, workerOf } from '../state.ts'
import type { DarwinAsking } from '../words.ts'
import { offerReach } from './objectives.ts'
import { type DarwinRules, moveOf, SKIP } from './rule.ts'

const PLAY_MOVES = recordOf(CREW_IDS, (card) =>
  recordOf(WORKERS, (worker) =>
    moveOf(`crew ${card} ${worker}`, effect('crew-played', { card, worker }), [card, worker]),
  ),
)
const COPY_MOVES = recordOf(CREW_IDS, (card) => moveOf(`copy ${card}`, effect('copied', card), [card]))

const PRECHECKED = offerFlags({ prechecked: true })

/**
 * A crew card needs a worker with the required seals who has not been used for another card; knowledge does not count
 * (DAR-CREW-01 to -03).
 */
function ruleAgainstCrew({ crew }: Board, played: CrewCard | undefined, { id, seals }: Worker): RuleId | undefined {
  if (!played || played.by !== null) return 'DAR-CREW-09'
  for (const { by } of crew) if (by === id) return 'DAR-CREW-02'
  return shortage(seals, crewCard(played.card).need) === 0 ? undefined : 'DAR-CREW-01'
}

/**
 * The smallest number of seals that any card requires. Most rows are shorter and need not be compared with each card
 * unless somebody listens: 20 % more decisions a second.
 */
const FEWEST_SEALS = Math.min(...CREW_IDS.map((card) => sealsIn(crewCard(card).need)))

/** Offered beside every question of the seat once the set-up is over. */
export function aside(s: DarwinState, by: number, asking: DarwinAsking): void {
  offerReach(s, by, asking)
  const one = boardOf(s, by)
  for (const worker of one.workers) {
    if (!asking.listening && worker.seals.length < FEWEST_SEALS) continue
    for (const played of one.crew) {
      const { move, then, on } = PLAY_MOVES[played.card][worker.id as WorkerId]
      asking.offerUnless(ruleAgainstCrew(one, played, worker), move, then, on, PRECHECKED)
    }
  }
}

/** Any unplayed card of any player can be copied, except another copy card (DAR-CREW-07, -08). */
function canCopy(s: DarwinState, wanted: string): boolean {
  return (
    wanted !== COPY_CARD && s.boards.some(({ crew }) => crew.some(({ card, by }) => card === wanted && by === null))
  )
}

export const interruptRules = {
  'crew-played': {
    can(s, by, { card, worker }, inquiry) {
      const one = boardOf(s, by)
      const ownCard = one.crew.find((played) => played.card === card)
      return inquiry.unless(ruleAgainstCrew(one, ownCard, workerOf(one, worker)))
    },
    run(s, by, { card, worker }, tell) {
      const one = boardOf(s, by)
      one.crew = one.crew.map((played) => (played.card === card ? { card, by: worker } : played))
      s.interrupts += 1
      tell({ k: 'crew-played', seat: by, card, worker })
      return from(card, acts(crewCard(card).acts))
    },
  },

  'copy-crew': {
    can: (s, _by, _, inquiry) => CREW_IDS.some((card) => canCopy(s, card)) || inquiry.no('DAR-CREW-08'),
    ask(s, _by, _, asking) {
      for (const { crew } of s.boards)
        for (const { card } of crew) {
          const { move, then, on } = COPY_MOVES[card]
          asking.offer(move, then, on)
        }
      asking.offer(SKIP, nothing)
    },
  },

  // A copied card counts as the copier's own (DAR-CREW-11).
  copied: {
    can: (s, _by, card, inquiry) => canCopy(s, card) || inquiry.no('DAR-CREW-08'),
    run(_s, by, card, tell) {
      tell({ k: 'copied', seat: by, card })
      return from(card, acts(crewCard(card).acts))
    },
  },
} satisfies Partial<DarwinRules>
