// Generates random positions from a game's fields, and puts small errors into them, which must be set up faithfully or
// refused.

import { below, type Json, mix, pick, type State, type Stream, type TableOptions } from '@wayfare/kernel'
import type { TestedGame } from '../tested-game.ts'
import { BadPosition } from './bad-position.ts'
import type { Field } from './fields.ts'
import { layPosition } from './lay-position.ts'

type Named = Record<string, Json>

/** Builds a position from as many of these wishes as can be combined. */
export function buildPosition<S extends State, V>(
  game: TestedGame<S, V>,
  table: TableOptions,
  wishes: readonly [string, Json][],
): Named {
  let position: Named = { table }
  for (const [name, value] of wishes) {
    const wider = { ...position, [name]: value }
    if (isLaid(game, wider)) position = wider
  }
  return position
}

function isLaid<S extends State, V>(game: TestedGame<S, V>, position: Named): boolean {
  try {
    layPosition(game, position)
    return true
  } catch (error) {
    if (error instanceof BadPosition) return false
    throw error
  }
}

/** Returns each field with a value that it may have by itself; fields that control the set-up appear more often. */
export function randomFieldValues(fields: Readonly<Record<string, Field>>, dice: Stream): [string, Json][] {
  const names = Object.keys(fields).filter((name) => name !== 'table' && fields[name]?.is !== 'told')
  const chosen = mix(dice, names).slice(0, 1 + below(dice, names.length))
  const begin = chosen.filter((name) => fields[name]?.begins)
  return [...begin, ...begin, ...chosen].map((name) => [name, someValue(fields[name] as Field, dice)])
}

function someValue(field: Field, dice: Stream): Json {
  switch (field.is) {
    case 'told':
      return null
    case 'maybe':
      return field.of.is === 'told' || below(dice, 3) === 0 ? null : someValue(field.of, dice)
    case 'text':
      return `seed ${below(dice, 1000)}`
    case 'flag':
      return below(dice, 2) === 0
    case 'count':
      return field.min + below(dice, Math.min(field.max - field.min + 1, 1 + below(dice, 20)))
    case 'one':
      return pick(dice, field.of)
    case 'letters': {
      const length = field.min + below(dice, field.max - field.min + 1)
      return Array.from({ length }, () => pick(dice, [...field.of])).join('')
    }
    case 'list': {
      const length = field.min + below(dice, Math.min(field.max - field.min, 3) + 1)
      const list = Array.from({ length }, () => someValue(field.of, dice))
      return field.set ? [...new Set(list)] : list
    }
    case 'row':
      return field.of
        .slice(0, field.whole ? field.of.length : below(dice, field.of.length + 1))
        .map((one) => someValue(one, dice))
    case 'record': {
      const names = Object.keys(field.fields).filter((name) => field.fields[name]?.is !== 'told')
      const odds = 1 + Math.floor(names.length / 4)
      const named = names.filter((name) => field.needs.includes(name) || below(dice, odds) === 0)
      return Object.fromEntries(named.map((name) => [name, someValue(field.fields[name] as Field, dice)]))
    }
  }
}

/** Removes fields that are printed but cannot be set. */
export function settableFields(fields: Readonly<Record<string, Field>>, printed: Json): Named {
  const settable: Named = {}
  for (const [name, value] of Object.entries(printed as Named)) {
    const field = fields[name]
    if (field && !isTold(field)) settable[name] = within(field, value)
  }
  return settable
}

const isTold = (field: Field): boolean => field.is === 'told' || (field.is === 'maybe' && isTold(field.of))

function within(field: Field, value: Json): Json {
  if (value === null) return value
  if (field.is === 'maybe') return within(field.of, value)
  if (field.is === 'record') return settableFields(field.fields, value)
  if (!Array.isArray(value)) return value
  if (field.is === 'list') return value.map((item: Json) => within(field.of, item))
  return field.is === 'row' ? value.map((item: Json, i) => within(field.of[i] as Field, item)) : value
}

const JUNK: readonly Json[] = [null, true, '', 'nonsense', '4', -1, 0, 1, 2, 7, 99, 1.5, 1e9, [], {}, [null], { id: 1 }]

/** Returns the position with one small change, which may be harmless. */
export function mutatePosition(position: Named, words: readonly string[], dice: Stream): Named {
  const copy = JSON.parse(JSON.stringify(position)) as Named
  const spots = spotsIn(copy)
  if (spots.length === 0) return { [pick(dice, words)]: pick(dice, JUNK) }
  const [holder, name] = pick(dice, spots)
  const faults = [
    () => set(holder, name, pick(dice, JUNK)),
    () => set(holder, name, pick(dice, words)),
    () => set(holder, name, valueAt(pick(dice, spots))),
    () => rename(holder, name, misspelt(name, dice)),
    () => rename(holder, name, pick(dice, words)),
    () => (Array.isArray(holder) ? holder.push(valueAt([holder, name])) : delete holder[name]),
    () => (Array.isArray(holder) ? holder.splice(Number(name), 1) : set(holder, '__proto__', 1)),
  ]
  pick(dice, faults)()
  return copy
}

type Holder = Json[] | Named
type Spot = readonly [holder: Holder, name: string]

function spotsIn(holder: Holder): Spot[] {
  return Object.entries(holder).flatMap(([name, value]): Spot[] => [
    [holder, name],
    ...(typeof value === 'object' && value !== null ? spotsIn(value as Holder) : []),
  ])
}

const valueAt = ([holder, name]: Spot): Json => JSON.parse(JSON.stringify((holder as Named)[name] ?? null)) as Json

/** Uses defineProperty because an assignment to `__proto__` would not create a field, as JSON.parse does. */
function set(holder: Holder, name: string, value: Json): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
}

function rename(holder: Holder, name: string, to: string): void {
  if (Array.isArray(holder)) {
    set(holder, name, to)
    return
  }
  const value = holder[name] as Json
  delete holder[name]
  set(holder, to, value)
}

function misspelt(name: string, dice: Stream): string {
  const at = below(dice, name.length)
  const dropped = name.slice(0, at) + name.slice(at + 1)
  return pick(dice, [dropped, `${name.slice(0, at)}x${name.slice(at)}`, name.toUpperCase()])
}
