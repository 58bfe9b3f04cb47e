// Authenticates requests by token or session cookie. Only the owner has the token; the database stores its SHA-256.

import { createHash, randomBytes } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { type Compilable, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { PersonRow, SessionRow } from '../store/schema.ts'

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
export function newSession(context: Context, personId: string, kind: 'cookie' | 'token', label: string): NewSession {
  const token = randomBytes(32).toString('base64url')
  const at = context.now()
  const row = { token_hash: hashToken(token), person_id: personId, kind, label, created_at: at, seen_at: at }
  return { token, row, insert: context.db.sql.insertInto('sessions').values(row) }
}

/** By `Authorization: Bearer` if there is one, else by cookie. */
export async function personFromRequest(context: Context, headers: HeaderLines): Promise<SignedIn | undefined> {
  const bearer = bearerOf(headers)
  const token = bearer ?? parse(headers.get('cookie') ?? '', COOKIE)[COOKIE]
  if (!token || !TOKEN.test(token)) return undefined
  const found = await sessionBy(context, hashToken(token), bearer === undefined ? 'cookie' : 'token')
  if (!found || expired(context, found.session) || found.person.name === '') return undefined
  await markSeen(context, found)
  return found
}

/** In one query, for everybody who asks for anything. The person of a guest that went into an account is the account. */
async function sessionBy({ db }: Context, token_hash: string, kind: string): Promise<SignedIn | undefined> {
  const row = await db.sql
    .selectFrom('sessions')
    .innerJoin('people as owner', 'owner.id', 'sessions.person_id')
    .innerJoin('people', (join) => join.on('people.id', '=', sql<string>`coalesce(owner.merged_into, owner.id)`))
    .selectAll('people')
    .select(['sessions.person_id', 'sessions.label', 'sessions.created_at as begun_at', 'sessions.seen_at as used_at'])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.kind', '=', kind)
    .executeTakeFirst()
  if (!row) return undefined
  const { person_id, label, begun_at, used_at, ...person } = row
  return { person, session: { token_hash, person_id, kind, label, created_at: begun_at, seen_at: used_at } }
}

export function bearerOf(headers: HeaderLines): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
}

const expired = (context: Context, session: SessionRow): boolean =>
  session.kind === 'cookie' && context.now() - session.seen_at > YEAR * 1000

async function markSeen({ db, now }: Context, { session, person }: SignedIn): Promise<void> {
  const at = now()
  if (at - session.seen_at < HOUR_MS) return
  await db.together([
    db.sql.updateTable('sessions').set({ seen_at: at }).where('token_hash', '=', session.token_hash),
    db.sql.updateTable('people').set({ seen_at: at }).where('id', '=', person.id),
  ])
}

export async function endSession({ db }: Context, session: SessionRow): Promise<void> {
  await db.sql.deleteFrom('sessions').where('token_hash', '=', session.token_hash).execute()
}

/** Every browser and every program. */
export async function endAllSessions({ db }: Context, personId: string): Promise<void> {
  await db.sql.deleteFrom('sessions').where('person_id', '=', personId).execute()
}

/** Logs out all browsers but the one that gets the new token; programs keep theirs. */
export async function renewBrowsers(context: Context, personId: string): Promise<string> {
  return renew(context, personId, ['cookie'])
}

/** Logs out every browser and every program but the browser that gets the new token. */
export async function renewAll(context: Context, personId: string): Promise<string> {
  return renew(context, personId, ['cookie', 'token'])
}

async function renew(context: Context, personId: string, kinds: readonly SessionRow['kind'][]): Promise<string> {
  const { db } = context
  const session = newSession(context, personId, 'cookie', '')
  await db.together([
    db.sql.deleteFrom('sessions').where('person_id', '=', personId).where('kind', 'in', kinds),
    session.insert,
  ])
  return session.token
}
