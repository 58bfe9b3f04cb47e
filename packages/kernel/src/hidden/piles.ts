// Hidden things are kept in piles. For each card a pile remembers who knows it, the shuffle in which its slot was last
// lost (its bag), and the bag in which everybody last knew it to be (its root). `redeal` relies on nothing else.

import { mixed } from '../core/chance.ts'
import { type Knowers, mask, reveal, sees } from '../core/knowledge.ts'
import type { Eyes, Id, Seat } from '../core/names.ts'
import { type Card, type Pile, pile, type State } from '../core/state.ts'

export type PileEnd = 'top' | 'bottom'

// Hot paths read a card through these functions: destructuring a tuple uses an iterator and makes a shuffle half as
// slow again.
export const idOf = (card: Card): Id => card[0]
export const slotOf = (card: Card): number => card[1]
export const knowersOf = (card: Card): number => card[2]
export const bagOf = (card: Card): number => card[3]
export const rootOf = (card: Card): number => card[4]

/** Creates a pile in the given order, bottom to top. Its slots are known until it is shuffled. */
export function lay(s: State, name: string, cards: readonly Id[], knowers: Knowers = 'all'): Pile {
  const { core } = s
  if (core.lanes) mayChange(s, name)
  const bag = core.bags++
  const known = mask(knowers)
  // Pushed rather than mapped: a list that has grown keeps room for cards moved there later.
  const newPile: Pile = []
  for (const id of cards) newPile.push([id, core.places++, known, bag, bag])
  core.piles[name] = newPile
  return newPile
}

/** Adds a card that everybody knows to an existing pile. */
export function add(s: State, name: string, id: Id, end: PileEnd = 'top'): void {
  const { core } = s
  const cards = pileForChange(s, name)
  const bag = core.bags++
  const card: Card = [id, core.places++, mask('all'), bag, bag]
  if (end === 'top') cards.push(card)
  else cards.unshift(card)
}

/**
 * Returns a pile for changing. Code that changes a pile directly inside a lane must make sure that the lanes name it.
 */
function pileForChange(s: State, name: string): Pile {
  if (s.core.lanes) mayChange(s, name)
  return pile(s, name)
}

/**
 * Lanes that name the piles they change have copied only those, so they could not begin again if another pile had
 * changed.
 */
function mayChange({ core }: State, name: string): void {
  const changing = core.lanes?.changing
  if (!changing || changing.includes(name)) return
  throw new Error(`pile '${name}' changes in lanes that do not name it (seq ${core.seq})`)
}

export function shuffle(s: State, name: string, purpose: string = name): void {
  const cards = pileForChange(s, name)
  const bag = newBag(s, cards)
  const mixedUp = mixed(s, purpose, cards.slice())
  for (let i = 0; i < cards.length; i++) {
    const face = mixedUp[i] as Card
    cards[i] = [idOf(face), slotOf(cards[i] as Card), 0, bag, rootIn(face, bag)]
  }
}

/**
 * Creates a bag for cards whose slots are lost together. A card that everybody knew to be among them gets its root
 * here; one that somebody did not know may still be any of those it was mixed with before, wherever they are.
 */
function newBag(s: State, cards: readonly Card[]): number {
  const { core } = s
  const bag = core.bags++
  const roots: number[] = []
  for (const card of cards) {
    const root = rootIn(card, bag)
    if (root !== bag && !roots.includes(root)) roots.push(root)
  }
  if (roots.length > 0) core.kin = { ...core.kin, [bag]: [bag, ...roots.sort((a, b) => a - b)] }
  return bag
}

function rootIn(card: Card, bag: number): number {
  return sees(knowersOf(card), 'spectator') ? bag : rootOf(card)
}

/**
 * Moves the card at `index` of one pile to another. `knowers` learn it by that; anybody who knew it before still does.
 */
export function move(
  s: State,
  from: string,
  index: number,
  to: string,
  knowers: Knowers = 'none',
  end: PileEnd = 'top',
): Card {
  const source = pileForChange(s, from)
  const card = source[index]
  if (!card) throw new Error(`no card ${index} in pile '${from}' (seq ${s.core.seq})`)
  if (index === source.length - 1) source.pop()
  else source.splice(index, 1)
  const movedCard = withKnowers(s, card, knowers)
  const target = pileForChange(s, to)
  if (end === 'top') target.push(movedCard)
  else target.unshift(movedCard)
  return movedCard
}

/** Moves the top card of a pile; returns undefined if there is none. */
export function draw(s: State, from: string, to: string, knowers: Knowers, end: PileEnd = 'top'): Card | undefined {
  const top = pile(s, from).length - 1
  return top < 0 ? undefined : move(s, from, top, to, knowers, end)
}

/** Shows the card at `index` to `knowers`, without moving it. */
export function look(s: State, name: string, index: number, knowers: Knowers): Card {
  const cards = pileForChange(s, name)
  const card = cards[index]
  if (!card) throw new Error(`no card ${index} in pile '${name}' (seq ${s.core.seq})`)
  const seen = withKnowers(s, card, knowers)
  cards[index] = seen
  return seen
}

/**
 * Shows everybody a card that only its owner could know. The owner learns nothing by this and may still undo the move;
 * only the others, who could profit from what they have seen, may not.
 */
export function showOwn(s: State, name: string, index: number, owner: Seat): Card {
  const { core } = s
  const card = pileForChange(s, name)[index]
  if (!card) throw new Error(`no card ${index} in pile '${name}' (seq ${core.seq})`)
  if (!sees(knowersOf(card), owner)) throw new Error(`seat ${owner} does not know '${idOf(card)}' (seq ${core.seq})`)
  const { barrier } = core
  const seen = look(s, name, index, 'all')
  core.barrier = barrier
  return seen
}

function withKnowers(s: State, card: Card, knowers: Knowers): Card {
  const known = knowersOf(card) | mask(knowers)
  if (known === knowersOf(card)) return card
  if (seatsIn(s, known) !== seatsIn(s, knowersOf(card))) reveal(s, knowers, knowersOf(card))
  if (s.core.lanes && typeof knowers === 'number') s.core.lanes.learned[knowers]?.push(slotOf(card))
  return [idOf(card), slotOf(card), known, bagOf(card), rootOf(card)]
}

/**
 * The knowers who have a seat. Spectators are left out: in a solo game a revealed card is news to no player and so does
 * not prevent undo.
 */
const seatsIn = (s: State, known: number): number => known & ((1 << s.core.players) - 1)

export function find(s: State, name: string, id: Id): number {
  const cards = pile(s, name)
  for (let i = 0; i < cards.length; i++) if (idOf(cards[i] as Card) === id) return i
  return -1
}

export function ids(s: State, name: string): Id[] {
  return pile(s, name).map(idOf)
}

/** Returns what this viewer knows of a pile, bottom to top; null for each unknown card. */
export function faces(s: State, name: string, eyes: Eyes): (Id | null)[] {
  return pile(s, name).map((card) => (sees(knowersOf(card), eyes) ? idOf(card) : null))
}

/**
 * Moves a card from any pile to the top of this one, for tests and puzzles that set up a position. It is taken from
 * this pile only if no other has it.
 */
export function fetch(s: State, id: Id, to: string, knowers: Knowers): void {
  const elsewhere = Object.keys(s.core.piles).filter((name) => name !== to)
  for (const name of [...elsewhere, to]) {
    const index = find(s, name, id)
    if (index < 0) continue
    const [card] = pileForChange(s, name).splice(index, 1) as [Card]
    pileForChange(s, to).push(knownOnlyTo(knowers, card))
    return
  }
  throw new Error(`there is no card '${id}'`)
}

/** Returns the same card, known only to `knowers`, for code that sets up positions. */
export function knownOnlyTo(knowers: Knowers, card: Card): Card {
  return [idOf(card), slotOf(card), mask(knowers), bagOf(card), rootOf(card)]
}
