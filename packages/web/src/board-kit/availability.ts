// When something that is refused could be done, where that can be said: by the rule that refuses it, and by nothing else.

/** What changes by itself, and what can be done then. `then`: surely both or again; perhaps when something is free or reached. */
export type Change = {
  readonly changes: 'home' | 'ready' | 'workers' | 'anew'
  readonly then: 'both' | 'again' | 'free' | 'reached'
}

/** Keyed by the rule that refuses. Each game says it in its own package, and this client has words for these values. */
export type Availability = Readonly<Record<string, 'turn' | 'end' | 'lens' | 'never' | Change>>
