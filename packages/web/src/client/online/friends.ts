// The friends of the person who is logged in, with requests, blocks and presence, as the server last told them.

import { signal } from '@preact/signals'
import type { Friends, PresenceSettings, Waiting } from '@wayfare/protocol'
import { call } from './api.ts'
import { loadMutes } from './mutes.ts'
import { me } from './session.ts'

/** null until it is loaded, and for nobody. */
export const friends = signal<Friends | null>(null)
/** The invitations and requests that wait for an answer. */
export const waiting = signal<Waiting>({ requests: 0, invitations: [] })

let loadedFor: string | undefined

export async function loadFriends(): Promise<void> {
  const person = me.peek()?.id
  if (person !== loadedFor) friends.value = null
  loadedFor = person
  if (person === undefined) return
  const known = await call('GET /friends')
  if (me.peek()?.id === person) friends.value = known
}

/** Tells the server that somebody is at this page, and learns what waits for them. */
export async function tellHere(table: string | undefined): Promise<void> {
  const person = me.peek()?.id
  const found = await call('POST /me/here', { body: table === undefined ? {} : { table } })
  if (me.peek()?.id === person) waiting.value = found
}

/** Does something about friends, and loads what has become of it. */
async function change(work: Promise<unknown>): Promise<void> {
  await work
  await loadFriends()
}

export const askByName = (name: string) => change(call('POST /friends/requests', { body: { name } }))
export const askCoPlayer = (person: string) => change(call('POST /friends/requests', { body: { person } }))
export const acceptRequest = (id: string) => change(call('POST /friends/requests/:id/accept', { path: { id } }))
/** Declines a request, or withdraws one’s own. */
export const endRequest = (id: string) => change(call('DELETE /friends/requests/:id', { path: { id } }))
export const removeFriend = (person: string) => change(call('DELETE /friends/:person', { path: { person } }))
export const makeFriendLink = () => change(call('POST /me/friend-link'))
export const endFriendLink = () => change(call('DELETE /me/friend-link'))
export const setPresence = (body: PresenceSettings) => change(call('PATCH /me/presence', { body }))

/** Blocks somebody, which also mutes them, or ends the block. */
export async function setBlocked(person: string, blocked: boolean): Promise<void> {
  await change(call('POST /me/blocks', { body: { person, blocked } }))
  await loadMutes(true)
}

/** The friends who have been invited from this page, by table. */
const invited = signal<ReadonlyMap<string, readonly string[]>>(new Map())
export const isInvited = (table: string, person: string): boolean => invited.value.get(table)?.includes(person) ?? false

export async function inviteFriend(table: string, person: string): Promise<void> {
  await call('POST /tables/:id/invite', { path: { id: table }, body: { person } })
  invited.value = new Map([...invited.peek(), [table, [...(invited.peek().get(table) ?? []), person]]])
}

export async function declineInvitation(table: string): Promise<void> {
  await call('DELETE /me/invitations/:table', { path: { table } })
  const { requests, invitations } = waiting.peek()
  waiting.value = { requests, invitations: invitations.filter((one) => one.table !== table) }
}
