// Rows of the score table: points by category for each player, and in a solo game for the rival, who has no seat.

import { RIVAL, sum } from '@wayfare/arnak/tables'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

export const PARTS = ['research', 'temple', 'idols', 'guardians', 'cards', 'fear'] as const
export type Part = (typeof PARTS)[number]

type Line = {
  readonly seat: number
  readonly name: string
  readonly parts: { readonly [P in Part]?: number }
  readonly total: number
}

/** The rows: the viewer first, then the others in turn order, then the rival of a solo game. */
export function scoreLines({ picture, seat, names, view, speaker }: Props): Line[] {
  const own = seat ?? 0
  const count = picture.scores.length
  const seats = picture.scores
    .map(({ seat: whose, parts, total }) => ({
      seat: whose,
      name: names[whose] ?? '',
      parts: parts as Line['parts'],
      total,
    }))
    .sort((a, b) => ((a.seat - own + count) % count) - ((b.seat - own + count) % count))
  return [...seats, ...rivalLines({ view, speaker })]
}

export function rivalLines({ view, speaker }: Pick<Props, 'view' | 'speaker'>): Line[] {
  if (!view.rival) return []
  const { score } = view.rival
  return [{ seat: RIVAL, name: wordsOf(speaker).say('rival.name'), parts: score, total: sum(score) }]
}
