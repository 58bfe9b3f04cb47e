// Checks a position against the fields that its game defines.

import type { Json } from '@wayfare/kernel'
import { BadPosition, below, nearest, quoted } from './bad-position.ts'
import { type Field, MANY, type PositionFields } from './fields.ts'

type Named = { readonly [key: string]: Json }
/** For each piece, the fields that have named it. */
type Claims = Map<string, string[]>

/** Throws BadPosition for the first field that is wrong. */
export function checkFields(spec: PositionFields, position: Named): void {
  const claims: Claims = new Map()
  checkRecord(spec.fields, [], position, '', claims)
  for (const [piece, paths] of claims) {
    const there = spec.pieces[piece] ?? 1
    if (paths.length > there) throw tooMany(piece, paths, there)
  }
  const wrong = spec.together?.(position)
  if (wrong) throw new BadPosition(...wrong)
}

function tooMany(piece: string, paths: readonly string[], there: number): BadPosition {
  const path = paths[there] as string
  if (there === 0) return new BadPosition(path, `there is no ${piece} at this table`)
  const others = [...new Set(paths.slice(0, there).filter((one) => one !== path))]
  const otherFields =
    others.length > 0 ? `, and ${others.slice(0, 3).join(', ')} ${others.length > 1 ? 'have' : 'has'}` : ''
  if (there === 1) return new BadPosition(path, `there is only one ${piece}${otherFields ? `${otherFields} it` : ''}`)
  return new BadPosition(path, `there are only ${there} of ${piece}${otherFields ? `${otherFields} them` : ''}`)
}

function check(field: Field, value: Json, path: string, claims: Claims): void {
  switch (field.is) {
    case 'told':
      throw new BadPosition(path, `is told and cannot be laid: ${field.instead}`)
    case 'maybe':
      if (value !== null) check(field.of, value, path, claims)
      return
    case 'record':
      if (!isRecord(value)) throw wrong(path, value, field)
      checkRecord(field.fields, field.needs, value, path, claims)
      return
    case 'row':
    case 'list':
      checkList(field, value, path, claims)
      return
    case 'one':
      if (!field.of.includes(value as string)) throw unknown(path, value, field)
      claim(claims, field.claim(String(value)), path)
      return
    case 'count':
      if (!isCount(value, field.min, field.max)) throw wrong(path, value, field)
      if (field.claim) for (let i = 0; i < value; i++) claim(claims, field.claim, path)
      return
    case 'letters': {
      const good = typeof value === 'string' && value.length >= field.min && value.length <= field.max
      if (!good || ![...value].every((letter) => field.of.includes(letter))) throw wrong(path, value, field)
      for (const letter of value.slice(field.printed)) claim(claims, field.claim(letter), path)
      return
    }
    case 'text':
      if (typeof value !== 'string') throw wrong(path, value, field)
      return
    case 'flag':
      if (typeof value !== 'boolean') throw wrong(path, value, field)
  }
}

function checkRecord(
  fields: Readonly<Record<string, Field>>,
  needs: readonly string[],
  value: Named,
  path: string,
  claims: Claims,
): void {
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue
    const names = Object.keys(fields)
    const meant = nearest(name, names)
    const why = `${meant ? `did you mean ${meant}? ` : ''}there is ${listOfNames(names)}`
    throw new BadPosition(below(path, quotedName(name)), `there is no such field; ${why}`)
  }
  for (const name of needs)
    if (value[name] === undefined) throw new BadPosition(below(path, name), `is missing${hint(fields[name] as Field)}`)
  // Checked in the order of the definition, so that the same error is reported whatever the order of the input.
  for (const [name, field] of Object.entries(fields))
    if (Object.hasOwn(value, name)) check(field, value[name] as Json, below(path, name), claims)
}

function checkList(field: Field & { is: 'list' | 'row' }, value: Json, path: string, claims: Claims): void {
  if (!Array.isArray(value)) throw wrong(path, value, field)
  const list = value as readonly Json[]
  const [min, max] = field.is === 'list' ? [field.min, field.max] : [field.whole ? field.of.length : 0, field.of.length]
  if (list.length > max && field.is === 'row' && !field.whole)
    throw new BadPosition(`${path}[${max}]`, `there is no such place; there are ${max}: ${field.what}`)
  if (list.length < min || list.length > max) throw wrong(path, value, field)
  for (const [i, item] of list.entries()) {
    if (field.is === 'list' && field.set && list.indexOf(item) < i)
      throw new BadPosition(`${path}[${i}]`, `${quoted(item)} is named twice`)
    check(field.is === 'list' ? field.of : (field.of[i] as Field), item, `${path}[${i}]`, claims)
  }
}

function claim(claims: Claims, piece: string | null, path: string): void {
  if (piece === null) return
  const paths = claims.get(piece)
  if (paths) paths.push(path)
  else claims.set(piece, [path])
}

function unknown(path: string, value: Json, field: Field & { is: 'one' }): BadPosition {
  const words = field.of.map(String)
  const meant = typeof value === 'string' ? nearest(value, words) : undefined
  const why = `${meant ? `did you mean ${meant}? ` : ''}it may be ${listOfNames(words)}`
  return new BadPosition(path, `${quoted(value)} is no ${field.what}; ${why}`)
}

const wrong = (path: string, value: Json, field: Field): BadPosition =>
  new BadPosition(path, `${quoted(value)} is not ${kindOf(field)}`)
const hint = (field: Field): string => `; it is ${kindOf(field)}`

/** Describes the values of a field in a few words. */
export function kindOf(field: Field): string {
  switch (field.is) {
    case 'told':
      return 'told'
    case 'maybe':
      return field.of.is === 'told' ? `null: ${field.of.instead}` : `${kindOf(field.of)}, or null`
    case 'text':
      return 'a text'
    case 'flag':
      return 'true or false'
    case 'count':
      return `a whole number from ${field.min} to ${field.max}`
    case 'one':
      return `one of ${field.what}`
    case 'letters':
      return `${range(field.min, field.max)} of the letters ${[...field.of].join(' ')}`
    case 'list':
      return `a list of ${[countOf(field.min, field.max), namesOf(field.of)].filter(Boolean).join(' of ') || 'these'}`
    case 'row':
      return `a list of ${field.whole ? '' : 'up to '}${field.of.length}: ${field.what}`
    case 'record':
      return `an object: ${field.what}`
  }
}

const range = (min: number, max: number): string =>
  min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`

/** Describes how many items a list may have, if that is limited. */
const countOf = (min: number, max: number): string => (min === 0 && max === MANY ? '' : range(min, max))

function namesOf(field: Field): string {
  if (field.is === 'maybe') return `${namesOf(field.of)} or null`
  return field.is === 'one' ? field.what : ''
}

const MOST_NAMED = 8
const listOfNames = (words: readonly string[]): string =>
  words.length > MOST_NAMED
    ? `${words.slice(0, MOST_NAMED).join(', ')} and ${words.length - MOST_NAMED} more (--schema lists them)`
    : words.join(', ')

const quotedName = (name: string): string => (/^[\w-]+$/.test(name) ? name : quoted(name))

export function isRecord(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: Json, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0) && value >= min && value <= max
}
