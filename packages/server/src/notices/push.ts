// Web push: stores the subscriptions of browsers and sends notices to them.

import { createHash } from 'node:crypto'
import { PushKeys, type PushSubscription } from '@wayfare/protocol'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../store/database.ts'
import type { PushRow } from '../store/schema.ts'
import { storedSecret } from '../store/stored-secret.ts'
import { BadAnswer, type Delivery, type Notice } from './notice.ts'
import { checkedAddress, post, type Reach } from './outside.ts'

/** Loads the library when it is first needed: it takes 11 MB of memory. */
const loadWebPush = async () => (await import('web-push')).default

const SUBSCRIPTIONS_PER_PERSON = 10
const WEEK_SECONDS = 7 * 24 * 60 * 60

/** The public key that a browser needs in order to subscribe. */
export async function vapidPublicKey(db: Database): Promise<string> {
  return (await vapidKeys(db)).publicKey
}

/**
 * Stores a subscription, or throws AddressRefused. Beyond ten of one person the oldest are deleted, and an endpoint
 * belongs to the person who registered it last.
 */
export async function subscribe(
  context: Pick<Context, 'db' | 'settings' | 'now'>,
  personId: string,
  subscription: PushSubscription,
): Promise<void> {
  const endpoint = checkedAddress(subscription.endpoint, reachOf(context)).href
  const row: PushRow = {
    endpoint,
    person_id: personId,
    keys: JSON.stringify(subscription.keys),
    created_at: context.now(),
  }
  const { sql } = context.db
  const add = sql
    .insertInto('push')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
  const others = sql
    .selectFrom('push')
    .select('endpoint')
    .where('person_id', '=', personId)
    .where('endpoint', '!=', endpoint)
  const kept = others
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .limit(SUBSCRIPTIONS_PER_PERSON - 1)
  const prune = sql
    .deleteFrom('push')
    .where('person_id', '=', personId)
    .where('endpoint', '!=', endpoint)
    .where('endpoint', 'not in', kept)
  await context.db.together([add, prune])
}

export async function unsubscribe(db: Database, personId: string, endpoint: string): Promise<void> {
  const known = URL.canParse(endpoint) ? new URL(endpoint).href : endpoint
  await db.sql.deleteFrom('push').where('person_id', '=', personId).where('endpoint', '=', known).execute()
}

export function subscriptionsOf(db: Database, personId: string): Promise<PushRow[]> {
  return db.sql.selectFrom('push').selectAll().where('person_id', '=', personId).execute()
}

export async function sendPush(context: Context, row: PushRow, notice: Notice, limitMs: number): Promise<Delivery> {
  const keys = v.parse(PushKeys, JSON.parse(row.keys))
  const { publicKey, privateKey } = await vapidKeys(context.db)
  const webPush = await loadWebPush()
  const { origin } = new URL(row.endpoint)
  const headers = {
    ...webPush.getVapidHeaders(origin, context.settings.VAPID_SUBJECT, publicKey, privateKey, 'aes128gcm'),
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'aes128gcm',
    TTL: WEEK_SECONDS,
    Urgency: 'normal',
    // While a browser is away, the service keeps only the last notice of a topic.
    Topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
  }
  const body = webPush.encrypt(keys.p256dh, keys.auth, JSON.stringify(notice), 'aes128gcm').cipherText
  const status = await post(row.endpoint, reachOf(context), { headers, body }, limitMs)
  if (status === 404 || status === 410) {
    await context.db.sql.deleteFrom('push').where('endpoint', '=', row.endpoint).where('keys', '=', row.keys).execute()
    return 'gone'
  }
  if (status < 200 || status > 299) throw new BadAnswer(status)
  return 'sent'
}

/** Both keys are stored in one row, so that they always belong together. */
async function vapidKeys(db: Database): Promise<{ publicKey: string; privateKey: string }> {
  const make = async () => JSON.stringify((await loadWebPush()).generateVAPIDKeys())
  return JSON.parse(await storedSecret(db, 'vapid keys', make))
}

function reachOf({ settings }: Pick<Context, 'settings'>): Reach {
  return { toPrivate: settings.WEBHOOKS_TO_PRIVATE, schemes: 'secure' }
}
