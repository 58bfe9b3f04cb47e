// Help that fades: how much a prompt says to this person in this game. It follows from what they have finished and done often without
// taking it back or asking, unless they have chosen it themselves.

import { signal } from '@preact/signals'

export const LEVELS = ['beginner', 'regular', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export type Known = {
  /** null: it follows from the rest. */
  readonly chosen: Level | null
  /** Games played to their end. */
  readonly finished: number
  /** By the question, how often it was answered since it last needed help. */
  readonly made: Readonly<Record<string, number>>
}

const NOTHING: Known = { chosen: null, finished: 0, made: {} }
const KEY = 'wayfare help'
const OFTEN = 8
/** Games after which nobody is a beginner, and after which what is done often needs few words. */
const SOME = 2
const MANY = 8

const kept = signal<Readonly<Record<string, Known>>>(read())

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

function change(game: string, changed: (known: Known) => Partial<Known>): void {
  const known = knownOf(game)
  kept.value = { ...kept.peek(), [game]: { ...known, ...changed(known) } }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()))
  } catch {
    // A device that keeps nothing still plays.
  }
}

export const chooseLevel = (game: string, chosen: Level | null): void => change(game, () => ({ chosen }))
export const noteFinished = (game: string): void => change(game, ({ finished }) => ({ finished: finished + 1 }))

/** Beyond what counts nothing is counted. */
export function noteAnswer(game: string, question: string): void {
  const { [question]: before = 0 } = knownOf(game).made
  if (before < OFTEN) change(game, ({ made }) => ({ made: { ...made, [question]: before + 1 } }))
}

/** It was taken back, or had to be asked about: it is not known yet. */
export function noteDoubt(game: string, question: string): void {
  if (knownOf(game).made[question]) change(game, ({ made }) => ({ made: { ...made, [question]: 0 } }))
}
