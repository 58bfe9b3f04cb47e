// What is to be known of a move before it is taken: what it does and costs, what is given up by it, what it turns up.

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

/** What ends something for good. */
export const ENDS: ReadonlySet<string> = new Set(['end turn', 'pass'])

/** The end of a turn stands beside what is mine at all times; on a desk what can be pointed at lies open, with its key. */
export const shows = (move: string, on: readonly Id[] = []): boolean => ENDS.has(move) || isOnBoard(move, on)

/**
 * Even where the prompt has nothing else to answer with. A phone brings the museum forward, or the chart, for a specimen; and of a seal
 * and its worker, an envelope and its stamp, it has the other half in sight once one is chosen. The end of a turn has its button there,
 * a finger's width from the workers: said once more, it would only take a line from the table.
 */
export function repeats(text: string, pointed: readonly Id[], on: readonly Id[] = []): boolean {
  const { verb } = moveOf(text)
  if (ENDS.has(text)) return isFolded.peek()
  if (!isFolded.peek() || verb === 'place' || [...SHEETS, ...BROUGHT].includes(verb)) return isOnBoard(text, on)
  return SPECIMENS.includes(verb) ? on.length > 0 : HALVES.includes(verb) && pointed.length > 0
}

/**
 * Where to, not how far, and what to do it to, not that it may be done: these are only in words. On a phone journals and workers are in
 * sight, and what comes forward; the rest may be behind a tab.
 */
function isOnBoard(text: string, on: readonly Id[]): boolean {
  const { verb, args } = moveOf(text)
  if (verb === 'place' || SHEETS.includes(verb)) return true
  if (isFolded.peek()) return BROUGHT.includes(verb) && on.length > 0
  return SENT.includes(verb) ? args.length > 1 || isStop(args[0] ?? '') : LAID.includes(verb) && on.length > 0
}

/** What is told of a thing that several choices touch: their prices stand beside what is to be pointed at next. */
export const about = (id: Id, props: Props): string =>
  isSlot(id) ? slotName(props, id) : props.speaker.label(props.speaker.sayThing(id))

/** Gains and ways that are chosen between by words alone. */
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

/** Crew and objectives that could be played and achieved at once. */
export function announces({ pointing, speaker, view }: Props): Announcement[] {
  return [...pointing.offered.value].flatMap(([id, options]) => {
    const own = options.filter((option) => {
      const { verb, args } = moveOf(option)
      return (verb === 'crew' || verb === 'reach') && args[0] === id
    })
    const [only, more] = own
    if (!only) return []
    if (!more) return [{ id, label: speaker.sayMove(only, view) }]
    // Which worker or which slot is asked next.
    return [
      {
        id,
        label: moveOf(only).verb === 'crew' ? speaker.sayThing(id) : speaker.sayMove({ move: `reach ${id}` }),
      },
    ]
  })
}

/** The end of a round, and what Alfred does. */
const STEPS: readonly string[] = ['order', 'envelope', 'goal', 'refresh', 'over']
export const tells = (facts: readonly Fact[]): boolean =>
  facts.some(({ k }) => STEPS.includes(k) || k.startsWith('alfred'))

type Sentence = string | null

/** Moves of a piece to a space of the chart. */
const GOES: readonly string[] = ['explore', 'sail', 'halt']
const SENT: readonly string[] = [...GOES, 'seal', 'stamp']

/** Chosen by two things. */
const HALVES: readonly string[] = ['seal', 'stamp']
const INTO_SLOTS: readonly string[] = ['take', 'complete', 'reach']
/** Moves by things that lie on the desk, on the own board, in journals. */
const SPECIMENS: readonly string[] = ['study', 'deliver', 'redeliver']
const LAID: readonly string[] = [...SPECIMENS, 'unlock', 'use', 'revisit', ...INTO_SLOTS]
/** On a phone they come forward: the chart with all that is offered there, what may be taken, and the slots for it. */
const BROUGHT: readonly string[] = [...GOES, ...INTO_SLOTS]
/** Sheets over all of it. */
const SHEETS: readonly string[] = ['keep', 'pair', 'seals']
/** Moves by things that say themselves what they do; of an objective and its slot, it is the slot that is chosen. */
const BY_THING: readonly string[] = ['crew', 'copy', ...INTO_SLOTS]

/** What is still to be pointed at, once a part of the move has been. */
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
 * The question is the same after the first specimen: it is told that one is done, and what another would cost. And a seal more than
 * the space gives is told where it comes from.
 */
export function questionText({ view, picture: { question, options }, speaker }: Props): Sentence {
  if (options.some(({ move }) => move === 'extra-seal')) return wordsOf(speaker).say('asks.extra')
  if (view.fee === 0 || !TWICE.includes(question?.op ?? '')) return null
  const hasSecond = options.some((option) => !option.aside && SPECIMENS.includes(moveOf(option).verb))
  return hasSecond ? wordsOf(speaker).say('asks.second', { n: view.fee }) : wordsOf(speaker).say('asks.no-second')
}

export function does(option: Offered, props: Props): Sentence {
  // Where actions are chosen between, they are named as the moves that follow, with nothing to do them to yet.
  if ((option.on ?? []).length === 0) return null
  const move = moveOf(option)
  switch (move.verb) {
    case 'explore':
    case 'sail':
    case 'halt':
      return arriving(move.args[0] as StopId, props)
    case 'stamp':
      return emptying(move.args[1], props)
    case 'tent':
      return pitching(move.args, props)
    case 'deliver':
    case 'redeliver':
      return delivering(move.args[0] as Specimen, move.verb === 'redeliver', props)
    case 'place':
      return placing(move.args, props)
    case 'unlock':
    case 'use':
      return acted(actsOf(doing(props), move.args[0] as SpaceId), props)
  }
  if (!BY_THING.includes(move.verb)) return null
  return props.speaker.sayDetail(INTO_SLOTS.includes(move.verb) ? intoOne(move.args, props) : move.args) || null
}

/** The slot, once it is only one. */
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

/** What the worker would do there, at what price, and who would be paid for a lens; of several workers each has its own price. */
function placing([id, space]: readonly [WorkerId, SpaceId], props: Props): Sentence {
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

/** DAR-SPECIMEN-07: a specimen hides what is printed under it. */
function arriving(stop: StopId, props: Props): Sentence {
  const arg = props.view.tokens[stop]
  return acted(arg ? [{ op: 'study', arg, by: null, from: null }] : stopOf(stop).acts, props)
}

/** DAR-CAMP-04: the actions of the campsite, and what stands beside the tent. */
function pitching([camp, slot]: readonly [CampId, string], props: Props): Sentence {
  const { view, seat, speaker } = props
  const coins = tentPrice(camp, slot, props) ?? 0
  const price = coins > 0 ? wordsOf(speaker).say('journals.price', { coins, knowledge: 0 }) : null
  const beside = seat === null ? [] : (TENT_REWARDS[(view.boards[seat] as BoardView).tents] ?? [])
  return [acted([...campOf(camp).acts, ...beside], props), price].filter((part) => part !== null).join(' ')
}

/** DAR-MAIL-03: the last stamp of a stack brings what is printed under it. */
function emptying(stack: string, props: Props): Sentence {
  const { view, seat, speaker } = props
  if (seat === null || !isStack(stack) || (view.boards[seat] as BoardView).stacks[stack] !== 1) return null
  return `${wordsOf(speaker).say('mine.empties')} ${acted(STACK_REWARDS[stack], props)}`
}
const isStack = (id: string): id is StackId => Object.hasOwn(STACK_REWARDS, id)

/** Only where it is printed: a card may waive it. */
function tentPrice(camp: CampId, slot: string, { picture }: Pick<Props, 'picture'>): number | null {
  return picture.question?.from === stopOfCamp(camp) ? campOf(camp).costs[slot === '1' ? 0 : 1] : null
}

/** What a tent costs depends on its slot, which its name does not tell. */
export function coinsFor(text: string, props: Pick<Props, 'picture'>): number | null {
  const move = moveOf(text)
  return move.verb === 'tent' ? tentPrice(...move.args, props) : null
}

function delivering(specimen: Specimen, again: boolean, { view, speaker }: Props): Sentence {
  const { coins, steps } = deliveryOf(view, specimen, again)
  return wordsOf(speaker).say('desk.delivery', { coins, steps })
}

/** What an action gives without asking how is never worth leaving. */
const GAINS: readonly string[] = ['coins', 'points', 'theory', 'knowledge']

/** Where all actions of a list are to be had, in any order; elsewhere one of them is chosen. */
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
  if (move.verb === 'crew') return usedUp(move.args[1], props)
  if (move.verb !== 'place') return null
  const [worker, space] = move.args
  const { page } = spaceOf(space)
  if (page === 'small') return lensless(space, props)
  return page === 'academy' ? untaught(worker, space, props) : idle(space, props)
}

/** The rows that take seals of the academy. */
const TAUGHT: readonly string[] = ['w2', 'w3', 'w4']

/** DAR-ACADEMY-03, -08: a worker may go there and be unable to pay for any seal. */
function untaught(id: string, space: SpaceId, props: Props): Warning | null {
  const { view, seat, speaker } = props
  if (seat === null) return null
  const mine = view.boards[seat] as BoardView
  const worker = workerOf(mine, id)
  const act = actsFor(doing(props), worker, space).find(({ op }) => op === 'academy')
  if (act?.op !== 'academy') return null
  const left = mine.coin - placeCost(view, seat, worker, space).coins
  const lesson = { by: seat, of: act.arg }
  const rows = mine.workers.filter(({ id, seals }) => TAUGHT.includes(id) && seals.length < SEALS_IN_A_ROW)
  const slots = SCROLLS.flatMap(({ slots }) => slots).filter((slot) => view.academy[slot] !== null)
  const prices = slots.flatMap((slot) =>
    rows.map((row) => sealPrice({ lesson, boards: view.boards }, slot, row.id as WorkerId) ?? 0),
  )
  return prices.some((price) => price <= left) ? null : { text: wordsOf(speaker).say('journals.no-seal'), asks: true }
}

/** DAR-CREW-02: a worker plays one card in the whole game. */
function usedUp(worker: string, { view, seat, speaker }: Props): Warning | null {
  const { crew } = view.boards[seat ?? 0] as BoardView
  if (crew.filter(({ by }) => by === null).length < 2) return null
  return { text: wordsOf(speaker).say('mine.used-up', { n: worker.replace('w', '') }), asks: false }
}

/** DAR-MUSEUM-01, -08: a worker may go to the museum and find nothing to do. */
function idle(space: string, { view, seat, speaker }: Props): Warning | null {
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

/** DAR-LENS-01, -11: a worker may go there and find nothing to do. */
function lensless(space: SpaceId, { view, seat, speaker }: Props): Warning | null {
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
