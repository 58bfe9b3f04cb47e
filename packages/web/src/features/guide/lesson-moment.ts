import type { Picture, Told } from '@wayfare/protocol'
import type { Moment } from '../../board-kit/lessons/lesson.ts'

type Seen = { readonly seat: number; readonly picture: Picture; readonly told: readonly Told[] }

/** What a lesson needs to know of the table: the view, the question, the options and the log without undone moves. */
export function lessonMoment<V>({ seat, picture, told }: Seen): Moment<V> {
  const points = picture.scores.find((score) => score.seat === seat)?.parts
  const undone = new Set(told.flatMap(({ n, undoes }) => (undoes ? [n, ...undoes] : [])))
  return {
    seat,
    view: picture.view as V,
    asked: picture.question?.op ?? null,
    offers: picture.options,
    told: told.filter(({ n }) => !undone.has(n)),
    ...(points ? { points } : {}),
    over: picture.over,
  }
}
