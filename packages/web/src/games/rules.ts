// The rules of the games, for workers: they are far too large for a page.

import { type Engine, engineOf, type Game } from '@wayfare/kernel'

// biome-ignore lint/suspicious/noExplicitAny: games of all kinds of state are handled alike here.
const RULES: Readonly<Record<string, () => Promise<{ game: Game<any, any> }>>> = {
  arkham: () => import('@wayfare/arkham'),
  arnak: () => import('@wayfare/arnak'),
  darwin: () => import('@wayfare/darwin'),
}

/** The rules of a game in one version. */
export async function rulesOf(id: string, version: number): Promise<Engine> {
  const game = await RULES[id]?.()
  if (game?.game.version !== version) throw new Error(`${id} ${version} is not known here`)
  return engineOf(game.game as Game)
}
