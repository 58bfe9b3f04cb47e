// Says when a refused move could become possible, if that follows from the rule that refuses it alone.

/**
 * The change that happens by itself, and what is possible afterwards: surely for `both` and `again`; perhaps for `free`
 * and `reached`, if something is free or reached by then.
 */
export type Change = {
  readonly changes: 'home' | 'ready' | 'workers' | 'anew'
  readonly then: 'both' | 'again' | 'free' | 'reached'
}

/**
 * Keyed by the rule that refuses. Each game lists its rules in its own package, and this client has texts for these
 * values.
 */
export type Availability = Readonly<Record<string, 'turn' | 'end' | 'lens' | 'never' | Change>>
