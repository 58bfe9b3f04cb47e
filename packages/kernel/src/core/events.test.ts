import { expect, test } from 'vitest'
import { type Event, factsFor } from './events.ts'

const open = { k: 'draw', seat: 0 }
const own = { k: 'draw', seat: 0, card: 'lamp' }

test('events: a fact is for everybody', () => {
  const events: Event[] = [{ fact: open }]
  for (const eyes of [0, 1, 'spectator'] as const) expect(factsFor(events, eyes)).toEqual([open])
})

test('events: a seat with a fact of its own reads that in place of the public one', () => {
  const events: Event[] = [{ fact: open, own: { 0: own } }]
  expect(factsFor(events, 0)).toEqual([own])
  expect(factsFor(events, 1)).toEqual([open])
  expect(factsFor(events, 'spectator')).toEqual([open])
})

test('events: where nothing is public the others read nothing', () => {
  const events: Event[] = [{ fact: null, own: { 1: own } }]
  expect(factsFor(events, 1)).toEqual([own])
  expect(factsFor(events, 0)).toEqual([])
  expect(factsFor(events, 'spectator')).toEqual([])
})

test('events: what is told to one seat only nobody else hears', () => {
  const events: Event[] = [{ fact: open, own: { 1: own }, to: 0 }]
  expect(factsFor(events, 0)).toEqual([open])
  expect(factsFor(events, 1)).toEqual([])
  expect(factsFor(events, 'spectator')).toEqual([])
})

test('events: what a seat has heard before it does not hear again', () => {
  const events: Event[] = [{ fact: open, own: { 0: own }, not: 0 }]
  expect(factsFor(events, 0)).toEqual([])
  expect(factsFor(events, 1)).toEqual([open])
  expect(factsFor(events, 'spectator')).toEqual([open])
})

test('events: facts keep their order', () => {
  const events: Event[] = [{ fact: { k: 'a' } }, { fact: null }, { fact: { k: 'b' }, to: 1 }, { fact: { k: 'c' } }]
  expect(factsFor(events, 0).map(({ k }) => k)).toEqual(['a', 'c'])
  expect(factsFor(events, 1).map(({ k }) => k)).toEqual(['a', 'b', 'c'])
})
