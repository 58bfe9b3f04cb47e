// When each step of a show begins, and how long it lasts.

import { fitted } from './fewer-words.ts'
import type { Gesture } from './gesture.ts'
import { MOST_LETTERS } from './script.ts'
import type { Step } from './step.ts'

export type TimedStep = Step & {
  /** In milliseconds from the beginning of the show. */
  readonly at: number
  readonly lasts: number
}

/** Times in milliseconds. */
export const TIMES = {
  move: 600,
  shift: 240,
  gather: 600,
  fly: 400,
  flip: 440,
  count: 240,
  press: 260,
  draw: 420,
  erase: 210,
  roll: 600,
  shake: 240,
  glow: 480,
} as const
/** Between pictures of one kind that fly together. */
export const STAGGER = 70
/** A sentence stands at least so long, at any pace, and longer if it is long and there is time for it. */
const CAPTION = 600
const CAPTION_PER_LETTER = 8
const SHORTEST = 350
/** Where much is shown in little time. */
const SHORTEST_IN_HASTE = 250
/** The whole turn of one rival. Where more have moved, each is told in less time: never above six seconds together. */
const LONGEST = [4000, 2600, 1800] as const
const LONGEST_TOGETHER = 6000
/**
 * One row can tell of several turns: of all that was played at once, or of what an opponent without a seat does until the round is over.
 * It may last longer, as long as its sentences need; with the end of a round after it that is eight seconds at most.
 */
const LONGEST_ROW = 5000
/** What the rules do at the end of a round. */
const LONGEST_ROUND = 3000
/**
 * How long the gestures of a step take: they overlap, and those that lead somewhere come before those that count. Places that light up
 * one after another in the list do so at once.
 */
export function beginsOf(gestures: readonly Gesture[]): number[] {
  let at = 0
  return gestures.map((gesture, i) => {
    const begins = at
    const next = gestures[i + 1]
    if (gesture.kind === 'glow' && next?.kind === 'glow') return begins
    // A number changes when its picture lands; pictures of several kinds follow each other closely, and go to one place as one crowd.
    at +=
      gesture.kind === 'move'
        ? TIMES.move * 0.7
        : gesture.kind === 'fly'
          ? next?.kind === 'fly' && next.to === gesture.to
            ? STAGGER * (gesture.times ?? 1)
            : TIMES.fly * 0.7
          : gesture.kind === 'draw' || gesture.kind === 'erase'
            ? TIMES[gesture.kind]
            : gesture.kind === 'glow'
              ? 100
              : STAGGER
    return begins
  })
}

function naturalLength({ caption, gestures }: Step): number {
  const begins = beginsOf(gestures)
  const ends = gestures.map((gesture, i) => (begins[i] as number) + TIMES[gesture.kind])
  return Math.max(SHORTEST, caption === null ? 0 : CAPTION + CAPTION_PER_LETTER * caption.length, ...ends)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const shortestLength = ({ caption }: Step): number => (caption === null ? SHORTEST_IN_HASTE : CAPTION)

/**
 * `rivals`: how many rivals’ turns are shown one after another. `rate`: 1 calm, more is quicker. `spent`: how long what has already been
 * told of the same turn takes.
 */
export function timed(steps: readonly Step[], rivals: number, rate: number, spent = 0): TimedStep[] {
  const first = steps.findIndex(({ round }) => round !== undefined)
  const last = steps.findLastIndex(({ round }) => round !== undefined)
  const whole = longestOf(
    steps.filter(({ round }) => round === undefined),
    rivals,
  )
  const turn = Math.max(CAPTION, whole - spent * rate)
  const [before, round, after] =
    first < 0 ? [steps, [], []] : [steps.slice(0, first), steps.slice(first, last + 1), steps.slice(last + 1)]
  const needed = sum([...before, ...after].map(naturalLength))
  const share = (part: readonly Step[]): number => (turn * sum(part.map(naturalLength))) / Math.max(1, needed)
  const paced = [
    ...withLengths(before, share(before) / rate, rate),
    ...withLengths(round, Math.min(LONGEST_ROUND, turn) / rate, rate),
    ...withLengths(after, share(after) / rate, rate),
  ]
  let at = 0
  return paced.map((step) => {
    const one = { ...step, at }
    at += step.lasts
    return one
  })
}

function longestOf(steps: readonly Step[], rivals: number): number {
  const most = Math.min(
    LONGEST[Math.min(rivals, LONGEST.length) - 1] ?? LONGEST[0],
    LONGEST_TOGETHER / Math.max(1, rivals),
  )
  const isOneTurn = new Set(steps.map(({ turn }) => turn)).size <= 1
  return rivals > 1 || isOneTurn ? most : Math.max(most, Math.min(LONGEST_ROW, sum(steps.map(shortestLength))))
}

/** With so much time for all of them; there are fewer of them where there would be too little for one. */
function withLengths(all: readonly Step[], most: number, rate: number): (Step & { readonly lasts: number })[] {
  const steps = fitted(all, (some) => sum(some.map(shortestLength)) <= most, MOST_LETTERS)
  const shortest = steps.map(shortestLength)
  const wanted = steps.map((step, i) => Math.max(shortest[i] as number, naturalLength(step) / rate))
  const [least, whole] = [sum(shortest), sum(wanted)]
  const share = whole <= most ? 1 : Math.max(0, most - least) / (whole - least)
  return steps.map((step, i) => {
    const atLeast = shortest[i] as number
    return { ...step, lasts: atLeast + ((wanted[i] as number) - atLeast) * share }
  })
}
