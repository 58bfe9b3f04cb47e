/** What each of these has. */
export function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> {
  const made = {} as Record<K, V>
  for (const key of keys) made[key] = value(key)
  return made
}

/** The keys of a table, as they stand in it. */
export function keysOf<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  return Object.keys(table) as K[]
}
