// Declares the moves of the game: their verbs, the arguments of each, and the rule that says when it is made. A move that is tried at the
// wrong moment is refused by that rule.

import { type ArgumentCheck, alone, anyOf, each, type MoveOf, type MoveWords, type TextOf } from '@wayfare/kernel'
import { DEAD_END_IDS, isSegment, QUARTER_IDS, SEGMENT_IDS, type SegmentId, VERTEX_IDS } from './board/board.ts'
import { SHOPS } from './board/gates-and-shops.ts'
import { UNIVERSITY_QUARTERS } from './board/quarters.ts'
import { TASKS, type TaskId } from './board/tasks.ts'
import { TOURISTS } from './board/tourists.ts'
import { TOMES } from './cards/bonuses.ts'
import { DIE_IDS } from './cards/dice.ts'

/** The ways of drawing in phase 5. */
export const WAYS = ['a', 'b', 'c', 't'] as const
export type WayId = (typeof WAYS)[number]

const THROWN = ['1', '2', '3'] as const
const oneDie = each(DIE_IDS)
const twoDice = each(DIE_IDS, DIE_IDS)
const segment = each(SEGMENT_IDS)

const drawing: ArgumentCheck<readonly [WayId, SegmentId, ...SegmentId[]]> = ([way, ...segments]) =>
  WAYS.includes(way as WayId) && segments.length > 0 && segments.every(isSegment)
const someThrown: ArgumentCheck<readonly (typeof THROWN)[number][]> = (dice) =>
  dice.length > 0 && dice.length <= THROWN.length && dice.every((die) => (THROWN as readonly string[]).includes(die))

export const words = {
  keep: { behind: each([...(Object.keys(TASKS) as TaskId[]), 'all']), rule: 'ARK-SETUP-12', declines: each(['all']) },

  pick: { behind: anyOf(oneDie, twoDice), rule: 'ARK-ROUND-02', setFrom: 1 },
  remove: { behind: oneDie, rule: 'ARK-ROUND-02' },
  take: { behind: oneDie, rule: 'ARK-START-02' },
  own: { behind: twoDice, rule: 'ARK-START-02', setFrom: 1 },

  change: { behind: each(DIE_IDS, ['+1', '-1']), rule: 'ARK-QUARTER-08' },
  choose: { behind: each(QUARTER_IDS), rule: 'ARK-QUARTER-01' },
  tourist: { behind: each(TOURISTS), rule: 'ARK-TOURIST-05' },
  extra: { behind: each(TOURISTS), rule: 'ARK-TOURIST-03' },
  erase: { behind: segment, rule: 'ARK-EFFECT-06' },
  redraw: { behind: segment, rule: 'ARK-EFFECT-06' },

  way: { behind: drawing, rule: 'ARK-ROUND-02', setFrom: 2 },
  segment: { behind: segment, rule: 'ARK-ROUTE-14' },
  diagonal: { behind: segment, rule: 'ARK-ROUTE-14' },
  visit: { behind: anyOf(each(SHOPS), each(SHOPS, TOMES)), rule: 'ARK-SHOP-17' },
  end: { behind: alone, rule: 'ARK-ROUND-02', declines: alone },

  start: { behind: each(VERTEX_IDS), rule: 'ARK-FINAL-10' },
  go: { behind: segment, rule: 'ARK-FINAL-10' },
  link: { behind: each(VERTEX_IDS), rule: 'ARK-FINAL-10' },
  cross: { behind: each(DEAD_END_IDS), rule: 'ARK-FINAL-10' },
  finish: { behind: alone, rule: 'ARK-FINAL-10', declines: alone },

  reroll: { behind: someThrown, rule: 'ARK-ANCIENT-04', setFrom: 1 },
  improve: { behind: each(THROWN), rule: 'ARK-ANCIENT-04' },
  bless: { behind: alone, rule: 'ARK-ANCIENT-04' },
  face: { behind: each(['it']), rule: 'ARK-ANCIENT-04' },

  strike: { behind: each(UNIVERSITY_QUARTERS), rule: 'ARK-ANCIENT-13' },
  drown: { behind: each(TOURISTS), rule: 'ARK-ANCIENT-13' },
  devour: { behind: each(TOURISTS), rule: 'ARK-ANCIENT-13' },
} satisfies MoveWords

/** A union of all moves by verb. */
export type ArkhamMove = MoveOf<typeof words>
/** The text of a move, as rules offer it and logs store it. */
export type ArkhamText = TextOf<typeof words>
