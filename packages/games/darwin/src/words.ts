// What moves are called. Whatever is named at another moment is refused by the rule that gives it its own.

import { alone, each, type Words } from '@wayfare/kernel'
import { CAMPS } from './data/camps.ts'
import { CREW_IDS } from './data/crew.ts'
import { COLOURS, ENVELOPES, STACKS, WORKERS } from './data/ids.ts'
import { OBJECTIVE_IDS, SLOTS, START_GOLD, START_SILVER } from './data/objectives.ts'
import { ISLANDS, ROUTES, SEA } from './data/routes.ts'
import { ACADEMY_SLOTS } from './data/seals.ts'
import { SPACES } from './data/spaces.ts'
import { SPECIMENS } from './data/specimens.ts'
import { ACTION_OPS } from './ops.ts'

type Behind = Words[string]['behind']
const either =
  (...ways: readonly Behind[]): Behind =>
  (rest) =>
    ways.some((way) => way(rest))

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)
/** As in `coins 3`, where an action is picked out of several. */
const NUMBERS = Array.from({ length: 13 }, (_, n) => String(n))
const number = each(NUMBERS)
const specimen = each(SPECIMENS)
const colour = [...COLOURS]
/** Some end with a slot, or without. */
const objective = either(each(OBJECTIVE_IDS), each(OBJECTIVE_IDS, idsOf(SLOTS)))

const TURN = 'DAR-TURN-01'

/** All that lies on the table can be pointed at, and the actions of spaces go by their names. */
const NAMES = [
  ...ACTION_OPS,
  'any-camp',
  ...WORKERS,
  ...CREW_IDS,
  ...OBJECTIVE_IDS,
  ...SPECIMENS,
  ...ACADEMY_SLOTS,
  ...ENVELOPES,
  ...STACKS,
  ...[SPACES, SLOTS, CAMPS, ISLANDS, ...ROUTES.map(({ stops }) => stops)].flatMap(idsOf),
]

export const words: Words = {
  ...Object.fromEntries(NAMES.map((name) => [name, { behind: alone, rule: TURN }])),

  keep: { behind: each(CREW_IDS), rule: 'DAR-CREWDRAFT-03' },
  seals: { behind: each(colour, colour, colour), rule: 'DAR-CREWDRAFT-08' },
  pair: { behind: each(START_SILVER, START_GOLD), rule: 'DAR-OBJDRAFT-01' },

  place: { behind: each(WORKERS, idsOf(SPACES)), rule: TURN },
  end: { behind: each(['turn']), rule: TURN },
  skip: { behind: alone, rule: 'DAR-GEN-05' },
  done: { behind: alone, rule: 'DAR-GEN-05' },
  enough: { behind: alone, rule: 'DAR-GEN-05' },
  pass: { behind: alone, rule: 'DAR-REWARD-14' },

  coins: { behind: number, rule: TURN },
  points: { behind: number, rule: TURN },
  theory: { behind: number, rule: TURN },
  knowledge: { behind: number, rule: TURN },
  swap: { behind: each(['coins', 'points']), rule: TURN },
  explore: { behind: either(number, each(ISLANDS.flatMap(({ stops }) => idsOf(stops)))), rule: TURN },
  sail: { behind: either(number, each(idsOf(SEA.stops))), rule: TURN },
  halt: { behind: each(ROUTES.flatMap(({ stops }) => idsOf(stops))), rule: 'DAR-BADGE-09' },
  land: { behind: each(idsOf(ISLANDS)), rule: TURN },
  stamps: { behind: number, rule: TURN },
  stamp: { behind: each(ENVELOPES, [...STACKS, 'used']), rule: TURN },
  seal: { behind: each(ACADEMY_SLOTS, WORKERS), rule: TURN },
  'extra-seal': { behind: alone, rule: 'DAR-BADGE-07' },
  purple: { behind: each(WORKERS), rule: TURN },
  study: { behind: specimen, rule: TURN },
  deliver: { behind: specimen, rule: TURN },
  redeliver: { behind: specimen, rule: TURN },
  tent: { behind: each(idsOf(CAMPS), ['1', '2']), rule: 'DAR-CAMP-01' },
  revisit: { behind: each(idsOf(CAMPS)), rule: TURN },
  take: { behind: objective, rule: TURN },
  complete: { behind: objective, rule: 'DAR-OBJECTIVE-17' },
  unlock: { behind: each(idsOf(SPACES)), rule: TURN },
  use: { behind: each(idsOf(SPACES)), rule: TURN },
  copy: { behind: each(CREW_IDS), rule: TURN },

  reach: { behind: objective, rule: 'DAR-OBJECTIVE-02' },
  crew: { behind: each(CREW_IDS, WORKERS), rule: 'DAR-CREWDRAFT-01' },
}
