// Declares the moves of the game: their verbs, the arguments of each, and the rule that says when it is made. A move that is tried at the
// wrong moment is refused by that rule.

import {
  type Asking,
  alone,
  anyOf,
  each,
  type MoveOf,
  type MoveWords,
  type RuleId,
  type TextOf,
  things,
  verbs,
} from '@wayfare/kernel'
import { CAMPS } from './data/camps.ts'
import { CREW_IDS } from './data/crew.ts'
import { COLOURS, ENVELOPES, STACKS, WORKERS } from './data/ids.ts'
import { OBJECTIVE_IDS, SLOTS, START_GOLD, START_SILVER } from './data/objectives.ts'
import { ISLANDS, ROUTES, SEA } from './data/routes.ts'
import { ACADEMY_SLOTS } from './data/seals.ts'
import { SPACES } from './data/spaces.ts'
import { SPECIMENS } from './data/specimens.ts'
import { ACTION_OPS } from './ops.ts'

const idsOf = <I extends string>(list: readonly { readonly id: I }[]): readonly I[] => list.map(({ id }) => id)
/** As in `coins 3`, an action chosen from several. */
const number = each(Array.from({ length: 13 }, (_, n) => String(n)))
const specimen = each(SPECIMENS)
/** An objective's move may name a slot. */
const objective = anyOf(each(OBJECTIVE_IDS), each(OBJECTIVE_IDS, idsOf(SLOTS)))

const TURN: RuleId = 'DAR-TURN-01'

const moves = {
  // Actions chosen from several by their names alone; some of these are also verbs of other moves.
  ...verbs([...ACTION_OPS, 'any-camp'], TURN),

  keep: { behind: each(CREW_IDS), rule: 'DAR-CREWDRAFT-03' },
  seals: { behind: each(COLOURS, COLOURS, COLOURS), rule: 'DAR-CREWDRAFT-08' },
  pair: { behind: each(START_SILVER, START_GOLD), rule: 'DAR-OBJDRAFT-01' },

  place: { behind: each(WORKERS, idsOf(SPACES)), rule: TURN },
  end: { behind: each(['turn']), rule: TURN, declines: each(['turn']) },
  skip: { behind: alone, rule: 'DAR-GEN-05', declines: alone },
  done: { behind: alone, rule: 'DAR-GEN-05', declines: alone },
  enough: { behind: alone, rule: 'DAR-GEN-05' },
  pass: { behind: alone, rule: 'DAR-REWARD-14', declines: alone },

  coins: { behind: number, rule: TURN },
  points: { behind: number, rule: TURN },
  theory: { behind: number, rule: TURN },
  knowledge: { behind: number, rule: TURN },
  swap: { behind: each(['coins', 'points']), rule: TURN },
  explore: { behind: anyOf(number, each(ISLANDS.flatMap(({ stops }) => idsOf(stops)))), rule: TURN },
  sail: { behind: anyOf(number, each(idsOf(SEA.stops))), rule: TURN },
  halt: { behind: each(ROUTES.flatMap(({ stops }) => idsOf(stops))), rule: 'DAR-BADGE-09' },
  land: { behind: each(idsOf(ISLANDS)), rule: TURN },
  stamps: { behind: number, rule: TURN },
  stamp: { behind: each(ENVELOPES, [...STACKS, 'used']), rule: TURN },
  seal: { behind: each(ACADEMY_SLOTS, WORKERS), rule: TURN },
  'extra-seal': { behind: alone, rule: 'DAR-BADGE-07' },
  purple: { behind: each(WORKERS), rule: TURN },
  study: { behind: specimen, rule: TURN },
  deliver: { behind: anyOf(alone, specimen), rule: TURN },
  redeliver: { behind: specimen, rule: TURN },
  tent: { behind: each(idsOf(CAMPS), ['1', '2']), rule: 'DAR-CAMP-01' },
  revisit: { behind: each(idsOf(CAMPS)), rule: TURN },
  take: { behind: objective, rule: TURN },
  complete: { behind: objective, rule: 'DAR-OBJECTIVE-17' },
  unlock: { behind: anyOf(alone, each(idsOf(SPACES))), rule: TURN },
  use: { behind: each(idsOf(SPACES)), rule: TURN },
  copy: { behind: each(CREW_IDS), rule: TURN },

  reach: { behind: objective, rule: 'DAR-OBJECTIVE-02' },
  crew: { behind: each(CREW_IDS, WORKERS), rule: 'DAR-CREWDRAFT-01' },
} satisfies MoveWords

/** A union of all moves by verb. */
export type DarwinMove = MoveOf<typeof moves>
/** The text of a move, as rules offer it and logs store it. */
export type DarwinText = TextOf<typeof moves>
export type DarwinAsking = Asking<DarwinText>

export const words: MoveWords = {
  // Everything on the table can be pointed at.
  ...things(
    [
      ...WORKERS,
      ...CREW_IDS,
      ...OBJECTIVE_IDS,
      ...SPECIMENS,
      ...ACADEMY_SLOTS,
      ...ENVELOPES,
      ...STACKS,
      ...[SPACES, SLOTS, CAMPS, ISLANDS, ...ROUTES.map(({ stops }) => stops)].flatMap((list) => idsOf<string>(list)),
    ],
    TURN,
  ),
  ...moves,
}
