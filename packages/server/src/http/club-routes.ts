// Clubs over HTTP. A club has members with an account, and only browsers manage it.

import type { Club, ClubRole, ProblemCode } from '@wayfare/protocol'
import { Hono } from 'hono'
import { clubFor, ownClubs } from '../clubs/club-page.ts'
import { dissolveClub, findClub, foundClub, roleIn } from '../clubs/clubs.ts'
import { cancelEvening, planEvening } from '../clubs/evenings.ts'
import {
  answerRequest,
  askToJoin,
  endClubLink,
  endMembership,
  joinByLink,
  linkedClub,
  makeClubLink,
  setRole,
  withdrawRequest,
} from '../clubs/members.ts'
import { pinNotice, takeDownNotice } from '../clubs/notices.ts'
import type { Context } from '../context.ts'
import type { Rooms } from '../live/rooms.ts'
import type { ClubRow, PersonRow } from '../store/schema.ts'
import { type AppEnv, type HttpContext, needBrowser } from './env.ts'
import { spend } from './limits.ts'
import { Refused, refusedField } from './refused.ts'
import { on } from './route.ts'

const ID = /^[\w-]{22}$/
const OK = { ok: true } as const
/** No club has such a name, and a database refuses a text with a NUL. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u

const REFUSALS = {
  'no-club': [404, 'no-club', 'there is no such club, or the link opens nothing any more'],
  'name-taken': [409, 'name-taken', 'name: another club has it, or one that looks like it'],
  'too-many-clubs': [409, 'too-many-clubs', 'you are in as many clubs, or own as many, as one may'],
  'too-many-requests': [409, 'too-many-requests', 'too many of your requests wait for an answer; withdraw one first'],
  full: [409, 'not-now', 'the club is full, or this person is in as many clubs as one may'],
  'no-time': [400, 'bad-request', 'day: expected a time within a year from now'],
  'too-many': [409, 'too-much', 'a club has no more evenings at once; cancel one first'],
} as const satisfies Record<string, readonly [400 | 404 | 409, ProblemCode, string]>

function orRefuse(outcome: 'ok' | keyof typeof REFUSALS): void {
  if (outcome === 'ok') return
  const [status, code, message] = REFUSALS[outcome]
  if (outcome === 'name-taken' || outcome === 'no-time')
    throw refusedField(status, code, message.slice(0, message.indexOf(':')), message.slice(message.indexOf(':') + 2))
  throw new Refused(status, code, message)
}

type Manager = { readonly club: ClubRow; readonly person: PersonRow; readonly role: ClubRole }

export function clubRoutes(context: Context, rooms: Rooms): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  const needClub = async (c: HttpContext): Promise<ClubRow> => {
    const name = c.req.param('name') ?? ''
    const club = UNPRINTABLE.test(name) ? undefined : await findClub(context, name)
    if (!club) throw new Refused(404, 'no-club', REFUSALS['no-club'][2])
    return club
  }
  /** Somebody with an account who changes something, at a rate that nobody needs. */
  const needAccount = (c: HttpContext): PersonRow => {
    const person = needBrowser(c)
    if (person.login === null) throw new Refused(409, 'no-account', 'make an account to be in a club')
    spend(c.get('limits').clubChanges, person.id, 'changes to clubs')
    return person
  }
  const needRole = async (c: HttpContext, ...roles: readonly ClubRole[]): Promise<Manager> => {
    const person = needAccount(c)
    const club = await needClub(c)
    const role = await roleIn(context, club, person.id)
    if (role === null || !roles.includes(role))
      throw new Refused(403, 'not-now', `only for ${roles.map((one) => `the ${one}`).join(' or ')} of the club`)
    return { club, person, role }
  }
  /** The club as it is now: what was done may have changed its row. */
  const shown = async (c: HttpContext, name: string): Promise<Club> => {
    const club = await findClub(context, name)
    if (!club) throw new Refused(404, 'no-club', REFUSALS['no-club'][2])
    return clubFor(context, rooms, club, c.get('person') ?? null)
  }

  on(routes, 'GET /clubs', async (c) => ownClubs(context, needBrowser(c)))

  on(routes, 'POST /clubs', async (c, body) => {
    const person = needAccount(c)
    const request = await body()
    spend(c.get('limits').creations, c.get('address'), 'clubs from your network')
    orRefuse(await foundClub(context, person, request))
    c.status(201)
    return shown(c, request.name)
  })

  on(routes, 'GET /clubs/:name', async (c) => clubFor(context, rooms, await needClub(c), c.get('person') ?? null))

  on(routes, 'PATCH /clubs/:name', async (c, body) => {
    const { club } = await needRole(c, 'owner')
    const changes = await body()
    if (Object.keys(changes).length > 0)
      await context.db.sql.updateTable('clubs').set(changes).where('id', '=', club.id).execute()
    return shown(c, club.name)
  })

  on(routes, 'DELETE /clubs/:name', async (c) => {
    const { club } = await needRole(c, 'owner')
    await dissolveClub(context, club.id)
    return OK
  })

  on(routes, 'POST /clubs/:name/link', async (c) => {
    const { club } = await needRole(c, 'owner', 'helper')
    await makeClubLink(context, club)
    return shown(c, club.name)
  })

  on(routes, 'DELETE /clubs/:name/link', async (c) => {
    const { club } = await needRole(c, 'owner', 'helper')
    await endClubLink(context, club)
    return shown(c, club.name)
  })

  on(routes, 'GET /club-links/:token', async (c) => {
    const reader = c.get('person')
    const token = c.req.param('token')
    const club = ID.test(token) ? await linkedClub(context, token, reader) : undefined
    if (!club) throw new Refused(404, 'no-club', REFUSALS['no-club'][2])
    const { name, about, emblem, size, role } = await clubFor(context, rooms, club, reader ?? null)
    return { name, about, emblem, size, isMember: role !== null }
  })

  on(routes, 'POST /club-links/:token', async (c) => {
    const person = needAccount(c)
    const token = c.req.param('token')
    const club = ID.test(token) ? await linkedClub(context, token, person) : undefined
    orRefuse(club ? await joinByLink(context, token, person) : 'no-club')
    return shown(c, club?.name ?? '')
  })

  on(routes, 'POST /clubs/:name/request', async (c) => {
    const person = needAccount(c)
    spend(c.get('limits').clubRequests, person.id, 'requests to join clubs')
    const club = await needClub(c)
    orRefuse(await askToJoin(context, club, person))
    return shown(c, club.name)
  })

  on(routes, 'DELETE /clubs/:name/request', async (c) => {
    const person = needAccount(c)
    const club = await needClub(c)
    await withdrawRequest(context, club, person.id)
    return shown(c, club.name)
  })

  on(routes, 'POST /clubs/:name/requests/:person', async (c, body) => {
    const { club } = await needRole(c, 'owner', 'helper')
    const { accept } = await body()
    orRefuse(await answerRequest(context, club, idIn(c, 'person'), accept))
    return shown(c, club.name)
  })

  on(routes, 'POST /clubs/:name/leave', async (c) => {
    const { club, person } = await needRole(c, 'helper', 'member')
    await endMembership(context, club, person.id, 'left')
    cutOff(person.id)
    return OK
  })

  on(routes, 'PATCH /clubs/:name/members/:person', async (c, body) => {
    const { club } = await needRole(c, 'owner')
    const { role } = await body()
    await setRole(context, club, idIn(c, 'person'), role)
    return shown(c, club.name)
  })

  on(routes, 'DELETE /clubs/:name/members/:person', async (c) => {
    const { club, role } = await needRole(c, 'owner', 'helper')
    const member = idIn(c, 'person')
    const theirs = await roleIn(context, club, member)
    if (theirs === 'owner' || (theirs === 'helper' && role !== 'owner'))
      throw new Refused(403, 'not-now', 'only the owner removes a helper, and nobody the owner')
    if (theirs !== null) {
      await endMembership(context, club, member, 'removed')
      cutOff(member)
    }
    return shown(c, club.name)
  })

  on(routes, 'POST /clubs/:name/notices', async (c, body) => {
    const { club, person } = await needRole(c, 'owner', 'helper')
    await pinNotice(context, club, person.id, (await body()).text)
    return shown(c, club.name)
  })

  on(routes, 'DELETE /clubs/:name/notices/:id', async (c) => {
    const { club } = await needRole(c, 'owner', 'helper')
    await takeDownNotice(context, club, idIn(c, 'id'))
    return shown(c, club.name)
  })

  on(routes, 'POST /clubs/:name/evenings', async (c, body) => {
    const { club } = await needRole(c, 'owner', 'helper')
    orRefuse(await planEvening(context, club, await body()))
    return shown(c, club.name)
  })

  on(routes, 'DELETE /clubs/:name/evenings/:id', async (c) => {
    const { club } = await needRole(c, 'owner', 'helper')
    await cancelEvening(context, club, idIn(c, 'id'))
    return shown(c, club.name)
  })

  /** Sockets of somebody who is no member any more look up again which tables they may watch. */
  function cutOff(person: string): void {
    rooms.tell({ k: 'out', person })
  }

  return routes
}

function idIn(c: HttpContext, parameter: 'id' | 'person'): string {
  const id = c.req.param(parameter) ?? ''
  if (!ID.test(id)) throw new Refused(404, 'not-found', 'there is nothing of this id in the club')
  return id
}
