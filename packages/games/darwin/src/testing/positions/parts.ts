// Reads and writes the parts of a position.

import { type Card, idOf, type Json, pile } from '@wayfare/kernel'
import { CAMPS } from '../../data/camps.ts'
import {
  COLOURS,
  type Colour,
  type CrewId,
  ENVELOPES,
  ISLAND_IDS,
  type MailTileId,
  type ObjectiveId,
  PERKS,
  type SlotId,
  type SpaceId,
  type SpecialId,
  type Specimen,
  STACKS,
  type StopId,
  type WorkerId,
} from '../../data/ids.ts'
import { objective, SLOT_IDS } from '../../data/objectives.ts'
import { RIBBONS, ROUTES, STOPS } from '../../data/routes.ts'
import { ACADEMY_SLOTS } from '../../data/seals.ts'
import { SPECIAL_CELLS } from '../../data/spaces.ts'
import { SPECIMENS } from '../../data/specimens.ts'
import { sealCard } from '../../hidden-stacks.ts'
import { keysOf, recordOf } from '../../records.ts'
import {
  type Board,
  boardOf,
  type DarwinState,
  GOLD_STACK,
  type PutObjective,
  SEAL_SUPPLY,
  SILVER_STACK,
} from '../../state.ts'
import { colourOf, EMPTY, letterOf, readRow, writeRow } from './notation.ts'

type Given = { readonly [key: string]: Json }
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Makes a record from a list that has a value for each key, in order. */
const byPlace = <K extends string, V>(keys: readonly K[], list: Json): Readonly<Record<K, V>> =>
  recordOf(keys, (key) => (list as readonly V[])[keys.indexOf(key)] as V)
/** Returns the members of a set in the order of the full list. */
const ordered = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => some.includes(one))

export function layTable(s: DarwinState, given: Given): void {
  const mutable = s as Mutable<DarwinState>
  if (given.round !== undefined) s.round = given.round as number
  if (given.order !== undefined) s.order = given.order as readonly number[]
  if (given.goals !== undefined) mutable.goals = given.goals as DarwinState['goals']
  if (given.purple !== undefined) s.purple = given.purple as number
  if (given.shown !== undefined) s.shown = given.shown as readonly ObjectiveId[]
  if (given.turnSpace !== undefined) s.turnSpace = given.turnSpace as readonly number[]
  if (given.tiles !== undefined)
    mutable.tiles = recordOf(
      SPECIAL_CELLS,
      (cell) => byPlace<typeof cell, SpecialId | ''>(SPECIAL_CELLS, given.tiles as Json)[cell] || null,
    )
  if (given.letters !== undefined)
    mutable.letters = byPlace<(typeof ENVELOPES)[number], MailTileId>(ENVELOPES, given.letters)
  if (given.academy !== undefined) {
    const letters = [...(given.academy as string)]
    s.academy = recordOf(ACADEMY_SLOTS, (slot) => {
      const letter = letters[ACADEMY_SLOTS.indexOf(slot)]
      return letter === undefined || letter === EMPTY ? null : colourOf(letter)
    })
  }
  if (given.tokens !== undefined) mutable.tokens = layTokens(s, given.tokens as Given)
  if (given.museum !== undefined) s.museum = given.museum as readonly Specimen[]
  if (given.rowCoins !== undefined) s.rowCoins = given.rowCoins as readonly Colour[]
  if (given.ends !== undefined) s.ends = given.ends as DarwinState['ends']
  if (given.ribbons !== undefined) s.ribbons = given.ribbons as readonly StopId[]
  if (given.supply !== undefined) laySupply(s, given.supply as string)
  if (given.lenses !== undefined) layLenses(s, given.lenses as Given)
  if (given.camps !== undefined) layCamps(s, given.camps as Given)
}

/** -1 stands for an unlocked cell without an owner. */
function layLenses(s: DarwinState, owners: Given): void {
  for (const [cell, owner] of Object.entries(owners)) {
    s.lenses = { ...s.lenses, [cell]: owner === -1 ? 'open' : owner }
    if (owner !== -1) boardOf(s, owner as number).lenses += 1
  }
}

function layCamps(s: DarwinState, tents: Given): void {
  for (const [camp, owners] of Object.entries(tents)) {
    s.camps = { ...s.camps, [camp]: owners }
    for (const owner of owners as readonly (number | null)[]) if (owner !== null) boardOf(s, owner).tents += 1
  }
}

function layTokens(s: DarwinState, given: Given): DarwinState['tokens'] {
  const tokens: Partial<Record<StopId, Specimen>> = { ...s.tokens }
  for (const [name, specimen] of Object.entries(given)) {
    const stop = name as StopId
    const before = tokens[stop]
    delete tokens[stop]
    if (specimen === null) continue
    // The specimen is swapped with the one at its former place.
    for (const other of keysOf(tokens)) {
      if (tokens[other] !== specimen) continue
      if (before) tokens[other] = before
      else delete tokens[other]
    }
    tokens[stop] = specimen as Specimen
  }
  return tokens
}

function laySupply(s: DarwinState, seals: string): void {
  const supply = pile(s, SEAL_SUPPLY)
  const [, , known, bag, root] = supply[0] as Card
  supply.splice(
    0,
    supply.length,
    ...[...seals].map((letter): Card => [sealCard(colourOf(letter)), s.core.places++, known, bag, root]),
  )
}

/**
 * Removes named objectives and crew cards from places that the position does not mention, because each exists only
 * once.
 */
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
  const crew = new Set<string>(boards.flatMap((one) => listed(one.crew)))
  for (const one of s.boards) {
    one.reserve = one.reserve.filter((id) => !named.has(id))
    one.crew = one.crew.flatMap(({ card }) => (crew.has(card) ? [] : [{ card, by: null }]))
  }
}

function putUnder(s: DarwinState, name: string, id: string): void {
  const cards = pile(s, name)
  const [, , known, bag, root] = cards[0] as Card
  cards.unshift([id, s.core.places++, known, bag, root])
}

/** A board may give its number of tents and lenses without their places, but not fewer than are on the board. */
export function impossible(s: DarwinState): readonly [string, string] | undefined {
  const tentsOut = Object.values(s.camps).flat()
  const lensesOut = Object.values(s.lenses)
  for (const [board, one] of s.boards.entries()) {
    const tents = tentsOut.filter((owner) => owner === board).length
    if (tents > one.tents) return [`boards[${board}].tents`, `${one.tents} is too few: ${tents} stand in camps`]
    const lenses = lensesOut.filter((owner) => owner === board).length
    if (lenses > one.lenses) return [`boards[${board}].lenses`, `${one.lenses} is too few: ${lenses} lie on cells`]
  }
  return undefined
}

const NUMBERS = ['coin', 'knowledge', 'points', 'theory', 'usedStamps', 'tents', 'lenses'] as const

export function layBoard(s: DarwinState, board: number, given: Given): void {
  const one = boardOf(s, board)
  for (const key of NUMBERS) if (given[key] !== undefined) one[key] = given[key] as number
  if (given.reserve !== undefined) one.reserve = given.reserve as readonly ObjectiveId[]
  if (given.stacks !== undefined) one.stacks = byPlace<(typeof STACKS)[number], number>(STACKS, given.stacks)
  if (given.mail !== undefined) one.mail = byPlace<(typeof ENVELOPES)[number], number>(ENVELOPES, given.mail)
  if (given.crew !== undefined) one.crew = (given.crew as readonly CrewId[]).map((card) => ({ card, by: null }))
  if (given.crewBy !== undefined) {
    const workers = given.crewBy as readonly (WorkerId | null)[]
    one.crew = one.crew.map(({ card }, i) => ({ card, by: workers[i] ?? null }))
  }
  if (given.ship !== undefined) one.ship = given.ship as StopId
  if (given.studied !== undefined) one.studied = given.studied as readonly Specimen[]
  if (given.perks !== undefined) one.perks = given.perks as Board['perks']
  if (given.explorers !== undefined)
    one.explorers = byPlace<(typeof ISLAND_IDS)[number], StopId | null>(ISLAND_IDS, given.explorers)
  if (given.rows !== undefined) {
    const rows = given.rows as readonly string[]
    one.workers = one.workers.map(({ id, at }, i) => ({ id, seals: readRow(rows[i] ?? ''), at }))
  }
  if (given.placed !== undefined) {
    const placed = given.placed as { readonly [worker: string]: SpaceId | 'hammock' }
    one.workers = one.workers.map(({ id, seals }) => ({ id, seals, at: placed[id] ?? null }))
  }
  laySlots(one, given)
}

function laySlots(one: Board, { slots, reached }: Given): void {
  const named = (slots ?? {}) as { readonly [slot: string]: ObjectiveId | '' }
  const turned = reached as readonly string[] | undefined
  const newSlots: Partial<Record<SlotId, PutObjective>> = {}
  for (const slot of SLOT_IDS) {
    const before = one.slots[slot]
    const id = named[slot] ?? before?.objective
    if (id) newSlots[slot] = { objective: id, reached: turned?.includes(slot) ?? before?.reached ?? false }
  }
  one.slots = newSlots
}

export function readBoard(s: DarwinState, board: number): Json {
  const { workers, explorers, stacks, mail, studied, slots, perks, crew, ...plain } = boardOf(s, board)
  return {
    ...plain,
    rows: workers.map(({ seals }) => writeRow(seals)),
    placed: Object.fromEntries(workers.flatMap(({ id, at }) => (at === null ? [] : [[id, at]]))),
    explorers: ISLAND_IDS.map((island) => explorers[island]),
    stacks: STACKS.map((stack) => stacks[stack]),
    mail: ENVELOPES.map((envelope) => mail[envelope]),
    studied: ordered(SPECIMENS, studied),
    slots: Object.fromEntries(SLOT_IDS.flatMap((slot) => (slots[slot] ? [[slot, slots[slot].objective]] : []))),
    reached: SLOT_IDS.filter((slot) => slots[slot]?.reached),
    perks: ordered(PERKS, perks),
    crew: crew.map(({ card }) => card),
    crewBy: crew.map(({ by }) => by),
  }
}

export function readTable(s: DarwinState): Given {
  return {
    round: s.round,
    order: s.order,
    tiles: SPECIAL_CELLS.map((cell) => s.tiles[cell] ?? ''),
    letters: ENVELOPES.map((envelope) => s.letters[envelope]),
    goals: s.goals,
    academy: ACADEMY_SLOTS.map((slot) => (s.academy[slot] ? letterOf(s.academy[slot]) : EMPTY)).join(''),
    purple: s.purple,
    shown: s.shown,
    turnSpace: s.turnSpace,
    phase: s.phase,
    scored: s.scored,
    offer: [...s.offeredCrew, ...s.offeredPairs.map(({ silver, gold }) => `${silver} ${gold}`)],
    museum: ordered(SPECIMENS, s.museum),
    rowCoins: ordered(COLOURS, s.rowCoins),
    ends: ROUTES.flatMap(({ id }) => (s.ends.includes(id) ? [id] : [])),
    ribbons: RIBBONS.flatMap(({ id }) => (s.ribbons.includes(id) ? [id] : [])),
    tokens: Object.fromEntries(STOPS.flatMap(({ id }) => (s.tokens[id] ? [[id, s.tokens[id]]] : []))),
    lenses: Object.fromEntries(
      keysOf(s.lenses).flatMap((cell) => {
        const lens = s.lenses[cell]
        return lens === 'locked' ? [] : [[cell, lens === 'open' ? -1 : lens]]
      }),
    ),
    camps: Object.fromEntries(CAMPS.map(({ id }) => [id, s.camps[id]])),
  }
}
