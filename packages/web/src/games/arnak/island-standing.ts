// Assigns the figures of each player to spaces on the island.

/** The most figures of one player that are ever visible. */
const FIGURES = 2

type FigurePosition = { readonly seat: number; readonly which: number; readonly space: number | null }
/** The previous space of each figure, by seat and number. */
export type FigurePlaces = ReadonlyMap<string, number>

/**
 * Keeps the identity of figures from view to view, so that a moving one is animated: a figure whose space is still
 * occupied stays, and a new position is taken by one that has left its space, or by one from the beach.
 */
export function assignFigures(men: readonly number[], seats: readonly number[], kept: FigurePlaces): FigurePosition[] {
  const figures: FigurePosition[] = []
  for (const seat of seats) {
    const spaces = men.flatMap((who, space) => (who === seat ? [space] : []))
    const names = Array.from({ length: Math.max(FIGURES, spaces.length) }, (_, which) => which)
    const stays = names.filter((which) => spaces.includes(kept.get(`${seat} ${which}`) ?? -1))
    const taken = new Map(stays.map((which) => [which, kept.get(`${seat} ${which}`) as number]))
    const left = spaces.filter((space) => ![...taken.values()].includes(space))
    // A figure that was on the island moves before one that waits at the beach.
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
