// What the moves are called, and the rule that says when each is made: for those that are named at another moment.

import { alone, each, type Words } from '@wayfare/kernel'
import { DEAD_END_IDS, isSegment, QUARTER_IDS, SEGMENT_IDS, VERTEX_IDS } from './board/board.ts'
import { SHOPS } from './board/gates-and-shops.ts'
import { UNIVERSITY_QUARTERS } from './board/quarters.ts'
import { TASKS } from './board/tasks.ts'
import { TOURISTS } from './board/tourists.ts'
import { TOMES } from './cards/bonuses.ts'
import { DIE_IDS } from './cards/dice.ts'
import { WAYS, type WayId } from './ways.ts'

const THROWN = ['1', '2', '3']
const shop = each(SHOPS)
const shopAndTome = each(SHOPS, TOMES)
const oneDie = each(DIE_IDS)
const twoDice = each(DIE_IDS, DIE_IDS)
const segment = each(SEGMENT_IDS)

export const words: Words = {
  keep: { behind: each([...Object.keys(TASKS), 'all']), rule: 'ARK-SETUP-12' },

  pick: { behind: (rest) => oneDie(rest) || twoDice(rest), rule: 'ARK-ROUND-02', setFrom: 1 },
  remove: { behind: oneDie, rule: 'ARK-ROUND-02' },
  take: { behind: oneDie, rule: 'ARK-START-02' },
  own: { behind: twoDice, rule: 'ARK-START-02', setFrom: 1 },

  change: { behind: each(DIE_IDS, ['+1', '-1']), rule: 'ARK-QUARTER-08' },
  choose: { behind: each(QUARTER_IDS), rule: 'ARK-QUARTER-01' },
  tourist: { behind: each(TOURISTS), rule: 'ARK-TOURIST-05' },
  extra: { behind: each(TOURISTS), rule: 'ARK-TOURIST-03' },
  erase: { behind: segment, rule: 'ARK-EFFECT-06' },
  redraw: { behind: segment, rule: 'ARK-EFFECT-06' },

  way: {
    behind: ([way, ...segments]) => WAYS.includes(way as WayId) && segments.length > 0 && segments.every(isSegment),
    rule: 'ARK-ROUND-02',
    setFrom: 2,
  },
  segment: { behind: segment, rule: 'ARK-ROUTE-14' },
  diagonal: { behind: segment, rule: 'ARK-ROUTE-14' },
  visit: { behind: (rest) => shop(rest) || shopAndTome(rest), rule: 'ARK-SHOP-17' },
  end: { behind: alone, rule: 'ARK-ROUND-02' },

  start: { behind: each(VERTEX_IDS), rule: 'ARK-FINAL-10' },
  go: { behind: segment, rule: 'ARK-FINAL-10' },
  link: { behind: each(VERTEX_IDS), rule: 'ARK-FINAL-10' },
  cross: { behind: each(DEAD_END_IDS), rule: 'ARK-FINAL-10' },
  finish: { behind: alone, rule: 'ARK-FINAL-10' },

  reroll: {
    behind: (rest) => rest.length <= 3 && rest.every((die) => THROWN.includes(die)),
    rule: 'ARK-ANCIENT-04',
    setFrom: 1,
  },
  improve: { behind: each(THROWN), rule: 'ARK-ANCIENT-04' },
  bless: { behind: alone, rule: 'ARK-ANCIENT-04' },
  face: { behind: each(['it']), rule: 'ARK-ANCIENT-04' },

  strike: { behind: each(UNIVERSITY_QUARTERS), rule: 'ARK-ANCIENT-13' },
  drown: { behind: each(TOURISTS), rule: 'ARK-ANCIENT-13' },
  devour: { behind: each(TOURISTS), rule: 'ARK-ANCIENT-13' },
}
