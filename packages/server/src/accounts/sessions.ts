// Who is asking. A token lies with its owner alone; here lies its SHA-256.

import { createHash, randomBytes } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import type { Compilable } from 'kysely'
import type { House } from '../house.ts'
import type { PersonRow, SessionRow } from '../store/schema.ts'
import { personOf } from './people.ts'

export const COOKIE = 'wayfare_session'
/** Seconds. */
export const YEAR = 365 * 24 * 60 * 60
const HOUR_MS = 60 * 60 * 1000
const TOKEN = /^[\w-]{43}$/

/** `Headers`, or whatever else finds a header by its name. */
export type HeaderLines = { get(name: string): string | null }
export type SignedIn = { readonly person: PersonRow; readonly session: SessionRow }

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

type NewSession = { readonly token: string; readonly row: SessionRow; readonly insert: Compilable }

/** A session to be written together with what it belongs to. */
export function newSession(house: House, personId: string, kind: 'cookie' | 'token', label: string): NewSession {
  const token = randomBytes(32).toString('base64url')
  const at = house.now()
  const row = { token_hash: hashToken(token), person_id: personId, kind, label, created_at: at, seen_at: at }
  return { token, row, insert: house.db.sql.insertInto('sessions').values(row) }
}

/** By `Authorization: Bearer` if there is one, else by cookie. */
export async function personFromRequest(house: House, headers: HeaderLines): Promise<SignedIn | undefined> {
  const bearer = bearerOf(headers)
  const token = bearer ?? parse(headers.get('cookie') ?? '', COOKIE)[COOKIE]
  if (!token || !TOKEN.test(token)) return undefined
  const session = await house.db.sql
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', bearer === undefined ? 'cookie' : 'token')
    .executeTakeFirst()
  if (!session || expired(house, session)) return undefined
  const person = await personOf(house, session.person_id)
  if (!person || person.name === '') return undefined
  await markSeen(house, session, person)
  return { person, session }
}

export function bearerOf(headers: HeaderLines): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
}

const expired = (house: House, session: SessionRow): boolean =>
  session.kind === 'cookie' && house.now() - session.seen_at > YEAR * 1000

async function markSeen({ db, now }: House, session: SessionRow, person: PersonRow): Promise<void> {
  const at = now()
  if (at - session.seen_at < HOUR_MS) return
  await db.together([
    db.sql.updateTable('sessions').set({ seen_at: at }).where('token_hash', '=', session.token_hash),
    db.sql.updateTable('people').set({ seen_at: at }).where('id', '=', person.id),
  ])
}

export async function endSession({ db }: House, session: SessionRow): Promise<void> {
  await db.sql.deleteFrom('sessions').where('token_hash', '=', session.token_hash).execute()
}

/** Every browser and every program. */
export async function endAllSessions({ db }: House, personId: string): Promise<void> {
  await db.sql.deleteFrom('sessions').where('person_id', '=', personId).execute()
}

/** All browsers are logged out but the one that gets the new token; programs keep theirs. */
export async function renewBrowsers(house: House, personId: string): Promise<string> {
  const { db } = house
  const session = newSession(house, personId, 'cookie', '')
  await db.together([
    db.sql.deleteFrom('sessions').where('person_id', '=', personId).where('kind', '=', 'cookie'),
    session.insert,
  ])
  return session.token
}
