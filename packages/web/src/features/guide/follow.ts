// Which lesson it is, what is said now, what counts as shown. All of it follows from what is kept and from the moment.

import type { Offered } from '@wayfare/protocol'
import type { Guide, Idea, Lesson, Moment } from '../../board-kit/lessons/lesson.ts'
import { moveOf } from '../../board-kit/moves.ts'

/** What is kept of a guided game. */
export type GuideProgress = {
  /** Ideas that were shown or said to be known: they are not told again, here or at another table. */
  readonly known: readonly string[]
  /** When an idea was first told, in moves of the learner. */
  readonly told: Readonly<Record<string, number>>
  /** Lessons that were left. */
  readonly left: readonly string[]
  readonly lesson: string
  /** The lesson that was just finished, and how many moves the learner had made then. */
  readonly reached: { readonly lesson: string; readonly moves: number } | null
  /** At the last settled moment: the learner's moves, the steps done, and the move that would have led on. */
  readonly settled: { readonly moves: number; readonly done: number; readonly onward: string | null }
  /** What was done then led to no goal. */
  readonly strayed: boolean
  /** "I know this" in a row. */
  readonly streak: number
  /** The guide is silent, and the table goes on. */
  readonly closed: boolean
}

/** An idea that was told and not shown is told once more after so many moves. */
const PATIENCE = 6
/** So many ideas known in a row, and the rest of the lesson may be, too. */
export const KNOWN_IN_A_ROW = 3

export const beginning = (guide: Pick<Guide, 'lessons'>, known: readonly string[] = []): GuideProgress => ({
  known,
  told: {},
  left: [],
  lesson: guide.lessons[0]?.id ?? '',
  reached: null,
  settled: { moves: 0, done: 0, onward: null },
  strayed: false,
  streak: 0,
  closed: false,
})

export const isDone = <V>(lesson: Lesson<V>, moment: Moment<V>): boolean =>
  lesson.steps.every((step) => step.done(moment))

/** The last lesson ends the guide; what was not met on the way stays as it is. */
export function isFinished<V>({ lessons }: Guide<V>, { left }: GuideProgress, moment: Moment<V>): boolean {
  const last = lessons.at(-1)
  return moment.over || last === undefined || left.includes(last.id) || isDone(last, moment)
}

const ownMoves = ({ told, seat }: Moment): number => told.filter((row) => row.seat === seat).length

/** What changes with a new moment. The same progress if nothing does. */
export function follow<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>): GuideProgress {
  const moves = ownMoves(moment)
  const shown = guide.lessons
    .flatMap((lesson) => lesson.steps.flatMap((step) => step.ideas))
    .filter((idea) => !before.known.includes(idea.id) && idea.shown?.(moment))
  let now: GuideProgress = before
  if (shown.length > 0) now = { ...now, known: [...now.known, ...shown.map(({ id }) => id)] }
  now = chosen(guide, now, moment, moves)
  now = judged(guide, now, moment, moves)
  if (now.reached && moves > now.reached.moves) now = { ...now, reached: null }
  // Behind the word that a lesson is finished nobody reads it.
  const idea = now.reached ? undefined : spoken(guide, now, moment)
  if (idea && now.told[idea.id] === undefined) now = { ...now, told: { ...now.told, [idea.id]: moves } }
  if (moves > before.settled.moves && now.streak > 0 && shown.length > 0) now = { ...now, streak: 0 }
  return now
}

/** The lesson: it changes when it is done, and where a goal can be taken up, to the first that is open. */
function chosen<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>, moves: number): GuideProgress {
  const current = guide.lessons.find(({ id }) => id === before.lesson)
  const done = current !== undefined && isDone(current, moment)
  if (current && !done && !guide.settled(moment)) return before
  const todo = guide.lessons.filter((lesson) => !before.left.includes(lesson.id) && !isDone(lesson, moment))
  const next = todo.find((lesson) => lesson.open?.(moment) ?? true) ?? todo[0]
  const lesson = (next ?? guide.lessons.at(-1))?.id ?? ''
  if (done && before.lesson !== lesson)
    return { ...before, lesson, reached: { lesson: before.lesson, moves }, strayed: false, streak: 0 }
  return lesson === before.lesson ? before : { ...before, lesson, streak: 0 }
}

/** Whether what was done since the last settled moment led anywhere, or was what would have been shown, or could not be otherwise. */
function judged<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>, moves: number): GuideProgress {
  if (!guide.settled(moment)) return before
  const done = guide.lessons.flatMap(({ steps }) => steps).filter((step) => step.done(moment)).length
  const onward = isFree(guide, before, moment) ? (exampleOf(guide, before, moment)?.move ?? null) : null
  const { settled } = before
  if (settled.moves === moves && settled.done === done && settled.onward === onward) return before
  const rows = moment.told.filter((row) => row.seat === moment.seat).slice(settled.moves)
  const asShown = rows.some(({ facts }) => facts.some(({ k, move }) => k === 'move' && move === settled.onward))
  const led = done > settled.done || asShown || settled.onward === null
  const strayed = settled.moves === moves ? before.strayed : !led
  return { ...before, settled: { moves, done, onward }, strayed }
}

/** Whether one may stray here: not where there is only one kind of move, nor in the last lesson, in which everybody plays as they like. */
function isFree<V>({ lessons }: Guide<V>, { lesson }: GuideProgress, { offers }: Moment<V>): boolean {
  return lesson !== lessons.at(-1)?.id && new Set(offers.map((offer) => moveOf(offer).verb)).size > 1
}

/** A move towards the step at hand, or one that goes on with what was begun. */
export function exampleOf<V>(guide: Guide<V>, { lesson }: GuideProgress, moment: Moment<V>): Offered | undefined {
  if (moment.asked === null) return undefined
  const step = guide.lessons.find(({ id }) => id === lesson)?.steps.find((one) => !one.done(moment))
  return step && (step.move(moment) ?? guide.onward(moment))
}

/** The idea that is told now, if there is one: of the step at hand, else of what was begun in the midst of a move. */
export function spoken<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): Idea<V> | undefined {
  if (progress.closed || moment.asked === null || isFinished(guide, progress, moment)) return undefined
  const moves = ownMoves(moment)
  const may = (idea: Idea<V>): boolean => mayBeTold(idea, progress, moves) && (idea.when?.(moment) ?? true)
  const lesson = guide.lessons.find(({ id }) => id === progress.lesson)
  const idea = lesson?.steps.find((step) => !step.done(moment))?.ideas.find(may)
  if (idea || guide.settled(moment)) return idea
  return guide.lessons
    .filter(({ id }) => id !== progress.lesson && !progress.left.includes(id))
    .flatMap(({ steps }) => begunOf(steps, moment)?.ideas ?? [])
    .find((one) => one.when !== undefined && may(one))
}

/** The next step of a lesson that was begun, though another is taught. */
function begunOf<V>(steps: Lesson<V>['steps'], moment: Moment<V>): Lesson<V>['steps'][number] | undefined {
  const next = steps.findIndex((step) => !step.done(moment))
  return next > 0 ? steps[next] : undefined
}

function mayBeTold<V>(idea: Idea<V>, { known, told }: GuideProgress, moves: number): boolean {
  if (known.includes(idea.id)) return false
  const since = told[idea.id]
  if (since === undefined || since === moves) return true
  // Told until it is shown; where nothing can show it, until the next move, and once more later.
  return idea.shown !== undefined || moves - since === PATIENCE
}

/** "I know this": the idea and all that stands on it. */
export function drop<V>({ lessons }: Guide<V>, progress: GuideProgress, idea: string): GuideProgress {
  const ideas = lessons.flatMap(({ steps }) => steps.flatMap((step) => step.ideas))
  const dropped = new Set([idea])
  for (const { id, on } of ideas) if (on !== undefined && dropped.has(on)) dropped.add(id)
  return { ...progress, known: [...new Set([...progress.known, ...dropped])], streak: progress.streak + 1 }
}

export function leaveLesson<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): GuideProgress {
  const left = [...progress.left, progress.lesson]
  const next = guide.lessons.find((lesson) => !left.includes(lesson.id) && !isDone(lesson, moment))
  return { ...progress, left, lesson: next?.id ?? progress.lesson, streak: 0 }
}
