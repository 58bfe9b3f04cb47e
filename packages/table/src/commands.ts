// Checks what people may do at a table and returns the entry for its log. Nothing is changed here: each function
// returns an entry, throws NotAllowed, or returns null if the thing has already been done.

import type { Seat } from '@wayfare/kernel'
import type { ClientMessage } from '@wayfare/protocol'
import type { Entry, Gone } from './entry.ts'
import { NotAllowed } from './not-allowed.ts'
import {
  againstAskingForCoach,
  againstChances,
  againstClockByDays,
  againstHint,
  againstPlaying,
  againstRewind,
  againstWhy,
  isOpenToAll,
  type Objection,
} from './permissions.ts'
import type { Today } from './secret.ts'
import {
  isForGood,
  isFull,
  people,
  type SeatState,
  seatOf,
  seatsToAgree,
  substituteFor,
  type Table,
  turn,
} from './table.ts'
import { seatsToTakeOver, undoableMoves } from './takeover.ts'
import { toldCount, toldIndex } from './visible-log.ts'

/** Somebody with a session. `ids` holds their own id and those of guests they have been. */
export type Actor = { readonly id: string; readonly name: string; readonly ids: readonly string[] }

export const sitsAt = (table: Table, actor: Actor | null): Seat[] =>
  [...table.seats.keys()].filter((seat) => isAt(table, actor, seat))
const isAt = (table: Table, actor: Actor | null, seat: Seat): boolean => {
  const person = table.seats[seat]?.person
  return person != null && actor?.ids.includes(person.id) === true
}
const isHost = (table: Table, actor: Actor): boolean => actor.ids.includes(table.host)

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>

/** Checks that the seat belongs to the actor and is not currently played by a bot. */
function ownSeat(table: Table, actor: Actor | null, seat: Seat): void {
  if (!actor) throw new NotAllowed('not-logged-in', 'log in first')
  if (!isAt(table, actor, seat)) throw new NotAllowed('not-your-seat', `seat ${seat} is not yours`)
  if (table.seats[seat]?.gone)
    throw new NotAllowed('not-your-seat', 'a bot plays this seat for you; come back to it first')
}

function repeated(table: Table, seat: Seat, id: string): boolean {
  return table.answered.has(`${seat} ${id}`)
}

function refuse(objection: Objection): void {
  if (objection) throw new NotAllowed(objection.code, objection.message)
}

const mustRun = (table: Table): void => refuse(againstPlaying(table))

function fresh(table: Table, seat: Seat, at: number): void {
  const now = toldCount(table, seat)
  if (at !== now) throw new NotAllowed('stale', `this answers decision ${at}; it is ${now} now`)
}

/** Many times as many as any game takes. Logs are read as a whole, so their length is limited. */
const MOST_ENTRIES = 4_000

/** Limits entries that do not bring the game nearer to its end and could be repeated forever. */
function mayGrow(table: Table): void {
  if (table.seq >= MOST_ENTRIES)
    throw new NotAllowed('too-much', 'so much was done at this table that it can only be played to its end')
}

export function move(table: Table, actor: Actor | null, { seat, at, texts, id }: Message<'move'>): Entry | null {
  ownSeat(table, actor, seat)
  if (repeated(table, seat, id)) return null
  mustRun(table)
  fresh(table, seat, at)
  return { k: 'moved', seat, texts, id }
}

/**
 * Checks that somebody may plan moves for their seat, having seen everything up to `at`. While they decide themselves there is
 * nothing to plan.
 */
export function mayPlanMoves(
  table: Table,
  actor: Actor | null,
  { seat, at }: { readonly seat: Seat; readonly at: number },
): void {
  mayLookAhead(table, actor, seat)
  fresh(table, seat, at)
}

export function mayLookAhead(table: Table, actor: Actor | null, seat: Seat): void {
  ownSeat(table, actor, seat)
  mustRun(table)
  if (turn(table).includes(seat)) throw new NotAllowed('not-now', 'it is your turn: make the move itself')
}

/** Checks that somebody may read or withdraw what was planned for a seat: nobody but its person. */
export function mayReadPlan(table: Table, actor: Actor | null, seat: Seat): void {
  if (!actor) throw new NotAllowed('not-logged-in', 'log in first')
  if (!isAt(table, actor, seat)) throw new NotAllowed('not-your-seat', `seat ${seat} is not yours`)
}

export function undo(table: Table, actor: Actor | null, { seat, at, id }: Message<'undo'>): Entry | null {
  ownSeat(table, actor, seat)
  if (repeated(table, seat, id)) return null
  mustRun(table)
  fresh(table, seat, at)
  mayGrow(table)
  if (undoableMoves(table, seat) < 1) {
    throw new NotAllowed(
      'nothing-to-undo',
      'somebody has learned something since: this can be taken back only if all agree',
    )
  }
  return { k: 'undone', seat, id }
}

/** Checks a request for a hint about the decision that a seat faces. */
export function mayBeCoached(table: Table, actor: Actor | null, seat: Seat, at: number): void {
  ownSeat(table, actor, seat)
  refuse(againstHint(table))
  fresh(table, seat, at)
  if (!turn(table).includes(seat)) throw new NotAllowed('not-now', 'there is nothing to decide')
}

/** `seat` is the seat whose knowledge is used; spectators have none. */
export function mayAskWhy(table: Table, actor: Actor | null, seat: Seat | undefined, today: Today): void {
  if (seat !== undefined && !table.seats[seat]) throw new NotAllowed('not-your-seat', `there is no seat ${seat}`)
  if (seat !== undefined && !isOpenToAll(table, today)) ownSeat(table, actor, seat)
  refuse(againstWhy(table, seat, today))
}

/**
 * Notes that a seat is given a world to think in while the game runs, so that the log tells whether help was used; null where it says so
 * already. Refused like the world itself.
 */
export function takeHint(
  table: Table,
  actor: Actor | null,
  { seat, at, by }: Message<'world'>,
  today: Today,
): Entry | null {
  if (seat === undefined || table.status !== 'running') return null
  if (by === undefined) mayBeCoached(table, actor, seat, at)
  else mayAskWhy(table, actor, seat, today)
  return noteHint(table, seat)
}

/** A seat has been given a world to think in; null where the log says so already, or the game is over. */
export const noteHint = (table: Table, seat: Seat): Entry | null =>
  table.status === 'running' && !table.hinted.has(seat) ? { k: 'hinted', seat } : null

export function mayBeToldChances(table: Table, actor: Actor | null): void {
  refuse(againstChances(table, sitsAt(table, actor).length > 0))
}

/** How long somebody must have kept the others waiting before a vote to replace them is allowed. */
const PATIENCE_MS = 3 * 60_000

export function propose(
  table: Table,
  actor: Actor | null,
  { seat, what, id }: Message<'ask'>,
  now: number,
): Entry | null {
  ownSeat(table, actor, seat)
  if (repeated(table, seat, id)) return null
  mustRun(table)
  mayGrow(table)
  const open = table.proposal?.what
  // A proposal about the current moment need not wait for an open one about the coach.
  if (open && ('coach' in what || !('coach' in open)))
    throw new NotAllowed('not-now', 'something else is being asked already')
  if ('coach' in what) {
    refuse(againstAskingForCoach(table))
    return { k: 'asked', seat, what, id }
  }
  if ('byDays' in what) {
    refuse(againstClockByDays(table))
    return { k: 'asked', seat, what, id }
  }
  if ('rewind' in what) {
    refuse(againstRewind(table))
    return { k: 'asked', seat, what: { rewind: storyIndex(table, seat, what.rewind) }, id }
  }
  const { replace } = what
  if (replace === seat || !people(table).includes(replace))
    throw new NotAllowed('not-now', `nobody to replace at seat ${replace}`)
  if (!turn(table).includes(replace) || now - table.at < PATIENCE_MS) {
    throw new NotAllowed('not-now', 'somebody can be replaced when all have waited for them for three minutes')
  }
  return { k: 'asked', seat, what, id }
}

/** Clients count the rows that they can see; the log needs the index in the full story. */
function storyIndex(table: Table, seat: Seat, told: number): number {
  const index = toldIndex(table, seat, told)
  if (index === undefined || !table.story[index]?.stands)
    throw new NotAllowed('nothing-to-undo', `there is no move ${told} to go back to`)
  return index
}

export function answer(table: Table, actor: Actor | null, { seat, yes, id }: Message<'answer'>): Entry | null {
  ownSeat(table, actor, seat)
  if (repeated(table, seat, id)) return null
  const { proposal } = table
  if (!proposal || !seatsToAgree(table).includes(seat)) throw new NotAllowed('not-now', 'nothing is being asked of you')
  if (proposal.yes.includes(seat)) throw new NotAllowed('not-now', 'you have agreed already')
  return { k: 'answered', seat, yes, id }
}

/** The refusal of a seat, or of any seat, that somebody has already. */
export const seatTaken = (seat: Seat | undefined): NotAllowed =>
  new NotAllowed('seat-taken', seat === undefined ? 'every seat is taken' : `seat ${seat} is taken`)

export function join(table: Table, actor: Actor, seat: Seat | undefined, bytes: string | undefined): Entry {
  if (table.status !== 'open') throw new NotAllowed('begun', 'this table has begun already')
  if (sitsAt(table, actor).length > 0) throw new NotAllowed('not-now', 'you sit at this table already')
  mayGrow(table)
  const free = table.seats.findIndex(
    (state, index) => !state.person && !state.bot && (seat === undefined || seat === index),
  )
  if (free < 0) throw seatTaken(seat)
  return { k: 'joined', seat: free, person: actor.id, ...(bytes ? { bytes } : {}) }
}

function anySeat(table: Table, seat: Seat): SeatState {
  if (!table.seats[seat]) throw new NotAllowed('nonsense', `there is no seat ${seat}`)
  return seatOf(table, seat)
}

/** Frees a seat before the game begins, because its person leaves or the host asks them to. */
export function leave(table: Table, actor: Actor, seat: Seat): Entry {
  if (table.status !== 'open') throw new NotAllowed('begun', 'the game has begun: you can resign, and a bot plays on')
  const { person } = anySeat(table, seat)
  if (!person) throw new NotAllowed('not-now', `nobody sits at seat ${seat}`)
  if (!actor.ids.includes(person.id) && !isHost(table, actor)) {
    throw new NotAllowed('not-your-seat', 'only the host can ask others to leave')
  }
  return { k: 'left', seat }
}

export function plan(table: Table, actor: Actor, seat: Seat, bot: string | null): Entry {
  if (!isHost(table, actor)) throw new NotAllowed('not-your-seat', 'only the host sets who sits where')
  if (table.status !== 'open') throw new NotAllowed('begun', 'the game has begun')
  mayGrow(table)
  if (anySeat(table, seat).person) throw new NotAllowed('seat-taken', `seat ${seat} is taken`)
  return { k: 'planned', seat, bot }
}

/** Stops the countdown; from then on the host starts the game. */
export function hold(table: Table, actor: Actor, seat: Seat): Entry | null {
  ownSeat(table, actor, seat)
  if (table.status !== 'open') throw new NotAllowed('begun', 'this table has begun already')
  return table.startsAt === null ? null : { k: 'held', seat }
}

/** Returns the entry that starts the table automatically, if it is time. */
export function begin(table: Table, now: number): Entry | null {
  if (table.status !== 'open' || !isFull(table)) return null
  const isDue = table.made.start === 'countdown' ? table.startsAt !== null && table.startsAt <= now : table.made.start
  return isDue ? { k: 'started' } : null
}

export function start(table: Table, actor: Actor): Entry {
  if (!isHost(table, actor)) throw new NotAllowed('not-your-seat', 'only the host can begin')
  if (table.status !== 'open') throw new NotAllowed('begun', 'this table has begun already')
  if (!isFull(table)) throw new NotAllowed('not-now', 'a seat is still open: invite somebody, or let a bot sit there')
  return { k: 'started' }
}

export function resign(table: Table, actor: Actor, seat: Seat, why: Gone = 'resigned'): Entry {
  ownSeat(table, actor, seat)
  mustRun(table)
  return { k: 'gone', seat, why, bot: substituteFor(table) }
}

/** Gives a seat that a bot plays in its person's absence back to them. Somebody who has resigned cannot return. */
export function comeBack(table: Table, actor: Actor, seat: Seat): Entry {
  if (!sitsAt(table, actor).includes(seat)) throw new NotAllowed('not-your-seat', `seat ${seat} is not yours`)
  mustRun(table)
  const { gone } = seatOf(table, seat)
  if (gone === null) throw new NotAllowed('not-now', 'you play this seat yourself')
  if (isForGood(gone)) throw new NotAllowed('not-now', 'you have resigned from this game')
  return { k: 'back', seat }
}

/** Gives the seat of a bot to a person who joins during the first round. */
export function takeOver(table: Table, actor: Actor, seat: Seat): Entry {
  mustRun(table)
  if (sitsAt(table, actor).length > 0) throw new NotAllowed('not-now', 'you sit at this table already')
  if (!table.made.takeover) throw new NotAllowed('not-now', 'nobody may take over a seat at this table')
  if (anySeat(table, seat).person) throw new NotAllowed('seat-taken', `seat ${seat} is taken`)
  if (!seatsToTakeOver(table).includes(seat))
    throw new NotAllowed('not-now', 'the first round is over: this bot plays on')
  mayGrow(table)
  return { k: 'tookOver', seat, person: actor.id }
}

/** Makes somebody else host if the host has left, and closes a table without people. */
export function passHost(table: Table): Entry | null {
  if (table.status !== 'open') return null
  const sitting = table.seats.flatMap(({ person }) => person?.id ?? [])
  if (sitting.includes(table.host)) return null
  const [next] = sitting
  return next === undefined ? { k: 'closed', why: 'empty' } : { k: 'hosted', person: next }
}
