// Who stands where on the island.

/** Of one player; more than these are never seen at once. */
const FIGURES = 2

type Standing = { readonly seat: number; readonly which: number; readonly space: number | null }
/** Where each figure stood before, by seat and number. */
export type FigurePlaces = ReadonlyMap<string, number>

/**
 * Figures keep who they are from view to view, so that one that goes elsewhere is seen to go: who still stands stands, who is new
 * on a space is one of those that left theirs, or came from the beach.
 */
export function standing(men: readonly number[], seats: readonly number[], kept: FigurePlaces): Standing[] {
  const figures: Standing[] = []
  for (const seat of seats) {
    const spaces = men.flatMap((who, space) => (who === seat ? [space] : []))
    const names = Array.from({ length: Math.max(FIGURES, spaces.length) }, (_, which) => which)
    const stays = names.filter((which) => spaces.includes(kept.get(`${seat} ${which}`) ?? -1))
    const taken = new Map(stays.map((which) => [which, kept.get(`${seat} ${which}`) as number]))
    const left = spaces.filter((space) => ![...taken.values()].includes(space))
    // One that stood on the island goes before one that waits at the beach.
    const free = names.filter((which) => !taken.has(which))
    free.sort((a, b) => Number(kept.has(`${seat} ${b}`)) - Number(kept.has(`${seat} ${a}`)))
    free.forEach((which, i) => {
      const space = left[i]
      if (space !== undefined) taken.set(which, space)
    })
    for (const which of names) figures.push({ seat, which, space: taken.get(which) ?? null })
  }
  return figures
}
