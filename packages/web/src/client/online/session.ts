// The session: the person who is logged in on this device.

import { effect, signal } from '@preact/signals'
import type { Answer } from '@wayfare/protocol'
import type { Language } from '@wayfare/text'
import { storedText } from '../../base/browser/storage.ts'
import { ApiError, call } from './api.ts'
import { openLive } from './socket.ts'

export type Me = NonNullable<Answer<'GET /me'>['person']>

/** undefined before the first request; null if nobody is logged in. */
export const me = signal<Me | null | undefined>(undefined)
export const live = openLive()

let connectedAs: string | null | undefined
// A socket that was opened for another person, or for nobody, would keep the view of that person.
effect(() => {
  const now = me.value === undefined ? undefined : (me.value?.id ?? null)
  if (connectedAs !== undefined && now !== connectedAs) live.renew()
  connectedAs = now
})

const AGAIN_MS = 2_000

let asking = 0

/** Asks the server who is logged in. If it cannot answer, the known person stays. */
export async function whoAmI(): Promise<Me | null> {
  asking++
  try {
    me.value = (await call('GET /me')).person
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The socket works, so this request will soon work, too.
    if (me.peek() === undefined && live.you.peek() !== undefined) setTimeout(() => void whoAmI(), AGAIN_MS)
  } finally {
    asking--
  }
  return me.peek() ?? null
}

// Without a connection it was unknown who is logged in, and somebody may have logged in or out in another tab.
effect(() => {
  const you = live.you.value
  const known = me.peek()
  if (you === undefined || asking > 0) return
  if (known === undefined || you !== (known?.id ?? null)) void whoAmI()
})

/**
 * Makes sure that there is a person with a name, which players need. A name is made up for people who have not chosen
 * one.
 */
export async function somebody(language: Language, chosen?: string): Promise<Me> {
  const known = me.value === undefined ? await whoAmI() : me.value
  if (known) return chosen === undefined || chosen === known.name ? known : rename(known, chosen)
  const name = chosen ?? (await import('./made-up-name.ts')).madeUpName()
  const person = await newGuest(name, language)
  // Another tab was faster.
  if (!person) return somebody(language, chosen)
  madeUp.value = chosen === undefined ? person.id : null
  me.value = { ...person, ids: [person.id] }
  return me.value
}

/** Creates a guest. Returns null if this browser has become somebody meanwhile, who is then known. */
async function newGuest(name: string, language: Language) {
  try {
    return (await call('POST /guest', { body: { name, language } })).person
  } catch (error) {
    if (error instanceof ApiError && error.code === 'logged-in' && (await whoAmI())) return null
    throw error
  }
}

async function rename(known: Me, name: string): Promise<Me> {
  const { person } = await call('PATCH /me', { body: { name } })
  madeUp.value = null
  me.value = { ...known, ...person }
  return me.value
}

/** The guest of this device whose name was made up. */
const madeUp = storedText('wayfare made-up name')

/** The made-up name, which only others read: the person has never seen it, and is "you" to themselves. */
export const ownMadeUpName = (): string | null => (isUnnamed() ? (me.value?.name ?? null) : null)

/** True if the person has not chosen a name: nobody yet, or a guest with a made-up one. */
export const isUnnamed = (): boolean =>
  me.value !== undefined && (me.value === null || (me.value.login === null && me.value.id === madeUp.value))
