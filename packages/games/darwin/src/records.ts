/** Makes a record that has a value for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> {
  const made = {} as Record<K, V>
  for (const key of keys) made[key] = value(key)
  return made
}

/** Returns the keys of a table in its order. */
export function keysOf<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  return Object.keys(table) as K[]
}
