// What is to be known of a move before it is taken: what it leaves, wastes, loses and turns up.

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

/** Those that stand beside what is mine at all times. */
const BUTTONS: readonly string[] = ['pass', 'end', 'keep the rest']
export const shows = (move: string): boolean => BUTTONS.includes(move)

/**
 * What an idol gives is laid out beside it once it is picked up. On a phone the hand is always in sight, and the camp glows with what may
 * be used there. Of a thing that has been pointed at because it may be used or pay, the chips ask which.
 */
export function repeats(text: string, pointed: readonly string[]): boolean {
  const { verb, args } = moveOf(text)
  if (!isPhone.peek()) return verb === 'slot' && pointed.includes('idol')
  return verb === 'slot' || ((verb === 'play' || verb === 'use') && args.length > 0 && pointed.length === 0)
}

/** The end of a round, and what the rival does. */
const STEPS: readonly string[] = ['staff', 'round', 'finished']
export function tells(facts: readonly Fact[]): boolean {
  const isEnd = facts.some(({ k, move }) => k === 'move' && move === 'end')
  return facts.some(({ k }) => STEPS.includes(k) || k.startsWith('rival') || (isEnd && k.startsWith('fear')))
}

const isPaying = ({ picture }: Props): boolean => picture.question?.cost !== undefined

/** What is left of the resources that a payment takes, what was put down before it included. */
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

/** Moves by a thing that says itself what it does. */
const BY_THING: readonly string[] = ['play', 'pass', 'use', 'recruit', 'rescue', 'borrow']

/** Answers to a thing that asks whether it is used. */
const ITSELF: readonly string[] = ['use', 'resolve']

/** What a thing does, where a card goes that is bought (ARN-BUY-02, ARN-BUY-05), and what a slot was worth (ARN-SCORE-03). */
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

/** What asks whether it is used says what it does: it may lie small by now. */
export function questionText({ picture, speaker }: Props): string | null {
  const from = picture.options.some(isItself) ? picture.question?.from : null
  return from ? speaker.sayDetail([from]) || null : null
}

/** ARN-IDOL-03: slots are filled from the first. */
function nextSlot({ view, seat }: Props): number {
  const slots = seat === null ? NO_IDOLS : (view.explorers[seat]?.slots ?? NO_IDOLS)
  const next = firstEmpty(slots)
  return next === undefined ? 0 : (SLOT_POINTS[next] as number)
}

export function warns(option: Offered, props: Props): Warning | null {
  const { verb } = moveOf(option)
  if (isPaying(props) && verb === 'pay') return told(wasted(option, props), false)
  if (verb === 'pass') return told(lost(props), true)
  if (verb === 'end' && props.seat !== null) {
    const { passed } = props.view.explorers[props.seat] as Props['view']['explorers'][number]
    return told(passed ? lost(props) : travelLost(props), false)
  }
  return null
}

/** The warning about passing is the one about ending the turn, too. */
export const confirmedWith = (move: string): string | undefined => (move === 'pass' ? 'end' : undefined)

/** ARN-TRAVEL-07, ARN-TURN-10: travel that is left over lasts as long as the turn. */
function wasted(option: Offered, { picture, speaker, view, seat }: Props): string[] {
  const { spare = {} } = option
  const words = wordsOf(speaker)
  const over = Object.values(spare).reduce((sum, one) => sum + one, 0)
  const allPlanes = seat !== null && view.explorers[seat]?.planes === true
  const uses = [...(picture.question?.paid ?? []), ...spentBy(option)]
  const planes = allPlanes ? 0 : planesWasted(uses, picture.question?.cost ?? {}, spare)
  return [...counted(words, 'warn.spare', over), ...counted(words, 'warn.planes', planes)]
}

function lost({ view, seat, picture, speaker }: Props): string[] {
  if (seat === null) return []
  const words = wordsOf(speaker)
  const moves = picture.options.map(({ move }) => move)
  const { assistants, cards, fear, travel } = lostByPassing(view, seat, moves)
  return [
    ...counted(words, 'warn.assistants', assistants.length),
    ...counted(words, 'warn.cards', cards.length),
    ...counted(words, 'warn.travel', travel),
    ...counted(words, 'warn.fear', fear),
  ]
}

function travelLost({ view, speaker }: Props): string[] {
  const { car, ship, plane, either } = view.pool
  return counted(wordsOf(speaker), 'warn.travel', car + ship + plane + either)
}

type Key = Extract<Parameters<Words['say']>[0], `warn.${string}`>

const counted = (words: Words, key: Key, count: number): string[] => (count > 0 ? [words.say(key, { count })] : [])

/** One sentence. */
function told(parts: readonly string[], asks: boolean): Warning | null {
  if (parts.length === 0) return null
  const text = parts.join(', ')
  return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, asks }
}
