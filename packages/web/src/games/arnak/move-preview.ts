// Says what a move would leave, waste, lose and reveal before it is made.

import {
  cardOf,
  firstEmpty,
  lostByPassing,
  NO_IDOLS,
  planesWasted,
  RESOURCES,
  SLOT_POINTS,
  spends,
} from '@wayfare/arnak/tables'
import type { Fact } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { isPhone } from '../../base/browser/media.ts'
import type { Warning } from '../../board-kit/contract.ts'
import { spentBy } from '../../board-kit/option-groups.ts'
import { moveOf } from './moves.ts'
import type { Props } from './props.ts'
import { type Words, wordsOf } from './words.ts'

/** Moves that always have a button in the player area. */
const BUTTONS: readonly string[] = ['pass', 'end', 'keep the rest']
export const shows = (move: string): boolean => BUTTONS.includes(move)

/**
 * True for options that the table shows itself: the rewards of an idol beside it once it is picked up, and on a phone
 * the hand and the camp. For a thing that may be used or pay, the chips ask which.
 */
export function repeats(text: string, pointed: readonly string[]): boolean {
  const { verb, args } = moveOf(text)
  if (!isPhone.peek()) return verb === 'slot' && pointed.includes('idol')
  return verb === 'slot' || ((verb === 'play' || verb === 'use') && args.length > 0 && pointed.length === 0)
}

/** Stages at the end of a round, and of the rival's turn. */
const STEPS: readonly string[] = ['staff', 'round', 'finished']
export function tells(facts: readonly Fact[]): boolean {
  const isEnd = facts.some(({ k, move }) => k === 'move' && move === 'end')
  return facts.some(({ k }) => STEPS.includes(k) || k.startsWith('rival') || (isEnd && k.startsWith('fear')))
}

const isPaying = ({ picture }: Props): boolean => picture.question?.cost !== undefined

/** Returns the resources that a payment leaves, including what was put down before. */
export function leaves(option: Offered, { view, seat, picture }: Props): ReadonlyMap<string, number> {
  const mine = seat === null ? undefined : view.explorers[seat]
  const left = new Map<string, number>()
  if (!mine) return left
  const now = takenBy(spentBy(option))
  const before = takenBy(picture.question?.paid ?? [])
  for (const resource of RESOURCES) {
    const taken = now.get(resource)
    if (taken) left.set(resource, mine[resource] - taken - (before.get(resource) ?? 0))
  }
  return left
}

function takenBy(sources: readonly string[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const source of sources) {
    const [thing, count] = spends(source)
    taken.set(thing, (taken.get(thing) ?? 0) + count)
  }
  return taken
}

/** Moves whose thing shows its own effect. */
const BY_THING: readonly string[] = ['play', 'pass', 'use', 'recruit', 'rescue', 'borrow']

/** Answers to a thing that asks whether it is used. */
const ITSELF: readonly string[] = ['use', 'resolve']

/**
 * The effect of a thing, the destination of a bought card (ARN-BUY-02, ARN-BUY-05), and the value of a slot
 * (ARN-SCORE-03).
 */
export function does(option: Offered, props: Props): string | null {
  const { picture, speaker } = props
  const move = moveOf(option)
  const words = wordsOf(speaker)
  if (move.verb === 'slot') return words.say('warn.slot', { count: nextSlot(props) })
  if (move.verb === 'buy') {
    const [card] = move.args
    const goes = words.say(cardOf(card).kind === 'artifact' ? 'warn.artifact' : 'warn.item')
    return [speaker.sayDetail([card]), goes].filter(Boolean).join(' ')
  }
  const [first] = isItself(option) && picture.question?.from ? [picture.question.from] : (option.on ?? [])
  return first !== undefined && (BY_THING.includes(move.verb) || isItself(option))
    ? speaker.sayDetail([first]) || null
    : null
}

const isItself = ({ move }: Offered): boolean => ITSELF.includes(move)

/** The effect of the thing that asks whether it is used, because it may be drawn small by now. */
export function questionText({ picture, speaker }: Props): string | null {
  const from = picture.options.some(isItself) ? picture.question?.from : null
  return from ? speaker.sayDetail([from]) || null : null
}

/** The next empty slot, since slots are filled from the first (ARN-IDOL-03). */
function nextSlot({ view, seat }: Props): number {
  const slots = seat === null ? NO_IDOLS : (view.explorers[seat]?.slots ?? NO_IDOLS)
  const next = firstEmpty(slots)
  return next === undefined ? 0 : (SLOT_POINTS[next] as number)
}

export function warns(option: Offered, props: Props): Warning | null {
  const { verb } = moveOf(option)
  if (isPaying(props) && verb === 'pay') return joinWarning(wastedTravel(option, props), false)
  if (verb === 'pass') return joinWarning(lossesOfPassing(props), true)
  if (verb === 'end' && props.seat !== null) {
    const { passed } = props.view.explorers[props.seat] as Props['view']['explorers'][number]
    return joinWarning(passed ? lossesOfPassing(props) : travelLost(props), false)
  }
  return null
}

/** Passing and ending the turn share one warning and one confirmation. */
export const confirmedWith = (move: string): string | undefined => (move === 'pass' ? 'end' : undefined)

/** Lists unused travel, which is lost at the end of the turn (ARN-TRAVEL-07, ARN-TURN-10). */
function wastedTravel(option: Offered, { picture, speaker, view, seat }: Props): string[] {
  const { spare = {} } = option
  const words = wordsOf(speaker)
  const over = Object.values(spare).reduce((sum, one) => sum + one, 0)
  const allPlanes = seat !== null && view.explorers[seat]?.planes === true
  const uses = [...(picture.question?.paid ?? []), ...spentBy(option)]
  const planes = allPlanes ? 0 : planesWasted(uses, picture.question?.cost ?? {}, spare)
  return [...sayCount(words, 'warn.spare', over), ...sayCount(words, 'warn.planes', planes)]
}

function lossesOfPassing({ view, seat, picture, speaker }: Props): string[] {
  if (seat === null) return []
  const words = wordsOf(speaker)
  const moves = picture.options.map(({ move }) => move)
  const { assistants, cards, fear, travel } = lostByPassing(view, seat, moves)
  return [
    ...sayCount(words, 'warn.assistants', assistants.length),
    ...sayCount(words, 'warn.cards', cards.length),
    ...sayCount(words, 'warn.travel', travel),
    ...sayCount(words, 'warn.fear', fear),
  ]
}

function travelLost({ view, speaker }: Props): string[] {
  const { car, ship, plane, either } = view.pool
  return sayCount(wordsOf(speaker), 'warn.travel', car + ship + plane + either)
}

type Key = Extract<Parameters<Words['say']>[0], `warn.${string}`>

const sayCount = (words: Words, key: Key, count: number): string[] => (count > 0 ? [words.say(key, { count })] : [])

/** Joins the parts of a warning into one sentence. */
function joinWarning(parts: readonly string[], asks: boolean): Warning | null {
  if (parts.length === 0) return null
  const text = parts.join(', ')
  return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, asks }
}
