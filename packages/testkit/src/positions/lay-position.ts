// Sets up a position: checks it, lays it out, compares the result with the input, and runs to the next decision.
//
// A printed table contains all its fields for people, and `exact`, which is the state itself with its hash, because no
// field holds the frames of an unfinished question, what each seat knows of hidden cards, or the random streams. If
// `exact` is present, only it is used, and the other fields must agree with it; otherwise the fields are used.

import {
  BadTable,
  type Event,
  fillTableOptions,
  type Json,
  resume,
  type State,
  stateHash,
  type TableOptions,
} from '@wayfare/kernel'
import { difference } from '../check-failed.ts'
import type { TestedGame } from '../tested-game.ts'
import { BadPosition, quoted } from './bad-position.ts'
import { checkFields, isRecord } from './check.ts'
import { field, type PositionFields } from './fields.ts'
import { findDifference } from './find-difference.ts'

type Named = { readonly [key: string]: Json }
export type Laid<S> = {
  readonly state: S /** The events on the way to the first decision. */
  readonly events: Event[]
}

/** Throws BadPosition if the position is wrong. */
export function layPosition<S extends State, V>(game: TestedGame<S, V>, position: Json): Laid<S> {
  if (!isRecord(position)) throw new BadPosition('position', `${quoted(position)} is not an object`)
  if (position.exact !== undefined) return { state: layExact(game, position), events: [] }
  const { positions } = game
  const table = tableOf(game, position.table)
  const spec = fieldsOf(game, table)
  checkFields(spec, position)
  // Works on a copy, because the game must not change the position it was given.
  const s = positions.put(JSON.parse(JSON.stringify(position)) as Json, table)
  const wrong = positions.impossible?.(s, position) ?? findDifference(spec.fields, position, positions.read(s) as Named)
  if (wrong) throw new BadPosition(...wrong)
  const events: Event[] = []
  resume(game, s, events)
  s.core.barrier = s.core.seq
  return { state: s, events }
}

/** Returns the fields of this game at this table, with those that every game has. */
export function fieldsOf<S extends State, V>(game: TestedGame<S, V>, table: TableOptions): PositionFields {
  const { fields, ...more } = game.positions.fields(table)
  const options = Object.entries(game.choices).map(([name, { values }]) => [name, field.one(values, name)])
  const general = {
    table: field.record(
      { players: field.count(...game.players), ...Object.fromEntries(options) },
      'options of the table',
    ),
    seed: field.text(),
  }
  return {
    ...more,
    fields: {
      table: { ...general.table, says: "what is not named has a default; see 'wayfare games'", begins: true },
      seed: { ...general.seed, says: 'the same for the same deal', begins: true },
      ...fields,
      exact: field.told('it is printed by `try` and laid as it is: the state with its hash and its rules'),
    },
  }
}

/** Prints a table so that exactly the same state can be set up from it again. */
export function printPosition<S extends State, V>(game: TestedGame<S, V>, s: S): Json {
  const state = JSON.parse(JSON.stringify(s)) as Json
  return { ...(game.positions.read(s) as Named), exact: { rules: rulesOf(game), hash: stateHash(s), state } }
}

export function tableOf<S extends State, V>(game: TestedGame<S, V>, given: Json | undefined): TableOptions {
  if (given !== undefined && !isRecord(given)) throw new BadPosition('table', `${quoted(given)} is not an object`)
  try {
    return fillTableOptions(game, game.positions.table(given ?? {}))
  } catch (error) {
    if (!(error instanceof BadTable)) throw error
    const [, option, why] = /^([^\s:]+): (.*)$/s.exec(error.message) ?? []
    throw option ? new BadPosition(`table.${option}`, why as string) : new BadPosition('table', error.message)
  }
}

const rulesOf = ({ id, version }: { readonly id: string; readonly version: number }): string => `${id} ${version}`

const EXACT = ['rules', 'hash', 'state']

function layExact<S extends State, V>(game: TestedGame<S, V>, position: Named): S {
  const { exact, ...rest } = position
  const good = isRecord(exact) && EXACT.every((name) => exact[name] !== undefined) && isRecord(exact.state)
  if (!good || Object.keys(exact).length > EXACT.length)
    throw new BadPosition('exact', `is not an object with ${EXACT.join(', ')}, as it was printed`)
  if (exact.rules !== rulesOf(game))
    throw new BadPosition('exact.rules', `${quoted(exact.rules)} is not ${rulesOf(game)}`)
  if (hashOf(exact.state as Json) !== exact.hash)
    throw new BadPosition('exact.hash', 'is not that of exact.state; change the fields, and leave `exact` out')
  const state = JSON.parse(JSON.stringify(exact.state)) as S
  const actualFields = readOf(game, state)
  for (const [name, value] of Object.entries(rest)) {
    const path = difference(value, actualFields[name], name).split(' is ')[0]
    if (path)
      throw new BadPosition(path, 'is not as in exact.state; to lay the fields by themselves, leave `exact` out')
  }
  return state
}

function hashOf(state: Json): string {
  try {
    return stateHash(state as State)
  } catch (error) {
    throw new BadPosition('exact.state', (error as Error).message)
  }
}

/** Only a state that was made by hand, with a valid hash, can fail here. */
function readOf<S extends State, V>(game: TestedGame<S, V>, state: S): Named {
  try {
    return game.positions.read(state) as Named
  } catch {
    throw new BadPosition('exact.state', `is no state of ${game.id}`)
  }
}
