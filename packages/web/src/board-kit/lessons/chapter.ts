// A chapter teaches one part of a game in a few minutes: alone, from a position made for it. All of it is data. Each step has a goal and
// the shortest way to it, so that `wayfare lesson --check` can play the chapter. At its end there is an exam: a position, and the question
// what the learner would do there.

import type { Fact, Id, Json, State, TableOptions, Value } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import type { Language } from '@wayfare/text'
import { isLike, moveOf } from '../moves.ts'
import { both, either, first, moved, offered, scored, times, touched } from './conditions.ts'
import { type Condition, factsBy, type Guide, type Lesson, type LessonTexts, type Moment } from './lesson.ts'

/**
 * Something the learner does. `times` counts the facts of a kind; `with` names values that each of them has. `points` is a part of the score
 * that has to reach `least`, whichever moves lead there. `offers` is reached while such a move can be made.
 */
export type Goal =
  | { readonly move: string }
  | { readonly fact: string; readonly with?: Readonly<Record<string, Value>>; readonly times?: number }
  | { readonly points: string; readonly least: number }
  | { readonly offers: string }
  | { readonly any: readonly Goal[] }
  | { readonly all: readonly Goal[] }

/**
 * Things that share one number in the light: named by their ids, or by the moves that touch them, such as `recruit *`, or by several such patterns. Of what each move
 * touches it is one part, the first unless `part` says otherwise.
 */
type Lit = readonly Id[] | { readonly touchedBy: string | readonly string[]; readonly part?: number | 'all' }

type ChapterStep = {
  readonly id: string
  readonly goal: Goal
  /**
   * Moves of the learner count from when the step is the next one, so that nothing is ticked untaught. With `start` it counts from the
   * beginning of the chapter: for a count of all that was done, and for what cannot be done twice.
   */
  readonly since?: 'start'
  /** The shortest way there, from where the step before it ended: moves of the learner, as a log has them. */
  readonly way: readonly string[]
  /** Patterns of moves that lead to the goal as well, for a learner who has come another way. */
  readonly otherwise?: readonly string[]
  /** Patterns of moves after which the goal is out of reach, unless they have reached it: the guide says so at once. */
  readonly lost?: readonly string[]
  readonly lit: readonly Lit[]
  /** The passage of the rulebook that tells it. */
  readonly rule: string
}

export type Chapter = {
  readonly id: string
  /** In the notation of `wayfare try`. The learner has seat 0. */
  readonly position: Json
  readonly steps: readonly ChapterStep[]
  /** `way`: a turn that is possible there; the coach judges what the learner does instead. */
  readonly exam: { readonly position: Json; readonly way: readonly string[] }
  /** Both positions as states, written by `wayfare lesson --write`: rules that lay positions are no part of the client. */
  readonly worlds: () => Promise<ChapterWorlds>
  readonly texts: Readonly<Record<Language, () => Promise<LessonTexts>>>
}

/** `options`: those of the table at which both positions lie. */
export type ChapterWorlds = { readonly options: TableOptions; readonly start: State; readonly exam: State }

/** A file of worlds holds states as the rules write them. */
export const worldsFrom = (file: { readonly default: unknown }): ChapterWorlds => file.default as ChapterWorlds

export type ChapterEntry = { readonly id: string; readonly minutes: number; readonly load: () => Promise<Chapter> }

/** All chapters of a game in the order in which they are best learnt. Of each the titles say its name and, under `id.promise`, what it teaches. */
export type Chapters = {
  readonly list: readonly ChapterEntry[]
  readonly titles: Readonly<Record<Language, () => Promise<LessonTexts>>>
}

/** The keys of a chapter's texts beside those of a lesson (`keyOf`). */
export const chapterKeys = {
  promise: (chapter: string) => `${chapter}.promise`,
  question: 'exam.question',
  lesson: 'exam.lesson',
}

export function isReached(goal: Goal): Condition<unknown> {
  if ('any' in goal) return either(...goal.any.map(isReached))
  if ('all' in goal) return both(...goal.all.map(isReached))
  if ('move' in goal) return moved(goal.move)
  if ('offers' in goal) return offered(goal.offers)
  if ('points' in goal) return scored(goal.points, goal.least)
  const { fact: kind, with: wanted = {}, times: count = 1 } = goal
  const isWanted = (fact: Fact) => Object.entries(wanted).every(([name, value]) => fact[name] === value)
  return (moment) => times(kind, moment, isWanted) >= count
}

/** The number of rows of the log after which each step was reached, one after the other; Infinity where it was not. */
function rowsToReach(steps: readonly ChapterStep[], moment: Moment): readonly number[] {
  const known = reachedSteps.get(moment)
  if (known?.steps === steps) return known.rows
  const rows: number[] = []
  let next = 0
  for (const { goal, since } of steps) {
    const own = since === 'start' ? firstRows(goal, moment, 0) : firstRows(goal, moment, next)
    rows.push(own)
    next = Math.max(next, own)
  }
  reachedSteps.set(moment, { steps, rows })
  return rows
}

type ReachedSteps = { readonly steps: readonly ChapterStep[]; readonly rows: readonly number[] }
/** The guide asks about the same moment again and again. */
const reachedSteps = new WeakMap<Moment, ReachedSteps>()

/**
 * The fewest rows of the log of which those after the first `from` reach the goal. Points and offers are only known as they
 * are now, so a goal in them counts as reached from the beginning.
 */
function firstRows(goal: Goal, moment: Moment, from: number): number {
  const isEnough = (rows: number) => isReached(goal)({ ...moment, told: moment.told.slice(from, rows) })
  if (from === Number.POSITIVE_INFINITY || !isEnough(moment.told.length)) return Number.POSITIVE_INFINITY
  // More rows never lose a goal, so the search may halve them.
  let [few, enough] = [from - 1, moment.told.length]
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2)
    if (isEnough(middle)) enough = middle
    else few = middle
  }
  return enough
}

/** True if the goal of this step of the chapter was reached. */
export const isStepReached = ({ steps }: Pick<Chapter, 'steps'>, index: number, moment: Moment): boolean =>
  (rowsToReach(steps, moment)[index] ?? Number.POSITIVE_INFINITY) !== Number.POSITIVE_INFINITY

/** The chapter as the guide of a guided game follows it: a single lesson, at the table of the chapter. */
export const guideThrough = (chapter: Chapter, guide: Guide): Guide => ({ ...guide, lessons: [lessonOf(chapter)] })

function lessonOf(chapter: Chapter): Lesson<unknown> {
  const { id } = chapter
  const steps = chapter.steps.map((step, i) => {
    const done = (moment: Moment) => isStepReached(chapter, i, moment)
    const lit = (moment: Moment) => step.lit.map((one) => litAt(one, moment))
    const idea = { id: step.id, shown: done, lit, rule: step.rule }
    return { id: step.id, done, move: nextMoveOf(chapter, i), ideas: [idea] }
  })
  /** Who has strayed so far that no move of the step at hand is offered is told so. */
  const open = (moment: Moment): boolean => {
    const next = steps.find(({ done }) => !done(moment))
    return next === undefined || next.move(moment) !== undefined
  }
  const lost = (moment: Moment): boolean => {
    const next = steps.findIndex(({ done }) => !done(moment))
    const likes = chapter.steps[next]?.lost ?? []
    return likes.length > 0 && either(...likes.map(moved))(sinceStep(chapter, next, moment))
  }
  return { id, open, lost, steps }
}

/** Only what was done since this step is the next one. */
const sinceStep = ({ steps }: Pick<Chapter, 'steps'>, index: number, moment: Moment): Moment => ({
  ...moment,
  told: moment.told.slice(Math.max(0, ...rowsToReach(steps, moment).slice(0, index))),
})

/**
 * Offers the move of the way that comes after those the learner has made for this step: a move of its beginning, such as a skip, may be
 * offered again later on and then lead away from the goal.
 */
function nextMoveOf(chapter: Chapter, index: number): (moment: Moment) => Offered | undefined {
  const { goal, way, otherwise = [] } = chapter.steps[index] as ChapterStep
  const elsewhere = [...otherwise, ...movesOf(goal), ...way]
  return (moment) => first(...way.slice(progressOn(way, sinceStep(chapter, index, moment))), ...elsewhere)(moment)
}

/** Counts how far the learner has come on the way. */
function progressOn(way: readonly string[], { told, seat }: Moment): number {
  let next = 0
  for (const { k, move } of factsBy(told, seat))
    if (k === 'move' && typeof move === 'string') {
      const found = way.findIndex((like, at) => at >= next && isLike(like, moveOf(move)))
      if (found >= 0) next = found + 1
    }
  return next
}

/** The patterns of moves that reach a goal by themselves. */
function movesOf(goal: Goal): readonly string[] {
  if ('any' in goal) return goal.any.flatMap(movesOf)
  return 'move' in goal ? [goal.move] : []
}

const litAt = (lit: Lit, moment: Moment): readonly Id[] =>
  'touchedBy' in lit ? [lit.touchedBy].flat().flatMap((like) => touched(moment, like, lit.part)) : lit
