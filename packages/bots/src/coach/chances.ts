// Who will win, as far as somebody can know: a seat, or a spectator, who sees no hand at all.

import type { Engine, Eyes, State } from '@wayfare/kernel'
import { mapYields } from '../generators.ts'
import { STRONG_PLAYER_EXTRA } from '../registered-games.ts'
import { type Coaching, HINTING } from './coaching.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type Beginning, type Ending, type PlayOutSample, playedOut } from './playouts.ts'

export type Chances = {
  /** Seat by seat; none as long as it is too early to say. */
  readonly seats: readonly Figures[]
  readonly worlds: number
  /** How much of the thinking is done, from 0 to 1. */
  readonly done: number
}

/** Thinks step by step, and may be left at any of them. Knows no more than the eyes. */
export function* chances<S extends State>(
  engine: Engine<S>,
  s: S,
  eyes: Eyes,
  seed: string,
  coaching: Omit<Coaching, 'effort'> = HINTING,
): Generator<Chances, Chances> {
  const say = ({ endings: [own = []], done }: PlayOutSample): Chances => chancesOf(engine, s, own, done)
  return say(yield* mapYields(playedOut(engine, s, eyes, seed, [AS_IT_STANDS], coaching), say))
}

export const AS_IT_STANDS: Beginning = { seat: 0, moves: [] }

export function chancesOf<S extends State>(engine: Engine<S>, s: S, endings: readonly Ending[], done: number): Chances {
  const seats = endings.length === 0 ? 0 : engine.players(s)
  const more = STRONG_PLAYER_EXTRA[engine.game.id]
  return {
    seats: Array.from({ length: seats }, (_, seat) => figuresOf(endings, seat, more)),
    worlds: endings.length,
    done,
  }
}
