// The script of a show: what was told, as steps with a sentence and gestures, and when each begins. Only data; performer.ts plays it.

import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { aimOf, CAUSE, type Gesture, type Motion, move, type Place } from './gesture.ts'

export type Step = {
  /** Null where the step is only seen. */
  readonly caption: string | null
  readonly gestures: readonly Gesture[]
}

export type TimedStep = Step & {
  /** In milliseconds from the beginning of the show. */
  readonly at: number
  readonly lasts: number
}

/** Times in milliseconds. */
export const TIMES = {
  move: 600,
  fly: 400,
  flip: 440,
  count: 240,
  press: 260,
  draw: 420,
  roll: 600,
  shake: 240,
  glow: 480,
} as const
/** Between pictures of one kind that fly together. */
export const STAGGER = 70
/** A sentence stands at least so long, and longer if it is long and there is time for it. */
const CAPTION = 600
const CAPTION_PER_LETTER = 8
const SHORTEST = 350
/** The whole turn of one rival. Where more have moved, each is told in less time: never above six seconds together. */
const LONGEST = [4000, 2600, 1800] as const
const LONGEST_TOGETHER = 6000
/** More would be a queue that nobody reads to its end: then its gist is told, and the log has the rest. */
const MOST_CAPTIONS = 4
/** More would cover the question on a phone. */
const MOST_LETTERS = 90

export type Telling = {
  readonly speaker: GameSpeaker
  readonly motion: Motion
  /** Is what one's own move set off told step by step? */
  readonly tells?: ((facts: readonly Fact[]) => boolean) | undefined
  /** What is told of a fact where much is told at once; null leaves it to the log. */
  readonly gist?: ((fact: Fact) => Fact | null) | undefined
  /** Whose eyes these are; null looks on. */
  readonly own: number | null
}

/** The steps of one row of the log. What one has done oneself is seen and not said; what it set off is both. */
export function stepsOf({ seat, facts }: Told, { speaker, motion, tells, gist, own }: Telling): Step[] {
  const all = speaker.gather(facts)
  const isMine = own !== null && seat === own
  const others = isMine ? all.findIndex((fact) => fact.seat !== own) : 0
  const isSaid = (i: number): boolean => (isMine ? others >= 0 && i >= others && tells?.(facts) === true : true)
  const said = (told: (fact: Fact) => Fact | null) =>
    all.flatMap((fact, i): Step[] => {
      const gestures = motion[fact.k]?.(fact, own !== null && fact.seat === own) ?? []
      const one = isSaid(i) ? told(fact) : null
      const [first = null, ...rest] = one ? sentences(speaker.sayFact(one)) : []
      return [{ caption: first, gestures }, ...rest.map((caption) => ({ caption, gestures: [] }))]
    })
  const whole = joined(withCauses(said((fact) => fact)))
  const isLong = whole.filter(({ caption }) => caption !== null).length > MOST_CAPTIONS
  return isLong && gist ? joined(withCauses(said(gist))) : whole
}

/** What was done and why, one after the other, where both are much at once. */
const sentences = (text: string): string[] =>
  text.length > MOST_LETTERS ? text.split(/(?<=\p{L}\)?\.)[ \u00a0](?=\p{Lu})/u) : text === '' ? [] : [text]

/** What a gain flies from, and a payment to, is where the eye was led before it. What is gained is not the cause of the next gain. */
function withCauses(steps: readonly Step[]): Step[] {
  let cause: Place | null = null
  return steps.map(({ caption, gestures }) => ({
    caption,
    gestures: gestures.flatMap((gesture): Gesture[] => {
      if (!gestures.some((one) => one.kind === 'fly' && one.from === CAUSE)) cause = aimOf(gesture) ?? cause
      if (gesture.kind !== 'fly' || (gesture.from !== CAUSE && gesture.to !== CAUSE)) return [gesture]
      if (cause === null) return []
      return [{ ...gesture, ...(gesture.from === CAUSE ? { from: cause } : { to: cause }) }]
    }),
  }))
}

/** Short sentences are told at once, and what is only seen goes with the sentence before it. */
function joined(steps: readonly Step[]): Step[] {
  const all: Step[] = []
  for (const step of steps) {
    const before = all.at(-1)
    const both = [before?.caption, step.caption].filter((one) => one).join(' ')
    const fits = both.length <= MOST_LETTERS || !step.caption || !before?.caption
    if (before && fits && before.gestures.length + step.gestures.length <= 6)
      all[all.length - 1] = { caption: both || null, gestures: [...before.gestures, ...step.gestures] }
    else all.push(step)
  }
  return all.filter(({ caption, gestures }) => caption !== null || gestures.length > 0)
}

/** What was taken back is seen to run back; nothing is said of it, for the log says it. */
export function reversed(steps: readonly Step[]): Step[] {
  return steps.toReversed().map(({ gestures }) => ({
    caption: null,
    gestures: gestures.toReversed().flatMap((gesture): Gesture[] => {
      // Its way leads forward only: back it goes straight.
      if (gesture.kind === 'move') return [move(gesture.thing)]
      if (gesture.kind === 'fly') return [{ ...gesture, from: gesture.to, to: gesture.from }]
      return gesture.kind === 'count' ? [{ ...gesture, by: gesture.by && -gesture.by }] : []
    }),
  }))
}

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
          : gesture.kind === 'draw'
            ? TIMES.draw
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

/** `rivals`: how many rivals’ turns are shown one after another. `rate`: 1 calm, more is quicker. */
export function timed(steps: readonly Step[], rivals: number, rate: number): TimedStep[] {
  const natural = steps.map(naturalLength)
  const length = natural.reduce((sum, one) => sum + one, 0)
  const most = Math.min(
    LONGEST[Math.min(rivals, LONGEST.length) - 1] ?? LONGEST[0],
    LONGEST_TOGETHER / Math.max(1, rivals),
  )
  const scale = Math.min(1, most / Math.max(1, length)) / rate
  let at = 0
  return steps.map((step, i) => {
    const lasts = (natural[i] as number) * scale
    const one = { ...step, at, lasts }
    at += lasts
    return one
  })
}

/** How long a sentence stays that is only read: time to read it. */
export const readingTime = (text: string): number => 1100 + 32 * text.length
