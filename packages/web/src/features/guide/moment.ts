import type { Picture, Told } from '@wayfare/protocol'
import type { Moment } from '../../board-kit/lessons/lesson.ts'

type Seen = { readonly seat: number; readonly picture: Picture; readonly told: readonly Told[] }

/** A table as lessons look at it. What was taken back has not happened. */
export function momentOf<V>({ seat, picture, told }: Seen): Moment<V> {
  const undone = new Set(told.flatMap(({ n, undoes }) => (undoes ? [n, ...undoes] : [])))
  return {
    seat,
    view: picture.view as V,
    asked: picture.question?.op ?? null,
    offers: picture.options,
    told: told.filter(({ n }) => !undone.has(n)),
    over: picture.over,
  }
}
