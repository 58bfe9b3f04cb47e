// Other worlds: what one seat cannot tell apart from this one, and this one with its chance dealt anew.

import { options } from './ask.ts'
import type { Card } from './piles.ts'
import { sha256 } from './sha256.ts'
import type { AnyGame } from './shared-rules.ts'
import { mix, pick, stream } from './stream.ts'
import { apply, resume, take } from './take.ts'
import type { Id, Lanes, Seat, Seed, World } from './types.ts'

/**
 * Permutes within each bag what this seat does not know, hands included, and nothing else. Others' unfinished lanes begin again;
 * finished ones get random legal moves. Depends on what the seat knows and on the seed alone: it never follows the truth.
 */
export function redeal<S extends World>(game: AnyGame, s: S, seat: Seat, seed: Seed): S {
  const { lanes } = s.core
  const world: S = game.clone(lanes ? lanes.before : s)
  const { core } = world
  core.seed = sha256(`redeal ${seed}`)
  core.era = 0
  core.chance = {}
  const seen = new Set(lanes?.learned[seat])
  permute(game, world, seed, (card) => (card.known & (1 << seat)) === 0 && !seen.has(card.place))
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

/** After an undo past the barrier, agreed by all: what nobody knew then falls differently from here on. */
export function dealAnew<S extends World>(game: AnyGame, s: S, row: number): S {
  const { lanes } = s.core
  const world: S = game.clone(lanes ? lanes.before : s)
  world.core.era = row
  world.core.chance = {}
  const seen = new Set(lanes?.learned.flat())
  permute(game, world, `${world.core.seed}/${row}`, (card) => card.known === 0 && !seen.has(card.place))
  world.core.barrier = world.core.seq
  if (lanes) replayLanes(game, world, lanes.moves)
  return world
}

/** The seat's last move in its lane is taken back: the lanes begin again, and all the other moves are made once more. */
export function undoInLane<S extends World>(game: AnyGame, s: S, seat: Seat): S {
  const lanes = s.core.lanes as Lanes
  const world: S = game.clone(lanes.before)
  replayLanes(
    game,
    world,
    lanes.moves.map((moves, owner) => (owner === seat ? moves.slice(0, -1) : moves)),
  )
  return world
}

function replayLanes(game: AnyGame, world: World, moves: readonly (readonly string[])[]): void {
  resume(game, world)
  for (let seat = 0; seat < moves.length; seat++) {
    for (const move of moves[seat] as readonly string[]) take(game, world, seat, move)
  }
}

type Place = { readonly pile: string; readonly index: number }

function permute(game: AnyGame, world: World, seed: Seed, isFree: (card: Card) => boolean): void {
  const { piles } = world.core
  const bags = new Map<number, Place[]>()
  for (const pile of Object.keys(piles).sort()) {
    const cards = piles[pile] as Card[]
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as Card
      if (!isFree(card)) continue
      const places = bags.get(card.bag)
      if (places) places.push({ pile, index })
      else bags.set(card.bag, [{ pile, index }])
    }
  }
  for (const [bag, places] of bags) {
    if (places.length < 2) continue
    // Sorted first, so that the outcome knows which cards there are and not where they lay.
    const faces = places.map(({ pile, index }) => ((piles[pile] as Card[])[index] as Card).id).sort()
    mix(stream(`${seed}/${bag}`), faces)
    const fits = game.fits
    const dealt = fits ? dealFitting(places, faces, (pile, id) => fits(world, pile, id)) : faces
    for (let i = 0; i < places.length; i++) {
      const { pile, index } = places[i] as Place
      const cards = piles[pile] as Card[]
      const card = cards[index] as Card
      cards[index] = { id: dealt[i] as Id, place: card.place, known: card.known, bag: card.bag }
    }
  }
}

/** Choosy places take their cards first, and give one up for another where a third would find none; the others take what is left. */
function dealFitting(places: readonly Place[], faces: readonly Id[], fits: (pile: string, id: Id) => boolean): Id[] {
  const holder: (number | undefined)[] = faces.map(() => undefined)
  const take = (place: number, tried: Set<number>): boolean => {
    const fitting = [...faces.keys()].filter((face) => fits((places[place] as Place).pile, faces[face] as Id))
    const free = fitting.find((face) => holder[face] === undefined)
    const face = free ?? fitting.find((one) => !tried.has(one) && tried.add(one) && take(holder[one] as number, tried))
    if (face === undefined) return false
    holder[face] = place
    return true
  }
  for (const [i, { pile }] of places.entries()) {
    if (faces.every((id) => fits(pile, id))) continue
    if (!take(i, new Set())) throw new Error(`no card fits pile '${pile}'`)
  }
  const dealt: Id[] = []
  for (const [face, place] of holder.entries()) if (place !== undefined) dealt[place] = faces[face] as Id
  const left = faces.filter((_, face) => holder[face] === undefined)
  return places.map((_, i) => dealt[i] ?? (left.shift() as Id))
}
