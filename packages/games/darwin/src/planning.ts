// The planning functions of this game, for bots that plan whole turns.

import {
  idOf,
  Mix,
  mixFrames,
  numberFor,
  type Option,
  type Planning,
  pick,
  pile,
  type Seat,
  type Stream,
} from '@wayfare/kernel'
import { judgeWith, WEIGHTS } from './planning-worth.ts'
import { type Board, boardOf, type DarwinState, handPile, pickPile, ROUNDS } from './state.ts'

export const planning: Planning<DarwinState> = {
  stage,
  lastStageAfter: stage,
  key,
  ...judgeWith(WEIGHTS),
  reply,
  slip: 6,
}

/** The set-up is a stage, and so is each round; a round ends when the next begins. */
function stage({ phase, round }: DarwinState): number {
  return phase === 'setup' ? 0 : phase === 'over' ? ROUNDS + 1 : round
}

/** Other players finish what they have begun and otherwise move at random, because their aims are unknown. */
function reply(_s: DarwinState, _seat: Seat, options: readonly Option[], dice: Stream): Option {
  return options.find(({ move }) => move === 'end turn') ?? pick(dice, options)
}

/** Lists and records are only ever replaced, so each has its own number. */
function key(s: DarwinState, seat: Seat): number {
  const mix = new Mix()
  addBoard(mix, boardOf(s, seat))
  for (let other = 0; other < s.boards.length; other++) if (other !== seat) addOther(mix, boardOf(s, other))
  // The crew is drafted before the first round; afterwards these piles do not exist.
  if (handPile(seat) in s.core.piles)
    for (const name of [handPile(seat), pickPile(seat)]) for (const card of pile(s, name)) mix.name(idOf(card))
  mix.add(s.round | (s.interrupts << 4) | (s.purple << 12) | (s.scored << 20))
  mix.name(s.phase)
  mix.add(s.turn ?? 9)
  for (const list of [s.museum, s.rowCoins, s.academy, s.lenses, s.camps, s.shown, s.turnSpace, s.ribbons, s.ends])
    mix.add(numberFor(list))
  mixFrames(mix, s.core, seat)
  return mix.value
}

function addBoard(mix: Mix, one: Board): void {
  mix.add(one.coin | (one.knowledge << 8) | (one.theory << 16))
  mix.add(one.points | (one.usedStamps << 10) | (one.tents << 16) | (one.lenses << 20))
  mix.name(one.ship)
  for (const list of [one.workers, one.explorers, one.stacks, one.mail, one.studied, one.perks])
    mix.add(numberFor(list))
  for (const list of [one.reserve, one.slots, one.crew]) mix.add(numberFor(list))
}

/** Adds the parts of another board that this seat's turn can change: coins of a lens owner. */
function addOther(mix: Mix, { coin, points }: Board): void {
  mix.add(coin | (points << 10))
}
