// Which games have a rulebook: asked by screens that do not open one.

const WITH_RULEBOOK = ['arkham', 'arnak', 'darwin'] as const
export type BookId = (typeof WITH_RULEBOOK)[number]

export const hasRulebook = (game: string): game is BookId => (WITH_RULEBOOK as readonly string[]).includes(game)
