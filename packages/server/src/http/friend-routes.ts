// Routes for friends: requests, friend links, blocks, who is here, and invitations to a free seat.

import type { ProblemCode } from '@wayfare/protocol'
import { TABLE_ID } from '@wayfare/protocol'
import { Hono } from 'hono'
import { personOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import { block, unblock } from '../friends/blocks.ts'
import { friendList } from '../friends/friend-list.ts'
import { endFriendship } from '../friends/friendships.ts'
import { declineInvitation, invitationsFor, invite } from '../friends/invitations.ts'
import { endLink, followLink, linkOwner, makeLink } from '../friends/links.ts'
import { noteHere, setPresence } from '../friends/presence.ts'
import { acceptRequest, askByName, askCoPlayer, endRequest, incomingOf } from '../friends/requests.ts'
import type { Rooms } from '../live/rooms.ts'
import { type AppEnv, needBrowser } from './env.ts'
import { spend } from './limits.ts'
import { Refused } from './refused.ts'
import { on } from './route.ts'
import { actorOf } from './table-routes.ts'

const ID = /^[\w-]{22}$/
const OK = { ok: true } as const

const REFUSALS = {
  'no-person': [404, 'there is nobody here by that name'],
  'no-link': [404, 'this link opens nothing, or not any more'],
  'already-friends': [409, 'you are friends already'],
  'too-many-friends': [409, 'one of you has as many friends as there may be'],
  'too-many-requests': [409, 'too many of your requests wait for an answer; withdraw one first'],
} as const

function answerOrRefuse(outcome: 'ok' | keyof typeof REFUSALS): typeof OK {
  if (outcome === 'ok') return OK
  const [status, message] = REFUSALS[outcome]
  const code: ProblemCode = outcome === 'no-link' ? 'no-person' : outcome
  throw new Refused(status, code, message)
}

export function friendRoutes(context: Context, rooms: Rooms): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { db } = context

  on(routes, 'GET /friends', (c) => friendList(context, needBrowser(c).id))

  on(routes, 'DELETE /friends/:person', async (c) => {
    const { id } = needBrowser(c)
    const friend = await personOf(context, idIn(c.req.param('person')))
    if (friend) await db.together(endFriendship(db.sql, id, friend.id))
    return OK
  })

  on(routes, 'POST /friends/requests', async (c, body) => {
    const person = needBrowser(c)
    const wanted = await body()
    spend(c.get('limits').friendRequests, person.id, 'requests to become friends')
    if ('person' in wanted) return answerOrRefuse(await askCoPlayer(context, person, wanted.person))
    if (person.login === null) throw new Refused(409, 'no-account', 'make an account to ask somebody by name')
    return answerOrRefuse(await askByName(context, person, wanted.name))
  })

  on(routes, 'POST /friends/requests/:id/accept', async (c) => {
    const person = needBrowser(c)
    return answerOrRefuse(await acceptRequest(context, person, idIn(c.req.param('id'))))
  })

  on(routes, 'DELETE /friends/requests/:id', async (c) => {
    await endRequest(context, needBrowser(c), idIn(c.req.param('id')))
    return OK
  })

  on(routes, 'POST /me/friend-link', async (c) => {
    const { id } = needBrowser(c)
    spend(c.get('limits').friendRequests, id, 'friend links')
    return makeLink(context, id)
  })

  on(routes, 'DELETE /me/friend-link', async (c) => {
    await endLink(context, needBrowser(c).id)
    return OK
  })

  on(routes, 'GET /friends/links/:token', async (c) => {
    const token = c.req.param('token')
    const owner = ID.test(token) ? await linkOwner(context, token, c.get('person')) : undefined
    if (!owner) throw new Refused(404, 'no-person', REFUSALS['no-link'][1])
    return { name: owner.name, state: owner.state }
  })

  on(routes, 'POST /friends/links/:token', async (c) => {
    const person = needBrowser(c)
    const token = c.req.param('token')
    return answerOrRefuse(ID.test(token) ? await followLink(context, token, person) : 'no-link')
  })

  on(routes, 'POST /me/blocks', async (c, body) => {
    const person = needBrowser(c)
    const { person: other, blocked } = await body()
    await (blocked ? block : unblock)(context, person, other)
    rooms.tell({ k: 'mutes', person: person.id })
    return OK
  })

  on(routes, 'PATCH /me/presence', async (c, body) => {
    const { id } = needBrowser(c)
    await setPresence(context, id, await body())
    return OK
  })

  on(routes, 'POST /me/here', async (c, body) => {
    needBrowser(c)
    const actor = await actorOf(context, c)
    const { table } = await body()
    await noteHere(context, actor.id, table ?? null)
    const requests = await incomingOf(context, actor.id)
    return { requests: requests.length, invitations: await invitationsFor(context, actor) }
  })

  on(routes, 'DELETE /me/invitations/:table', async (c) => {
    const table = c.req.param('table')
    const { id } = needBrowser(c)
    if (TABLE_ID.test(table)) await declineInvitation(context, id, table)
    return OK
  })

  on(routes, 'POST /tables/:id/invite', async (c, body) => {
    needBrowser(c)
    const actor = await actorOf(context, c)
    const { person } = await body()
    spend(c.get('limits').invitations, actor.id, 'invitations')
    return answerOrRefuse(await invite(context, rooms, actor, c.req.param('id'), person))
  })

  return routes
}

function idIn(text: string): string {
  if (!ID.test(text)) throw new Refused(404, 'no-person', REFUSALS['no-person'][1])
  return text
}
