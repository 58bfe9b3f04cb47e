// A chapter teaches one part of a game in a few minutes: alone, from a position made for it. All of it is data. Each step has a goal and
// the shortest way to it, so that `wayfare lesson --check` can play the chapter. At its end there is an exam: a position, and the question
// what the learner would do there.

import type { Id, Json, State, TableOptions, Value } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import type { Language } from '@wayfare/text'
import { isLike, moveOf } from '../moves.ts'
import { both, did, either, first, moved, scored, times, touched } from './conditions.ts'
import { type Condition, factsBy, type Guide, type Lesson, type LessonTexts, type Moment } from './lesson.ts'

/**
 * Something the learner does. `times` counts facts; without `with`, any fact of the kind will do. `points` is a part of the score that
 * has to reach `least`, whichever moves lead there.
 */
export type Goal =
  | { readonly move: string }
  | { readonly fact: string; readonly with?: Readonly<Record<string, Value>>; readonly times?: number }
  | { readonly points: string; readonly least: number }
  | { readonly any: readonly Goal[] }
  | { readonly all: readonly Goal[] }

/**
 * Things that share one number in the light: named by their ids, or by the moves that touch them, such as `recruit *`. Of what each move
 * touches it is one part, the first unless `part` says otherwise.
 */
type Lit = readonly Id[] | { readonly touchedBy: string; readonly part?: number | 'all' }

type ChapterStep = {
  readonly id: string
  readonly goal: Goal
  /** The shortest way there, from where the step before it ended: moves of the learner, as a log has them. */
  readonly way: readonly string[]
  /** Patterns of moves that lead to the goal as well, for a learner who has come another way. */
  readonly otherwise?: readonly string[]
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
  if ('points' in goal) return scored(goal.points, goal.least)
  const { fact: kind, with: wanted = {}, times: count = 1 } = goal
  if (count > 1) return (moment) => times(kind, moment) >= count
  return did(kind, (fact) => Object.entries(wanted).every(([name, value]) => fact[name] === value))
}

/** The chapter as the guide of a guided game follows it: a single lesson, at the table of the chapter. */
export const guideThrough = (chapter: Chapter, guide: Guide): Guide => ({ ...guide, lessons: [lessonOf(chapter)] })

function lessonOf({ id, steps: planned }: Chapter): Lesson<unknown> {
  const steps = planned.map((step, i) => ({
    id: step.id,
    done: isReached(step.goal),
    move: nextMoveOf(step, planned.slice(0, i)),
    ideas: [
      {
        id: step.id,
        shown: isReached(step.goal),
        lit: (moment: Moment) => step.lit.map((lit) => litAt(lit, moment)),
        rule: step.rule,
      },
    ],
  }))
  /** Who has strayed so far that no move of the step at hand is offered is told so. */
  const open = (moment: Moment): boolean => {
    const next = steps.find(({ done }) => !done(moment))
    return next === undefined || next.move(moment) !== undefined
  }
  return { id, open, steps }
}

/**
 * Offers the move of the way that comes after those the learner has made for this step: a move of its beginning, such as a skip, may be
 * offered again later on and then lead away from the goal.
 */
function nextMoveOf(step: ChapterStep, before: readonly ChapterStep[]): (moment: Moment) => Offered | undefined {
  const elsewhere = [...(step.otherwise ?? []), ...movesOf(step.goal), ...step.way]
  return (moment) => first(...step.way.slice(progressOn(step.way, moment, before)), ...elsewhere)(moment)
}

/** Counts how far the learner has come on the way since the goals of the steps before were reached. */
function progressOn(way: readonly string[], moment: Moment, before: readonly ChapterStep[]): number {
  const { told, seat } = moment
  let begin = 0
  while (begin < told.length && !hasReachedAll(before, { ...moment, told: told.slice(0, begin) })) begin++
  let next = 0
  for (const { k, move } of factsBy(told.slice(begin), seat))
    if (k === 'move' && typeof move === 'string') {
      const found = way.findIndex((like, at) => at >= next && isLike(like, moveOf(move)))
      if (found >= 0) next = found + 1
    }
  return next
}

const hasReachedAll = (steps: readonly ChapterStep[], moment: Moment): boolean =>
  steps.every(({ goal }) => isReached(goal)(moment))

/** The patterns of moves that reach a goal by themselves. */
function movesOf(goal: Goal): readonly string[] {
  if ('any' in goal) return goal.any.flatMap(movesOf)
  return 'move' in goal ? [goal.move] : []
}

const litAt = (lit: Lit, moment: Moment): readonly Id[] =>
  'touchedBy' in lit ? touched(moment, lit.touchedBy, lit.part) : lit
