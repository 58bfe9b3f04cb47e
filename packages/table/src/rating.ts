// Decides which games count towards people's ratings, and with which result. The log alone decides, so that ratings can be made again from it.

import { CHAPTERS, PUZZLE, type UnratedReason } from '@wayfare/protocol'
import { finalPlaces } from './final-places.ts'
import { matchOf, type Table } from './table.ts'
import { wasTakenOverLate } from './takeover.ts'

/** Why a game does not count for anybody at the table, or null if it does: against bots, against people, and alone. */
export function unratedReason(table: Table): UnratedReason | null {
  const { made, seats, story } = table
  if (made.daily !== undefined) return 'daily'
  if (made.origin?.table === PUZZLE) return 'puzzle'
  if (made.origin?.table.split('?')[0] === CHAPTERS) return 'chapter'
  if (made.origin) return 'practice'
  if (made.arranged) return 'guided'
  const people = seats.flatMap(({ person }) => person ?? [])
  if (people.some(({ label }) => label !== null)) return 'one-device'
  if (new Set(people.map(({ id }) => id)).size < people.length) return 'one-device'
  if (table.coach) return 'coach'
  if (table.hinted.size > 0) return 'hint'
  if (story.some(({ kind }) => kind === 'rewind')) return 'rewind'
  if (made.rated === false) return 'agreed'
  if (wasTakenOverLate(table)) return 'late-takeover'
  if (table.status === 'open') return null
  if (people.length === 0) return 'bots'
  // A table whose bots keep seats for people counts only with people: without them the game is practice.
  if (made.takeover && people.length < 2) return 'nobody-came'
  return null
}

/** How a game ended, for those who rate it. */
export type Outcome = {
  /** When its last move was made. */
  readonly at: number
  readonly places: readonly number[]
  readonly seats: readonly ({ readonly person: string; readonly hasLeft?: true } | { readonly bot: string })[]
  /** A game for one: whether it was won. */
  readonly alone?: 'won' | 'drawn' | 'lost'
}

/** Null while it goes on, if it was broken off, and if it does not count. */
export function outcomeOf(table: Table): Outcome | null {
  const places = finalPlaces(table)
  if (!places || unratedReason(table) !== null) return null
  const seats = table.seats.map(({ person, bot, gone }): Outcome['seats'][number] => {
    if (person) return { person: person.id, ...(gone === null ? {} : { hasLeft: true as const }) }
    return { bot: bot as string }
  })
  const at = table.story.at(-1)?.at ?? table.at
  return { at, places, seats, ...(seats.length === 1 ? { alone: soloOutcome(table) } : {}) }
}

function soloOutcome(table: Table): 'won' | 'drawn' | 'lost' {
  const [score] = table.engine.scores(matchOf(table).state, 'all')
  if (score?.place !== 1 || score.lost || table.seats[0]?.gone) return 'lost'
  return score.drawn ? 'drawn' : 'won'
}
