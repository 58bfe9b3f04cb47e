// Decides which requests beside moves are allowed: a coach, chances, reasons, going back. Commands refuse what these functions object to,
// and each viewer is told the same as permissions, so that no client has to work it out.

import type { Eyes, Seat } from '@wayfare/kernel'
import { type Consent, type Permissions, PUZZLE, type RefusalCode } from '@wayfare/protocol'
import { showsSecret, type Today } from './secret.ts'
import { mayStillPlay, needed, people, type Table } from './table.ts'

/** `between-seats`: somebody who plays here and looks through no seat's eyes, as on a device that is handed over. */
export type Viewer = Eyes | 'between-seats'

export const eyesOf = (viewer: Viewer): Eyes => (viewer === 'between-seats' ? 'spectator' : viewer)

/** The reason for a refusal, or null where nothing is refused. */
export type Objection = { readonly code: RefusalCode; readonly message: string } | null

const notNow = (message: string): Objection => ({ code: 'not-now', message })

export function againstPlaying({ status }: Table): Objection {
  if (status === 'open') return { code: 'not-running', message: 'the game has not begun' }
  return status === 'running' ? null : { code: 'not-running', message: 'the game is over' }
}

/** A daily deal is the same for all, and a puzzle is there to be solved: neither has a coach. */
function againstCoach(table: Table): Objection {
  const objection = againstPlaying(table)
  if (objection) return objection
  if (table.made.daily) return notNow('a daily deal is played without a coach')
  return isPuzzle(table) ? notNow('a puzzle is solved without a coach') : null
}

const isPuzzle = ({ made }: Table): boolean => made.origin?.table === PUZZLE

/** A coach thinks for somebody who plays alone or against bots, and where all have agreed. */
export function againstHint(table: Table): Objection {
  const objection = againstCoach(table)
  if (objection) return objection
  return needsConsent(table) ? notNow('where others play there is a coach only if all agree') : null
}

/** Whether people play here who have not all agreed that each may use help. */
export const needsConsent = (table: Table): boolean => !table.coach && mayStillPlay(table).length > 1

/**
 * Who will win is said to those who look on, and not to those who play. Where people play against each other it is said only if all have
 * agreed: whoever plays can open a second window as somebody else.
 */
export function againstChances(table: Table, plays: boolean): Objection {
  const objection = againstCoach(table)
  if (objection) return objection
  if (needsConsent(table))
    return notNow('where people play, chances are told if all of them agree, and when the game is over')
  return plays ? notNow('you play at this table yourself') : null
}

/** Why a bot moved is said where there is a coach, to those who look on at bots alone, and once chance may be shown to everybody. */
export function againstWhy(table: Table, seat: Seat | undefined, today: Today): Objection {
  if (isOpenToAll(table, today)) return null
  if (seat !== undefined) return againstHint(table)
  const objection = againstCoach(table)
  if (objection) return objection
  return people(table).length > 0 ? notNow('while people play, those who look on are told no reasons') : null
}

/** Whether everybody may know everything about the game. */
export const isOpenToAll = (table: Table, today: Today): boolean => showsSecret(table, today) && table.match !== null

/** The reason why the players cannot be asked to agree on a coach now. */
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

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** What this viewer may ask for now. */
export function permissionsOf(table: Table, viewer: Viewer, today: Today): Permissions {
  const may: Writable<Permissions> = {}
  if (mayAskWhy(table, viewer, today)) may.why = true
  if (typeof viewer !== 'number') {
    const hasRivals = table.seats.length > 1
    if (hasRivals && !againstChances(table, viewer === 'between-seats')) may.chances = true
    return may
  }
  // A bot plays this seat: whoever it belongs to comes back first.
  if (table.seats[viewer]?.gone) return may
  if (!againstHint(table)) may.hint = true
  const consent = consentAt(table)
  if (consent) may.consent = consent
  if (!againstRewind(table) && table.broken === null)
    may.rewind = mayStillPlay(table).some((seat) => seat !== viewer) ? 'together' : 'alone'
  return may
}

function mayAskWhy(table: Table, viewer: Viewer, today: Today): boolean {
  if (!table.seats.some(({ bot }) => bot !== null)) return false
  if (typeof viewer !== 'number') return !againstWhy(table, undefined, today)
  return isOpenToAll(table, today) || (!table.seats[viewer]?.gone && !againstWhy(table, viewer, today))
}

/** The state of the agreement that a coach needs. Absent where no agreement is needed, or where none would help. */
function consentAt(table: Table): Consent | undefined {
  if (againstCoach(table) || !needsConsent(table)) return undefined
  const { proposal } = table
  if (proposal && 'coach' in proposal.what)
    return { state: 'asked', missing: needed(table).filter((seat) => !proposal.yes.includes(seat)) }
  if (proposal) return { state: 'busy' }
  return { state: isSomebodyAway(table) ? 'away' : 'unasked' }
}
