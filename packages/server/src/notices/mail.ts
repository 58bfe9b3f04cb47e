// Sends plain mails through the server that SMTP_URL names.

import { isMailAddress } from '@wayfare/protocol'
import type { Settings } from '../settings.ts'
import type { Delivery, Notice } from './notice.ts'
import { mailFooter } from './texts.ts'

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>
type Letter = { readonly subject: string; readonly lines: readonly string[]; readonly footer: string }

/** Sends a notice, with a line on how to stop them. */
export function sendMail(
  settings: MailSettings,
  person: { readonly mail: string; readonly language: string },
  { title, body, url }: Notice,
  limitMs: number,
): Promise<Delivery> {
  const letter = { subject: title, lines: [body, url], footer: mailFooter(person.language) }
  return sendLetter(settings, person.mail, letter, limitMs)
}

export async function sendLetter(
  settings: MailSettings,
  address: string,
  { subject, lines, footer }: Letter,
  limitMs: number,
): Promise<Delivery> {
  if (!isMailAddress(address)) throw new Error('not an e-mail address')
  // The library is loaded when it is first needed, because it takes 15 MB.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: settings.SMTP_URL,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    dnsTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sending = transport.sendMail({
    from: settings.MAIL_FROM,
    to: { name: '', address },
    subject: oneLine(subject),
    text: `${lines.map(oneLine).join('\n')}\n\n-- \n${footer}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  try {
    await within(limitMs, sending)
  } finally {
    transport.close()
  }
  return 'sent'
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** The transport has a time limit for each step; this one is for all steps together. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })), limitMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
