// Sends notices to people who are away, over every channel they have set up.

import type { Context } from '../context.ts'
import type { PersonRow, PushRow } from '../store/schema.ts'
import { sendMail } from './mail.ts'
import type { Delivery, Notice } from './notice.ts'
import { AddressRefused } from './outside.ts'
import { sendPush, subscriptionsOf } from './push.ts'
import { sendWebhook } from './webhook.ts'

const LIMIT_MS = 10_000

/**
 * Sends a notice and never rejects. Each channel fails by itself, and none is tried twice, so that nobody gets a notice
 * twice.
 */
export async function sendNotice(
  context: Context,
  person: PersonRow,
  notice: Notice,
  limitMs = LIMIT_MS,
): Promise<void> {
  const { mail, webhook, language } = person
  const attempts = [attempt('push', sendPushes)]
  if (webhook)
    attempts.push(attempt('webhook', () => sendWebhook(context, { id: person.id, webhook }, notice, limitMs)))
  if (mail && context.settings.SMTP_URL) {
    attempts.push(attempt('mail', () => sendMail(context.settings, { mail, language }, notice, limitMs)))
  }
  await Promise.all(attempts)

  async function sendPushes(): Promise<undefined> {
    const rows = await subscriptionsOf(context.db, person.id)
    const send = (row: PushRow) => attempt('push', () => sendPush(context, row, notice, limitMs))
    await Promise.all(rows.map(send))
  }

  async function attempt(by: string, send: () => Promise<Delivery | undefined>): Promise<void> {
    try {
      const outcome = await send()
      if (outcome) context.metrics.notices.inc({ by, outcome })
    } catch (error) {
      const outcome = error instanceof AddressRefused ? 'refused' : 'failed'
      context.metrics.notices.inc({ by, outcome })
      context.log.warn({ person: person.id, by, outcome, why: whyOf(error) }, 'a notice did not go out')
    }
  }
}

/**
 * Names the kind of failure and never quotes a message, because messages of the network name hosts and those of mail
 * servers name people.
 */
function whyOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message
  const { status, responseCode, code, name } = error as Record<string, unknown>
  const known = [status, responseCode, code, name].find((one) => typeof one === 'number' || typeof one === 'string')
  return String(known ?? 'unknown')
}
