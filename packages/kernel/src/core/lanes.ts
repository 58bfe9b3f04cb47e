// Several seats at once. Each has a stack of its own; the table goes on when all are empty. Nothing of another lane is read and
// no chance falls, so every order of moves gives the same state, and what a seat does stays its own until all have finished.

import { fastToCopy } from '../digest/fast-to-copy.ts'
import type { SharedOps } from './effects.ts'
import type { Event } from './events.ts'
import type { Eyes, Seat } from './names.ts'
import type { Playable } from './rule.ts'
import { push } from './stack.ts'
import type { Core, Frame, Lanes, State } from './state.ts'
import { pile } from './state.ts'

/** Turns the `lanes` frame on top of the stack into lanes. Their `before` still has that frame, so that they can begin again. */
export function openLanes(game: Playable, s: State): void {
  const { core } = s
  // The decision passes to all of them: nobody may go back behind this.
  core.barrier = core.seq
  const frame = core.stack[core.stack.length - 1] as Frame
  const { each, seats, changing = null } = frame.arg as SharedOps['lanes']
  const before = changing ? cloneWith(changing, game, s) : game.clone(s)
  core.stack.pop()
  const opened: Lanes = { before, changing, stacks: [], moves: [], barrier: [], learned: [], held: [] }
  for (let seat = 0; seat < core.players; seat++) {
    const stack: Frame[] = []
    if (!seats || seats.includes(seat)) push(stack, each, seat, frame.from)
    opened.stacks.push(stack)
    opened.moves.push([])
    opened.barrier.push(0)
    opened.learned.push([])
    opened.held.push([])
  }
  core.lanes = opened
}

/** A clone with these piles and no others, which need not be copied to be left out. */
function cloneWith(names: readonly string[], game: Playable, s: State): State {
  const { piles } = s.core
  const kept: Core['piles'] = {}
  for (const name of names) kept[name] = pile(s, name)
  s.core.piles = kept
  const clone = game.clone(s)
  s.core.piles = piles
  return clone
}

/** The state as it was when the lanes opened, for them to begin again: a clone, and whole. The other piles are as they were. */
export function beforeLanes<S extends State>(game: Playable<S>, s: S): S {
  const { before, changing } = s.core.lanes as Lanes
  const again = game.clone(before as S)
  if (!changing) return again
  const kept = again.core.piles
  const piles: Core['piles'] = {}
  for (const name in s.core.piles) piles[name] = kept[name] ?? pile(s, name).slice()
  again.core.piles = fastToCopy(piles)
  return again
}

/** All have finished: what each did is told to the others, in seat order. */
export function closeLanes(s: State, events: Event[] | null): void {
  const lanes = s.core.lanes as Lanes
  s.core.lanes = null
  if (!events) return
  for (const [seat, held] of lanes.held.entries()) for (const event of held) events.push({ ...event, not: seat })
}

/**
 * The state in which these eyes may read what belongs to `seat`, and nothing else: while it acts in its lane, others see it as it
 * was before. Lanes that name piles name those of every seat; the others are not there, and `pile` throws.
 */
export function stateSeenBy<S extends State>(s: S, seat: Seat, eyes: Eyes | 'all'): S {
  const { lanes } = s.core
  return lanes && eyes !== seat && eyes !== 'all' ? (lanes.before as S) : s
}

export function cloneLanes(lanes: Lanes | null): Lanes | null {
  if (!lanes) return null
  return {
    before: lanes.before,
    changing: lanes.changing,
    stacks: lanes.stacks.map((stack) => stack.slice()),
    moves: lanes.moves.map((moves) => moves.slice()),
    barrier: lanes.barrier.slice(),
    learned: lanes.learned.map((slots) => slots.slice()),
    held: lanes.held.map((events) => events.slice()),
  }
}
