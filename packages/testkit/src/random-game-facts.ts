// Collects all facts, prompts and refusals that occur in random games, to test the sentences of a game.

import {
  type Engine,
  type Event,
  type Fact,
  factsFor,
  pick,
  type Refusal,
  type Score,
  type State,
  stream,
} from '@wayfare/kernel'
import { chooseAtRandom, randomTable } from './random-play.ts'

export type GameFacts = {
  readonly moves: ReadonlySet<string>
  readonly prompts: readonly { readonly op: string; readonly from: string | null }[]
  /** Facts other than moves, which are in `moves`. */
  readonly facts: readonly Fact[]
  readonly refusals: readonly Refusal[]
  readonly scores: readonly Score[]
}

/** Each decision has hundreds of refusals, so only one game in this many collects them. */
const REFUSED_EVERY = 4

export function collectGameFacts<S extends State>(engine: Engine<S>, games: number): GameFacts {
  const moves = new Set<string>()
  const prompts = new Map<string, { op: string; from: string | null }>()
  const facts = new Map<string, Fact>()
  const refusals = new Map<string, Refusal>()
  const scores: Score[] = []
  const [, most] = engine.game.players

  function collectRefusals(s: S, seat: number, named: string): void {
    const refusalsOfBoth = [seat, (seat + 1) % s.core.players].flatMap((one) => engine.explain(s, one, named))
    for (const refusal of [...engine.refusals(s, seat), ...refusalsOfBoth]) {
      const { rule, move, params } = refusal
      moves.add(move)
      // An unknown move is quoted as it was typed, so it has no sentence to test.
      if (rule !== 'KER-UNKNOWN') refusals.set(`${rule} ${move.split(' ')[0]} ${JSON.stringify(params)}`, refusal)
    }
  }

  for (let game = 0; game < games; game++) {
    const seed = `told ${game}`
    const s = engine.start(randomTable(engine, seed, { players: (game % most) + 1 }), seed)
    const [dice, names] = [stream(`${seed} players`), stream(`${seed} names`)]
    while (!engine.isOver(s)) {
      const { seat, options, option } = chooseAtRandom(engine, s, dice)
      const question = engine.question(s, seat)
      if (question) prompts.set(`${question.op} ${question.from}`, { op: question.op, from: question.from })
      for (const { move } of options) moves.add(move)
      if (Math.floor(game / most) % REFUSED_EVERY === 0) collectRefusals(s, seat, pick(names, [...moves]))
      const events: Event[] = []
      engine.apply(s, seat, option, events)
      for (const eyes of [seat, 'spectator'] as const)
        for (const fact of factsFor(events, eyes)) if (fact.k !== 'move') facts.set(JSON.stringify(fact), fact)
    }
    scores.push(...engine.scores(s, 'all'))
  }
  return { moves, prompts: [...prompts.values()], facts: [...facts.values()], refusals: [...refusals.values()], scores }
}
