// The parts of a position, written and read in words.

import type { Json } from '@wayfare/kernel'
import { type Card, idOf, pile } from '@wayfare/kernel'
import { PERKS, type PerkId, perkBit } from '../../data/actions.ts'
import { CAMPS, campIndex } from '../../data/camps.ts'
import { objective, SLOTS } from '../../data/objectives.ts'
import { WORKERS } from '../../data/player-board.ts'
import { island, RIBBONS, ROUTES, SEA } from '../../data/routes.ts'
import { COLOURS } from '../../data/seals.ts'
import { SPACES } from '../../data/spaces.ts'
import { SPECIMENS } from '../../data/specimens.ts'
import { type Board, boardOf, type DarwinState, GOLD_STACK, SEAL_SUPPLY, SILVER_STACK } from '../../state.ts'
import { ALFRED_WORKERS, HAMMOCK } from './fields.ts'

type Given = { readonly [key: string]: Json }
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const at = (list: readonly string[], name: Json): number => list.indexOf(name as string)

function bitsOf(list: readonly string[], names: Json): number {
  let bits = 0
  for (const name of names as readonly string[]) bits |= 1 << at(list, name)
  return bits
}
const namesOf = (list: readonly string[], bits: number): string[] => list.filter((_, i) => (bits & (1 << i)) !== 0)

const STOPS: readonly (readonly string[])[] = ROUTES.map(({ stops }) => stops.map(({ id }) => id))
const SLOT_IDS = SLOTS.map(({ id }) => id)
const SPACE_IDS = SPACES.map(({ id }) => id)
const ROUTE_IDS = ROUTES.map(({ id }) => id)

const PLAIN = ['round', 'order', 'tiles', 'letters', 'goals', 'academy', 'purple', 'shown', 'turnSpace'] as const

export function layTable(s: DarwinState, given: Given): void {
  const table = s as unknown as Record<string, Json>
  for (const key of PLAIN) if (given[key] !== undefined) table[key] = given[key] as Json
  const mutable = s as Mutable<DarwinState>
  if (given.tokens !== undefined) mutable.tokens = layTokens(s, given.tokens as Given)
  if (given.museum !== undefined) s.museum = bitsOf(SPECIMENS, given.museum)
  if (given.rowCoins !== undefined) s.rowCoins = bitsOf(COLOURS, given.rowCoins)
  if (given.ends !== undefined) s.ends = bitsOf(ROUTE_IDS, given.ends)
  if (given.ribbons !== undefined) s.ribbons = ribbonBits(given.ribbons as readonly string[])
  if (given.supply !== undefined) laySupply(s, given.supply as string)
  if (given.lenses !== undefined) {
    const lenses = s.lenses.slice()
    for (const [id, owner] of Object.entries(given.lenses as Given)) {
      lenses[at(SPACE_IDS, id)] = owner as number
      if ((owner as number) >= 0) boardOf(s, owner as number).lenses += 1
    }
    s.lenses = lenses
  }
  if (given.camps !== undefined) {
    const camps = s.camps.slice()
    for (const [id, owners] of Object.entries(given.camps as Given)) {
      const camp = campIndex(id)
      for (const [slot, owner] of (owners as readonly (number | null)[]).entries()) {
        camps[camp * 2 + slot] = owner ?? -1
        if (owner !== null) boardOf(s, owner).tents += 1
      }
    }
    s.camps = camps
  }
}

function layTokens(s: DarwinState, tokens: Given): DarwinState['tokens'] {
  const laid = s.tokens.map((route) => route.slice())
  for (const [stop, specimen] of Object.entries(tokens)) {
    const route = STOPS.findIndex((stops) => stops.includes(stop))
    const index = (STOPS[route] as readonly string[]).indexOf(stop)
    const wanted = specimen === null ? -1 : at(SPECIMENS, specimen)
    const lies = laid[route] as number[]
    // The specimen comes from wherever it lies, in exchange.
    for (const other of laid) {
      const elsewhere = other.indexOf(wanted)
      if (wanted >= 0 && elsewhere >= 0) other[elsewhere] = lies[index] as number
    }
    lies[index] = wanted
  }
  return laid
}

function ribbonBits(stops: readonly string[]): number {
  let bits = 0
  for (const [isle, ribbons] of RIBBONS.entries()) {
    for (const { at: stop, bit } of ribbons) {
      const { stops: all } = island(isle)
      if (stops.includes((all[stop] as (typeof all)[number]).id)) bits |= bit
    }
  }
  return bits
}

function laySupply(s: DarwinState, seals: string): void {
  const supply = pile(s, SEAL_SUPPLY)
  const [, , known, bag, root] = supply[0] as Card
  supply.splice(0, supply.length, ...[...seals].map((id): Card => [id, s.core.places++, known, bag, root]))
}

/** Named objectives and crew cards leave the places of which the position says nothing: each is there once. */
export function takeAway(s: DarwinState, given: Given): void {
  const boards = (given.boards ?? []) as readonly Given[]
  const listed = (list: Json | undefined): readonly string[] => (list ?? []) as readonly string[]
  const objectives = boards.flatMap(({ reserve, slots }) => [
    ...listed(reserve),
    ...Object.values((slots ?? {}) as Given),
  ])
  const named = new Set<Json>([...objectives, ...listed(given.shown)])
  if (given.shown !== undefined)
    for (const id of s.shown) putUnder(s, objective(id).tier === 'silver' ? SILVER_STACK : GOLD_STACK, id)
  s.shown = s.shown.filter((id) => !named.has(id))
  for (const name of [SILVER_STACK, GOLD_STACK])
    s.core.piles[name] = pile(s, name).filter((card) => !named.has(idOf(card)))
  const crew = new Set(boards.flatMap((one) => listed(one.crew)))
  for (const one of s.boards) {
    one.reserve = one.reserve.filter((id) => !named.has(id))
    one.crew = one.crew.filter((id) => !crew.has(id))
    one.crewBy = one.crew.map(() => -1)
  }
}

function putUnder(s: DarwinState, name: string, id: string): void {
  const cards = pile(s, name)
  const [, , known, bag, root] = cards[0] as Card
  cards.unshift([id, s.core.places++, known, bag, root])
}

/** A board may say how many tents and lenses are out without saying where, but not fewer than lie there. */
export function impossible(s: DarwinState): readonly [string, string] | undefined {
  for (const [board, one] of s.boards.entries()) {
    const tents = s.camps.filter((owner) => owner === board).length
    if (tents > one.tents) return [`boards[${board}].tents`, `${one.tents} is too few: ${tents} stand in camps`]
    const lenses = s.lenses.filter((owner) => owner === board).length
    if (lenses > one.lenses) return [`boards[${board}].lenses`, `${one.lenses} is too few: ${lenses} lie on cells`]
  }
  return undefined
}

const SIMPLE = [
  'coin',
  'knowledge',
  'points',
  'theory',
  'rows',
  'stacks',
  'usedStamps',
  'mail',
  'reserve',
  'crew',
  'tents',
  'lenses',
] as const

export function layBoard(s: DarwinState, board: number, given: Given): void {
  const one = boardOf(s, board)
  const record = one as unknown as Record<string, Json>
  for (const key of SIMPLE) if (given[key] !== undefined) record[key] = given[key] as Json
  if (given.crew !== undefined) one.crewBy = one.crew.map(() => -1)
  if (given.crewBy !== undefined) one.crewBy = (given.crewBy as readonly (string | null)[]).map(workerIndex)
  if (given.ship !== undefined) one.ship = at(STOPS[0] as string[], given.ship)
  if (given.studied !== undefined) one.studied = bitsOf(SPECIMENS, given.studied)
  if (given.reached !== undefined) one.reached = bitsOf(SLOT_IDS, given.reached)
  if (given.perks !== undefined) one.perks = bitsOf(PERKS, given.perks)
  if (given.explorers !== undefined)
    one.explorers = (given.explorers as readonly (string | null)[]).map((stop, isle) =>
      stop === null ? -1 : at(STOPS[isle + 1] as string[], stop),
    )
  if (given.slots !== undefined) {
    const slots = one.slots.slice()
    for (const [id, objective] of Object.entries(given.slots as Given)) slots[at(SLOT_IDS, id)] = objective as string
    one.slots = slots
  }
  if (given.placed !== undefined) {
    const placed = one.placed.map(() => -1)
    for (const [worker, space] of Object.entries(given.placed as Given))
      placed[at(workersOf(one), worker)] = space === HAMMOCK ? SPACES.length : at(SPACE_IDS, space)
    one.placed = placed
  }
}

const workersOf = (one: Board): readonly string[] => (one.placed.length === 4 ? ALFRED_WORKERS : WORKERS)
const workerIndex = (worker: string | null): number => (worker === null ? -1 : at(WORKERS, worker))

export function readBoard(s: DarwinState, board: number): Json {
  const one = boardOf(s, board)
  const { placed, ship, explorers, studied, slots, reached, perks, crewBy, ...rest } = one
  const workers = workersOf(one)
  return {
    ...(rest as unknown as Given),
    placed: Object.fromEntries(
      placed.flatMap((space, i) => (space < 0 ? [] : [[workers[i] as string, SPACE_IDS[space] ?? HAMMOCK]])),
    ),
    ship: (SEA.stops[ship] as (typeof SEA.stops)[number]).id,
    explorers: explorers.map((stop, isle) => (stop < 0 ? null : ((STOPS[isle + 1] as string[])[stop] as string))),
    studied: namesOf(SPECIMENS, studied),
    slots: Object.fromEntries(slots.flatMap((id, i) => (id === '' ? [] : [[SLOT_IDS[i] as string, id]]))),
    reached: namesOf(SLOT_IDS, reached),
    perks: PERKS.filter((name: PerkId) => (perks & perkBit(name)) !== 0),
    crewBy: crewBy.map((worker) => (worker < 0 ? null : (WORKERS[worker] as string))),
  }
}

export function readTable(s: DarwinState): Json {
  const record = s as unknown as Record<string, Json>
  const stops = RIBBONS.flatMap((ribbons, isle) =>
    ribbons.flatMap(({ at: stop, bit }) =>
      (s.ribbons & bit) !== 0 ? [(STOPS[isle + 1] as string[])[stop] as string] : [],
    ),
  )
  return {
    ...Object.fromEntries(PLAIN.map((key) => [key, record[key] as Json])),
    phase: s.phase,
    scored: s.scored,
    offer: s.offer,
    museum: namesOf(SPECIMENS, s.museum),
    rowCoins: namesOf(COLOURS, s.rowCoins),
    ends: namesOf(ROUTE_IDS, s.ends),
    ribbons: stops,
    tokens: Object.fromEntries(
      s.tokens.flatMap((route, i) =>
        route.flatMap((token, stop) =>
          token < 0 ? [] : [[(STOPS[i] as string[])[stop] as string, SPECIMENS[token] as string]],
        ),
      ),
    ),
    lenses: Object.fromEntries(
      s.lenses.flatMap((owner, cell) => (owner < -1 ? [] : [[SPACE_IDS[cell] as string, owner]])),
    ),
    camps: Object.fromEntries(
      CAMPS.map(({ id }, camp) => [
        id,
        [s.camps[camp * 2] as number, s.camps[camp * 2 + 1] as number].map((owner) => (owner < 0 ? null : owner)),
      ]),
    ),
  }
}
