// Assigns keys to the options. A thing keeps its key through all questions of a turn, so that a player who knows two
// keys can press both without looking again.

/** Keys by their position on the keyboard, so that every layout works; shown with Latin letters. */
const KEYS = [...'FDSAGREWQTVCXZBHJKL']
/** "Next": always the key of the move that goes on when nothing else is left to answer, such as the end of a turn. */
const ONWARD_KEY = 'N'

export const MOST_KEYS = KEYS.length

/**
 * The key of each thing, also of things that are not offered now; those offered most recently come last. No two things
 * have the same key.
 */
export type KeysGiven = ReadonlyMap<string, string>

/**
 * Gives every thing a key. Things keep theirs; a new thing gets an unused key if there is one, and otherwise that of
 * the thing that has not been offered for longest.
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

/** A Map keeps the order of insertion, so the first thing is the oldest. */
function takeOldest(given: Map<string, string>, offered: ReadonlySet<string>): string | undefined {
  for (const [thing, key] of given) {
    if (offered.has(thing)) continue
    given.delete(thing)
    return key
  }
  return undefined
}
