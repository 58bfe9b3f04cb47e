// Checks that a table matches the position it was set up from, so that nothing is silently set up differently.

import type { Json } from '@wayfare/kernel'
import { below, quoted } from './bad-position.ts'
import type { Field } from './fields.ts'

type Named = { readonly [key: string]: Json }

/** Returns the first field that differs and its actual value; undefined if none does. */
export function findDifference(
  fields: Readonly<Record<string, Field>>,
  said: Named,
  lies: Named,
  path = '',
): [path: string, why: string] | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (said[name] === undefined || field.begins) continue
    const wrong = differs(field, said[name] as Json, lies[name], below(path, name))
    if (wrong) return wrong
  }
  return undefined
}

function differs(field: Field, said: Json, lies: Json | undefined, path: string): [string, string] | undefined {
  if (field.is === 'maybe' && said !== null) return differs(field.of, said, lies, path)
  if (field.is === 'record') {
    const there = (lies ?? {}) as Named
    return (
      findDifference(field.fields, said as Named, there, path) ??
      (field.just ? tooMuch(said as Named, there, path) : undefined)
    )
  }
  if (field.is === 'row' || field.is === 'list') return listDiffers(field, said as readonly Json[], lies, path)
  return Object.is(said, lies) || (isNothing(said) && isNothing(lies)) ? undefined : [path, wouldBe(lies, said)]
}

function listDiffers(
  field: Field & { is: 'row' | 'list' },
  said: readonly Json[],
  lies: Json | undefined,
  path: string,
): [string, string] | undefined {
  const all = (lies ?? []) as readonly Json[]
  if (field.is === 'list' && field.set) {
    const same = said.length === all.length && said.every((one) => all.includes(one))
    return same ? undefined : [path, wouldBe(all, said)]
  }
  if (field.is === 'list' && field.part === 'some') {
    const missing = said.findIndex((one) => !all.includes(one))
    return missing < 0 ? undefined : [`${path}[${missing}]`, wouldBe(null, said[missing] as Json)]
  }
  const part = field.is === 'list' && field.part === 'end' ? all.slice(Math.max(0, all.length - said.length)) : all
  if (field.is === 'list' ? part.length !== said.length : part.length < said.length) return [path, wouldBe(part, said)]
  for (const [i, item] of said.entries()) {
    const of = field.is === 'list' ? field.of : (field.of[i] as Field)
    const wrong = differs(of, item, part[i], `${path}[${i}]`)
    if (wrong) return wrong
  }
  return undefined
}

function tooMuch(said: Named, lies: Named, path: string): [string, string] | undefined {
  const more = Object.keys(lies).find((name) => said[name] === undefined && !isNothing(lies[name]))
  return more === undefined ? undefined : [below(path, more), wouldBe(lies[more], null)]
}

const isNothing = (value: Json | undefined): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0)

const wouldBe = (lies: Json | undefined, said: Json): string =>
  `cannot be ${quoted(said)} beside the rest of this position: it would be ${quoted(lies ?? null)}`
