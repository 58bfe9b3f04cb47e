import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { partFor } from './auto-tab.ts'
import type { Props } from './props.ts'

const MINE = { hand: ['fear', 'funding-car'], area: ['fear', 'tent'], boons: ['ape'], staff: [{ id: 'sailor' }] }
const VIEW = {
  explorers: [MINE],
  guards: ['owl'],
  supply: [['doctor'], ['aviator']],
  rescue: [],
  row: ['mortar', 'dog'],
  items: [],
  artifacts: [],
  exiled: ['hat', 'fear'],
}

function asked(options: readonly Offered[], question: object = { op: 'choose', from: null }) {
  return partFor({ view: VIEW, seat: 0, picture: { options, question } } as unknown as Props)
}
const on = (move: string, ...ids: string[]): Offered => ({ move, on: ids })

test('the tab of a question opens: the row, the track, the island, or the camp', () => {
  expect(asked([on('take dog', 'dog'), { move: 'skip' }])).toBe('market')
  expect(asked([on('recruit doctor', 'doctor'), on('recruit aviator', 'aviator')])).toBe('aside')
  expect(asked([on('overcome l1-3', 'owl')])).toBe('none')
  expect(asked([on('refresh sailor', 'sailor')])).toBe('camp')
})

test('a card in the play area is in the camp, the same one in the hand is visible', () => {
  expect(asked([on('exile hand fear', 'fear'), on('exile hand funding-car', 'funding-car')])).toBeNull()
  expect(asked([on('exile hand fear', 'fear'), on('exile area fear', 'fear')])).toBe('camp')
})

test('a turn, a payment, free actions and a choice between two places leave the open tab', () => {
  expect(asked([on('take dog', 'dog'), { move: 'pass' }])).toBeNull()
  expect(asked([on('pay sailor', 'sailor')], { op: 'pay', from: null, cost: { ship: 1 } })).toBeNull()
  expect(asked([{ ...on('use sailor', 'sailor'), aside: true }, { move: 'compass' }])).toBeNull()
  expect(asked([on('take dog', 'dog'), on('recruit doctor', 'doctor')])).toBeNull()
})
