// Plain JSON values: states, effects and events consist of nothing else.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Returns the same text for the same value, whatever the order in which its fields were set. Throws for anything but
 * plain JSON.
 */
export function canonical(value: unknown, path = 'state'): string {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotJson(path, String(value))
    if (Object.is(value, -0)) throw new NotJson(path, '-0')
    return String(value)
  }
  // `map` would skip holes in the array.
  if (Array.isArray(value)) return `[${Array.from(value, (item, i) => canonical(item, `${path}[${i}]`)).join(',')}]`
  if (typeof value !== 'object') throw new NotJson(path, typeof value)
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null) throw new NotJson(path, kind?.constructor?.name ?? 'an object')
  const fields: string[] = []
  for (const key of Object.keys(value).sort()) {
    fields.push(`${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key], `${path}.${key}`)}`)
  }
  return `{${fields.join(',')}}`
}

export class NotJson extends Error {
  constructor(path: string, what: string) {
    super(`${path} holds ${what}, which is not plain JSON`)
    this.name = 'NotJson'
  }
}
