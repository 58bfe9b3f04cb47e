// Constructors of payment sources, used by the games.

import type { Id } from '../core/names.ts'
import { numberOf, type Source, type SourceUnit } from '../core/purse.ts'

type More = Partial<Pick<Source, 'takes' | 'each' | 'max' | 'weight'>>

/**
 * Creates a source whose units are all alike. By default one use gives one unit, the number of uses is unlimited and
 * the weight is 1.
 */
export function source(id: Id, covers: readonly string[], { units = 1, ...more }: More & { units?: number }): Source {
  return sourceOf(id, covers, Array<SourceUnit>(units).fill({ id, covers }), more)
}

/** Creates a source whose units differ: a card with a car and a ship pays for one of each, never for two cars. */
export function mixedSource(id: Id, units: readonly (readonly string[])[], more: More): Source {
  const gives = units.map((covers) => ({ id, covers }))
  return sourceOf(id, [...new Set(units.flat())], gives, more)
}

function sourceOf(id: Id, covers: readonly string[], gives: readonly SourceUnit[], more: More): Source {
  const { takes = null, each = 1, max = Number.MAX_SAFE_INTEGER, weight = 1 } = more
  const thing = takes === null ? -1 : numberOf(takes)
  return { id, covers, units: gives.length, gives, takes, each, max, weight, thing, move: `pay ${id}`, on: [id] }
}

export function sourceBy(sources: readonly Source[], id: Id): Source | undefined {
  const at = indexOf(sources, id)
  return at < 0 ? undefined : sources[at]
}

export function indexOf(sources: readonly Source[], id: Id): number {
  for (let i = 0; i < sources.length; i++) if ((sources[i] as Source).id === id) return i
  return -1
}

/** Does the same as `includes`, and is much faster for a handful of names. */
export function has(names: readonly string[], name: string): boolean {
  for (let i = 0; i < names.length; i++) if (names[i] === name) return true
  return false
}
