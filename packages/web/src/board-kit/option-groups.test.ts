import type { Offered } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { fitsFilter, groupsOf, sortOptions, spentBy, usual } from './option-groups.ts'

const option = (move: string, more: Partial<Offered> = {}): Offered => ({
  move,
  ...(move.startsWith('pay ') ? { pays: true } : {}),
  ...more,
})
const speaker = {
  sayThing: (id: string) => {
    if (id.startsWith('?')) throw new Error('unknown')
    return `the ${id}`
  },
} as unknown as GameSpeaker

test('of payments the proposal is first, then cheaper ones, free actions and declining last', () => {
  const given = ['pay coin+coin', 'withdraw', 'pay jewel+coin+coin', 'pay jewel'].map((move) => option(move))
  const aside = option('play map', { aside: true })
  const order = sortOptions([...given, aside], { op: 'pay' }).map(({ move }) => move)
  expect(order).toEqual(['pay coin+coin', 'pay jewel', 'pay jewel+coin+coin', 'play map', 'withdraw'])
})

test('Enter takes the payment that is proposed, and neither a free action nor withdrawing', () => {
  const asides = [option('play map', { aside: true }), option('withdraw')]
  expect(usual([...asides, option('pay coin+coin'), option('pay jewel')], { op: 'pay' })?.move).toBe('pay coin+coin')
  expect(usual(asides, { op: 'pay' })).toBeUndefined()
  expect(usual([option('end')], { op: 'turn' })?.move).toBe('end')
})

test('other questions keep the order of the rules', () => {
  const given = [option('b'), option('a')]
  expect(sortOptions(given, { op: 'turn' })).toBe(given)
})

test('a payment lists the sources it spends', () => {
  expect(spentBy(option('pay coin+drop-hat'))).toEqual(['coin', 'drop-hat'])
  expect(spentBy(option('pass'))).toEqual([])
})

const shown = (options: readonly Offered[], pointed: readonly string[] = []) =>
  groupsOf(options, speaker, pointed).map(({ kind, choices }) => [
    kind,
    choices.map((choice) => ('option' in choice ? choice.option.move : `${choice.title}: ${choice.count}`)),
  ])

test('of many options those that begin with the same thing are one choice; free actions are separate', () => {
  const many = ['w1', 'w2'].flatMap((who) =>
    Array.from({ length: 7 }, (_, i) => option(`place ${who} s${i}`, { on: [who, `s${i}`] })),
  )
  expect(shown([...many, option('pass'), option('crew', { aside: true })])).toEqual([
    ['main', ['the w1: 7', 'the w2: 7', 'pass']],
    ['aside', ['crew']],
  ])
})

test('things already pointed at do not group options', () => {
  const many = Array.from({ length: 14 }, (_, i) => option(`place w1 s${i}`, { on: ['w1', `s${i}`] }))
  expect(shown(many, ['w1'])).toEqual([['main', many.map(({ move }) => move)]])
})

test('few options stay as they are', () => {
  expect(shown([option('a', { on: ['?x'] }), option('b', { on: ['?x'] })])).toEqual([['main', ['a', 'b']]])
})

test('a filter takes words in any order, without accents and case', () => {
  expect(fitsFilter('Déplier le campement', 'CAMP dep')).toBe(true)
  expect(fitsFilter('Место II, 3', 'место 3')).toBe(true)
  expect(fitsFilter('Buy Axe', 'rope')).toBe(false)
})
