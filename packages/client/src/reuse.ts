// The same value in fewer new objects, so that whoever compares objects finds only what has changed.

/** `after`, in which every part that is as it was in `before` is the very same object. Both are JSON. */
export function reuse<T>(before: T, after: T): T {
  if (!isPart(before) || !isPart(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  const parts = (Array.isArray(after) ? [] : {}) as Part
  for (const key of keys) parts[key] = reuse(before[key], after[key])
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => parts[key] === before[key])
  return (isSame ? before : parts) as T
}

type Part = Record<string, unknown>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null
