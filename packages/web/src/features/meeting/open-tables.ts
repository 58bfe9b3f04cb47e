// Chooses the open tables to show, and orders them: those that suit come first.

import type { Meeting, MeetingTable } from '@wayfare/protocol'

type Pace = 'live' | 'days'

/** The filters that have been turned off. Everything is on at first, also what appears later. */
export type Filters = { readonly off: ReadonlySet<string>; readonly near: boolean }

export const NO_FILTERS: Filters = { off: new Set(), near: false }

export const filterId = {
  game: (id: string) => `game ${id}`,
  pace: (pace: Pace) => `pace ${pace}`,
  language: (id: string) => `language ${id}`,
} as const

const LONG_SECONDS = 3 * 3_600
/** How far strengths lie apart at most to suit. */
const NEAR_ELO = 200

export const paceOf = ({ clock }: Pick<MeetingTable, 'clock'>): Pace =>
  clock !== null && clock.bank > LONG_SECONDS ? 'days' : 'live'

/** Returns how far the people there are from the reader, in points of Elo; null if that is not known. */
function distanceOf({ game, seats }: MeetingTable, mine: Meeting['mine']): number | null {
  const own = mine[game]
  const elos = seats.flatMap((seat) =>
    seat.kind === 'person' && seat.strength && seat.strength !== 'private' ? [seat.strength.elo] : [],
  )
  return own && elos.length > 0 ? Math.max(...elos.map((elo) => Math.abs(elo - own.elo))) : null
}

export function isShown(table: MeetingTable, { off, near }: Filters, mine: Meeting['mine']): boolean {
  const ids = [filterId.game(table.game), filterId.pace(paceOf(table)), filterId.language(table.language)]
  return !ids.some((id) => off.has(id)) && (!near || (distanceOf(table, mine) ?? 0) <= NEAR_ELO)
}

/** Sorts by language, then by strength, and those of equal worth by their age: whoever has waited longest comes first. */
export function sortForReader(
  tables: readonly MeetingTable[],
  mine: Meeting['mine'],
  language: string,
): readonly MeetingTable[] {
  const worth = (table: MeetingTable): number => {
    const distance = distanceOf(table, mine)
    return (table.language === language ? 0 : 3) + (distance === null ? 1 : distance > NEAR_ELO ? 2 : 0)
  }
  return tables.toSorted((a, b) => worth(a) - worth(b) || a.made - b.made)
}

/** Counts the seats that somebody could take now. */
export const countSeats = (tables: readonly MeetingTable[]): number =>
  tables.reduce((sum, { seats }) => sum + seats.filter((seat) => seat.kind === 'open' || isFreeBot(seat)).length, 0)

export const isFreeBot = (seat: MeetingTable['seats'][number]): boolean => seat.kind === 'bot' && seat.free

/** Moves the means of the hours of the day from UTC to the reader's time. */
export const hoursHere = (hours: readonly number[], offsetMinutes = -new Date().getTimezoneOffset()): number[] =>
  hours.map((_, hour) => hours[(((hour - Math.round(offsetMinutes / 60)) % 24) + 24) % 24] as number)

/** Finds the four hours in a row in which most people come. */
export function busiest(hours: readonly number[]): {
  readonly from: number
  readonly to: number
  readonly mean: number
} {
  const LONG = 4
  const sums = hours.map((_, from) =>
    Array.from({ length: LONG }, (_, i) => hours[(from + i) % 24] as number).reduce((sum, count) => sum + count, 0),
  )
  const from = sums.indexOf(Math.max(...sums))
  return { from, to: (from + LONG) % 24, mean: Math.round((sums[from] as number) / LONG) }
}
