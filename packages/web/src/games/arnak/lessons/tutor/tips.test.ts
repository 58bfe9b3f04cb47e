import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { game } from '@wayfare/arnak/testing'
import type { TestedGame } from '@wayfare/testkit'
import type { Tutor } from '../../../../board-kit/lessons/tutor.ts'
import { testTips } from '../../../../testing/tip-cases.ts'
import { tutor } from './index.ts'

/** Both archaeologists are out, one of them with a guardian, and nothing else is there to be had. */
const OUT = { 'l1-lower-1': 0, 'camp-coins-1': 0 }
const SITES = { 'l1-lower-1': { tile: 'level1-jewel', guardian: 'guardian-four-coins' } }
const POOR = { coin: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0 }
const table = { players: 2, temple: 'bird' } as const
const at = (mine: object, rest: object = {}) => ({
  position: { table, round: 3, men: OUT, explorers: [{ ...POOR, hand: ['fear'], ...mine }, {}], ...rest },
})
const last = { round: 5 }

testTips(game as unknown as TestedGame, tutor as Tutor, arnakRulebook, {
  guardian: {
    given: at({ coin: 4 }, { sites: SITES }),
    // Without the coins, while an archaeologist is at home, and where there is no guardian.
    not: [
      at({ coin: 3 }, { sites: SITES }),
      at({ coin: 4 }, { sites: SITES, men: { 'l1-lower-1': 0 } }),
      at({ coin: 4 }),
    ],
    used: ['overcome l1-lower-1', 'pay coin+coin+coin+coin'],
  },
  'last-step': {
    given: at({ tablet: 3, jewel: 1, coin: 2, compass: 2 }, last),
    not: [at({ tablet: 3, jewel: 1, coin: 2, compass: 2 }), at({}, last)],
  },
  'last-card': {
    given: at({ coin: 9, compass: 9 }, last),
    not: [at({ coin: 9, compass: 9 }), at({}, last)],
  },
  fear: {
    given: { ...at({ hand: ['axe', 'fear', 'funding-car'] }), play: ['play axe'] },
    not: [{ ...at({ hand: ['axe', 'funding-car'] }), play: ['play axe'] }, at({ hand: ['axe', 'fear'] })],
    used: ['exile hand fear'],
  },
  assistant: {
    given: at({ staff: [{ id: 'assistant-coins', gold: false }] }),
    not: [
      at({ staff: [{ id: 'assistant-coins', gold: false, ready: false }] }),
      at({ staff: [{ id: 'assistant-coins', gold: false }] }, { men: { 'camp-coins-1': 0 } }),
    ],
    used: ['use assistant-coins'],
  },
  boon: {
    given: at({ boons: ['guardian-four-coins'], tablet: 1 }, last),
    not: [at({ boons: ['guardian-four-coins'], tablet: 1 }), at({ spent: ['guardian-four-coins'] }, last)],
  },
  archaeologist: {
    given: at({ hand: ['fear', 'fear'] }, { men: { 'camp-jewel-1': 0 } }),
    not: [
      at({ hand: [] }, { men: { 'camp-jewel-1': 0 } }),
      at({ hand: ['fear', 'fear'] }, { men: {} }),
      at({ hand: ['fear'], coin: 9 }, { men: { 'camp-jewel-1': 0 } }),
    ],
  },
  cards: {
    given: at({ hand: ['funding-car'] }),
    not: [at({}), at({ hand: ['funding-car'] }, { men: { 'camp-coins-1': 0 } })],
    used: ['play funding-car'],
  },
  buy: {
    given: at({ coin: 9 }),
    not: [at({}), at({ coin: 9 }, last), at({ coin: 9 }, { men: { 'camp-coins-1': 0 } })],
  },
  slot: {
    given: at({ crates: 1 }),
    not: [at({}), at({ crates: 1, slots: 4 }), at({ crates: 1 }, last)],
    used: ['slot arrowhead'],
  },
})
