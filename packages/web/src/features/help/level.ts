// Help that fades: how much a prompt says to this person in this game. It follows from what they have finished and done often without
// taking it back or asking, unless they have chosen it themselves.

import { signal } from '@preact/signals'
import type { LearntOfGame, Level } from '@wayfare/protocol'

export type Known = Readonly<LearntOfGame['help']>

const NOTHING: Known = { chosen: null, chosenAt: 0, finished: 0, made: {}, doubts: {} }
const KEY = 'wayfare help'
const OFTEN = 8
/** Games after which nobody is a beginner, and after which what is done often needs few words. */
const SOME = 2
const MANY = 8

/** By the game. */
export const kept = signal<Readonly<Record<string, Known>>>(read())

function read(): Readonly<Record<string, Known>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Known>
  } catch {
    return {}
  }
}

export const knownOf = (game: string): Known => ({ ...NOTHING, ...kept.value[game] })

export function levelFor({ chosen, finished, made }: Known, question?: string): Level {
  if (chosen) return chosen
  const practised = question !== undefined && (made[question] ?? 0) >= OFTEN
  if (finished >= MANY && (practised || question === undefined)) return 'expert'
  return finished >= SOME || practised ? 'regular' : 'beginner'
}

/** For a question, or for the game as a whole. */
export const levelOf = (game: string, question?: string): Level => levelFor(knownOf(game), question)

export function change(game: string, changed: (known: Known) => Partial<Known>): void {
  const known = knownOf(game)
  kept.value = { ...kept.peek(), [game]: { ...known, ...changed(known) } }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()))
  } catch {
    // A device that keeps nothing still plays.
  }
}

export const noteFinished = (game: string): void => change(game, ({ finished }) => ({ finished: finished + 1 }))

/** Beyond what counts nothing is counted. */
export function noteAnswer(game: string, question: string): void {
  const { [question]: before = 0 } = knownOf(game).made
  if (before < OFTEN) change(game, ({ made }) => ({ made: { ...made, [question]: before + 1 } }))
}

/** It was taken back, or had to be asked about: it is not known yet. */
export function noteDoubt(game: string, question: string): void {
  if (knownOf(game).made[question])
    change(game, ({ made, doubts }) => ({
      made: { ...made, [question]: 0 },
      doubts: { ...doubts, [question]: (doubts[question] ?? 0) + 1 },
    }))
}
