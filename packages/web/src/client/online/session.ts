// The session: the person who is logged in on this device.

import { effect, signal } from '@preact/signals'
import type { Answer } from '@wayfare/protocol'
import type { Language } from '@wayfare/text'
import { storedText } from '../../base/browser/storage.ts'
import { ApiError, call } from './api.ts'
import { openLive } from './socket.ts'

export type Me = NonNullable<Answer<'GET /me'>['person']>

/** undefined: not asked yet. null: nobody. */
export const me = signal<Me | null | undefined>(undefined)
export const live = openLive()

let connectedAs: string | null | undefined
// A socket that was opened by somebody else, or by nobody yet, would keep looking with their eyes.
effect(() => {
  const now = me.value === undefined ? undefined : (me.value?.id ?? null)
  if (connectedAs !== undefined && now !== connectedAs) live.renew()
  connectedAs = now
})

const AGAIN_MS = 2_000

let asking = 0

/** Where the server cannot say it, what was known stays. */
export async function whoAmI(): Promise<Me | null> {
  asking++
  try {
    me.value = (await call('GET /me')).person
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The socket works: then this will, too.
    if (me.peek() === undefined && live.you.peek() !== undefined) setTimeout(() => void whoAmI(), AGAIN_MS)
  } finally {
    asking--
  }
  return me.peek() ?? null
}

// While there was no connection nobody could say who is here; and somebody may have logged in or out in another tab.
effect(() => {
  const you = live.you.value
  const known = me.peek()
  if (you === undefined || asking > 0) return
  if (known === undefined || you !== (known?.id ?? null)) void whoAmI()
})

/** Whoever plays needs a name; one is made up for whoever has not chosen one. */
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

/** null: this browser has become somebody meanwhile, and it is known now who that is. */
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

/** The guest of this device whose name nobody chose. */
const madeUp = storedText('wayfare made-up name')

/** What only others should read: whoever it was made up for has never heard it, and is "you" to themselves. */
export const ownMadeUpName = (): string | null => (isUnnamed() ? (me.value?.name ?? null) : null)

/** Whoever is here has not said what they are called: nobody yet, or a guest with a name that was made up. */
export const isUnnamed = (): boolean =>
  me.value !== undefined && (me.value === null || (me.value.login === null && me.value.id === madeUp.value))
