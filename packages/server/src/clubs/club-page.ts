// A club as one reader sees it. Only members learn who else is one, and what is planned, written and played among them.

import type { Club, ClubEvening, ClubInside, ClubMember, ClubRole, Emblem, OwnClub } from '@wayfare/protocol'
import type { Actor } from '@wayfare/table'
import { skeletonOf } from '../accounts/name-skeleton.ts'
import { actorFor } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import { blockedWith } from '../friends/friendships.ts'
import type { Rooms } from '../live/rooms.ts'
import { describeTables } from '../meeting/meeting-lists.ts'
import { monthOf } from '../passports/days.ts'
import { hiddenStrengths } from '../passports/settings.ts'
import type { ClubEveningRow, ClubRow, PersonRow } from '../store/schema.ts'
import { clubTables, type ListedRow } from '../tables/lists.ts'
import { roleIn } from './clubs.ts'
import { CLUB_REQUEST_MS } from './members.ts'
import { monthRows, monthStart } from './month-board.ts'
import { noticesOf } from './notices.ts'

const MOST_TABLES = 30

export async function clubFor(context: Context, rooms: Rooms, club: ClubRow, reader: PersonRow | null): Promise<Club> {
  const role = reader && (await roleIn(context, club, reader.id))
  const blocked = reader ? await blockedWith(context, reader.id) : new Set<string>()
  const actor = reader && (await actorFor(context, reader))
  return {
    id: club.id,
    name: club.name,
    about: club.about,
    emblem: club.emblem as Emblem,
    since: monthOf(Number(club.made_at)),
    size: await sizeOf(context, club.id),
    role,
    hasAsked: role === null && reader !== null && (await hasAsked(context, club.id, reader.id)),
    tables: await tablesOf(context, rooms, club.id, actor, role !== null, blocked),
    inside: reader && role ? await insideFor(context, club, { id: reader.id, role, blocked }) : null,
  }
}

async function sizeOf({ db }: Context, club: string): Promise<number> {
  const { count } = await db.sql
    .selectFrom('club_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', club)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function hasAsked({ db, now }: Context, club: string, person: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('club_requests')
    .select('at')
    .where('club_id', '=', club)
    .where('person_id', '=', person)
    .where('withdrawn', '=', 0)
    .where('at', '>=', now() - CLUB_REQUEST_MS)
    .executeTakeFirst()
  return row !== undefined
}

async function tablesOf(
  context: Context,
  rooms: Rooms,
  club: string,
  actor: Actor | null,
  isInside: boolean,
  blocked: ReadonlySet<string>,
): Promise<Club['tables']> {
  const all = clubTables(context, club).limit(MOST_TABLES)
  const rows = await (isInside ? all : all.where('listed', '=', 1).where('members_only', '=', 0)).execute()
  const found = await describeTables(context, rooms, rows as ListedRow[], actor, blocked)
  return found
    .filter(({ isMine, isUnwelcome }) => isMine || !isUnwelcome)
    .map(({ row, table, isMine }) => ({
      ...table,
      status: row.status as 'open' | 'running',
      membersOnly: row.members_only === 1,
      mine: isMine,
    }))
}

type Insider = { readonly id: string; readonly role: ClubRole; readonly blocked: ReadonlySet<string> }

async function insideFor(context: Context, club: ClubRow, reader: Insider): Promise<ClubInside> {
  const { now } = context
  const manages = reader.role !== 'member'
  const from = monthStart(now())
  const [everybody, notices, evenings, rows] = await Promise.all([
    membersOf(context, club, reader.id),
    noticesOf(context, club.id),
    eveningsOf(context, [club.id]),
    monthRows(context, club.id, from).execute(),
  ])
  // The owner and helpers keep order, so they see everybody.
  const members = everybody.filter(({ person }) => manages || !reader.blocked.has(person))
  const hidden = await hiddenStrengths(
    context,
    rows.map(({ person }) => person),
  )
  const shown = new Set(members.map(({ person }) => person))
  const board = rows
    .filter(({ person }) => shown.has(person))
    .map(({ person, games, won, gained }) => ({
      person,
      games: Number(games),
      won: Number(won),
      gained: gained === null || (hidden.has(person) && person !== reader.id) ? null : Math.round(Number(gained)),
    }))
  return {
    members,
    notices: notices
      .filter(({ person }) => !reader.blocked.has(person))
      .map(({ id, name, at, text }) => ({ id, name, at: Number(at), text })),
    evenings: evenings.map(({ row }) => eveningOf(row)),
    month: monthOf(from),
    board: board.toSorted(
      (a, b) => (b.gained ?? -1e9) - (a.gained ?? -1e9) || b.games - a.games || (a.person < b.person ? -1 : 1),
    ),
    link:
      club.token && Number(club.token_expires) > now()
        ? { token: club.token, expires: Number(club.token_expires) }
        : null,
    requests: manages ? await requestsAt(context, club.id, reader.blocked) : [],
  }
}

async function membersOf({ db }: Context, club: ClubRow, reader: string): Promise<ClubMember[]> {
  const rows = await db.sql
    .selectFrom('club_members')
    .innerJoin('people', 'people.id', 'club_members.person_id')
    .leftJoin('passports', 'passports.person_id', 'club_members.person_id')
    .select(['people.id', 'people.name', 'passports.emblem', 'helper'])
    .where('club_id', '=', club.id)
    .orderBy('since')
    .orderBy('people.id')
    .execute()
  const names = rows.map(({ name }) => skeletonOf(name))
  const known =
    names.length === 0
      ? []
      : await db.sql.selectFrom('account_names').selectAll().where('skeleton', 'in', names).execute()
  const ownerOfName = new Map(known.map(({ skeleton, person_id }) => [skeleton, person_id]))
  const rank = ({ role }: ClubMember): number => ['owner', 'helper', 'member'].indexOf(role)
  return rows
    .map(
      ({ id, name, emblem, helper }): ClubMember => ({
        person: id,
        name,
        // An account goes by its name, unless another had it before names were unique.
        address: ownerOfName.get(skeletonOf(name)) === id ? name : id,
        emblem: emblem as Emblem | null,
        role: id === club.owner_id ? 'owner' : helper === 1 ? 'helper' : 'member',
        mine: id === reader,
      }),
    )
    .toSorted((a, b) => rank(a) - rank(b))
}

async function requestsAt({ db, now }: Context, club: string, blocked: ReadonlySet<string>) {
  const rows = await db.sql
    .selectFrom('club_requests')
    .innerJoin('people', 'people.id', 'club_requests.person_id')
    .select(['people.id as person', 'people.name', 'at'])
    .where('club_id', '=', club)
    .where('silent', '=', 0)
    .where('at', '>=', now() - CLUB_REQUEST_MS)
    .orderBy('at')
    .execute()
  return rows.filter(({ person }) => !blocked.has(person)).map((row) => ({ ...row, at: Number(row.at) }))
}

async function eveningsOf({ db }: Context, clubs: readonly string[]) {
  if (clubs.length === 0) return []
  const rows = await db.sql
    .selectFrom('club_evenings')
    .selectAll()
    .where('club_id', 'in', clubs)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ club: row.club_id, row }))
}

const eveningOf = ({ id, text, day, time, zone, weekly, at }: ClubEveningRow): ClubEvening => ({
  ...{ id, text, day, time, zone },
  weekly: weekly === 1,
  at: Number(at),
})

/** The reader's own clubs, those with the next evening first. */
export async function ownClubs(context: Context, reader: PersonRow): Promise<OwnClub[]> {
  const { sql } = context.db
  const clubs = await sql
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .selectAll('clubs')
    .select('helper')
    .where('person_id', '=', reader.id)
    .orderBy('clubs.name')
    .execute()
  const blocked = await blockedWith(context, reader.id)
  const evenings = await eveningsOf(
    context,
    clubs.map(({ id }) => id),
  )
  const own = await Promise.all(
    clubs.map(async (club): Promise<OwnClub> => {
      const role = club.owner_id === reader.id ? 'owner' : club.helper === 1 ? 'helper' : 'member'
      const next = evenings.find(({ club: id }) => id === club.id)
      return {
        name: club.name,
        emblem: club.emblem as Emblem,
        size: await sizeOf(context, club.id),
        role,
        evening: next ? eveningOf(next.row) : null,
        requests: role === 'member' ? 0 : (await requestsAt(context, club.id, blocked)).length,
      }
    }),
  )
  return own.toSorted((a, b) => (a.evening?.at ?? Number.MAX_SAFE_INTEGER) - (b.evening?.at ?? Number.MAX_SAFE_INTEGER))
}
