// The people whom this person has muted. The server stores the list and leaves their lines out.

import { computed, signal } from '@preact/signals'
import type { MutedPerson } from '@wayfare/protocol'
import { call } from './api.ts'
import { me } from './session.ts'

export const mutedPeople = signal<readonly MutedPerson[]>([])
/** All ids under which the muted people have seats and write. */
export const mutes = computed<ReadonlySet<string>>(() => new Set(mutedPeople.value.flatMap(({ ids }) => ids)))
let loadedFor: string | undefined

/** `again`: also if they are known, because the server has changed them. */
export async function loadMutes(again = false): Promise<void> {
  const person = me.peek()?.id
  if (person === loadedFor && !again) return
  loadedFor = person
  if (!again) mutedPeople.value = []
  if (person !== undefined) await readMutes(person).catch(() => {})
}

async function readMutes(person: string | undefined): Promise<void> {
  const known = await call('GET /me/mutes')
  if (me.peek()?.id === person) mutedPeople.value = known
}

export async function setMuted(person: string, muted: boolean): Promise<void> {
  await call('POST /me/mutes', { body: { person, muted } })
  await readMutes(me.peek()?.id)
}
