// The people whose chat is not shown to whoever is here. The server keeps the list and leaves their lines out.

import { signal } from '@preact/signals'
import { me } from '../app/session.ts'
import { call } from '../net/api.ts'

export const mutes = signal<ReadonlySet<string>>(new Set())
let loadedFor: string | undefined

export async function loadMutes(): Promise<void> {
  const person = me.peek()?.id
  if (person === loadedFor) return
  loadedFor = person
  mutes.value = new Set()
  if (person === undefined) return
  const known = await call('GET /me/mutes').catch(() => [])
  if (loadedFor === person) mutes.value = new Set(known)
}

export async function setMuted(person: string, muted: boolean): Promise<void> {
  await call('POST /me/mutes', { body: { person, muted } })
  const others = [...mutes.value].filter((one) => one !== person)
  mutes.value = new Set(muted ? [...others, person] : others)
}
