import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { type Actor, mayBeCoached } from './commands.ts'
import type { Made } from './entry.ts'
import { botsToMove, matchOf, type Table, turn } from './table.ts'
import { begunTable } from './testing/begun.ts'
import { nextThought, worldToCoach } from './thought.ts'
import { toldCount } from './told.ts'

const engine = await engineBy('kit')
const tableOf = (seed: string) =>
  begunTable(engine, engine.table({ players: 2 }), seed, {
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  })

test('what a bot is asked follows from the deal, so that a game plays out the same again', () => {
  const first = nextThought(tableOf('a deal'))
  expect(botsToMove(tableOf('a deal'))).toContain(first?.thought.seat)
  expect(nextThought(tableOf('a deal'))).toEqual(first)
  expect(nextThought(tableOf('another'))?.thought.seed).not.toBe(first?.thought.seed)
})

test('the seed that a bot is given does not tell the deal', () => {
  const table = tableOf('a deal')
  const asked = JSON.stringify(nextThought(table))
  for (const secret of [table.secret, matchOf(table).seed]) expect(asked).not.toContain(secret)
})

const VERA: Actor = { id: 'vera', name: 'Vera', ids: ['vera'] }
const seated = (seats: Made['seats'], more: Partial<Made> = {}): Table =>
  begunTable(engine, engine.table({ players: seats.length }), 'coach', { seats, ...more })
const ME = { kind: 'person', person: VERA.id } as const
const BOT = { kind: 'bot', bot: 'random' } as const

test('who plays against bots is dealt a world that tells them nothing: the same whatever the truth is', () => {
  const table = seated([ME, BOT])
  const at = toldCount(table, 0)
  expect(() => mayBeCoached(table, VERA, { t: 'world', table: table.id, seat: 0, id: '1', at })).not.toThrow()
  const { world, seed } = worldToCoach(table, 0)
  const { state } = matchOf(table)
  for (const other of ['one', 'two']) {
    const there = engine.redeal(state, 0, other)
    expect(engine.hash(there)).not.toBe(engine.hash(state))
    expect(engine.redeal(there, 0, seed)).toEqual(world)
  }
  expect(JSON.stringify([world, seed])).not.toContain(matchOf(table).seed)
})

test.each<[string, () => Table, RegExp]>([
  ['beside another person', () => seated([ME, { kind: 'person', person: 'ben' }]), /where others play/],
  ['with two at one device', () => seated([ME, ME]), /where others play/],
  ['in a daily deal', () => seated([ME, BOT], { daily: '2030-01-01' }), /daily deal/],
])('there is no coach %s', (_, tableOf, why) => {
  const table = tableOf()
  expect(turn(table)).toContain(0)
  const at = toldCount(table, 0)
  expect(() => mayBeCoached(table, VERA, { t: 'world', table: table.id, seat: 0, id: '1', at })).toThrow(why)
})
