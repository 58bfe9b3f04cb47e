// Lanes let several seats act at once, each with its own stack, until all stacks are empty. A lane reads no other lane
// and draws nothing at random, so every order of moves gives the same state. The other seats learn what a seat did when
// all have finished.

import { fastToCopy } from '../digest/fast-to-copy.ts'
import type { SharedOps } from './effects.ts'
import type { Event } from './events.ts'
import type { Eyes, Seat } from './names.ts'
import type { Playable } from './rule.ts'
import { push } from './stack.ts'
import type { Core, Frame, Lanes, State } from './state.ts'
import { pile } from './state.ts'

/** Opens lanes in place of the `lanes` frame, which stays in `before` so that they can be opened again. */
export function openLanes(game: Playable, s: State): void {
  const { core } = s
  // Nobody may undo past this point, because the decision passes to several seats.
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

/** A clone that holds only the named piles; the others are not copied at all. */
function cloneWith(names: readonly string[], game: Playable, s: State): State {
  const { piles } = s.core
  const copiedPiles: Core['piles'] = {}
  for (const name of names) copiedPiles[name] = pile(s, name)
  s.core.piles = copiedPiles
  const clone = game.clone(s)
  s.core.piles = piles
  return clone
}

/** A complete clone of the state as it was when the lanes opened. Piles that no lane may change are taken from `s`. */
export function beforeLanes<S extends State>(game: Playable<S>, s: S): S {
  const { before, changing } = s.core.lanes as Lanes
  const again = game.clone(before as S)
  if (!changing) return again
  const restored = again.core.piles
  const piles: Core['piles'] = {}
  for (const name in s.core.piles) piles[name] = restored[name] ?? pile(s, name).slice()
  again.core.piles = fastToCopy(piles)
  return again
}

/** Ends the lanes after all seats have finished, and tells each seat what the others did, in seat order. */
export function closeLanes(s: State, events: Event[] | null): void {
  const lanes = s.core.lanes as Lanes
  s.core.lanes = null
  if (!events) return
  for (const [seat, held] of lanes.held.entries()) for (const event of held) events.push({ ...event, not: seat })
}

/**
 * Returns the state in which a viewer (`eyes`) may read what belongs to `seat`: for other viewers, the state from
 * before the lanes opened. If the lanes name the piles they change, that state holds only those piles; `pile` throws
 * for any other.
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
