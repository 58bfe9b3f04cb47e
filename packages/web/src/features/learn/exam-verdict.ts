// What the coach says about the turn that somebody took in an exam: how it compares with the best other turn, as far as that is known.

import { EARLY } from '../../board-kit/suggestion-verdict.ts'
import type { Advice } from '../coach/messages.ts'

export type ExamVerdict =
  | { readonly kind: 'thinking'; readonly done: number }
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

export function examVerdict({ courses, ways, worlds, done }: Advice): ExamVerdict {
  const thinking: ExamVerdict = { kind: 'thinking', done }
  const [answer] = courses
  if (!answer || (done < 1 && worlds < EARLY)) return done < 1 ? thinking : { kind: 'alone' }
  const own = ways.find(({ main }) => main === answer.main)
  const other = ways.find((way) => way !== own)
  const lead = own?.behind ?? other?.behind
  if (!own || !other || !lead) return done < 1 ? thinking : { kind: 'alone' }
  const points = Math.round(lead.value)
  const close = lead.close || points === 0
  if (close && done < 1) return thinking
  return {
    kind: close ? 'close' : own.behind ? 'behind' : 'ahead',
    other: other.main,
    points,
    low: Math.round(lead.low),
    high: Math.round(lead.high),
  }
}
