// Keys for what is offered, kept while one choice is put together: whoever has read two of them presses both without looking again.

/** By place on the keyboard, so that every layout works; shown as the keys of the Latin one. */
const KEYS = [...'FDSAGREWQTVCXZBHJKLN']

export const MOST_KEYS = KEYS.length

/** By the thing. */
export type KeysGiven = ReadonlyMap<string, string>

/** What had a key keeps it; what is new gets one that stood for nothing yet, as long as there are such. */
export function giveKeys(things: readonly string[], before: KeysGiven): KeysGiven {
  const given = new Map<string, string>()
  const kept = new Set(things.flatMap((thing) => before.get(thing) ?? []))
  const used = new Set(before.values())
  const free = KEYS.filter((key) => !kept.has(key))
  const fresh = [...free.filter((key) => !used.has(key)), ...free.filter((key) => used.has(key))]
  for (const thing of things) {
    const key = before.get(thing) ?? fresh.shift()
    if (key !== undefined) given.set(thing, key)
  }
  return given
}
