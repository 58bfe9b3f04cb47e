// The script of a show: what was told, as steps with a sentence and gestures. Only data; timing.ts says when each begins, and performer.ts
// plays it.

import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { added, withoutRepeats } from './fewer-words.ts'
import { aimOf, CAUSE, draw, erase, type Gesture, gather, move, type Place, type TableMotion } from './gesture.ts'
import type { Step } from './step.ts'

/** More would be a queue that nobody reads to its end: then its gist is told, and the log has the rest. */
const MOST_CAPTIONS = 4
/** More would cover the question on a phone. */
export const MOST_LETTERS = 90

export type Telling = TableMotion & {
  readonly speaker: GameSpeaker
  /** Is what one's own move set off told step by step? */
  readonly tells?: ((facts: readonly Fact[]) => boolean) | undefined
  /** Whose eyes these are; null looks on. */
  readonly own: number | null
}

/** The steps of one row of the log. What one has done oneself is seen and not said; what it set off is both. */
export function stepsOf(
  { seat, facts }: Told,
  { speaker, motion, tells, gist, adds = [], turns = [], roundEnds = [], own }: Telling,
): Step[] {
  const all = speaker.gather(facts)
  const isMine = own !== null && seat === own
  const said = (facts: readonly Fact[], told: (fact: Fact) => Fact | null) => {
    const others = isMine ? facts.findIndex((fact) => fact.seat !== own) : 0
    const isSaid = (i: number): boolean => (isMine ? others >= 0 && i >= others && doesTell : true)
    const end = endOfRound(facts, roundEnds)
    let turn = 0
    return facts.flatMap((fact, i): Step[] => {
      const gestures = motion[fact.k]?.(fact, own !== null && fact.seat === own) ?? []
      const one = isSaid(i) ? told(fact) : null
      const [first = null, ...rest] = one ? sentences(speaker.sayFact(one)) : []
      if (turns.includes(fact.k)) turn++
      const who = typeof fact.seat === 'number' ? { seat: fact.seat, turn } : { turn }
      const part = end !== null && i >= end.from && i <= end.to ? { ...who, round: end.round } : who
      return [{ caption: first, gestures, ...part }, ...rest.map((caption) => ({ caption, gestures: [], ...part }))]
    })
  }
  const doesTell = isMine && tells?.(facts) === true
  const shortened = [
    () => said(all, (fact) => fact),
    () => withoutRepeats(said(added(all, adds), (fact) => fact)),
    () => withoutRepeats(said(added(all, adds), gist ?? ((fact) => fact))),
  ]
  let steps: Step[] = []
  for (const shorten of shortened) {
    steps = joined(withCauses(shorten()))
    if (steps.filter(({ caption }) => caption !== null).length <= MOST_CAPTIONS) break
  }
  return steps
}

/** Where in a row the rules end a round: from the first fact of such a kind to the one that begins the next round. */
function endOfRound(facts: readonly Fact[], kinds: readonly string[]) {
  const to = facts.findLastIndex(({ k }) => k === 'round')
  const from = facts.findIndex(({ k }) => kinds.includes(k))
  const round = facts[to]?.round
  return typeof round === 'number' && from >= 0 && from <= to ? { from, to, round } : null
}

/** What was done and why, one after the other, where both are much at once. */
const sentences = (text: string): string[] =>
  text.length > MOST_LETTERS ? sentencesIn(text) : text === '' ? [] : [text]

export const sentencesIn = (text: string): string[] => text.split(/(?<=\p{L}\)?\.)[ \u00a0](?=\p{Lu})/u)

/** What a gain flies from, and a payment to, is where the eye was led before it. What is gained is not the cause of the next gain. */
function withCauses(steps: readonly Step[]): Step[] {
  let cause: Place | null = null
  return steps.map(({ gestures, ...step }) => ({
    ...step,
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
    if (before && fits && before.round === step.round && before.gestures.length + step.gestures.length <= 6)
      // Whose step it is depends on what is told.
      all[all.length - 1] = {
        ...before,
        ...(before.caption === null && step.seat !== undefined && { seat: step.seat }),
        caption: both || null,
        gestures: [...before.gestures, ...step.gestures],
      }
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
      if (gesture.kind === 'move') {
        const { thing, home } = gesture
        return [move(thing), ...(home ? [gather(thing, home.picture, home.place)] : [])]
      }
      if (gesture.kind === 'fly') return [{ ...gesture, from: gesture.to, to: gesture.from }]
      if (gesture.kind === 'draw') return [erase(gesture.things.toReversed())]
      if (gesture.kind === 'erase') return [draw(gesture.things.toReversed())]
      return gesture.kind === 'count' ? [{ ...gesture, by: gesture.by && -gesture.by }] : []
    }),
  }))
}
