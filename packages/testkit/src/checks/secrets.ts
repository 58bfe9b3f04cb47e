// Checks that secrets stay secret: everything that a seat receives must be the same in every world it cannot tell
// apart.

import {
  type Engine,
  type Event,
  type Eyes,
  type Fact,
  factsFor,
  type HiddenFace,
  type HiddenGroup,
  type HiddenSlot,
  hiddenGroups,
  idOf,
  knowersOf,
  mayLie,
  type Option,
  type Seat,
  type State,
  sees,
} from '@wayfare/kernel'
import { CheckFailed, type CheckName, difference, hasSameText, isSameJson } from '../check-failed.ts'
import type { Choosing } from '../random-play.ts'

/**
 * Checks for each seat that it receives the same in a redealt world, also when it asks why it may not make these moves.
 */
export function checkLeaks<S extends State>(engine: Engine<S>, s: S, seed: string, named: readonly string[]): void {
  for (let seat = 0; seat < s.core.players; seat++) {
    const other = engine.redeal(s, seat, seed)
    checkKnown(s, other, seat)
    compareReceived(engine, s, other, seat, 'leak-view')
    for (const move of named) compareReasons(engine, s, other, seat, move)
    const fromTruth = engine.redeal(s, seat, `${seed} again`)
    const fromOther = engine.redeal(other, seat, `${seed} again`)
    if (!isSameJson(fromTruth, fromOther)) {
      throw new CheckFailed(
        'redeal-truth',
        `for seat ${seat}: a redealt world, redealt, differs from the true one, redealt`,
      )
    }
  }
}

/** Checks that the cards which the seat knows are still in the same places. */
function checkKnown<S extends State>(s: S, other: S, seat: Seat): void {
  if (s.core.lanes) return
  for (const [name, cards] of Object.entries(s.core.piles)) {
    for (const [i, [id, , known]] of cards.entries()) {
      const there = other.core.piles[name]?.[i]?.[0]
      if (sees(known, seat) && there !== id) {
        throw new CheckFailed('redeal-known', `seat ${seat} knows ${id} in '${name}', and finds ${there} there`)
      }
    }
  }
}

function compareReceived<S extends State>(engine: Engine<S>, s: S, other: S, seat: Seat, view: CheckName): void {
  const compare = (check: CheckName, here: unknown, there: unknown, eyes: Eyes) => {
    if (hasSameText(here, there)) return
    throw new CheckFailed(
      check,
      `seat ${seat} can tell worlds apart${eyes === seat ? '' : ' as a spectator'}: ${difference(here, there)}`,
    )
  }
  for (const eyes of [seat, 'spectator'] as const) {
    compare(view, engine.view(s, eyes), engine.view(other, eyes), eyes)
    compare('leak-scores', engine.scores(s, eyes), engine.scores(other, eyes), eyes)
    compare('leak-pending', engine.pending(s, eyes), engine.pending(other, eyes), eyes)
  }
  compare('leak-options', asReceived(engine.options(s, seat)), asReceived(engine.options(other, seat)), seat)
  compare('leak-refusals', engine.refusals(s, seat), engine.refusals(other, seat), seat)
}

function compareReasons<S extends State>(engine: Engine<S>, s: S, other: S, seat: Seat, move: string): void {
  const here = engine.explain(s, seat, move)
  const there = engine.explain(other, seat, move)
  if (hasSameText(here, there)) return
  throw new CheckFailed(
    'leak-refusals',
    `seat ${seat} can tell worlds apart by asking why not '${move}': ${difference(here, there)}`,
  )
}

/** Returns options as a client receives them, without their effects. */
function asReceived(options: readonly Option[]): unknown {
  return options.map(({ move, on, secret, stays, aside }) => ({ move, on, secret, stays, aside }))
}

/**
 * Makes the same move in two worlds that a seat cannot tell apart. Until something is revealed to it, the seat must
 * receive the same.
 */
export function checkEvents<S extends State>(
  engine: Engine<S>,
  s: S,
  choosing: Choosing,
  watcher: Seat,
  seed: string,
): void {
  const { seat, option } = choosing
  const here = engine.clone(s)
  const there = engine.redeal(s, watcher, seed)
  const twin = engine.options(there, seat).find((candidate) => candidate.move === option.move)
  if (!twin) return
  const heardHere: Event[] = []
  const heardThere: Event[] = []
  const learned = engine.apply(here, seat, option, heardHere) | engine.apply(there, seat, twin, heardThere)
  checkNamed(s, here, factsFor(heardHere, watcher), watcher)
  if ((learned & (1 << watcher)) !== 0) return
  // When lanes close, the others' choices become visible, and those were drawn at random in the other world.
  if (s.core.lanes && here.core.lanes?.before !== s.core.lanes.before) return
  const factsHere = factsFor(heardHere, watcher)
  const factsThere = factsFor(heardThere, watcher)
  if (!hasSameText(factsHere, factsThere)) {
    throw new CheckFailed(
      'leak-events',
      `'${option.move}' tells seat ${watcher} more than it may know: ${difference(factsHere, factsThere)}`,
    )
  }
  // Nothing was revealed, so nothing may look different. If something does although the seat may know it, the game
  // forgot a reveal().
  try {
    compareReceived(engine, here, there, watcher, 'leak-view')
  } catch (error) {
    const honest = isHonest(engine, here, watcher, seed)
    if (honest)
      throw new CheckFailed(
        'barrier',
        `by '${option.move}' seat ${watcher} learned something without reveal(): ${(error as Error).message}`,
      )
    throw error
  }
}

/** Checks that no fact names a card that the seat knows neither before nor after, unless there was a shuffle. */
function checkNamed(before: State, after: State, facts: readonly Fact[], seat: Seat): void {
  if (before.core.bags !== after.core.bags) return
  for (const fact of facts) {
    for (const word of wordsIn(fact)) {
      if (isHidden(before, word, seat) && isHidden(after, word, seat)) {
        throw new CheckFailed(
          'leak-events',
          `seat ${seat} is told of ${word}, which it does not know: ${JSON.stringify(fact)}`,
        )
      }
    }
  }
}

/** True if the card is in some pile, but in none where the seat knows it. */
function isHidden(s: State, id: string, seat: Seat): boolean {
  const cards = Object.values(s.core.piles).flatMap((pile) => pile.filter((card) => idOf(card) === id))
  return cards.length > 0 && cards.every((card) => !sees(knowersOf(card), seat))
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[ +,]/)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** True if the seat's view contains no more than the piles say it knows. */
function isHonest<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): boolean {
  try {
    compareReceived(engine, s, engine.redeal(s, seat, `${seed} honest`), seat, 'leak-view')
    return true
  } catch {
    return false
  }
}

/**
 * Checks that redealing mixes properly: over many seeds every hidden card must appear in every hidden slot where it may
 * be.
 */
export function checkDealing<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): void {
  if (s.core.lanes) return
  const open = hiddenGroups(s, (card) => !sees(knowersOf(card), seat)).filter(
    ({ faces }) => new Set(faces.map(({ id }) => id)).size > 1,
  )
  if (open.length === 0) return
  const largest = Math.max(...open.map(({ slots }) => slots.length))
  // With this many deals a card misses a slot by chance less than once in a billion runs.
  const deals = Math.ceil(largest * (Math.log(largest * largest) + 21))
  let missing = open.flatMap((group) =>
    group.slots.flatMap((slot) => group.faces.map((face) => ({ group, slot, face }))),
  )
  for (let i = 0; i < deals && missing.length > 0; i++) {
    const { piles } = engine.redeal(s, seat, `${seed} ${i}`).core
    missing = missing.filter(({ slot: { pile, index }, face }) => piles[pile]?.[index]?.[0] !== face.id)
    // By now only a few pairs are missing, apart from those that are impossible.
    if (i === largest * 3) missing = missing.filter(({ group, slot, face }) => couldLie(engine, s, group, slot, face))
  }
  for (const { group, slot, face } of missing) {
    const { pile, index } = slot
    if (!couldLie(engine, s, group, slot, face)) continue
    throw new CheckFailed(
      'redeal-deals',
      `in ${deals} worlds of seat ${seat}, ${face.id} never lay at ${index} of '${pile}'`,
    )
  }
}

/** True if the other cards can still be dealt legally when this face is in this slot. */
function couldLie<S extends State>(
  engine: Engine<S>,
  s: S,
  group: HiddenGroup,
  at: HiddenSlot,
  face: HiddenFace,
): boolean {
  const { game } = engine
  if (!mayLie(game, s, at, face)) return false
  const faces = group.faces.filter((one) => one !== face)
  const choosy = group.slots.filter((slot) => slot !== at && faces.some((one) => !mayLie(game, s, slot, one)))
  const holder = new Map<HiddenFace, HiddenSlot>()
  const take = (slot: HiddenSlot, tried: Set<HiddenFace>): boolean => {
    for (const one of faces) {
      if (tried.has(one) || !mayLie(game, s, slot, one)) continue
      tried.add(one)
      const before = holder.get(one)
      if (before && !take(before, tried)) continue
      holder.set(one, slot)
      return true
    }
    return false
  }
  return choosy.every((slot) => take(slot, new Set()))
}
