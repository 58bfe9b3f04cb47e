import { factsBy, type Guide, type Moment } from '../../board-kit/lessons/lesson.ts'

/** The learner's moves up to the end of the turn; null as long as it goes on. */
export function answerIn(
  { told, seat, asked, over }: Moment,
  { turnEnd }: Pick<Guide, 'turnEnd'>,
): readonly string[] | null {
  const moves = factsBy(told, seat).flatMap(({ k, move }) => (k === 'move' && typeof move === 'string' ? move : []))
  const end = moves.indexOf(turnEnd)
  if (end >= 0) return moves.slice(0, end + 1)
  return moves.length > 0 && (asked === null || over) ? moves : null
}
