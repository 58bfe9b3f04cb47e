// What the home page knows of the games beside their titles.

/** From left to right on the wall. */
export const ON_THE_WALL = ['arnak', 'darwin', 'arkham'] as const

type Known = {
  readonly rounds: number
  /** All play at once: more people do not make it longer. */
  readonly together?: true
  /** The square of the poster that is shown small. */
  readonly detail: string
}

const KNOWN: Readonly<Record<string, Known>> = {
  arnak: { rounds: 5, detail: '40,120,180,180' },
  darwin: { rounds: 5, detail: '170,40,180,180' },
  arkham: { rounds: 10, together: true, detail: '150,40,220,220' },
}

const knownOf = (game: string): Known | undefined => (Object.hasOwn(KNOWN, game) ? KNOWN[game] : undefined)
/** All that are known here have a guided first game. */
export const isTaught = (game: string): boolean => knownOf(game) !== undefined
export const roundsOf = (game: string): number | undefined => knownOf(game)?.rounds
export const playsTogether = (game: string): boolean => knownOf(game)?.together ?? false
export const detailOf = (game: string): string | undefined => knownOf(game)?.detail
