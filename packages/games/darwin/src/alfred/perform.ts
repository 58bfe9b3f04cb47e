// What Alfred does, and all that it sets off, without a question (DAR-SOLO-62). Each function says whether anything happened.

import type { Effect, Tell } from '@wayfare/kernel'
import { actsAt, land, moveExplorer, moveShip } from '../arrival.ts'
import { actsOf } from '../cells.ts'
import {
  type AcademyArg,
  type CampArg,
  type ExploreArg,
  type PerkId,
  perkBit,
  type SailArg,
  type StampsArg,
} from '../data/actions.ts'
import { CARD_SPACES, KNOWLEDGE_PRICE, MOST_COINS, OBJECTIVE_STEPS, TRACK_LENGTH } from '../data/alfred-boards.ts'
import { bonusRow } from '../data/alfred-cards.ts'
import { campAt } from '../data/camps.ts'
import { ENVELOPES } from '../data/letters.ts'
import { objective } from '../data/objectives.ts'
import { LAST_STEP, TENTS } from '../data/player-board.ts'
import { colourOf } from '../data/seals.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { incomeOf, place } from '../museum-income.ts'
import { ALFRED, type Alfred, cardOver, type DarwinState, withAt } from '../state.ts'
import { occupied } from '../ways.ts'
import { alfredBoard, longestWay, pickDelivery, pickEnvelope, pickIsland, pickSeal, printed } from './choices.ts'

const HIM = 'alfred'
const SECOND_DELIVERY = 3

export function performAll(s: DarwinState, list: readonly Effect[], tell: Tell): boolean {
  let done = false
  for (const one of list) if (perform(s, one, tell)) done = true
  return done
}

function perform(s: DarwinState, { op, arg }: Effect, tell: Tell): boolean {
  switch (op) {
    case 'coins':
    case 'points':
    case 'theory':
    case 'knowledge':
      gainAlfred(s, op, arg as number, tell)
      return true
    case 'bonus-steps':
      movePawn(s, arg as number, tell)
      return true
    case 'explore':
      return exploreOn(s, (arg as unknown as ExploreArg)[0], tell)
    case 'sail':
      return sailOn(s, (arg as unknown as SailArg)[0], tell)
    case 'stamps':
      return putStamps(s, (arg as unknown as StampsArg)[0], tell)
    case 'stamp-each':
      return stampEach(s, tell)
    case 'academy':
      return visitAcademy(s, arg as unknown as AcademyArg, tell)
    case 'camp':
      return pitchTent(s, (arg as unknown as CampArg)[0], tell)
    case 'take-objective':
      return discardObjective(s, tell)
    case 'land-explorer':
      return landLeftmost(s, tell)
    case 'study':
      return research(s, arg as number, tell)
    case 'perk':
      alfredBoard(s).perks |= perkBit(arg as PerkId)
      tell({ k: 'perk', seat: HIM, perk: arg as string })
      return true
    case 'choose':
      // DAR-SOLO-62: the first that does something.
      return (arg as unknown as readonly Effect[]).some((one) => perform(s, one, tell))
    default:
      throw new Error(`Alfred never does '${op}'`)
  }
}

/** DAR-SOLO-14, -30: coins above twelve become steps, knowledge becomes coins. */
export function gainAlfred(
  s: DarwinState,
  what: 'coins' | 'points' | 'theory' | 'knowledge',
  n: number,
  tell: Tell,
): void {
  const one = alfredBoard(s)
  if (what === 'knowledge') {
    gainAlfred(s, 'coins', n * KNOWLEDGE_PRICE, tell)
    return
  }
  tell({ k: 'gain', seat: HIM, what, n })
  if (what === 'points') one.points += n
  else if (what === 'theory') one.theory = Math.min(LAST_STEP, one.theory + n)
  else {
    const kept = Math.min(n, MOST_COINS - one.coin)
    one.coin += kept
    if (n > kept) movePawn(s, n - kept, tell)
  }
}

/** DAR-SOLO-11 to -13, -63: step by step, and what a step reaches comes first. */
export function movePawn(s: DarwinState, n: number, tell: Tell): void {
  const alfred = s.alfred as Alfred
  for (let step = 0; step < n; step++) {
    alfred.pawn = (alfred.pawn % TRACK_LENGTH) + 1
    tell({ k: 'alfred-pawn', to: alfred.pawn })
    if (alfred.pawn === TRACK_LENGTH) gainAlfred(s, 'points', printed(s).endPoints, tell)
    if (!CARD_SPACES.includes(alfred.pawn)) continue
    const card = cardOver(alfred, alfred.pawn)
    tell({ k: 'alfred-bonus', card })
    performAll(s, bonusRow(card, s.round), tell)
  }
}

/** DAR-SOLO-39: the whole way first, ribbons included; then what its spaces do, in order. */
function sailOn(s: DarwinState, n: number, tell: Tell): boolean {
  const entered = longestWay(0, alfredBoard(s).ship, n, 0)
  if (entered.length === 0) return false
  const points = moveShip(s, ALFRED, entered.at(-1) as number, tell)
  if (points > 0) gainAlfred(s, 'points', points, tell)
  for (const stop of entered) performAll(s, actsAt(s, 0, stop), tell)
  return true
}

/** DAR-SOLO-40 to -42, -65: the whole way, specimens, ribbons, then the last two spaces. */
function exploreOn(s: DarwinState, n: number, tell: Tell): boolean {
  const isle = pickIsland(s)
  if (isle < 0) return false
  const entered = longestWay(isle + 1, alfredBoard(s).explorers[isle] as number, n, occupied(s, ALFRED, isle))
  const points = moveExplorer(s, ALFRED, isle, entered.at(-1) as number, tell)
  if (points > 0) gainAlfred(s, 'points', points, tell)
  for (const stop of entered) {
    const token = s.tokens[isle + 1]?.[stop] as number
    if (token >= 0) research(s, token, tell)
  }
  for (const stop of entered.slice(-2))
    for (const one of actsAt(s, isle + 1, stop)) if (one.op !== 'study') perform(s, one, tell)
  return true
}

function research(s: DarwinState, specimen: number, tell: Tell): boolean {
  const one = alfredBoard(s)
  if ((one.studied & (1 << specimen)) !== 0) return false
  one.studied |= 1 << specimen
  tell({ k: 'study', seat: HIM, specimen: SPECIMENS[specimen] as string })
  return true
}

/** DAR-SOLO-66: from his stacks top to bottom, then used ones. Returns the stack that was emptied, -1 for none, -2 without a stamp. */
function putStamp(s: DarwinState, envelope: number): number {
  const one = alfredBoard(s)
  const stack = one.stacks.findIndex((stamps) => stamps > 0)
  if (stack < 0 && one.usedStamps === 0) return -2
  if (stack >= 0) one.stacks = withAt(one.stacks, stack, (one.stacks[stack] as number) - 1)
  else one.usedStamps -= 1
  one.mail = withAt(one.mail, envelope, (one.mail[envelope] as number) + 1)
  return stack >= 0 && one.stacks[stack] === 0 ? stack : -1
}

function putOn(s: DarwinState, envelopes: readonly number[], tell: Tell): boolean {
  const emptied: number[] = []
  let put = 0
  for (const envelope of envelopes) {
    const stack = putStamp(s, envelope)
    if (stack === -2) break
    put += 1
    tell({ k: 'stamp', seat: HIM, envelope: ENVELOPES[envelope] as string, n: 1 })
    if (stack >= 0) emptied.push(stack)
  }
  // DAR-SOLO-38: when all stamps lie there, top to bottom.
  for (const stack of emptied.sort()) performAll(s, printed(s).stacks[stack] as readonly Effect[], tell)
  return put > 0
}

function putStamps(s: DarwinState, n: number, tell: Tell): boolean {
  const envelope = pickEnvelope(s, n)
  return putOn(
    s,
    Array.from({ length: n }, () => envelope),
    tell,
  )
}

/** DAR-SOLO-52. */
function stampEach(s: DarwinState, tell: Tell): boolean {
  return putOn(
    s,
    ENVELOPES.map((_, envelope) => envelope),
    tell,
  )
}

/** DAR-SOLO-31 to -36, -67: a discount lowers the scroll's price and is shared by all seals of the space. */
function visitAcademy(s: DarwinState, [times, discount, free]: AcademyArg, tell: Tell): boolean {
  let left = discount
  let taken = false
  for (let time = 0; time < times; time++) {
    const one = alfredBoard(s)
    const picked = pickSeal(s, one.coin, left, free === 1)
    if (!picked) break
    taken = true
    const { slot, row, pays, saved } = picked
    const seal = s.academy[slot] as string
    if (s.rulings.discount === 'shared') left -= saved
    one.coin -= pays
    s.academy = `${s.academy.slice(0, slot)}.${s.academy.slice(slot + 1)}`
    const seals = (one.rows[row] as string) + seal
    one.rows = withAt(one.rows, row, seals)
    tell({ k: 'seal', seat: HIM, colour: colourOf(seal), worker: 'ABCD'[row] as string, n: pays })
    performAll(s, printed(s).rows[row]?.slots[seals.length] ?? [], tell)
  }
  return taken
}

/** DAR-SOLO-43, -72. */
function pitchTent(s: DarwinState, camp: number, tell: Tell): boolean {
  const one = alfredBoard(s)
  const { id, costs, acts } = campAt(camp)
  const own = [0, 1].some((slot) => s.camps[camp * 2 + slot] === ALFRED)
  if (one.tents >= TENTS || (own && s.rulings.tents === 'one')) return false
  const slot = [0, 1].find((i) => s.camps[camp * 2 + i] === -1 && (costs[i] as number) <= one.coin)
  if (slot === undefined) return false
  const cost = costs[slot] as number
  one.coin -= cost
  s.camps = withAt(s.camps, camp * 2 + slot, ALFRED)
  const reward = printed(s).tents[one.tents] as readonly Effect[]
  one.tents += 1
  tell({ k: 'tent', seat: HIM, camp: id, n: cost })
  performAll(s, acts, tell)
  performAll(s, reward, tell)
  return true
}

/** DAR-SOLO-29: gold before silver, and his worker moves on in any case. */
function discardObjective(s: DarwinState, tell: Tell): boolean {
  const id = s.shown.find((one) => objective(one).tier === 'gold') ?? s.shown[0]
  if (id !== undefined) {
    s.shown = s.shown.filter((one) => one !== id)
    tell({ k: 'alfred-discards', objective: id })
  }
  movePawn(s, OBJECTIVE_STEPS, tell)
  return true
}

/** DAR-SOLO-53. */
function landLeftmost(s: DarwinState, tell: Tell): boolean {
  const isle = alfredBoard(s).explorers.indexOf(-1)
  if (isle < 0) return false
  land(s, ALFRED, isle, tell)
  return true
}

/** DAR-SOLO-49 to -51, -70. */
export function deliverTwo(s: DarwinState, tell: Tell): void {
  for (let count = 1; count <= 2; count++) {
    const one = alfredBoard(s)
    const specimen = pickDelivery(s)
    if (specimen < 0 || (count === 2 && one.coin < SECOND_DELIVERY)) return
    if (count === 2) one.coin -= SECOND_DELIVERY
    const { coins, steps } = incomeOf(s, specimen, false)
    place(s, specimen)
    tell({ k: 'deliver', seat: HIM, specimen: SPECIMENS[specimen] as string })
    if (coins > 0) gainAlfred(s, 'coins', coins, tell)
    if (steps > 0) gainAlfred(s, 'theory', steps, tell)
  }
}

/** Everything a cell does, for him. */
export function useCell(s: DarwinState, cell: number, tell: Tell): void {
  performAll(s, actsOf(s, cell), tell)
}
