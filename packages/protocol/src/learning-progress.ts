// What a person has learned of each game, and how far their guided first game is. It is stored on each device and merged in the
// account.

import * as v from 'valibot'

export const LEVELS = ['beginner', 'regular', 'expert'] as const
export type Level = (typeof LEVELS)[number]

const Id = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'expected an id'))
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const Ids = v.pipe(v.array(Id), v.maxLength(200))
const Counts = v.pipe(v.record(Id, count(10_000)), v.maxEntries(200))
const Time = count(Number.MAX_SAFE_INTEGER)
const Seat = count(9)

const Help = v.strictObject({
  /** null: it follows from the rest. */
  chosen: v.nullable(v.picklist(LEVELS)),
  chosenAt: Time,
  /** Games played to their end. */
  finished: count(100_000),
  /** By the question, how often it was answered since it last needed help, and how often it did. */
  made: Counts,
  doubts: Counts,
})

/** Rows of the table's log, without what each device says for itself. */
const Entry = v.variant('k', [
  v.strictObject({
    k: v.literal('moved'),
    seat: Seat,
    texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.minLength(1), v.maxLength(100)),
  }),
  v.strictObject({ k: v.literal('undone'), seat: Seat }),
  v.strictObject({ k: v.literal('asked'), seat: Seat, what: v.strictObject({ rewind: count(10_000) }) }),
])

/** What comes first in its deal; absent in a game that was begun before deals were arranged. */
const Texts = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100))
const Arranged = v.strictObject({ piles: v.pipe(v.record(Id, Texts), v.maxEntries(20)), chance: Texts })

const Guided = v.strictObject({
  /** When it was last played. */
  at: Time,
  /** Of the rules. */
  version: count(10_000),
  /** It was played to its end, and nothing of it is left to bring along. */
  over: v.boolean(),
  entries: v.pipe(v.array(Entry), v.maxLength(2_000)),
  lesson: Id,
  told: Counts,
  left: Ids,
  closed: v.boolean(),
  arranged: v.exactOptional(Arranged),
})

/** Chapters whose goals were all reached, and those whose question at the end was answered. */
const Chapters = v.strictObject({ reached: Ids, answered: Ids })

/**
 * `ideas`: those of its guide that were shown, or said, to be known. `chapters` is absent where none was finished, and in what clients send that
 * are older than chapters.
 */
const OfGame = v.strictObject({
  ideas: Ids,
  help: Help,
  guided: v.nullable(Guided),
  chapters: v.exactOptional(Chapters),
})
/** By the game. */
export const LearningProgress = v.pipe(v.record(Id, OfGame), v.maxEntries(20))
export type LearningProgress = Readonly<v.InferOutput<typeof LearningProgress>>
export type LearntOfGame = LearningProgress[string]
export type Guided = v.InferOutput<typeof Guided>
export type FinishedChapters = v.InferOutput<typeof Chapters>

/** What is known on either side counts. */
export function joined(one: LearningProgress, other: LearningProgress): LearningProgress {
  const both: Record<string, LearntOfGame> = { ...one }
  for (const [game, theirs] of Object.entries(other)) {
    const ours = ownValue(both, game)
    both[game] = ours ? joinedOfGame(ours, theirs) : theirs
  }
  return both
}

function joinedOfGame(one: LearntOfGame, other: LearntOfGame): LearntOfGame {
  const guided = (other.guided?.at ?? -1) > (one.guided?.at ?? -1) ? other.guided : one.guided
  const learnt = { ideas: union(one.ideas, other.ideas), help: joinedHelp(one.help, other.help), guided }
  const chapters = joinedChapters(one.chapters, other.chapters)
  return chapters ? { ...learnt, chapters } : learnt
}

function joinedChapters(one?: FinishedChapters, other?: FinishedChapters): FinishedChapters | undefined {
  if (!one || !other) return one ?? other
  return { reached: union(one.reached, other.reached), answered: union(one.answered, other.answered) }
}

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])]

/** For a server that is older than chapters, which refuses what it does not know. */
export const withoutChapters = (learnt: LearningProgress): LearningProgress =>
  Object.fromEntries(Object.entries(learnt).map(([game, { ideas, help, guided }]) => [game, { ideas, help, guided }]))

function joinedHelp(one: LearntOfGame['help'], other: LearntOfGame['help']): LearntOfGame['help'] {
  const { chosen, chosenAt } = isChosenBefore(one, other) ? other : one
  const made: Record<string, number> = {}
  const doubts: Record<string, number> = {}
  for (const question of Object.keys({ ...one.made, ...one.doubts, ...other.made, ...other.doubts })) {
    const [ours, theirs] = [one, other].map((of) => ({
      made: ownValue(of.made, question) ?? 0,
      doubts: ownValue(of.doubts, question) ?? 0,
    }))
    if (!ours || !theirs) continue
    // What was counted before the last doubt counts no more.
    const later = Math.max(ours.doubts, theirs.doubts)
    const since = [ours, theirs].filter((of) => of.doubts === later)
    made[question] = Math.max(...since.map((of) => of.made))
    if (later > 0) doubts[question] = later
  }
  return { chosen, chosenAt, finished: Math.max(one.finished, other.finished), made, doubts }
}

/** Ids come from outside: one may be named like something that every object inherits, such as `toString`. */
function ownValue<T>(of: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(of, id) ? of[id] : undefined
}

function isChosenBefore(one: LearntOfGame['help'], other: LearntOfGame['help']): boolean {
  return other.chosenAt > one.chosenAt || (other.chosenAt === one.chosenAt && one.chosen === null)
}
