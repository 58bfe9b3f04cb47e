// The parts of a position, written and read in words.

import type { Json } from '@wayfare/kernel'
import { type Card, pile } from '@wayfare/kernel'
import { PERKS, type PerkId, perkBit } from '../data/actions.ts'
import { CAMPS, campIndex } from '../data/camps.ts'
import { SLOTS } from '../data/objectives.ts'
import { WORKERS } from '../data/player-board.ts'
import { island, RIBBONS, ROUTES, SEA } from '../data/routes.ts'
import { COLOURS, LETTERS } from '../data/seals.ts'
import { SPACES } from '../data/spaces.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { type Board, boardOf, type DarwinState, SEAL_SUPPLY } from '../state.ts'

type Given = { readonly [key: string]: Json }
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The place of a name in a list; an error that says so if it is none of them. */
function at(list: readonly string[], name: Json, what: string): number {
  const index = list.indexOf(name as string)
  if (index < 0) throw new Error(`there is no ${what} '${name}'`)
  return index
}

const bitsOf = (list: readonly string[], names: Json, what: string): number => {
  let bits = 0
  for (const name of names as readonly string[]) bits |= 1 << at(list, name, what)
  return bits
}
const namesOf = (list: readonly string[], bits: number): string[] => list.filter((_, i) => (bits & (1 << i)) !== 0)

const STOPS: readonly (readonly string[])[] = ROUTES.map(({ stops }) => stops.map(({ id }) => id))
const SLOT_IDS = SLOTS.map(({ id }) => id)
const SPACE_IDS = SPACES.map(({ id }) => id)
const ROUTE_IDS = ROUTES.map(({ id }) => id)
const HAMMOCK = 'hammock'

const PLAIN = ['round', 'order', 'tiles', 'letters', 'goals', 'academy', 'purple', 'shown', 'turnSpace'] as const

export function layTable(s: DarwinState, given: Given): void {
  const table = s as unknown as Record<string, Json>
  for (const key of PLAIN) if (given[key] !== undefined) table[key] = given[key] as Json
  const mutable = s as Mutable<DarwinState>
  if (given.tokens !== undefined) mutable.tokens = layTokens(s, given.tokens as Given)
  if (given.museum !== undefined) s.museum = bitsOf(SPECIMENS, given.museum, 'specimen')
  if (given.rowCoins !== undefined) s.rowCoins = bitsOf(COLOURS, given.rowCoins, 'row')
  if (given.ends !== undefined) s.ends = bitsOf(ROUTE_IDS, given.ends, 'route')
  if (given.ribbons !== undefined) s.ribbons = ribbonBits(given.ribbons as readonly string[])
  if (given.supply !== undefined) laySupply(s, given.supply as string)
  if (given.lenses !== undefined) {
    const lenses = s.lenses.slice()
    for (const [id, owner] of Object.entries(given.lenses as Given)) {
      lenses[at(SPACE_IDS, id, 'space')] = owner as number
      if ((owner as number) >= 0) boardOf(s, owner as number).lenses += 1
    }
    s.lenses = lenses
  }
  if (given.camps !== undefined) {
    const camps = s.camps.slice()
    for (const [id, owners] of Object.entries(given.camps as Given)) {
      const camp = campIndex(id)
      if (camp < 0) throw new Error(`there is no camp '${id}'`)
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
    if (route < 0) throw new Error(`there is no space '${stop}'`)
    const index = (STOPS[route] as readonly string[]).indexOf(stop)
    const wanted = specimen === null ? -1 : at(SPECIMENS, specimen, 'specimen')
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
  const [any] = supply
  if (!any || ![...seals].every((seal) => LETTERS.includes(seal))) throw new Error(`'${seals}' are no seals`)
  const [, , known, bag, root] = any
  supply.splice(0, supply.length, ...[...seals].map((id): Card => [id, s.core.places++, known, bag, root]))
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
  const known = [...SIMPLE, 'placed', 'ship', 'explorers', 'studied', 'slots', 'reached', 'perks', 'crewBy']
  for (const key of Object.keys(given))
    if (!known.some((one) => one === key)) throw new Error(`a board has no '${key}'`)
  for (const key of SIMPLE) if (given[key] !== undefined) record[key] = given[key] as Json
  if (given.crew !== undefined) one.crewBy = one.crew.map(() => -1)
  if (given.crewBy !== undefined) one.crewBy = (given.crewBy as readonly (string | null)[]).map(workerIndex)
  if (given.ship !== undefined) one.ship = at(STOPS[0] as string[], given.ship, 'space')
  if (given.studied !== undefined) one.studied = bitsOf(SPECIMENS, given.studied, 'specimen')
  if (given.reached !== undefined) one.reached = bitsOf(SLOT_IDS, given.reached, 'slot')
  if (given.perks !== undefined) one.perks = bitsOf(PERKS, given.perks, 'perk')
  if (given.explorers !== undefined)
    one.explorers = (given.explorers as readonly (string | null)[]).map((stop, isle) =>
      stop === null ? -1 : at(STOPS[isle + 1] as string[], stop, 'space'),
    )
  if (given.slots !== undefined) {
    const slots = one.slots.slice()
    for (const [id, objective] of Object.entries(given.slots as Given))
      slots[at(SLOT_IDS, id, 'slot')] = objective as string
    one.slots = slots
  }
  if (given.placed !== undefined) {
    const placed = one.placed.map(() => -1)
    for (const [worker, space] of Object.entries(given.placed as Given))
      placed[at(workersOf(one), worker, 'worker')] = space === HAMMOCK ? SPACES.length : at(SPACE_IDS, space, 'space')
    one.placed = placed
  }
}

const ALFRED_WORKERS = ['A', 'B', 'C', 'D']
const workersOf = (one: Board): readonly string[] => (one.placed.length === 4 ? ALFRED_WORKERS : WORKERS)
const workerIndex = (worker: string | null): number => (worker === null ? -1 : at(WORKERS, worker, 'worker'))

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
