// What the coach says about the turn that somebody took in an exam: how it compares with the best other turn, as far as that is known.

import { EARLY } from '../../board-kit/suggestion-verdict.ts'
import type { Advice } from '../coach/messages.ts'

export type ExamVerdict =
  /** `done`: the finished share of the thinking. `worlds`: the games that were played out so far. */
  | { readonly kind: 'thinking'; readonly done: number; readonly worlds: number }
  /** Somebody stopped the coach before enough games were played out. */
  | { readonly kind: 'stopped' }
  /** The coach found nothing to compare it with. */
  | { readonly kind: 'alone' }
  | {
      /** `close`: the difference may well be chance. */
      readonly kind: 'close' | 'ahead' | 'behind'
      /** The main move of the other turn. */
      readonly other: string
      /** The difference in points, and the range in which it lies 9 times in 10. */
      readonly points: number
      readonly low: number
      readonly high: number
    }

/** `isStopped`: nothing more will be found out than this. */
export function examVerdict({ courses, ways, worlds, done }: Advice, isStopped = false): ExamVerdict {
  const mayLearnMore = !isStopped && done < 1
  const unknown: ExamVerdict = mayLearnMore
    ? { kind: 'thinking', done, worlds }
    : { kind: done < 1 ? 'stopped' : 'alone' }
  const [answer] = courses
  if (!answer || (done < 1 && worlds < EARLY)) return unknown
  const own = ways.find(({ main }) => main === answer.main)
  const other = ways.find((way) => way !== own)
  const lead = own?.behind ?? other?.behind
  if (!own || !other || !lead) return unknown
  const points = Math.round(lead.value)
  const close = lead.close || points === 0
  if (close && mayLearnMore) return unknown
  return {
    kind: close ? 'close' : own.behind ? 'behind' : 'ahead',
    other: other.main,
    points,
    low: Math.round(lead.low),
    high: Math.round(lead.high),
  }
}
