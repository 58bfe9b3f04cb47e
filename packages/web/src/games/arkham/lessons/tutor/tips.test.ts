import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { game } from '@wayfare/arkham/testing'
import type { TestedGame } from '@wayfare/testkit'
import type { Tutor } from '../../../../board-kit/lessons/tutor.ts'
import { testTips } from '../../../../testing/tip-cases.ts'
import { tutor } from './index.ts'

const table = { players: 1, ancient: 'dagon', dark: 'repeat', light: 'secret-alley' } as const
const DICE = { dice: { 'die-1': 3, 'die-2': 4 }, slots: ['die-1', 'die-2'], shop: 'shop-tome-1' }
/** The dice name the quarters (3; 4) and (4; 3). */
const at = (mine: object, rest: object = {}) => ({
  position: { table, phase: 'turn', round: 2, ...DICE, boards: [{ task: 'task-8', ...mine }], ...rest },
})
/** The effect die is one of the two. */
const withEffect = (effect: string, mine: object = {}) =>
  at(mine, {
    table: { ...table, light: effect },
    dice: { 'die-1': 3, 'die-5': 4 },
    slots: ['die-1', 'die-5'],
  })
/** The end of the game: the route is named, or the Ancient One is met. */
const atEnd = (phase: 'route' | 'encounter', mine: object) => ({
  position: { table, phase, round: 10, boards: [{ task: 'task-8', ...mine }] },
})
const north = ['choose q34']
const end = ['way c r-c01-c02']

testTips(game as unknown as TestedGame, tutor as Tutor, arkhamRulebook, {
  route: {
    given: { ...atEnd('route', { segments: ['r-c01-c02', 'r-c02-c03'] }), play: ['start c01', 'go r-c01-c02'] },
    not: [{ ...atEnd('route', { segments: ['r-c01-c02'] }), play: ['start c01', 'go r-c01-c02'] }],
  },
  link: {
    given: { ...atEnd('route', { segments: ['r-c01-c02', 'r-c05-c15'] }), play: ['start c01', 'go r-c01-c02'] },
    not: [
      { ...atEnd('route', { segments: ['r-c01-c02', 'r-c14-c15'] }), play: ['start c01', 'go r-c01-c02'] },
      { ...atEnd('route', { segments: ['r-c01-c02', 'r-c02-c03', 'r-c05-c15'] }), play: ['start c01', 'go r-c01-c02'] },
    ],
    used: ['link c05'],
  },
  tome: {
    given: atEnd('encounter', {
      segments: ['r-c01-c02'],
      start: 'c01',
      steps: ['r-c01-c02'],
      routed: true,
      bonuses: { reroll: 1 },
      rolled: [1, 3, 5],
    }),
    not: [
      atEnd('encounter', {
        segments: ['r-c01-c02'],
        start: 'c01',
        steps: ['r-c01-c02'],
        routed: true,
        bonuses: { reroll: 1 },
        rolled: [6, 5, 5],
      }),
    ],
  },
  stored: {
    given: { ...at({ bonuses: { 'extra-segment': 1 } }, { round: 9 }), play: [...north, ...end] },
    not: [
      { ...at({ bonuses: { 'extra-segment': 1 } }), play: [...north, ...end] },
      { ...at({}, { round: 9 }), play: [...north, ...end] },
      { ...at({ bonuses: { 'extra-segment': 1 } }, { round: 9 }), play: north },
    ],
    used: ['segment r-c02-c03'],
  },
  task: {
    // A crossing of this task is (2; 3), at the end of the only street.
    given: { ...at({ segments: ['r-c13-c14'] }, { round: 7 }), play: north },
    not: [
      { ...at({ segments: ['r-c13-c14'] }), play: north },
      { ...at({}, { round: 7 }), play: north },
    ],
  },
  shop: {
    given: { ...at({}), play: north },
    not: [{ ...at({ circled: ['c33'] }), play: north }, at({})],
    used: ['way a r-c23-c33 r-c13-c23', 'visit c33 reroll'],
  },
  gate: {
    given: { ...at({ segments: ['r-c01-c11', 'r-c34-c35'] }, { round: 5 }), play: north },
    not: [
      { ...at({ segments: ['r-c01-c11', 'r-c34-c35'] }), play: north },
      { ...at({ segments: ['r-c01-c11'] }, { round: 5 }), play: north },
    ],
    used: ['way c r-c01-c02'],
  },
  bridge: {
    given: { ...at({ segments: ['r-c22-c23'] }, { round: 4 }), play: north },
    not: [
      { ...at({ segments: ['r-c22-c23'] }), play: north },
      { ...at({ segments: ['r-c22-c23', 'r-c13-c14'] }, { round: 4 }), play: north },
      { ...at({}, { round: 4 }), play: north },
    ],
    used: ['way c r-c23-c33'],
  },
  join: {
    given: { ...at({ segments: ['r-c12-c13'] }), play: north },
    not: [
      { ...at({}), play: north },
      { ...at({ segments: ['r-c61-c62'] }), play: north },
    ],
    used: ['way a r-c23-c33 r-c13-c23'],
  },
  change: {
    given: at({ tourists: { q34: { circle: 1 }, q43: { circle: 1 } }, bonuses: { 'coordinate-change': 1 } }),
    not: [
      at({ tourists: { q34: { circle: 1 } }, bonuses: { 'coordinate-change': 1 } }),
      at({ tourists: { q34: { circle: 1 }, q43: { circle: 1 } } }),
    ],
    used: ['change die-1 +1'],
  },
  effect: {
    given: { ...withEffect('secret-alley'), play: north },
    not: [{ ...at({}), play: north }],
  },
  correct: {
    given: { ...withEffect('route-correction', { segments: ['r-c01-c02', 'r-c02-c03'] }), play: north },
    not: [{ ...at({ segments: ['r-c01-c02', 'r-c02-c03'] }), play: north }],
    used: ['erase r-c01-c02'],
  },
})
