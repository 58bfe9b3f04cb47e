// Decides which requests beside moves are allowed: coach, chances, reasons, undo. Commands refuse what these functions
// object to, and viewers receive the same results as permissions, so that clients need not work them out.

import type { Eyes, Seat } from '@wayfare/kernel'
import { type Consent, isByDays, type Permissions, PUZZLE, type RefusalCode } from '@wayfare/protocol'
import { showsSecret, type Today } from './secret.ts'
import { mayStillPlay, people, seatsToAgree, type Table } from './table.ts'
import { seatsToTakeOver } from './takeover.ts'

/** `between-seats` is a player who currently sees no seat's view, as on a device that is being handed over. */
export type Viewer = Eyes | 'between-seats'

export const eyesOf = (viewer: Viewer): Eyes => (viewer === 'between-seats' ? 'spectator' : viewer)

/** The reason for a refusal, or null if the request is allowed. */
export type Objection = { readonly code: RefusalCode; readonly message: string } | null

const notNow = (message: string): Objection => ({ code: 'not-now', message })

export function againstPlaying({ status }: Table): Objection {
  if (status === 'open') return { code: 'not-running', message: 'the game has not begun' }
  return status === 'running' ? null : { code: 'not-running', message: 'the game is over' }
}

/** Daily deals must be the same for everybody and puzzles are to be solved, so neither has a coach. */
function againstCoach(table: Table): Objection {
  const objection = againstPlaying(table)
  if (objection) return objection
  if (table.made.daily) return notNow('a daily deal is played without a coach')
  return isPuzzle(table) ? notNow('a puzzle is solved without a coach') : null
}

const isPuzzle = ({ made }: Table): boolean => made.origin?.table === PUZZLE

/** A coach is allowed for people who play alone or against bots, and for others once all have agreed. */
export function againstHint(table: Table): Objection {
  const objection = againstCoach(table)
  if (objection) return objection
  return needsConsent(table) ? notNow('where others play there is a coach only if all agree') : null
}

/** True if several people play here and have not all agreed that each may use help. */
export const needsConsent = (table: Table): boolean => !table.coach && mayStillPlay(table).length > 1

/**
 * Spectators may see who will win, players may not. If people play against each other all must have agreed, because a
 * player could open a second window as a spectator.
 */
export function againstChances(table: Table, plays: boolean): Objection {
  const objection = againstCoach(table)
  if (objection) return objection
  if (needsConsent(table))
    return notNow('where people play, chances are told if all of them agree, and when the game is over')
  return plays ? notNow('you play at this table yourself') : null
}

/**
 * Reasons for a bot's move are given where a coach is allowed, to spectators of games among bots, and once everything
 * is public.
 */
export function againstWhy(table: Table, seat: Seat | undefined, today: Today): Objection {
  if (isOpenToAll(table, today)) return null
  if (seat !== undefined) return againstHint(table)
  const objection = againstCoach(table)
  if (objection) return objection
  return people(table).length > 0 ? notNow('while people play, those who look on are told no reasons') : null
}

/** True if everybody may know everything about the game. */
export const isOpenToAll = (table: Table, today: Today): boolean => showsSecret(table, today) && table.match !== null

/** Returns the reason why the players cannot be asked to agree on a coach now. */
export function againstAskingForCoach(table: Table): Objection {
  const objection = againstCoach(table)
  if (objection) return objection
  if (!needsConsent(table)) return notNow('the coach is open here: nobody need be asked')
  return isSomebodyAway(table) ? notNow('somebody is away who would have to agree') : null
}

const isSomebodyAway = (table: Table): boolean => mayStillPlay(table).length > people(table).length

export function againstRewind(table: Table): Objection {
  const objection = againstPlaying(table)
  if (objection) return objection
  if (table.made.daily) return notNow('a daily deal falls the same for all: nothing is dealt anew')
  return isPuzzle(table) ? notNow('a puzzle is one turn: nothing is dealt anew') : null
}

/** Returns the reason why a live game cannot go on by correspondence. */
export function againstClockByDays(table: Table): Objection {
  const objection = againstPlaying(table)
  if (objection) return objection
  return table.clock && !isByDays(table.clock) ? null : notNow('no live clock runs here')
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Lists what this viewer may request now. */
export function permissionsOf(table: Table, viewer: Viewer, today: Today): Permissions {
  const may: Writable<Permissions> = {}
  if (mayAskWhy(table, viewer, today)) may.why = true
  if (typeof viewer !== 'number') {
    const hasRivals = table.seats.length > 1
    if (hasRivals && !againstChances(table, viewer === 'between-seats')) may.chances = true
    const free = viewer === 'spectator' ? seatsToTakeOver(table) : []
    if (free.length > 0) may.takeOver = free
    return may
  }
  // While a bot plays the seat, its person has to return before they may ask for anything.
  if (table.seats[viewer]?.gone) return may
  if (!againstHint(table)) may.hint = true
  const consent = consentAt(table)
  if (consent) may.consent = consent
  if (!againstRewind(table) && table.broken === null)
    may.rewind = mayStillPlay(table).some((seat) => seat !== viewer) ? 'together' : 'alone'
  if (!againstClockByDays(table)) may.byDays = true
  return may
}

function mayAskWhy(table: Table, viewer: Viewer, today: Today): boolean {
  if (!table.seats.some(({ bot }) => bot !== null)) return false
  if (typeof viewer !== 'number') return !againstWhy(table, undefined, today)
  return isOpenToAll(table, today) || (!table.seats[viewer]?.gone && !againstWhy(table, viewer, today))
}

/**
 * Returns the state of the agreement that a coach needs; undefined if no agreement is needed, or if none would help.
 */
function consentAt(table: Table): Consent | undefined {
  if (againstCoach(table) || !needsConsent(table)) return undefined
  const { proposal } = table
  if (proposal && 'coach' in proposal.what)
    return { state: 'asked', missing: seatsToAgree(table).filter((seat) => !proposal.yes.includes(seat)) }
  if (proposal) return { state: 'busy' }
  return { state: isSomebodyAway(table) ? 'away' : 'unasked' }
}
