// A table as its log defines it, and what can be read from it. Only `fold` changes a table.

import type { Contribution, Engine, Event, Match, Row, Seat } from '@wayfare/kernel'
import type { ClockTimes } from '@wayfare/protocol'
import type { Clocks } from './clocks.ts'
import type { Gone, Made, Proposed } from './entry.ts'

export type SeatState = {
  readonly person: { readonly id: string; readonly label: string | null } | null
  /** The bot that moves here: at a bot's own seat, or in place of an absent person. */
  readonly bot: string | null
  readonly gone: Gone | null
  /** The time at which the bot took over. */
  readonly goneAt?: number
  /** Set if a person took the seat over from a bot: the round then, and how much of the story was told before. */
  readonly tookOver?: { readonly bot: string; readonly round?: number; readonly story: number }
}

/** A row of the game as viewers see it. `only` is the one seat that sees it, for a move inside that seat's lane. */
export type Item = {
  readonly kind: Row['kind']
  readonly seat: Seat | null
  readonly at: number
  readonly only: Seat | null
  readonly events: readonly Event[]
  /** The indices of the items that this one undid. */
  readonly undoes: readonly number[]
  /** The seats that have learned something hidden by this row, one bit each. */
  readonly learned: number
  /** For a move that its person had planned: the id of its entry. */
  readonly planned?: string
  /** The number of visible rows so far, this one included: for each seat, and last for spectators. */
  readonly told: readonly number[]
  stands: boolean
}

export type Table = {
  readonly id: string
  readonly engine: Engine
  readonly made: Made
  readonly madeAt: number
  /** The secret behind the commitment. It must not be published before the table has ended. */
  readonly secret: string
  /** The number of entries so far, which is also the number of the next one. */
  seq: number
  /** The time of the last entry. */
  at: number
  /** The time of the last entry that everybody could notice; moves in a lane are invisible to others. */
  noticedAt: number
  status: 'open' | 'running' | 'finished' | 'closed'
  host: string
  /** The time at which a running countdown ends. */
  startsAt: number | null
  readonly seats: SeatState[]
  readonly contributions: Contribution[]
  match: Match | null
  readonly story: Item[]
  /** The times of the clocks, which may change if all agree. */
  clock: ClockTimes | null
  clocks: Clocks | null
  /** For each seat, the number of the entry with which its current decision began. */
  readonly since: number[]
  proposal: { readonly by: Seat; readonly what: Proposed; readonly yes: Seat[] } | null
  /** True once all have agreed that each of them may use a coach. */
  coach: boolean
  /** The seats that were given a world to think in while they played. */
  readonly hinted: Set<Seat>
  rematch: string | null
  /** Client requests that have been carried out, by seat and the client's number. */
  readonly answered: Set<string>
  /** The current names of people by id; empty for deleted accounts. Names are not part of the log. */
  readonly names: Map<string, string>
  /** Why the log cannot be read further; null if it can. A broken table can be looked at but not continued. */
  readonly broken: string | null
}

export const isFull = (table: Table): boolean => table.seats.every(({ person, bot }) => person || bot)

/**
 * Returns the seats that have to agree to the proposal: all people who still play, except the one it is about. For a
 * coach, those who may come back count too.
 */
export function seatsToAgree(table: Table): Seat[] {
  const what = table.proposal?.what
  if (what && 'coach' in what) return mayStillPlay(table)
  const about = what && 'replace' in what ? what.replace : -1
  return people(table).filter((seat) => seat !== about)
}

/** Returns the round of a game that counts rounds. Before the first one, while the game is set up, it is 0. */
export function roundOf({ match }: Pick<Table, 'match'>): number | undefined {
  if (!match) return undefined
  const { round } = match.engine.view(match.state, 'spectator') as { readonly round?: unknown }
  return typeof round === 'number' ? round : undefined
}

/** Returns the bot that plays for an absent person: a quick planner if the game supports planning. */
export function substituteFor({ engine }: Pick<Table, 'engine'>): string {
  const { planning, evaluate } = engine.game
  return planning ? 'emeka' : evaluate ? 'greedy' : 'random'
}

export function seatOf(table: Table, seat: Seat): SeatState {
  const found = table.seats[seat]
  if (!found) throw new Error(`${table.id} has no seat ${seat}`)
  return found
}

export function matchOf(table: Table): Match {
  if (!table.match) throw new Error(`${table.id} has not begun`)
  return table.match
}

/** Returns the name of a seat's person, if there is one who has a name. */
export function nameAt(table: Table, seat: Seat): string | null {
  const { person } = seatOf(table, seat)
  if (!person) return null
  const name = table.names.get(person.id)
  return name ? (person.label ?? name) : null
}

/** Returns the person for whom this seat is reserved in a rematch and who has not joined yet. */
export function invitedTo({ made, seats }: Table, seat: Seat): string | null {
  const plan = made.seats[seat]
  return plan?.kind === 'open' && plan.asked && !seats[seat]?.person && !seats[seat]?.bot ? plan.asked : null
}

export const hasEnded = (table: Table): boolean => table.status === 'finished' || table.status === 'closed'
export const turn = (table: Table): Seat[] =>
  table.match && table.status === 'running' ? table.engine.deciders(table.match.state) : []
const hasPerson = (table: Table, seat: Seat): boolean => table.seats[seat]?.person != null && !table.seats[seat].gone
/** The seats that people play themselves. */
export const people = (table: Table): Seat[] => [...table.seats.keys()].filter((seat) => hasPerson(table, seat))
/** The seats that people play themselves, and those where a bot stands in for an absent person. */
export const mayStillPlay = (table: Table): Seat[] =>
  [...table.seats.keys()].filter((seat) => table.seats[seat]?.person && !isForGood(table.seats[seat].gone))
export const isForGood = (gone: Gone | null): boolean => gone === 'resigned' || gone === 'deleted'
/** The seats of people who have to decide now, and whose clocks run. */
export const running = (table: Table): Seat[] => turn(table).filter((seat) => hasPerson(table, seat))
/** The seats for which a bot has to move now. */
export const botsToMove = (table: Table): Seat[] => turn(table).filter((seat) => table.seats[seat]?.bot != null)
