/** Games with a guided first game: known without loading any. */
const GUIDED = ['arnak', 'darwin', 'arkham'] as const
export type GuidedGame = (typeof GUIDED)[number]
export const hasGuide = (game: string): game is GuidedGame => GUIDED.some((one) => one === game)
