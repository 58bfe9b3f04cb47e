// Carries out Alfred's actions with all their consequences, without any question (DAR-SOLO-62). Each function returns
// whether anything happened.

import type { Tell } from '@wayfare/kernel'
import { actsAt, land, moveExplorer, moveShip } from '../arrival.ts'
import { actsOf } from '../cells.ts'
import { KNOWLEDGE_PRICE, MOST_COINS, OBJECTIVE_STEPS, TRACK_LENGTH } from '../data/alfred-boards.ts'
import { bonusRow } from '../data/alfred-cards.ts'
import { campOf } from '../data/camps.ts'
import {
  type AlfredWorker,
  type CampId,
  ENVELOPES,
  type EnvelopeId,
  type PerkId,
  type SpaceId,
  type Specimen,
  STACKS,
  type StackId,
} from '../data/ids.ts'
import { LAST_STEP } from '../data/player-board.ts'
import { occupied } from '../distances.ts'
import { incomeOf, place } from '../museum-income.ts'
import type { Academy, AlfredAction, GainKind } from '../ops.ts'
import { pitch, ruleAgainstTent } from '../rules/camping.ts'
import { stamp } from '../rules/mail.ts'
import { ALFRED, type Alfred, cardOver, changeWorker, type DarwinState, hasPerk } from '../state.ts'
import {
  alfredBoard,
  boardOfAlfred,
  longestWay,
  pickDelivery,
  pickDiscard,
  pickEnvelope,
  pickIsland,
  pickLanding,
  pickSeal,
} from './choices.ts'
import { withReasons } from './ladder.ts'

const ALFRED_BOARD = 'alfred'
const SECOND_DELIVERY = 3

export function performAll(s: DarwinState, list: readonly AlfredAction[], tell: Tell): boolean {
  let done = false
  for (const one of list) if (perform(s, one, tell)) done = true
  return done
}

function perform(s: DarwinState, action: AlfredAction, tell: Tell): boolean {
  switch (action.op) {
    case 'coins':
    case 'points':
    case 'theory':
    case 'knowledge':
      gainAlfred(s, action.op, action.arg, tell)
      return true
    case 'bonus-steps':
      movePawn(s, action.arg, tell)
      return true
    case 'explore':
      return exploreOn(s, action.arg.steps, tell)
    case 'sail':
      return sailOn(s, action.arg.steps, tell)
    case 'stamps':
      return putStamps(s, action.arg.left, tell)
    case 'stamp-each':
      return placeStamps(s, ENVELOPES, tell)
    case 'academy':
      return visitAcademy(s, action.arg, tell)
    case 'camp':
      return action.arg.camp !== 'any' && pitchTent(s, action.arg.camp, tell)
    case 'take-objective':
      return discardObjective(s, tell)
    case 'land-explorer':
      return landLeftmost(s, tell)
    case 'study':
      return research(s, action.arg, tell)
    case 'perk':
      return keepPerk(s, action.arg, tell)
    case 'choose':
      // Of a choice he takes the first option that does something (DAR-SOLO-62).
      return action.arg.some((one) => perform(s, one, withReasons(tell, 'choice-first')))
    default:
      throw new Error(`Alfred never does '${action.op}'`)
  }
}

/**
 * Alfred's gains: coins above twelve become steps of his bonus worker, and knowledge becomes coins (DAR-SOLO-14, -30).
 */
export function gainAlfred(s: DarwinState, what: GainKind, n: number, tell: Tell): void {
  const one = alfredBoard(s)
  if (what === 'knowledge') {
    gainAlfred(s, 'coins', n * KNOWLEDGE_PRICE, tell)
    return
  }
  tell({ k: 'gain', seat: ALFRED_BOARD, what, n })
  if (what === 'points') one.points += n
  else if (what === 'theory') one.theory = Math.min(LAST_STEP, one.theory + n)
  else {
    const coinsKept = Math.min(n, MOST_COINS - one.coin)
    one.coin += coinsKept
    if (n > coinsKept) movePawn(s, n - coinsKept, tell)
  }
}

/**
 * Moves his bonus worker one step at a time, resolving whatever a step reaches before the next (DAR-SOLO-11 to -13,
 * -63).
 */
export function movePawn(s: DarwinState, n: number, tell: Tell): void {
  const alfred = s.alfred as Alfred
  for (let step = 0; step < n; step++) {
    alfred.pawn = (alfred.pawn % TRACK_LENGTH) + 1
    tell({ k: 'alfred-pawn', to: alfred.pawn })
    if (alfred.pawn === TRACK_LENGTH) gainAlfred(s, 'points', boardOfAlfred(s).endPoints, tell)
    const card = cardOver(alfred, alfred.pawn)
    if (card === undefined) continue
    tell({ k: 'alfred-bonus', card })
    performAll(s, bonusRow(card, s.round), tell)
  }
}

/** Sails the whole way first, including ribbons, and then uses the spaces in order (DAR-SOLO-39). */
function sailOn(s: DarwinState, n: number, tell: Tell): boolean {
  const { entered, forks } = longestWay(alfredBoard(s).ship, n, [])
  const last = entered.at(-1)
  if (last === undefined) return false
  const points = moveShip(s, ALFRED, last, forks ? withReasons(tell, 'way-longest') : tell)
  if (points > 0) gainAlfred(s, 'points', points, tell)
  for (const stop of entered) performAll(s, actsAt(s, stop), tell)
  return true
}

/** Moves the whole way, takes specimens and ribbons, and then uses the last two spaces (DAR-SOLO-40 to -42, -65). */
function exploreOn(s: DarwinState, n: number, tell: Tell): boolean {
  const picked = pickIsland(s)
  const at = picked && alfredBoard(s).explorers[picked.island]
  if (!at) return false
  const { island, by } = picked
  const { entered, forks } = longestWay(at, n, occupied(s, ALFRED, island))
  const last = entered.at(-1)
  if (last === undefined) throw new Error(`${island} has no space behind ${at}`)
  const why = forks ? withReasons(tell, by, 'way-longest') : withReasons(tell, by)
  const points = moveExplorer(s, ALFRED, last, why)
  if (points > 0) gainAlfred(s, 'points', points, tell)
  for (const stop of entered) {
    const specimen = s.tokens[stop]
    if (specimen) research(s, specimen, tell)
  }
  for (const stop of entered.slice(-2)) for (const one of actsAt(s, stop)) if (one.op !== 'study') perform(s, one, tell)
  return true
}

function research(s: DarwinState, specimen: Specimen, tell: Tell): boolean {
  const one = alfredBoard(s)
  if (one.studied.includes(specimen)) return false
  one.studied = [...one.studied, specimen]
  tell({ k: 'study', seat: ALFRED_BOARD, specimen })
  return true
}

function keepPerk(s: DarwinState, perk: PerkId, tell: Tell): boolean {
  const one = alfredBoard(s)
  if (!hasPerk(one, perk)) one.perks = [...one.perks, perk]
  tell({ k: 'perk', seat: ALFRED_BOARD, perk })
  return true
}

/** Places stamps from his stacks, top to bottom, then used ones, as long as there are any (DAR-SOLO-66). */
function placeStamps(s: DarwinState, envelopes: readonly EnvelopeId[], tell: Tell, why = tell): boolean {
  const one = alfredBoard(s)
  const emptied: StackId[] = []
  let put = 0
  for (const envelope of envelopes) {
    const stack = STACKS.find((id) => one.stacks[id] > 0)
    if (!stack && one.usedStamps === 0) break
    stamp(one, envelope, stack ?? 'used')
    put += 1
    why({ k: 'stamp', seat: ALFRED_BOARD, envelope, n: 1 })
    if (stack && one.stacks[stack] === 0) emptied.push(stack)
  }
  // Rewards for emptied stacks come after all stamps are placed, top to bottom (DAR-SOLO-38).
  for (const stack of emptied) performAll(s, boardOfAlfred(s).stacks[stack], tell)
  return put > 0
}

function putStamps(s: DarwinState, n: number, tell: Tell): boolean {
  const { envelope, by } = pickEnvelope(s, n)
  const all = Array.from({ length: n }, () => envelope)
  return placeStamps(s, all, tell, withReasons(tell, by))
}

/**
 * Takes seals (DAR-SOLO-31 to -36). A discount reduces the scroll's price and is shared by all seals of the space
 * (DAR-SOLO-67).
 */
function visitAcademy(s: DarwinState, { times, discount, free }: Academy, tell: Tell): boolean {
  let left = discount
  let hasTaken = false
  for (let time = 0; time < times; time++) {
    const one = alfredBoard(s)
    const picked = pickSeal(s, one.coin, left, free)
    if (!picked) break
    hasTaken = true
    const { slot, seal, worker, pays, saved, by } = picked
    if (s.rulings.discount === 'shared') left -= saved
    one.coin -= pays
    s.academy = { ...s.academy, [slot]: null }
    const seals = [...worker.seals, seal]
    changeWorker(one, { id: worker.id, seals, at: worker.at })
    tell({ k: 'seal', seat: ALFRED_BOARD, colour: seal, worker: worker.id, slot, n: pays, by })
    performAll(s, boardOfAlfred(s).rows[worker.id as AlfredWorker].slots[seals.length] ?? [], tell)
  }
  return hasTaken
}

/** Places the topmost tent in the cheaper affordable slot of the camp, or skips the camp (DAR-SOLO-43, -72). */
function pitchTent(s: DarwinState, camp: CampId, tell: Tell): boolean {
  const slot = ([0, 1] as const).find((one) => !ruleAgainstTent(s, ALFRED, { camp, slot: one, free: false }))
  if (slot === undefined) return false
  const { cost, tent } = pitch(s, ALFRED, { camp, slot, free: false })
  tell({ k: 'tent', seat: ALFRED_BOARD, camp, n: cost, by: [slot === 0 ? 'tent-cheaper' : 'tent-dearer'] })
  performAll(s, campOf(camp).acts, tell)
  performAll(s, boardOfAlfred(s).tents[tent] ?? [], tell)
  return true
}

/** Discards an objective, gold before silver; his bonus worker advances in any case (DAR-SOLO-29). */
function discardObjective(s: DarwinState, tell: Tell): boolean {
  const picked = pickDiscard(s)
  if (picked) {
    const { id, by } = picked
    s.shown = s.shown.filter((one) => one !== id)
    tell({ k: 'alfred-discards', objective: id, by: [by] })
  }
  movePawn(s, OBJECTIVE_STEPS, tell)
  return true
}

/** Adds an explorer to the leftmost island without one of his (DAR-SOLO-53). */
function landLeftmost(s: DarwinState, tell: Tell): boolean {
  const picked = pickLanding(s)
  if (!picked) return false
  land(s, ALFRED, picked.island, withReasons(tell, picked.by))
  return true
}

/** Delivers up to two specimens, the second for three coins (DAR-SOLO-49 to -51, -70). */
export function deliverTwo(s: DarwinState, tell: Tell): void {
  for (let count = 1; count <= 2; count++) {
    const one = alfredBoard(s)
    const picked = pickDelivery(s)
    if (!picked || (count === 2 && one.coin < SECOND_DELIVERY)) return
    if (count === 2) one.coin -= SECOND_DELIVERY
    const { specimen, by } = picked
    const { coins, steps } = incomeOf(s, specimen, false)
    place(s, specimen)
    tell({ k: 'deliver', seat: ALFRED_BOARD, specimen, by: [by] })
    if (coins > 0) gainAlfred(s, 'coins', coins, tell)
    if (steps > 0) gainAlfred(s, 'theory', steps, tell)
  }
}

/** Carries out all actions of a cell for Alfred. */
export function useCell(s: DarwinState, cell: SpaceId, tell: Tell): void {
  performAll(s, actsOf(s, cell), tell)
}
