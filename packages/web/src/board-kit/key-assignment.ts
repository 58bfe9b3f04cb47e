// Keys for what is offered. The same thing keeps its key through all questions of a turn: whoever has read two of them presses both
// without looking again.

/** By place on the keyboard, so that every layout works; shown as the keys of the Latin one. */
const KEYS = [...'FDSAGREWQTVCXZBHJKL']
/** "Next": always that of what goes on when nothing else is left to answer, such as the end of a turn. */
const ONWARD_KEY = 'N'

export const MOST_KEYS = KEYS.length

/** By the thing, also of things that are not offered now; what was offered last comes last. No two things have the same key. */
export type KeysGiven = ReadonlyMap<string, string>

/**
 * What has a key keeps it; what is new gets one that stood for nothing yet, as long as there are such, and then that of the thing that
 * has not been offered for longest.
 */
export function giveKeys(things: readonly string[], before: KeysGiven, onward?: string): KeysGiven {
  const offered = new Set(things)
  const given = new Map([...before].filter(([thing]) => !offered.has(thing)))
  const used = new Set(before.values())
  const unused = KEYS.filter((key) => !used.has(key))
  for (const thing of things) {
    const key = thing === onward ? ONWARD_KEY : (before.get(thing) ?? unused.shift() ?? takeOldest(given, offered))
    if (key !== undefined) given.set(thing, key)
  }
  return given
}

/** A map remembers in which order things came. */
function takeOldest(given: Map<string, string>, offered: ReadonlySet<string>): string | undefined {
  for (const [thing, key] of given) {
    if (offered.has(thing)) continue
    given.delete(thing)
    return key
  }
  return undefined
}
