// Tokens with which programs play in a person's name.

import type { TokenInfo } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import type { SessionRow } from '../store/schema.ts'
import { newSession } from './sessions.ts'

export const MOST_TOKENS = 10

/** The token is shown this once. Undefined where there are as many as there may be. */
export async function makeToken(
  context: Context,
  personId: string,
  label: string,
): Promise<{ token: string; info: TokenInfo } | undefined> {
  if ((await tokensOf(context, personId)).length >= MOST_TOKENS) return undefined
  const { token, row, insert } = newSession(context, personId, 'token', label)
  await context.db.together([insert])
  return { token, info: infoOf(row) }
}

export async function listTokens(context: Context, personId: string): Promise<TokenInfo[]> {
  return (await tokensOf(context, personId)).map(infoOf)
}

export async function revokeToken(context: Context, personId: string, id: string): Promise<boolean> {
  const row = (await tokensOf(context, personId)).find((token) => infoOf(token).id === id)
  if (!row) return false
  await context.db.sql.deleteFrom('sessions').where('token_hash', '=', row.token_hash).execute()
  return true
}

function tokensOf({ db }: Context, personId: string): Promise<SessionRow[]> {
  return db.sql
    .selectFrom('sessions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', 'token')
    .orderBy('created_at')
    .execute()
}

const infoOf = (row: SessionRow): TokenInfo => ({
  id: row.token_hash.slice(0, 16),
  label: row.label,
  created: row.created_at,
  seen: row.seen_at,
})
