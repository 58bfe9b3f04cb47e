// Says before a move is made what it does, costs, gives up and reveals.

import {
  actsFor,
  actsOf,
  type CampId,
  campOf,
  type DarwinMove,
  deliveryOf,
  LENSES,
  placeCost,
  SCROLLS,
  SEALS_IN_A_ROW,
  SPACES,
  type SpaceId,
  type Specimen,
  STACK_REWARDS,
  type StackId,
  type StopId,
  sealPrice,
  spaceOf,
  stopOf,
  TENT_REWARDS,
  unlockCost,
  WORKERS,
  type WorkerId,
} from '@wayfare/darwin/tables'
import { acts as actsPhrase } from '@wayfare/darwin/text'
import type { Fact, Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import type { Announcement, Warning } from '../../board-kit/contract.ts'
import { isSlot, slotName } from './academy-price.ts'
import { isStop, stopOfCamp } from './geometry.ts'
import { type LensCell, rulingsOf } from './journal-look.ts'
import { moveOf } from './moves.ts'
import { isFolded } from './player-area-narrow.ts'
import type { BoardView, Props } from './props.ts'
import { wordsOf } from './words.ts'

/** Moves that end a turn or a round. */
export const ENDS: ReadonlySet<string> = new Set(['end turn', 'pass'])

/**
 * True for moves with a button or a thing on the table: the end of a turn is always in the player area, and on a desk
 * everything that can be pointed at is visible with its key.
 */
export const shows = (move: string, on: readonly Id[] = []): boolean => ENDS.has(move) || isOnBoard(move, on)

/**
 * True for options that the table shows itself, even if the prompt then has no answers. A phone opens the museum or the
 * chart for a specimen; of a seal and its worker, or an envelope and its stamp, the other half is visible once one is
 * chosen. The end of a turn has a button beside the workers, and a second one would only take a line from the table.
 */
export function repeats(text: string, pointed: readonly Id[], on: readonly Id[] = []): boolean {
  const { verb } = moveOf(text)
  if (ENDS.has(text)) return isFolded.peek()
  if (!isFolded.peek() || verb === 'place' || [...SHEETS, ...MOVES_IN_OPENED_TABS].includes(verb))
    return isOnBoard(text, on)
  return SPECIMENS.includes(verb) ? on.length > 0 : MOVES_BY_TWO_THINGS.includes(verb) && pointed.length > 0
}

/**
 * True if the choice can be made on the board. How far, and whether to do it at all, is only in words. On a phone
 * journals and workers are visible, and so is the tab that opens; other parts may be behind a tab.
 */
function isOnBoard(text: string, on: readonly Id[]): boolean {
  const { verb, args } = moveOf(text)
  if (verb === 'place' || SHEETS.includes(verb)) return true
  if (isFolded.peek()) return MOVES_IN_OPENED_TABS.includes(verb) && on.length > 0
  return SENT.includes(verb) ? args.length > 1 || isStop(args[0] ?? '') : MOVES_ON_TABLE.includes(verb) && on.length > 0
}

/** The text for a hovered thing that several options touch; their prices are beside the things to point at next. */
export const about = (id: Id, props: Props): string =>
  isSlot(id) ? slotName(props, id) : props.speaker.label(props.speaker.sayThing(id))

/** Gains and alternatives that are chosen by words alone. */
const PICTURED: { readonly [V in DarwinMove['verb']]?: Id } = {
  coins: 'coins',
  knowledge: 'knowledge',
  points: 'points',
  theory: 'theory',
  explore: 'explore',
  sail: 'sea',
  stamps: 'used',
  academy: 'academy',
  'extra-seal': 'academy',
  'take-objective': 'objective',
  deliver: 'deliver',
  'study-any': 'study',
  'study-museum': 'study',
  camp: 'camp',
  'any-camp': 'camp',
  'land-explorer': 'explorer',
}

export function pictured(text: string): Id | undefined {
  const { verb, args } = moveOf(text)
  const [how] = args
  return how === undefined || Number.isInteger(Number(how)) ? PICTURED[verb] : undefined
}

/** Crew cards and objectives that could be played or achieved at once. */
export function announces({ pointing, speaker, view }: Props): Announcement[] {
  return [...pointing.offered.value].flatMap(([id, options]) => {
    const own = options.filter((option) => {
      const { verb, args } = moveOf(option)
      return (verb === 'crew' || verb === 'reach') && args[0] === id
    })
    const [only, more] = own
    if (!only) return []
    if (!more) return [{ id, label: speaker.sayMove(only, view) }]
    // The next question asks for a worker or a slot.
    return [
      {
        id,
        label: moveOf(only).verb === 'crew' ? speaker.sayThing(id) : speaker.sayMove({ move: `reach ${id}` }),
      },
    ]
  })
}

/** Effects at the end of a round, and Alfred's. */
const STEPS: readonly string[] = ['order', 'envelope', 'goal', 'refresh', 'over']
export const tells = (facts: readonly Fact[]): boolean =>
  facts.some(({ k }) => STEPS.includes(k) || k.startsWith('alfred'))

type Sentence = string | null

/** Moves of a piece to a space of the chart. */
const PIECE_MOVES: readonly string[] = ['explore', 'sail', 'halt']
const SENT: readonly string[] = [...PIECE_MOVES, 'seal', 'stamp']

/** Moves that are chosen by two things. */
const MOVES_BY_TWO_THINGS: readonly string[] = ['seal', 'stamp']
const INTO_SLOTS: readonly string[] = ['take', 'complete', 'reach']
/** Moves with things on the desk, on the player's own board, or in the journals. */
const SPECIMENS: readonly string[] = ['study', 'deliver', 'redeliver']
const MOVES_ON_TABLE: readonly string[] = [...SPECIMENS, 'unlock', 'use', 'revisit', ...INTO_SLOTS]
/**
 * On a phone the tabs of these open by themselves: the chart with its offers, the things to take, and the slots for
 * them.
 */
const MOVES_IN_OPENED_TABS: readonly string[] = [...PIECE_MOVES, ...INTO_SLOTS]
/** Moves whose options are sheets over the table. */
const SHEETS: readonly string[] = ['keep', 'pair', 'seals']
/** Moves whose thing shows its own effect; of an objective and its slot, the slot is chosen. */
const BY_THING: readonly string[] = ['crew', 'copy', ...INTO_SLOTS]

/** Says what remains to be pointed at once a part of the move has been. */
export function begun(props: Props): Sentence {
  const { pointed, left } = props.pointing
  const last = pointed.value.at(-1)
  const [verb, ...others] = new Set(left.value.map((option) => moveOf(option).verb))
  if (last === undefined || verb === undefined || others.length > 0 || left.value.length < 2) return null
  const next = nextAfter(verb, last)
  return next && wordsOf(props.speaker).say(`begun.${next}`, { thing: about(last, props) })
}

type Next = 'worker' | 'space' | 'slot' | 'stack' | 'envelope'

function nextAfter(verb: DarwinMove['verb'], last: Id): Next | null {
  const isWorker = WORKERS.includes(last as WorkerId)
  if (verb === 'place') return isWorker ? 'space' : 'worker'
  if (verb === 'stamp') return last.startsWith('envelope') ? 'stack' : 'envelope'
  if (verb === 'crew' && !isWorker) return 'worker'
  return INTO_SLOTS.includes(verb) && !last.includes('-slot-') ? 'slot' : null
}

const TWICE: readonly string[] = ['study-museum', 'deliver']

/**
 * The question is the same after the first specimen, so this says that one is done and what another would cost. For a
 * seal beyond those of the space it says where that comes from.
 */
export function questionText({ view, picture: { question, options }, speaker }: Props): Sentence {
  if (options.some(({ move }) => move === 'extra-seal')) return wordsOf(speaker).say('asks.extra')
  if (view.fee === 0 || !TWICE.includes(question?.op ?? '')) return null
  const hasSecond = options.some((option) => !option.aside && SPECIMENS.includes(moveOf(option).verb))
  return hasSecond ? wordsOf(speaker).say('asks.second', { n: view.fee }) : wordsOf(speaker).say('asks.no-second')
}

export function does(option: Offered, props: Props): Sentence {
  // In a choice between actions, each is an option without a thing to act on yet.
  if ((option.on ?? []).length === 0) return null
  const move = moveOf(option)
  switch (move.verb) {
    case 'explore':
    case 'sail':
    case 'halt':
      return sayArriving(move.args[0] as StopId, props)
    case 'stamp':
      return sayEmptying(move.args[1], props)
    case 'tent':
      return sayPitching(move.args, props)
    case 'deliver':
    case 'redeliver':
      return delivering(move.args[0] as Specimen, move.verb === 'redeliver', props)
    case 'place':
      return sayPlacing(move.args, props)
    case 'unlock':
    case 'use':
      return acted(actsOf(doing(props), move.args[0] as SpaceId), props)
  }
  if (!BY_THING.includes(move.verb)) return null
  return props.speaker.sayDetail(INTO_SLOTS.includes(move.verb) ? intoOne(move.args, props) : move.args) || null
}

/** The slot of an objective, once only one is left. */
function intoOne([objective = '', slot]: readonly string[], { pointing }: Props): readonly string[] {
  const ways = pointing.preview.value ? [] : pointing.left.value.filter(({ on }) => on?.includes(objective))
  return slot === undefined || ways.length > 1 ? [objective] : [slot]
}

const doing = (props: Props) => ({ ...props.view, rulings: rulingsOf(props) })

function acted(acts: Parameters<typeof actsPhrase>[0], { speaker }: Props): Sentence {
  return acts.length === 0 ? null : `${speaker.label(actsPhrase(acts))}.`
}

const workerOf = ({ workers }: BoardView, id: string) =>
  workers.find((worker) => worker.id === id) as BoardView['workers'][number]

/**
 * The effect and the price of placing the worker there, and who would be paid for a lens. If several workers are
 * possible, each has its own price.
 */
function sayPlacing([id, space]: readonly [WorkerId, SpaceId], props: Props): Sentence {
  const { view, seat, speaker, names, pointing } = props
  if (seat === null) return null
  const ways = pointing.left.value.filter(({ on = [] }) => on.includes(space))
  if (ways.length > 1 && pointing.preview.value === null) return acted(actsOf(doing(props), space), props)
  const words = wordsOf(speaker)
  const worker = workerOf(view.boards[seat] as BoardView, id)
  const { coins, knowledge, toOwner } = placeCost(view, seat, worker, space)
  const price = coins + knowledge > 0 ? words.say('journals.price', { coins, knowledge }) : words.say('journals.free')
  const owner = toOwner === null ? null : words.say('journals.to-owner', { player: names[toOwner] ?? 'Alfred' })
  return [acted(actsFor(doing(props), worker, space), props), price, owner].filter((part) => part !== null).join(' ')
}

/** The effect of arriving at a space. A specimen hides what is printed under it (DAR-SPECIMEN-07). */
function sayArriving(stop: StopId, props: Props): Sentence {
  const arg = props.view.tokens[stop]
  return acted(arg ? [{ op: 'study', arg, by: null, from: null }] : stopOf(stop).acts, props)
}

/** The actions of the campsite, and those beside the tent (DAR-CAMP-04). */
function sayPitching([camp, slot]: readonly [CampId, string], props: Props): Sentence {
  const { view, seat, speaker } = props
  const coins = tentPrice(camp, slot, props) ?? 0
  const price = coins > 0 ? wordsOf(speaker).say('journals.price', { coins, knowledge: 0 }) : null
  const beside = seat === null ? [] : (TENT_REWARDS[(view.boards[seat] as BoardView).tents] ?? [])
  return [acted([...campOf(camp).acts, ...beside], props), price].filter((part) => part !== null).join(' ')
}

/** The last stamp of a stack brings what is printed under it (DAR-MAIL-03). */
function sayEmptying(stack: string, props: Props): Sentence {
  const { view, seat, speaker } = props
  if (seat === null || !isStack(stack) || (view.boards[seat] as BoardView).stacks[stack] !== 1) return null
  return `${wordsOf(speaker).say('mine.empties')} ${acted(STACK_REWARDS[stack], props)}`
}
const isStack = (id: string): id is StackId => Object.hasOwn(STACK_REWARDS, id)

/** The printed price of a tent; null if the action comes from a card, which may waive it. */
function tentPrice(camp: CampId, slot: string, { picture }: Pick<Props, 'picture'>): number | null {
  return picture.question?.from === stopOfCamp(camp) ? campOf(camp).costs[slot === '1' ? 0 : 1] : null
}

/** The price of a tent, which depends on its slot and is not part of its name. */
export function coinsFor(text: string, props: Pick<Props, 'picture'>): number | null {
  const move = moveOf(text)
  return move.verb === 'tent' ? tentPrice(...move.args, props) : null
}

function delivering(specimen: Specimen, again: boolean, { view, speaker }: Props): Sentence {
  const { coins, steps } = deliveryOf(view, specimen, again)
  return wordsOf(speaker).say('desk.delivery', { coins, steps })
}

/** Actions that give something without a choice, so that leaving them is never worth it. */
const GAINS: readonly string[] = ['coins', 'points', 'theory', 'knowledge']

/** Questions where all actions of a list are taken, in any order; in other questions one of them is chosen. */
const LISTS: readonly string[] = ['act', 'reward-act']

export function gains({ picture }: Pick<Props, 'picture'>): readonly Offered[] {
  const { question, options } = picture
  if (!question || !LISTS.includes(question.op)) return []
  return options.filter((option) => !option.aside && isGain(option))
}

const isGain = (option: Offered): boolean => GAINS.includes(moveOf(option).verb)

export function warns(option: Offered, props: Props): Warning | null {
  const move = moveOf(option)
  if (move.verb === 'done') return leftBehind(props)
  if (move.verb === 'crew') return warnAboutCrew(move.args[1], props)
  if (move.verb !== 'place') return null
  const [worker, space] = move.args
  const { page } = spaceOf(space)
  if (page === 'small') return warnAboutLens(space, props)
  return page === 'academy' ? warnAboutAcademy(worker, space, props) : warnAboutMuseum(space, props)
}

/** The workers whose rows take seals of the academy. */
const ROWS_WITH_SEALS: readonly string[] = ['w2', 'w3', 'w4']

/** Warns if a worker goes to the academy and cannot pay for any seal (DAR-ACADEMY-03, -08). */
function warnAboutAcademy(id: string, space: SpaceId, props: Props): Warning | null {
  const { view, seat, speaker } = props
  if (seat === null) return null
  const mine = view.boards[seat] as BoardView
  const worker = workerOf(mine, id)
  const act = actsFor(doing(props), worker, space).find(({ op }) => op === 'academy')
  if (act?.op !== 'academy') return null
  const left = mine.coin - placeCost(view, seat, worker, space).coins
  const lesson = { by: seat, of: act.arg }
  const rows = mine.workers.filter(({ id, seals }) => ROWS_WITH_SEALS.includes(id) && seals.length < SEALS_IN_A_ROW)
  const slots = SCROLLS.flatMap(({ slots }) => slots).filter((slot) => view.academy[slot] !== null)
  const prices = slots.flatMap((slot) =>
    rows.map((row) => sealPrice({ lesson, boards: view.boards }, slot, row.id as WorkerId) ?? 0),
  )
  return prices.some((price) => price <= left) ? null : { text: wordsOf(speaker).say('journals.no-seal'), asks: true }
}

/** Warns that a worker plays only one card in the whole game (DAR-CREW-02). */
function warnAboutCrew(worker: string, { view, seat, speaker }: Props): Warning | null {
  const { crew } = view.boards[seat ?? 0] as BoardView
  if (crew.filter(({ by }) => by === null).length < 2) return null
  return { text: wordsOf(speaker).say('mine.used-up', { n: worker.replace('w', '') }), asks: false }
}

/** Warns if a worker goes to the museum and finds nothing to do (DAR-MUSEUM-01, -08). */
function warnAboutMuseum(space: string, { view, seat, speaker }: Props): Warning | null {
  const { studied } = view.boards[seat ?? 0] as BoardView
  const words = wordsOf(speaker)
  if (space === 'museum-deliver' && studied.every((one) => view.museum.includes(one)))
    return { text: words.say('journals.no-delivery'), asks: true }
  if (space === 'museum-study' && view.museum.every((one) => studied.includes(one)))
    return { text: words.say('journals.no-study'), asks: true }
  return null
}

function leftBehind({ picture, speaker, view }: Props): Warning | null {
  const left = picture.options.filter(({ move, aside }) => !aside && move !== 'done')
  if (left.length === 0) return null
  const asks = left.some(isGain)
  const list = left.map((option) => speaker.sayMove(option, view)).join(', ')
  return { text: wordsOf(speaker).say('journals.left', { list }), asks }
}

/** Warns if a worker goes to a lens space and finds nothing to do (DAR-LENS-01, -11). */
function warnAboutLens(space: SpaceId, { view, seat, speaker }: Props): Warning | null {
  if (seat === null) return null
  const mine = view.boards[seat] as BoardView
  const words = wordsOf(speaker)
  if (mine.lenses >= LENSES) return { text: words.say('journals.no-lens'), asks: true }
  const { coins } = placeCost(view, seat, { seals: [] }, space)
  const cheapest = Math.min(
    ...SPACES.flatMap(({ id }) =>
      id in view.lenses && view.lenses[id as LensCell] === 'locked' ? unlockCost(view, id as LensCell) : [],
    ),
  )
  return mine.coin - coins < cheapest ? { text: words.say('journals.no-coins'), asks: true } : null
}
