// A browser that has been in an account is remembered by a cookie, which opens nothing: whatever strangers guess elsewhere, its own
// guesses are counted apart.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { storedSecret } from '../store/stored-secret.ts'

export const DEVICE_COOKIE = 'wayfare_device'
const DEVICE = /^([\w-]{22})\.([\w-]{43})$/

type WithDatabase = Pick<Context, 'db'>

export async function newDevice(context: WithDatabase, login: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${await seal(context, login, id)}`
}

/** The device's id, if it has been in this account. */
export async function findDevice(context: WithDatabase, login: string, cookie = ''): Promise<string | undefined> {
  const [, id, sealed] = DEVICE.exec(cookie) ?? []
  if (id === undefined || sealed === undefined) return undefined
  const right = timingSafeEqual(Buffer.from(sealed), Buffer.from(await seal(context, login, id)))
  return right ? id : undefined
}

async function seal({ db }: WithDatabase, login: string, id: string): Promise<string> {
  const secret = await storedSecret(db, 'device secret', () => randomBytes(32).toString('hex'))
  return createHmac('sha256', secret).update(`${login} ${id}`).digest('base64url')
}
