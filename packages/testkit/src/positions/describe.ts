// Describes the fields of a position as lines for people and as data: what each field is, and the ids it may contain.

import type { Value } from '@wayfare/kernel'
import { kindOf } from './check.ts'
import type { Field, PositionFields } from './fields.ts'

export type Description = {
  /** Descriptions by path. Fields with equal descriptions share one, with their names in braces. */
  readonly fields: Readonly<Record<string, string>>
  /** The ids for each placeholder in the descriptions, such as `card`. */
  readonly ids: Readonly<Record<string, readonly Value[]>>
}

export function describeFields({ fields }: PositionFields): Description {
  const lines: Lines = {}
  const ids: Ids = {}
  for (const [name, field] of Object.entries(fields)) describe(field, name, lines, ids)
  return { fields: lines, ids }
}

type Lines = Record<string, string>
type Ids = Record<string, readonly Value[]>

function walk(fields: Readonly<Record<string, Field>>, path: string, lines: Lines, ids: Ids): void {
  for (const { names, field } of groupEqualFields(fields)) {
    const name = names.length === 1 ? (names[0] as string) : `{${names.join(' ')}}`
    describe(field, `${path}.${name}`, lines, ids)
  }
}

function describe(field: Field, path: string, lines: Lines, ids: Ids): void {
  lines[path] =
    field.is === 'told' ? `only printed: ${field.instead}` : [kindOf(field), field.says].filter(Boolean).join('; ')
  inside(field, path, lines, ids)
}

function inside(field: Field, path: string, lines: Lines, ids: Ids): void {
  if (field.is === 'maybe') inside(field.of, path, lines, ids)
  if (field.is === 'one') ids[field.what] = field.of
  if (field.is === 'record') walk(field.fields, path, lines, ids)
  if (field.is === 'list') {
    if (isPlain(field.of)) inside(field.of, path, lines, ids)
    else describe(field.of, `${path}[]`, lines, ids)
  }
  if (field.is === 'row') {
    const places = groupEqualFields(Object.fromEntries(field.of.map((of, i) => [i, of])))
    for (const { names, field: of } of places)
      describe(of, `${path}[${names.length === field.of.length ? '' : names.join(' ')}]`, lines, ids)
  }
}

const isPlain = (field: Field): boolean => (field.is === 'maybe' ? isPlain(field.of) : field.is === 'one')

/** Groups fields with the same description and collects their names. */
function groupEqualFields(fields: Readonly<Record<string, Field>>): { names: string[]; field: Field }[] {
  const found = new Map<string, { names: string[]; field: Field }>()
  for (const [name, field] of Object.entries(fields)) {
    const key = JSON.stringify(field, (inner, value) => (inner === 'claim' ? undefined : value))
    const group = found.get(key)
    if (group) group.names.push(name)
    else found.set(key, { names: [name], field })
  }
  return [...found.values()]
}
