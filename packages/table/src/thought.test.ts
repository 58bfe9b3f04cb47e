import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { botsToMove, matchOf } from './table.ts'
import { begunTable } from './testing/started-table.ts'
import { nextBotRequest } from './thought.ts'

const engine = await engineBy('kit')
const tableOf = (seed: string) =>
  begunTable(engine, engine.table({ players: 2 }), seed, {
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  })

test('what a bot is asked follows from the deal, so that a game plays out the same again', () => {
  const first = nextBotRequest(tableOf('a deal'))
  expect(botsToMove(tableOf('a deal'))).toContain(first?.thought.seat)
  expect(nextBotRequest(tableOf('a deal'))).toEqual(first)
  expect(nextBotRequest(tableOf('another'))?.thought.seed).not.toBe(first?.thought.seed)
})

test('the seed that a bot is given does not tell the deal', () => {
  const table = tableOf('a deal')
  const asked = JSON.stringify(nextBotRequest(table))
  for (const secret of [table.secret, matchOf(table).seed]) expect(asked).not.toContain(secret)
})
