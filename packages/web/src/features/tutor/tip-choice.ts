// Chooses the tip for a moment, and finds the ideas that the learner has shown to know. All of it follows from what is stored and from the moment.

import type { Moment } from '../../board-kit/lessons/lesson.ts'
import type { Tip, Tutor } from '../../board-kit/lessons/tutor.ts'

type Said = {
  readonly tip: string
  readonly round: number
  /** How many moves the learner had made. */
  readonly moves: number
  /** The learner had asked for advice. */
  readonly asked: boolean
  /** The learner has answered, or turned to the table. */
  readonly closed: boolean
}

/** The tutor's stored progress at one table. */
export type TutorProgress = {
  readonly said: readonly Said[]
  /** The round that is played, and the number of the first row that was told in it. */
  readonly round: { readonly number: number; readonly since: number }
}

export const NOTHING_SAID: TutorProgress = { said: [], round: { number: 0, since: 0 } }

/**
 * A tip that was given this often in a game is not given again unasked. Whoever was taught the same elsewhere, and has not used it in a game
 * of their own, is reminded once.
 */
const MOST_TIMES = { untaught: 2, taught: 1, used: 0 } as const

/** After so many rounds it may be given again: in the one after it, the learner can show to have understood. */
const PAUSE = 2

/** The ideas, by their ids, and the chapters that a learner knows. */
export const ideaOf = (tip: string): string => `tip-${tip}`
export const chapterKey = (chapter: string): string => `chapter ${chapter}`

/** How well a learner knows what a tip says: they have used it or said so, or were taught it by the guide or by a chapter. */
export function knowledgeOf<V>({ id, taughtBy }: Tip<V>, known: ReadonlySet<string>): keyof typeof MOST_TIMES {
  if (known.has(ideaOf(id))) return 'used'
  const { ideas = [], chapters = [] } = taughtBy ?? {}
  return [...ideas, ...chapters.map(chapterKey)].some((key) => known.has(key)) ? 'taught' : 'untaught'
}

const ownMoves = ({ told, seat }: Moment): number => told.filter((row) => row.seat === seat).length

/** The tip that is given unasked: at most one a round, for as long as the learner does nothing. */
export function tipAt<V>(
  tutor: Tutor<V>,
  { said }: TutorProgress,
  known: ReadonlySet<string>,
  moment: Moment<V>,
): Tip<V> | undefined {
  if (moment.asked === null || moment.over) return undefined
  const round = tutor.round(moment.view)
  const given = said.findLast((one) => !one.asked && one.round === round)
  if (given) {
    const stands = !given.closed && given.moves === ownMoves(moment)
    return stands ? tutor.tips.find((tip) => tip.id === given.tip && tip.when(moment)) : undefined
  }
  return tutor.tips.find((tip) => {
    const before = said.filter((one) => one.tip === tip.id)
    const isEnough = before.length >= MOST_TIMES[knowledgeOf(tip, known)]
    if (isEnough || before.some((one) => round - one.round < PAUSE)) return false
    return tip.when(moment) && tip.before(moment)
  })
}

/** All that can be used now, whether or not the learner knows it: the answer to “Any advice?”. */
export const adviceAt = <V>({ tips }: Tutor<V>, moment: Moment<V>): readonly Tip<V>[] =>
  moment.asked === null || moment.over ? [] : tips.filter((tip) => tip.when(moment))

/** Notes that a tip was given at this moment. */
export function noteSaid<V>(
  tutor: Tutor<V>,
  progress: TutorProgress,
  moment: Moment<V>,
  tip: string,
  asked: boolean,
): TutorProgress {
  const round = tutor.round(moment.view)
  const isNoted = progress.said.some((one) => one.tip === tip && one.round === round && one.asked === asked)
  if (isNoted) return progress
  const said = { tip, round, moves: ownMoves(moment), asked, closed: false }
  return { ...progress, said: [...progress.said, said] }
}

/** Whatever was said is answered. */
export function closeAll(progress: TutorProgress): TutorProgress {
  if (progress.said.every(({ closed }) => closed)) return progress
  return { ...progress, said: progress.said.map((one) => ({ ...one, closed: true })) }
}

/** Notes a new round. The same progress if it is still the same one. */
export function withRound<V>(tutor: Tutor<V>, progress: TutorProgress, moment: Moment<V>): TutorProgress {
  const number = tutor.round(moment.view)
  if (number === progress.round.number) return progress
  return { ...progress, round: { number, since: (moment.told.at(-1)?.n ?? -1) + 1 } }
}

/** The ideas that the learner has used in this round without having been told of them in it. */
export function ideasShown<V>(tutor: Tutor<V>, { said, round }: TutorProgress, moment: Moment<V>): readonly string[] {
  const now = { ...moment, told: moment.told.filter(({ n }) => n >= round.since) }
  return tutor.tips
    .filter(({ id, used }) => used(now) && !said.some((one) => one.tip === id && one.round === round.number))
    .map(({ id }) => ideaOf(id))
}
