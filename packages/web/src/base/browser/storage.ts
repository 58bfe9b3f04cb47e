// Values that this browser stores. If storage is blocked or full, a value lasts as long as the page.

import { type Signal, signal } from '@preact/signals'
import type { Schema } from './schema.ts'

type Area = 'localStorage' | 'sessionStorage'

/** A value that is read like a signal and stored when it is set. Changes in other tabs update it. */
export type Stored<T> = Pick<Signal<T>, 'value' | 'peek'>

/** A value that is stored as JSON. */
export const stored = <T>(key: string, schema: Schema<T>, fallback: T): Stored<T> =>
  storedAs(key, (text) => parse(text, schema) ?? fallback, print)

/** A value that is stored as plain text, without quotation marks. */
export const storedText = (key: string): Stored<string | null> =>
  storedAs<string | null>(
    key,
    (text) => text ?? null,
    (text) => text,
  )

/** Reads an entry without making a signal of it: for keys that contain ids, and for values too large to keep in memory. */
export const readItem = <T>(key: string, schema: Schema<T>, area?: Area): T | undefined =>
  parse(readText(key, area), schema)

/** Stores a value; null removes it. Returns false if there is no room or no storage. */
export const writeItem = (key: string, value: unknown, area?: Area): boolean => writeText(key, print(value), area)

function storedAs<T>(
  key: string,
  read: (text: string | null | undefined) => T,
  print: (value: T) => string | null,
): Stored<T> {
  const changes = signal(0)
  const noteChange = () => {
    changes.value = changes.peek() + 1
  }
  let text = readText(key)
  let value = read(text)
  // The storage is read each time, because a page in the background does not receive the changes of other tabs.
  const peek = () => {
    const now = readText(key)
    if (now !== text) value = read(now)
    text = now
    return value
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) noteChange()
  })
  return {
    peek,
    get value() {
      void changes.value
      return peek()
    },
    set value(now) {
      writeText(key, print(now))
      text = readText(key)
      value = now
      noteChange()
    },
  }
}

const print = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const parse = <T>(text: string | null | undefined, schema: Schema<T>): T | undefined =>
  text ? orUndefined(() => schema(JSON.parse(text))) : undefined

/** undefined if storage is blocked. */
const readText = (key: string, area: Area = 'localStorage'): string | null | undefined =>
  orUndefined(() => globalThis[area].getItem(key))

const writeText = (key: string, text: string | null, area: Area = 'localStorage'): boolean =>
  orUndefined(() => {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  }) ?? false

function orUndefined<T>(find: () => T): T | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}
