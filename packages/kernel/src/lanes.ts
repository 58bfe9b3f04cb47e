// Several seats at once. Each has a stack of its own; the table goes on when all are empty. Nothing of another lane is read and
// no chance falls, so every order of moves gives the same state, and what a seat does stays its own until all have finished.

import type { Event } from './events.ts'
import type { AnyGame } from './shared-rules.ts'
import { push } from './stack.ts'
import type { Effect, Eyes, Frame, Lanes, Seat, World } from './types.ts'

/** Turns the `lanes` frame on top of the stack into lanes. Their `before` still has that frame, so that they can begin again. */
export function openLanes(game: AnyGame, s: World): void {
  const { core } = s
  // The decision passes to all of them: nobody may go back behind this.
  core.barrier = core.seq
  const before = game.clone(s)
  const frame = core.stack.pop() as Frame
  const { each, seats } = frame.arg as unknown as { each: Effect; seats?: readonly Seat[] }
  const opened: Lanes = { before, stacks: [], moves: [], barrier: [], learned: [], held: [] }
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

/** All have finished: what each did is told to the others, in seat order. */
export function closeLanes(s: World, events: Event[] | null): void {
  const lanes = s.core.lanes as Lanes
  s.core.lanes = null
  if (!events) return
  for (const [seat, held] of lanes.held.entries()) for (const event of held) events.push({ ...event, not: seat })
}

/** The state in which these eyes may read what belongs to `seat`: while it acts in its lane, others see it as it was before. */
export function asSeen<S extends World>(s: S, seat: Seat, eyes: Eyes | 'all'): S {
  const { lanes } = s.core
  return lanes && eyes !== seat && eyes !== 'all' ? (lanes.before as S) : s
}

export function cloneLanes<S>(lanes: Lanes<S> | null): Lanes<S> | null {
  if (!lanes) return null
  return {
    before: lanes.before,
    stacks: lanes.stacks.map((stack) => stack.slice()),
    moves: lanes.moves.map((moves) => moves.slice()),
    barrier: lanes.barrier.slice(),
    learned: lanes.learned.map((places) => places.slice()),
    held: lanes.held.map((events) => events.slice()),
  }
}
