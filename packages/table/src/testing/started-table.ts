// Creates a table in memory with a person at every seat and starts its game.

import { commit, type Engine, sha256, type TableOptions } from '@wayfare/kernel'
import type { Made } from '../entry.ts'
import { fold, tableFrom } from '../fold.ts'
import type { Table } from '../table.ts'

export const MOMENT = Date.UTC(2030, 0, 1)

/** Person 0 sits at seat 0, and so on. Everything random follows from the seed. */
export function begunTable(engine: Engine, options: TableOptions, seed: string, more: Partial<Made> = {}): Table {
  const { id: game, version } = engine.game
  const people = Array.from({ length: options.players }, (_, seat) => `person-${seat}`)
  const secret = sha256(seed)
  const made: Made = {
    k: 'made',
    game,
    version,
    options,
    host: 'person-0',
    seats: people.map((person) => ({ kind: 'person', person })),
    listed: true,
    language: 'en',
    clock: null,
    commitment: commit(secret),
    start: true,
    ...more,
  }
  const table = tableFrom('table23', engine, secret, made, MOMENT)
  for (const person of people) table.names.set(person, `The ${person}`)
  fold(table, { k: 'started' }, MOMENT)
  return table
}
