// Schemas for stored data. A device may hold data that an older or newer version wrote, or nonsense, so all of it is checked.

/** Returns the part of the data that fits the schema, or undefined if too little fits. */
export type Schema<T> = (found: unknown) => T | undefined

export const text: Schema<string> = (found) => (typeof found === 'string' ? found : undefined)
export const number: Schema<number> = (found) => (typeof found === 'number' ? found : undefined)
export const flag: Schema<boolean> = (found) => (typeof found === 'boolean' ? found : undefined)

export function oneOf<T>(values: readonly T[]): Schema<T> {
  return (found) => values.find((value) => value === found)
}

export function orNull<T>(schema: Schema<T>): Schema<T | null> {
  return (found) => (found === null ? null : schema(found))
}

/** A list of elements that fit this schema; others are left out. */
export function listOf<T>(schema: Schema<T>): Schema<readonly T[]> {
  return (found) => (Array.isArray(found) ? found.map(schema).filter((one) => one !== undefined) : undefined)
}

/** A record of values that fit this schema; other entries are left out. */
export function recordOf<T>(schema: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return (found) => {
    if (!isObject(found)) return undefined
    const entries = Object.entries(found).map(([key, value]) => [key, schema(value)] as const)
    return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined))
  }
}

/**
 * An object. A field that does not fit gets its default; if it has none, the whole object does not fit. Fields without
 * a schema are kept.
 */
export function object<T extends object>(
  fields: { readonly [K in keyof T]: Schema<T[K]> },
  defaults: Partial<T> = {},
): Schema<T> {
  return (found) => {
    if (!isObject(found)) return undefined
    const checked: Record<string, unknown> = { ...found }
    for (const [name, schema] of Object.entries<Schema<unknown>>(fields)) {
      const value = schema(found[name])
      checked[name] = value === undefined ? defaults[name as keyof T] : value
      if (checked[name] === undefined) return undefined
    }
    return checked as T
  }
}

const isObject = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
