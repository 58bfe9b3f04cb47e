// Schemas for stored data. A device may hold data that an older or newer version wrote, or nonsense, so all of it is checked.

/** Returns what it is given as far as that fits, and undefined if too little does. */
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

/** A list whose elements fit this schema; elements that do not are left out. */
export function listOf<T>(schema: Schema<T>): Schema<readonly T[]> {
  return (found) => (Array.isArray(found) ? found.map(schema).filter((one) => one !== undefined) : undefined)
}

/** A record whose values fit this schema; entries that do not are left out. */
export function recordOf<T>(schema: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return (found) => {
    if (!isObject(found)) return undefined
    const entries = Object.entries(found).map(([key, value]) => [key, schema(value)] as const)
    return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined))
  }
}

/** A field that does not fit takes its default; without one nothing fits. Fields that are not named stay as they are. */
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
