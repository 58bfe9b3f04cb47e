// Sends notices to a receiver of the person's own: JSON by POST, signed so that the receiver knows that they come from
// this server.

import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../store/database.ts'
import { storedSecret } from '../store/stored-secret.ts'
import { BadAnswer, type Delivery, type Notice } from './notice.ts'
import { checkedAddress, post, type Reach } from './outside.ts'

/**
 * Checks the address and returns it as it is to be stored; throws AddressRefused. The addresses behind its name are
 * checked at each use.
 */
export function checkedWebhook(context: Pick<Context, 'settings'>, address: string): string {
  return checkedAddress(address, reachOf(context)).href
}

/** The secret with which a person's receiver checks our signatures. */
export async function webhookSecret(db: Database, personId: string): Promise<string> {
  const secret = await storedSecret(db, 'webhook secret', () => randomBytes(32).toString('hex'))
  return hmac(secret, personId)
}

export async function sendWebhook(
  context: Context,
  person: { readonly id: string; readonly webhook: string },
  notice: Notice,
  limitMs: number,
): Promise<Delivery> {
  const text = JSON.stringify(payloadFor(person.webhook, notice))
  const signature = hmac(await webhookSecret(context.db, person.id), text)
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Wayfare',
    'X-Wayfare-Signature': `sha256=${signature}`,
  }
  const status = await post(person.webhook, reachOf(context), { headers, body: text }, limitMs)
  if (status < 200 || status > 299) throw new BadAnswer(status)
  return 'sent'
}

/** The content of a notice as its receiver expects it: Discord and Slack have forms of their own. */
export function payloadFor(address: string, { title, body, url, tag }: Notice): object {
  const { hostname, pathname } = new URL(address)
  if (/^(?:\w+\.)?discord(?:app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/'))
    // Names of tables and games must not call anybody.
    return { content: `**${title}**\n${body}\n${url}`, allowed_mentions: { parse: [] } }
  if (hostname === 'hooks.slack.com') return { text: `*${forSlack(title)}*\n${forSlack(body)}\n<${url}>` }
  return { title, body, url, tag }
}

/** Slack reads these three letters as markup. */
const forSlack = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function reachOf({ settings }: Pick<Context, 'settings'>): Reach {
  return { toPrivate: settings.WEBHOOKS_TO_PRIVATE, schemes: 'any' }
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
