// A small seeded random generator for tests.
export type Chance = {
  readonly below: (n: number) => number
  readonly pick: <T>(items: readonly T[]) => T
  readonly happens: (share: number) => boolean
}

export function createChance(seed: number): Chance {
  let state = (seed * 2654435761 + 12345) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    happens: (share) => next() < share,
  }
}
