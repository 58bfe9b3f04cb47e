// Estimates each seat's chance to win, as far as a viewer can know: a seat, or a spectator, who sees no hand.

import type { Engine, Eyes, State } from '@wayfare/kernel'
import { mapYields } from '../generators.ts'
import { STRONG_PLAYER_EXTRA } from '../registered-games.ts'
import { type Coaching, HINTING } from './coaching.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type Beginning, type Ending, type PlayOutSample, playOut } from './playouts.ts'

export type Chances = {
  /** Figures by seat; empty until there are enough play-outs. */
  readonly seats: readonly Figures[]
  readonly worlds: number
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number
}

/** Yields better and better estimates and may be stopped after any. Uses only what the viewer knows. */
export function* chances<S extends State>(
  engine: Engine<S>,
  s: S,
  eyes: Eyes,
  seed: string,
  coaching: Omit<Coaching, 'effort'> = HINTING,
): Generator<Chances, Chances> {
  const say = ({ endings: [own = []], done }: PlayOutSample): Chances => chancesOf(engine, s, own, done)
  return say(yield* mapYields(playOut(engine, s, eyes, seed, [AS_IT_STANDS], coaching), say))
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
