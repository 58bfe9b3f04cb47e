// Reuses unchanged objects in a new value, so that code that compares by identity finds only real changes.

/**
 * Returns `after` with every part that equals the same part of `before` replaced by that very object. Both are JSON.
 */
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
