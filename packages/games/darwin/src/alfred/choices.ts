// What Alfred decides, by his rules of priority. Nothing is changed here.

import type { Effect } from '@wayfare/kernel'
import { isUnderWay } from '../arrival.ts'
import { isNext, needAt, unlockCost } from '../cells.ts'
import { type AcademyArg, SCROLLS_FREE } from '../data/actions.ts'
import { ALFRED_BOARDS, KNOWLEDGE_PRICE, SAME_COLOUR_LIMIT } from '../data/alfred-boards.ts'
import { ENVELOPES } from '../data/letters.ts'
import { LENSES } from '../data/player-board.ts'
import { ISLANDS, ROUTES, SEA } from '../data/routes.ts'
import { ACADEMY_SLOTS, countsOf, LETTERS, SCROLL_COSTS, SCROLL_WIDTH, SEALS_IN_A_ROW } from '../data/seals.ts'
import { MAIN_CELLS, PENALTIES, partsFor, spaceAt } from '../data/spaces.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { incomeOf } from '../museum-income.ts'
import { ALFRED, type Alfred, type Board, boardOf, type DarwinState, LOCKED } from '../state.ts'

export const alfredBoard = (s: DarwinState): Board => boardOf(s, ALFRED)
export const printed = (s: DarwinState) => ALFRED_BOARDS[(s.alfred as Alfred).level]

/** Main cells in threes: the page, and the row on it. */
const rowOnPage = (cell: number): number => cell % 3
/** Green, blue, yellow, red: the seals that the four pages ask for, as indices of COLOURS. */
const PAGE_COLOURS = [0, 1, 3, 2]
const colourOfCell = (cell: number): number => PAGE_COLOURS[Math.floor(cell / 3)] as number

/** Seals of the colour that a main cell asks for: how many it wants, how many a row has, where the first one lies, how many lack. */
const asked = (s: DarwinState, cell: number): number => needAt(s, cell)[colourOfCell(cell)] as number
const owned = (seals: string, cell: number): number => countsOf(seals)[colourOfCell(cell)] as number
const first = (seals: string, cell: number): number => seals.indexOf(LETTERS[colourOfCell(cell)] as string)
const missing = (s: DarwinState, seals: string, cell: number): number =>
  Math.max(0, asked(s, cell) - owned(seals, cell))

/** The lowest worker that waits (rows run from A at the top to D). */
export function lowestWorker({ placed }: Board): number {
  return placed.lastIndexOf(-1)
}

/** `saved`: how much of the discount it uses up. */
type SealPick = { readonly slot: number; readonly row: number; readonly pays: number; readonly saved: number }

/** DAR-SOLO-31 to -36: the seal he takes and the row it goes to; null if there is none he can have. */
export function pickSeal(s: DarwinState, coins: number, discount: number, free: boolean): SealPick | null {
  const one = alfredBoard(s)
  const { rows } = printed(s)
  let row = one.rows.findIndex((seals, i) => seals.length < (rows[i] as (typeof rows)[number]).bracket)
  if (row < 0) row = one.rows.findIndex((seals) => seals.length < SEALS_IN_A_ROW)
  if (row < 0) return null
  const seals = one.rows[row] as string
  const allowed = (slot: number): boolean => {
    const colour = LETTERS.indexOf(s.academy[slot] as string)
    return colour >= 0 && (countsOf(seals)[colour] as number) < SAME_COLOUR_LIMIT
  }
  const preferred = (slot: number): boolean => allowed(slot) && s.academy[slot] === seals[0]
  if (free) {
    const slots = ACADEMY_SLOTS.map((_, slot) => slot)
    const slot = slots.find(preferred) ?? slots.find(allowed)
    return slot === undefined ? null : { slot, row, pays: 0, saved: 0 }
  }
  for (let scroll = 0; scroll < SCROLL_COSTS.length; scroll++) {
    const slots = [0, 1, 2].map((column) => scroll * SCROLL_WIDTH + column)
    const slot = slots.find(preferred) ?? slots.find(allowed)
    if (slot === undefined) continue
    const cost = (one.perks & SCROLLS_FREE) !== 0 ? 0 : (SCROLL_COSTS[scroll] as number)
    const saved = Math.min(cost, discount)
    return cost - saved <= coins ? { slot, row, pays: cost - saved, saved } : null
  }
  return null
}

/** DAR-SOLO-37: where his stamps go. */
export function pickEnvelope(s: DarwinState, n: number): number {
  const human = boardOf(s, 0).mail
  const { mail, stacks, usedStamps } = alfredBoard(s)
  const real = Math.min(n, stacks.reduce((sum, stack) => sum + stack, 0) + usedStamps)
  const overtakes = (envelope: number): boolean => {
    const theirs = human[envelope] as number
    const his = mail[envelope] as number
    return theirs > 0 && his <= theirs && his + real > theirs
  }
  const envelopes = ENVELOPES.map((_, i) => i)
  const found = envelopes.find(overtakes) ?? envelopes.find((i) => mail[i] === 0)
  return found ?? mail.indexOf(Math.min(...mail))
}

/** For each space of each route: how many spaces there are to its end by the longest way. */
const LONGEST: readonly (readonly number[])[] = ROUTES.map(({ stops }) => {
  const far: number[] = stops.map(() => 0)
  for (let i = stops.length - 1; i >= 0; i--)
    for (const to of (stops[i] as (typeof stops)[number]).next)
      far[i] = Math.max(far[i] as number, (far[to] as number) + 1)
  return far
})

/** DAR-SOLO-65: the next space on the longest way; -1 at the end. */
function nextStop(route: number, at: number): number {
  const { stops } = ROUTES[route] as typeof SEA
  const far = LONGEST[route] as readonly number[]
  let best = -1
  for (const to of (stops[at] as (typeof stops)[number]).next)
    if (best < 0 || (far[to] as number) > (far[best] as number)) best = to
  return best
}

/** The spaces that `n` steps lead over, as far as there are any; jumped ones (bits) are none of them and cost no step. */
export function longestWay(route: number, from: number, n: number, jumped: number): number[] {
  const entered: number[] = []
  for (let at = nextStop(route, from); at >= 0 && entered.length < n; at = nextStop(route, at))
    if ((jumped & (1 << at)) === 0) entered.push(at)
  return entered
}

/** DAR-SOLO-40: the rightmost island on which he can still go on; -1 for none. */
export function pickIsland(s: DarwinState): number {
  for (let isle = ISLANDS.length - 1; isle >= 0; isle--) if (isUnderWay(s, ALFRED, isle)) return isle
  return -1
}

/** DAR-SOLO-50, -70: shared with the human, then more coins, then topmost and leftmost. */
export function pickDelivery(s: DarwinState): number {
  const open = alfredBoard(s).studied & ~s.museum
  const shared = open & boardOf(s, 0).studied
  const among = shared !== 0 ? shared : open
  let best = -1
  for (let specimen = 0; specimen < SPECIMENS.length; specimen++) {
    if ((among & (1 << specimen)) === 0) continue
    if (best < 0 || incomeOf(s, specimen, false).coins > incomeOf(s, best, false).coins) best = specimen
  }
  return best
}

/** DAR-SOLO-45 to -48: the main cell he opens; -1 if he can pay for none, or has no lens. */
export function pickLens(s: DarwinState): number {
  const one = alfredBoard(s)
  if (one.lenses >= LENSES) return -1
  const payable: number[] = []
  for (let cell = 0; cell < MAIN_CELLS; cell++)
    if (isNext(s, cell) && unlockCost(s, cell) <= one.coin) payable.push(cell)
  for (const seals of one.rows) {
    const matching = payable.filter((cell) => owned(seals, cell) > 0)
    if (matching.length === 0) continue
    const favourite = matching.find((cell) => first(seals, cell) === 0)
    if (favourite !== undefined) return favourite
    const used = (cell: number): number => Math.min(owned(seals, cell), asked(s, cell))
    return matching.sort((a, b) => used(b) - used(a) || first(seals, a) - first(seals, b))[0] as number
  }
  return payable.sort((a, b) => unlockCost(s, a) - unlockCost(s, b) || a - b)[0] ?? -1
}

type MainPick = {
  readonly worker: number
  readonly space: number
  readonly penalty: number
  readonly knowledge: number
}

/** DAR-SOLO-64: a space whose action could do nothing is none for him. Academies are looked at apart. */
function isUseful(s: DarwinState, cell: number): boolean {
  const one = alfredBoard(s)
  const { page } = spaceAt(cell)
  if (page === 'navigate') return one.ship < SEA.last
  if (page === 'explore') return pickIsland(s) >= 0
  if (page === 'letters') return one.usedStamps + one.stacks.reduce((sum, stack) => sum + stack, 0) > 0
  return true
}

/** DAR-SOLO-23 to -28, -34, -67: worker and space; null if the option fails. `parts`, `spaces`: where workers stand, as bits. */
export function pickMain(s: DarwinState, order: string, parts: number, spaces: number): MainPick | null {
  for (const letter of order) {
    const worker = letter.charCodeAt(0) - 65
    if (alfredBoard(s).placed[worker] !== -1) continue
    const found = pickSpace(s, worker, parts, spaces)
    if (found !== undefined) return found
  }
  return null
}

/** undefined: no space for this worker; null: the whole option fails. */
function pickSpace(s: DarwinState, worker: number, parts: number, spaces: number): MainPick | null | undefined {
  const one = alfredBoard(s)
  const seals = one.rows[worker] as string
  const open: number[] = []
  for (let cell = 0; cell < MAIN_CELLS; cell++) {
    if (s.lenses[cell] === LOCKED || owned(seals, cell) === 0 || !isUseful(s, cell)) continue
    // DAR-SOLO-25: round magnifiers count as empty at all times.
    if (spaceAt(cell).kind === 'lens' && (spaces & (1 << cell)) !== 0) continue
    open.push(cell)
  }
  open.sort(
    (a, b) =>
      rowOnPage(b) - rowOnPage(a) ||
      missing(s, seals, a) - missing(s, seals, b) ||
      first(seals, a) - first(seals, b) ||
      a - b,
  )
  for (const space of open) {
    const part = partsFor(s.core.players)[space] as number
    const penalty = (parts & (1 << part)) !== 0 ? (PENALTIES[s.core.players] as number) : 0
    const knowledge = missing(s, seals, space)
    const cost = penalty + knowledge * KNOWLEDGE_PRICE
    if (cost > one.coin) continue
    const { page, acts } = spaceAt(space)
    if (page === 'academy') {
      const [, discount] = (acts[0] as Effect).arg as unknown as AcademyArg
      if (!pickSeal(s, one.coin - cost, discount, false)) {
        if (s.rulings.alfredAcademy === 'option') return null
        continue
      }
    }
    return { worker, space, penalty, knowledge }
  }
  return undefined
}
