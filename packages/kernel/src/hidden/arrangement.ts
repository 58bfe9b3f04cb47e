// A deal whose first cards and dice are chosen, such as that of a guided game. The arranged cards come in the same
// order whatever is played before, and however often moves are undone; everything else is left to chance.

import type { Id } from '../core/names.ts'
import type { Card, Pile, State } from '../core/state.ts'
import { stream } from '../core/stream.ts'
import type { Game } from '../game.ts'
import { mayLie } from './hidden-slot.ts'
import { bagOf, idOf, knowersOf, rootOf, slotOf } from './piles.ts'

export type Arrangement = {
  /**
   * Cards by the name of their pile, in the order in which they are turned up. Cards that are already known are
   * skipped.
   */
  readonly piles: Readonly<Record<string, readonly Id[]>>
  /** Purposes of random draws, such as dice, that keep following the seed even when everything else is dealt anew. */
  readonly chance: readonly string[]
}

/** Moves the arranged cards to the top of the unknown part of their piles. */
export function layArranged(
  game: Game,
  world: State,
  { piles }: Arrangement,
  isHidden: (card: Card) => boolean = (card) => knowersOf(card) === 0,
): void {
  for (const [name, cards] of Object.entries(piles)) {
    const target = world.core.piles[name]
    if (!target) continue
    const free = target.flatMap((card, index) => (isHidden(card) ? [index] : [])).reverse()
    for (const id of new Set(cards)) {
      const [index] = free
      if (index === undefined) break
      if (exchange(game, world, { name, index, id }, isHidden)) free.shift()
    }
  }
}

/**
 * Swaps a hidden card with the card at a place of a pile. Returns false if the card is no longer hidden or may not be
 * there.
 */
function exchange(
  game: Game,
  world: State,
  { name, index, id }: { readonly name: string; readonly index: number; readonly id: Id },
  isHidden: (card: Card) => boolean,
): boolean {
  const there = (world.core.piles[name] as Pile)[index] as Card
  for (const [pile, cards] of Object.entries(world.core.piles)) {
    const at = cards.findIndex((card) => idOf(card) === id && isHidden(card))
    if (at < 0) continue
    const card = cards[at] as Card
    const fits =
      mayLie(game, world, placeOf(name, index, there), faceOf(card)) &&
      mayLie(game, world, placeOf(pile, at, card), faceOf(there))
    if (!fits) return false
    cards[at] = withFace(card, there)
    ;(world.core.piles[name] as Pile)[index] = withFace(there, card)
    return true
  }
  return false
}

const faceOf = (card: Card) => ({ id: idOf(card), root: rootOf(card) })
const placeOf = (pile: string, index: number, card: Card) => ({ pile, index, bag: bagOf(card) })

const withFace = (place: Card, face: Card): Card => [
  idOf(face),
  slotOf(place),
  knowersOf(place),
  bagOf(place),
  rootOf(face),
]

/** Lets arranged random draws continue from where they were, or begin as in a game in which nothing was dealt anew. */
export function keepArrangedChance({ core }: State, before: State['core']['chance'], { chance }: Arrangement): void {
  for (const purpose of chance) core.chance[purpose] = before[purpose] ?? stream(`${core.seed}/0/${purpose}`)
}

/** Reads an arrangement; returns undefined if the value is none. */
export function arrangementFrom(value: unknown): Arrangement | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { piles, chance } = value as Record<string, unknown>
  if (typeof piles !== 'object' || piles === null || !isTexts(chance)) return undefined
  if (!Object.values(piles).every(isTexts)) return undefined
  return { piles: piles as Arrangement['piles'], chance }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
