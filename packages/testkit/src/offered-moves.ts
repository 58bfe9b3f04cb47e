// Checks a game's vocabulary: every move that random games offer must be a move of the game, and must have the same
// text again after it was parsed.

import { type Engine, isMove, type MoveWords, readMove, type State, stream, writeMove } from '@wayfare/kernel'
import { chooseAtRandom, randomTable, seedOfGame } from './random-play.ts'

export type OfferedMoves = {
  /** The verbs that were offered. */
  readonly verbs: ReadonlySet<string>
  /** Texts that are no moves by the game's vocabulary, or that change when parsed and written again. */
  readonly strange: readonly string[]
}

/** Plays these many random games, at random tables. */
export function offeredMoves<S extends State>(
  engine: Engine<S>,
  words: MoveWords,
  games: number,
  seed: string,
): OfferedMoves {
  const seen = new Set<string>()
  for (let index = 0; index < games; index++) {
    const one = seedOfGame(seed, index)
    const s = engine.start(randomTable(engine, one), one as never)
    const dice = stream(one)
    while (!engine.isOver(s)) {
      const { seat, options, option } = chooseAtRandom(engine, s, dice)
      for (const { move } of options) seen.add(move)
      engine.apply(s, seat, option, null)
    }
  }
  const texts = [...seen]
  return {
    verbs: new Set(texts.map((text) => readMove(text).verb)),
    strange: texts.filter((text) => !isMove(words, text) || writeMove(readMove(text)) !== text),
  }
}
