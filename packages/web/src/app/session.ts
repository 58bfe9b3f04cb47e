// Who is playing here, as the server knows them.

import { signal } from '@preact/signals'
import type { Answer } from '@wayfare/protocol'
import type { Language } from '@wayfare/text'
import { ApiError, call } from '../net/api.ts'
import { Live } from '../net/live.ts'

export type Me = NonNullable<Answer<'GET /me'>['person']>

/** undefined: not asked yet. null: nobody. */
export const me = signal<Me | null | undefined>(undefined)
export const live = new Live()

export async function whoAmI(): Promise<Me | null> {
  try {
    me.value = (await call('GET /me')).person
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    me.value = null
  }
  return me.value
}

/** Whoever plays needs a name; one is made up for whoever has not chosen one. */
export async function somebody(language: Language): Promise<Me> {
  const known = me.value === undefined ? await whoAmI() : me.value
  if (known) return known
  const { person } = await call('POST /guest', {
    body: { name: (await import('./made-up-name.ts')).madeUpName(), language },
  })
  me.value = { ...person, ids: [person.id] }
  return me.value
}
