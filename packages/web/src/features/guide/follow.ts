// Which lesson it is, what is said now, what counts as shown. All of it follows from what is kept and from the moment.

import type { Offered } from '@wayfare/protocol'
import type { Guide, Idea, Lesson, Moment, Step } from '../../board-kit/lessons/lesson.ts'
import { moveOf } from '../../board-kit/moves.ts'

/** What is kept of a guided game. */
export type GuideProgress = {
  /** Ideas that were shown or said to be known: they are not told again, here or at another table. */
  readonly known: readonly string[]
  /** Ideas that were shown at this table, and how many moves the learner had made then: an undo past that takes it back. */
  readonly shownAt: Readonly<Record<string, number>>
  /** When an idea was first told, in moves of the learner. */
  readonly told: Readonly<Record<string, number>>
  /** Lessons that were left. */
  readonly left: readonly string[]
  readonly lesson: string
  /** Lessons that were the goal, or were named when the learner had done them unasked. Null if it was kept before this was recorded. */
  readonly taught: readonly string[] | null
  /** The lesson that the learner has just done unasked, which is named now, and how many moves they had made then. */
  readonly naming: { readonly lesson: string; readonly moves: number } | null
  /** The goal that was put off because it could not be reached, and how many moves the learner had made then. */
  readonly postponed: { readonly lesson: string; readonly moves: number } | null
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
const KNOWN_IN_A_ROW = 3

export const beginning = (guide: Pick<Guide, 'lessons'>, known: readonly string[] = []): GuideProgress => ({
  known,
  shownAt: {},
  told: {},
  left: [],
  lesson: guide.lessons[0]?.id ?? '',
  taught: [],
  naming: null,
  postponed: null,
  reached: null,
  settled: { moves: 0, done: 0, onward: null },
  strayed: false,
  streak: 0,
  closed: false,
})

/** Nothing is left to do in this step: it was taken, or passed over. */
const isBehind = <V>(step: Step<V>, moment: Moment<V>): boolean =>
  step.done(moment) || (step.skipped?.(moment) ?? false)

/** The step at hand: the first that is neither taken nor passed over. */
export const nextStep = <V>({ steps }: Lesson<V>, moment: Moment<V>): Step<V> | undefined =>
  steps.find((step) => !isBehind(step, moment))

/** What was told shows that all of it was done, whether or not anybody had explained it. */
export const isDone = <V>(lesson: Lesson<V>, moment: Moment<V>): boolean =>
  lesson.steps.every((step) => isBehind(step, moment)) && lesson.steps.some((step) => step.done(moment))

/** It was explained, and done. */
export const isLearnt = <V>(lesson: Lesson<V>, { taught }: GuideProgress, moment: Moment<V>): boolean =>
  (taught === null || taught.includes(lesson.id)) && isDone(lesson, moment)

/** Its goal can be reached from here, as far as can be foreseen. */
const isOpen = <V>(lesson: Lesson<V>, moment: Moment<V>): boolean => lesson.open?.(moment) ?? true

/** Lessons of which something is left to do, in their order. */
const openLessons = <V>({ lessons }: Guide<V>, { left }: GuideProgress, moment: Moment<V>): Lesson<V>[] =>
  lessons.filter((lesson) => !left.includes(lesson.id) && nextStep(lesson, moment) !== undefined)

/** The last lesson ends the guide, unless another can still be taken up. */
export function isFinished<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): boolean {
  const last = guide.lessons.at(-1)
  if (moment.over || last === undefined || progress.left.includes(last.id)) return true
  const todo = openLessons(guide, progress, moment)
  return todo.length === 0 || (isLearnt(last, progress, moment) && !todo.some((lesson) => isOpen(lesson, moment)))
}

/** The goal cannot be reached for now, and there is no other: the learner plays as they like. */
export function isFree<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): boolean {
  const lesson = guide.lessons.find(({ id }) => id === progress.lesson)
  if (lesson === undefined || lesson.lost?.(moment)) return true
  return guide.settled(moment) && !isOpen(lesson, moment)
}

const ownMoves = ({ told, seat }: Moment): number => told.filter((row) => row.seat === seat).length

/** What changes with a new moment. The same progress if nothing does. */
export function follow<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>): GuideProgress {
  const moves = ownMoves(moment)
  let now = withTaught(guide, withoutUndone(guide, before, moment, moves), moment)
  const shown = ideasOf(guide).flatMap(({ id, shown }) => (!now.known.includes(id) && shown?.(moment) ? id : []))
  if (shown.length > 0) {
    const shownAt = { ...now.shownAt, ...Object.fromEntries(shown.map((id) => [id, moves])) }
    now = { ...now, known: [...now.known, ...shown], shownAt }
  }
  if (now.postponed && moves !== now.postponed.moves) now = { ...now, postponed: null }
  now = named(guide, now, moment, moves)
  now = chosen(guide, now, moment, moves)
  now = judged(guide, now, moment, moves)
  if (now.reached && moves !== now.reached.moves) now = { ...now, reached: null }
  // Behind the word that a lesson is finished nobody reads it.
  const idea = now.reached || now.naming ? undefined : spoken(guide, now, moment)
  if (idea && now.told[idea.id] === undefined) now = { ...now, told: { ...now.told, [idea.id]: moves } }
  if (moves > before.settled.moves && now.streak > 0 && shown.length > 0) now = { ...now, streak: 0 }
  return now
}

const ideasOf = <V>({ lessons }: Guide<V>): Idea<V>[] =>
  lessons.flatMap(({ steps }) => steps.flatMap(({ ideas }) => ideas))

/** Returns the progress in which ideas that only undone moves have shown are to be told again. */
function withoutUndone<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>, moves: number): GuideProgress {
  const isUndone = ({ id, shown }: Idea<V>): boolean => (before.shownAt[id] ?? -1) >= moves && !shown?.(moment)
  const undone = new Set(ideasOf(guide).flatMap((idea) => (isUndone(idea) ? idea.id : [])))
  const told = Object.entries(before.told).filter(([id, since]) => !undone.has(id) && since <= moves)
  if (undone.size === 0 && told.length === Object.keys(before.told).length) return before
  const shownAt = Object.entries(before.shownAt).filter(([id]) => !undone.has(id))
  return {
    ...before,
    known: before.known.filter((id) => !undone.has(id)),
    shownAt: Object.fromEntries(shownAt),
    told: Object.fromEntries(told),
  }
}

/** The lesson: it changes when it is done, and where a goal can be taken up, to the first that is open. */
function chosen<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>, moves: number): GuideProgress {
  const current = guide.lessons.find(({ id }) => id === before.lesson)
  const done = current !== undefined && isDone(current, moment)
  if (current && nextStep(current, moment) && !guide.settled(moment)) return before
  const todo = openLessons(guide, before, moment)
  const open = todo.find((lesson) => isOpen(lesson, moment))
  const waiting = current && todo.includes(current) ? current : todo[0]
  const lesson = (open ?? waiting ?? guide.lessons.at(-1))?.id ?? ''
  if (lesson === before.lesson) return before
  // The old goal if something is left of it, else the first that is passed over on the way to the new one.
  const putOff = [waiting, todo[0]].find((one) => one !== undefined && one !== open && !isOpen(one, moment))
  const postponed = open && putOff ? { lesson: putOff.id, moves } : null
  const taught = [...new Set([...(before.taught ?? []), lesson])]
  const now = { ...before, lesson, taught, postponed, streak: 0 }
  return done ? { ...now, reached: { lesson: before.lesson, moves }, strayed: false } : now
}

/** The goal at hand is in sight, so it is taught; where nothing was recorded, what was done counts as taught. */
function withTaught<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>): GuideProgress {
  const { taught, lesson } = before
  if (taught?.includes(lesson)) return before
  const done = taught ?? guide.lessons.filter((one) => isDone(one, moment)).map(({ id }) => id)
  return { ...before, taught: [...new Set([...done, lesson])] }
}

/** A lesson that was done before it was the goal is named once, and has then been taught. */
function named<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>, moves: number): GuideProgress {
  const now = before.naming && before.naming.moves !== moves ? { ...before, naming: null } : before
  if (now.naming) return now
  const { taught, left } = now
  const isNews = ({ id }: Lesson<V>): boolean => !taught?.includes(id) && !left.includes(id)
  const unasked = guide.lessons.find((lesson) => lesson.unasked && isNews(lesson) && isDone(lesson, moment))
  if (!unasked) return now
  return { ...now, naming: { lesson: unasked.id, moves }, taught: [...(taught ?? []), unasked.id] }
}

/** Whether what was done since the last settled moment led anywhere, or was what would have been shown, or could not be otherwise. */
function judged<V>(guide: Guide<V>, before: GuideProgress, moment: Moment<V>, moves: number): GuideProgress {
  if (!guide.settled(moment)) return before
  const done = guide.lessons.flatMap(({ steps }) => steps).filter((step) => step.done(moment)).length
  const onward = mayStray(guide, before, moment) ? (exampleOf(guide, before, moment)?.move ?? null) : null
  const { settled } = before
  if (settled.moves === moves && settled.done === done && settled.onward === onward) return before
  const rows = moment.told.filter((row) => row.seat === moment.seat).slice(settled.moves)
  const asShown = rows.some(({ facts }) => facts.some(({ k, move }) => k === 'move' && move === settled.onward))
  const led = done > settled.done || asShown || settled.onward === null
  const strayed = settled.moves === moves ? before.strayed : !led
  return { ...before, settled: { moves, done, onward }, strayed }
}

/** Whether one may stray here: not where there is only one kind of move, nor in the last lesson, in which everybody plays as they like. */
function mayStray<V>({ lessons }: Guide<V>, { lesson }: GuideProgress, { offers }: Moment<V>): boolean {
  return lesson !== lessons.at(-1)?.id && new Set(offers.map((offer) => moveOf(offer).verb)).size > 1
}

/** A move that brings the goal nearer; in the midst of a move or a turn, one that ends what has to end before. */
export function exampleOf<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): Offered | undefined {
  if (moment.asked === null || isFree(guide, progress, moment)) return undefined
  const lesson = guide.lessons.find(({ id }) => id === progress.lesson)
  const step = lesson && nextStep(lesson, moment)
  return step && (step.move(moment) ?? (guide.settled(moment) ? undefined : guide.onward(moment)))
}

/** What the guide is doing at this moment. It is never `waiting` while the learner has something to decide. */
export type GuideState =
  | 'finished'
  | 'naming'
  | 'reached'
  | 'leaving'
  | 'speaking'
  | 'waiting'
  | 'free'
  /** Only the next step is said, and a way to it can be shown. */
  | 'listening'

export function stateOf<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): GuideState {
  if (isFinished(guide, progress, moment)) return 'finished'
  if (progress.naming) return 'naming'
  if (progress.reached) return 'reached'
  if (progress.streak >= KNOWN_IN_A_ROW) return 'leaving'
  if (spoken(guide, progress, moment)) return 'speaking'
  if (moment.asked === null) return 'waiting'
  return isFree(guide, progress, moment) ? 'free' : 'listening'
}

/** The idea that is told now, if there is one: of the step at hand, else of what was begun in the midst of a move. */
export function spoken<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): Idea<V> | undefined {
  if (progress.closed || moment.asked === null || isFinished(guide, progress, moment)) return undefined
  const moves = ownMoves(moment)
  const may = (idea: Idea<V>): boolean => mayBeTold(idea, progress, moves) && (idea.when?.(moment) ?? true)
  const lesson = guide.lessons.find(({ id }) => id === progress.lesson)
  const idea = isFree(guide, progress, moment) ? undefined : lesson && nextStep(lesson, moment)?.ideas.find(may)
  if (idea || guide.settled(moment)) return idea
  return guide.lessons
    .filter(({ id }) => id !== progress.lesson && !progress.left.includes(id))
    .flatMap(({ steps }) => begunOf(steps, moment)?.ideas ?? [])
    .find((one) => one.when !== undefined && may(one))
}

/** The next step of a lesson that was begun, though another is taught. */
function begunOf<V>(steps: Lesson<V>['steps'], moment: Moment<V>): Lesson<V>['steps'][number] | undefined {
  const next = steps.findIndex((step) => !isBehind(step, moment))
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
export function drop<V>(guide: Guide<V>, progress: GuideProgress, idea: string): GuideProgress {
  const dropped = new Set([idea])
  for (const { id, on } of ideasOf(guide)) if (on !== undefined && dropped.has(on)) dropped.add(id)
  return { ...progress, known: [...new Set([...progress.known, ...dropped])], streak: progress.streak + 1 }
}

export function leaveLesson<V>(guide: Guide<V>, progress: GuideProgress, moment: Moment<V>): GuideProgress {
  const left = [...progress.left, progress.lesson]
  const lesson = openLessons(guide, { ...progress, left }, moment)[0]?.id ?? progress.lesson
  return { ...progress, left, lesson, taught: [...new Set([...(progress.taught ?? []), lesson])], streak: 0 }
}
