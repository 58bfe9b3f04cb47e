// What is kept of a guided game on this device, and what its person has shown to know, at whichever table.

import type { Guide, Moment } from '../../board-kit/lessons/lesson.ts'
import { type Mark, markOf, setMark } from '../../client/table/guided-mark.ts'
import { beginning, type Progress } from './follow.ts'

const KNOWN = 'wayfare known'

export type Kept = Mark & { readonly progress: Progress }

export function progressAt(table: string, guide: Guide): Progress {
  const kept = markOf(table) as Partial<Kept> | null
  return { ...beginning(guide, knownIn(guide.game)), ...kept?.progress }
}

export function keepProgress(table: string, guide: Guide, progress: Progress): void {
  const { game, lessons } = guide
  const lesson = lessons.findIndex(({ id }) => id === progress.lesson) + 1
  setMark(table, { game, lesson, of: lessons.length, progress } as Kept)
  remember(game, progress.known)
}

/** Games of which something is known. */
export const gamesKnown = (): readonly string[] => Object.keys(all())

function all(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KNOWN) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

export function knownIn(game: string): readonly string[] {
  const known = all()[game]
  return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : []
}

export function remember(game: string, known: readonly string[]): void {
  const before = knownIn(game)
  const now = [...new Set([...before, ...known])]
  if (now.length === before.length) return
  try {
    localStorage.setItem(KNOWN, JSON.stringify({ ...all(), [game]: now }))
  } catch {
    // Then it is told again.
  }
}

/** Whether this is a return to a game that was left. */
export const wasBegun = ({ told }: Progress, moment: Moment): boolean =>
  Object.keys(told).length > 0 && moment.told.some(({ seat }) => seat === moment.seat)
