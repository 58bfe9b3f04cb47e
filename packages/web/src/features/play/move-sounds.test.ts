import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { sounds as arnak } from '../../games/arnak/sounds.ts'
import { sounds as darwin } from '../../games/darwin/sounds.ts'
import { soundsOf } from './move-sounds.ts'

const told = (...facts: Fact[]): Told[] => [{ n: 1, at: 0, seat: 0, facts }]

test('sounds follow the order of the facts, and several of a kind are one sound', () => {
  const facts = told(
    { k: 'move', seat: 0, move: 'buy horse' },
    { k: 'paid', seat: 0, with: ['coin', 'coin'] },
    { k: 'bought', seat: 0, card: 'horse' },
    { k: 'draw', seat: 0, card: 'fear' },
    { k: 'gain', seat: 0, coin: 1, jewel: 1 },
    { k: 'gain', seat: 0, compass: 4 },
  )
  expect(soundsOf(facts, [0], arnak)).toEqual([
    { name: 'pay', times: 2 },
    { name: 'card', times: 2 },
    { name: 'gain', times: 3 },
  ])
})

test('a payment of nothing makes no sound', () => {
  const place = { k: 'place', seat: 0, worker: 'w1', space: 'explore', penalty: 0, knowledge: 0 }
  expect(soundsOf(told(place), [0], darwin)).toEqual([{ name: 'step', times: 1 }])
  expect(soundsOf(told({ ...place, penalty: 2 }), [0], darwin)).toEqual([
    { name: 'step', times: 1 },
    { name: 'pay', times: 2 },
  ])
})

test('gains of others by one’s own move are silent, and so is the turn of the solo opponent', () => {
  expect(soundsOf(told({ k: 'gain', seat: 1, coin: 2 }), [0], arnak)).toEqual([])
  const facts = told({ k: 'played', seat: 0 }, { k: 'rival-tile', tile: 't' }, { k: 'row', cards: ['horse'] })
  expect(soundsOf(facts, [0], arnak)).toEqual([{ name: 'card', times: 1 }])
})

test('of many different sounds the four with the highest rank are heard', () => {
  const facts = told(
    { k: 'paid', seat: 0, with: ['coin'] },
    { k: 'discovered', seat: 0 },
    { k: 'slotted', seat: 0 },
    { k: 'site', seat: 0 },
    { k: 'gain', seat: 0, coin: 1 },
    { k: 'guardian', seat: 0 },
  )
  expect(soundsOf(facts, [0], arnak).map(({ name }) => name)).toEqual(['seal', 'flip', 'gain', 'deep'])
})
