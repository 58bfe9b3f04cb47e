// Makes other worlds: those that one viewer cannot tell from the true one, and the true one with its chance dealt anew.

import { options } from '../core/ask.ts'
import { sees } from '../core/knowledge.ts'
import { beforeLanes } from '../core/lanes.ts'
import type { Eyes, Seat, Seed } from '../core/names.ts'
import type { Card, Lanes, State } from '../core/state.ts'
import { mix, pick, stream } from '../core/stream.ts'
import { apply, resume } from '../core/take.ts'
import { sha256 } from '../digest/sha256.ts'
import { take } from '../explaining/by-text.ts'
import type { Game } from '../game.ts'
import type { PayOps } from '../paying/pay.ts'
import { type Arrangement, keepArrangedChance, layArranged } from './arrangement.ts'
import { type HiddenFace, type HiddenSlot, mayLie } from './hidden-slot.ts'
import { bagOf, idOf, knowersOf, rootOf, slotOf } from './piles.ts'

/** Stands for a spectator where a seat number is needed. */
const NOBODY = -1

/**
 * Permutes within each bag the cards that this viewer does not know, including hands. Unfinished lanes of others begin
 * again; finished ones get random legal moves. The result depends only on the viewer's knowledge and the seed, never on
 * the true cards.
 */
export function redeal<S extends State>(game: Game<S>, s: S, eyes: Eyes, seed: Seed): S {
  const { lanes } = s.core
  const seat = eyes === 'spectator' ? NOBODY : eyes
  const world: S = lanes ? beforeLanes(game, s) : game.clone(s)
  const { core } = world
  core.seed = sha256(`redeal ${seed}`)
  core.era = 0
  core.chance = {}
  const seen = new Set(lanes?.learned[seat])
  permute(game, world, seed, (card) => !sees(knowersOf(card), eyes) && !seen.has(slotOf(card)))
  if (!lanes) return world

  resume(game, world)
  for (const move of lanes.moves[seat] ?? []) take(game, world, seat, move)
  const dice = stream(`redeal ${seed} lanes`)
  for (let other = 0; other < core.players; other++) {
    const finished = lanes.stacks[other]?.length === 0
    if (other === seat || !finished) continue
    while ((core.lanes?.stacks[other]?.length ?? 0) > 0) {
      apply(game, world, other, pick(dice, options(game, world, other)), [])
    }
  }
  return world
}

/**
 * Removes what other seats have collected for a payment, which is private until it is spent, so that their payments
 * begin again in such a world. `redeal` itself does not do this, so that the move which ends a payment reports the same
 * in both worlds.
 */
export function forgetCollected({ core: { stack } }: State, eyes: Eyes): void {
  for (const [i, frame] of stack.entries()) {
    if (frame.op !== 'collect' || frame.by === eyes) continue
    stack[i] = { ...frame, arg: { ...(frame.arg as PayOps['collect']), paid: [] } }
  }
}

/**
 * Deals anew what nobody knew, after all have agreed to undo past the barrier. Arranged cards and dice stay as they
 * were.
 */
export function dealAnew<S extends State>(game: Game<S>, s: S, row: number, arranged?: Arrangement): S {
  const { lanes } = s.core
  const world: S = lanes ? beforeLanes(game, s) : game.clone(s)
  const { chance } = world.core
  world.core.era = row
  world.core.chance = {}
  const seen = new Set(lanes?.learned.flat())
  const isHidden = (card: Card): boolean => knowersOf(card) === 0 && !seen.has(slotOf(card))
  permute(game, world, `${world.core.seed}/${row}`, isHidden)
  if (arranged) {
    keepArrangedChance(world, chance, arranged)
    layArranged(game, world, arranged, isHidden)
  }
  world.core.barrier = world.core.seq
  if (lanes) replayLanes(game, world, lanes.moves)
  return world
}

/** Undoes the seat's last move in its lane: the lanes begin again and all other moves are replayed. */
export function undoInLane<S extends State>(game: Game<S>, s: S, seat: Seat): S {
  const { moves } = s.core.lanes as Lanes
  const world = beforeLanes(game, s)
  replayLanes(
    game,
    world,
    moves.map((own, owner) => (owner === seat ? own.slice(0, -1) : own)),
  )
  return world
}

function replayLanes(game: Game, world: State, moves: readonly (readonly string[])[]): void {
  resume(game, world)
  for (let seat = 0; seat < moves.length; seat++) {
    for (const move of moves[seat] as readonly string[]) take(game, world, seat, move)
  }
}

export type HiddenGroup = { readonly slots: HiddenSlot[]; readonly faces: HiddenFace[] }

/** Divides the hidden cards into groups that cannot exchange cards with each other. */
export function hiddenGroups(world: State, isHidden: (card: Card) => boolean): HiddenGroup[] {
  const { piles, kin } = world.core
  const leader = new Map<number, number>()
  const find = (root: number): number => {
    const next = leader.get(root) ?? root
    return next === root ? root : find(next)
  }
  for (const roots of Object.values(kin)) {
    const group = Math.min(...roots.map(find))
    for (const root of roots) leader.set(find(root), group)
  }
  const groups = new Map<number, HiddenGroup>()
  for (const pile of Object.keys(piles).sort()) {
    const cards = piles[pile] as Card[]
    // By index, because entries() allocates an array for each card and every dealt world visits all of them.
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as Card
      if (!isHidden(card)) continue
      const bag = bagOf(card)
      const key = find(bag)
      const group = groups.get(key) ?? { slots: [], faces: [] }
      groups.set(key, group)
      group.slots.push({ pile, index, bag })
      group.faces.push({ id: idOf(card), root: rootOf(card) })
    }
  }
  return [...groups.keys()].sort((a, b) => a - b).map((key) => groups.get(key) as HiddenGroup)
}

function permute(game: Game, world: State, seed: Seed, isFree: (card: Card) => boolean): void {
  const { piles } = world.core
  for (const [number, { slots, faces }] of hiddenGroups(world, isFree).entries()) {
    if (slots.length < 2) continue
    // Sorted first, so that the outcome depends on which cards there are and not on where they were.
    faces.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.root - b.root))
    mix(stream(`${seed}/${number}`), faces)
    const dealt = deal(slots, faces, (slot, face) => mayLie(game, world, slot, face))
    for (const [i, { pile, index }] of slots.entries()) {
      const cards = piles[pile] as Card[]
      const card = cards[index] as Card
      const { id, root } = dealt[i] as HiddenFace
      cards[index] = [id, slotOf(card), knowersOf(card), bagOf(card), root]
    }
  }
}

/**
 * Gives out cards to the slots that do not take every card first, moving one on where another slot would find none; the
 * other slots take the rest.
 */
function deal(
  slots: readonly HiddenSlot[],
  faces: readonly HiddenFace[],
  fits: (slot: HiddenSlot, face: HiddenFace) => boolean,
): HiddenFace[] {
  const holder: (number | undefined)[] = faces.map(() => undefined)
  const take = (slot: number, tried: Set<number>): boolean => {
    const suitableFaces = [...faces.keys()].filter((face) => fits(slots[slot] as HiddenSlot, faces[face] as HiddenFace))
    const free = suitableFaces.find((face) => holder[face] === undefined)
    const face =
      free ?? suitableFaces.find((one) => !tried.has(one) && tried.add(one) && take(holder[one] as number, tried))
    if (face === undefined) return false
    holder[face] = slot
    return true
  }
  // Slots of one pile and bag accept the same cards and are neighbours, so they are checked only once.
  let checkedSlot: HiddenSlot | undefined
  let choosy = false
  for (const [i, slot] of slots.entries()) {
    if (slot.pile !== checkedSlot?.pile || slot.bag !== checkedSlot.bag) {
      checkedSlot = slot
      choosy = !faces.every((face) => fits(slot, face))
    }
    if (choosy && !take(i, new Set())) throw new Error(`no card fits pile '${slot.pile}'`)
  }
  const dealt: HiddenFace[] = []
  for (const [face, slot] of holder.entries()) if (slot !== undefined) dealt[slot] = faces[face] as HiddenFace
  const left = faces.filter((_, face) => holder[face] === undefined)
  let next = 0
  return slots.map((_, i) => dealt[i] ?? (left[next++] as HiddenFace))
}
