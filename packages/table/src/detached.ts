/** A copy of plain JSON that shares nothing with it: views and facts may hold parts of a state, which goes on changing. */
export function detached<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(detached) as T
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = detached((value as Record<string, unknown>)[key])
  return copy as T
}
