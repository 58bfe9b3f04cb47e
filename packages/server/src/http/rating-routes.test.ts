import type { Leaderboard, TableRatings } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { draft, liveOnSqlite, playOn, tableOf } from '../testing/live.ts'

const { server, guest } = liveOnSqlite()

/** A game is rated by a job, a moment after it has ended. */
async function ratingsAt(client: Client, table: string): Promise<TableRatings> {
  for (;;) {
    const found = (await client.get(`/api/tables/${table}/ratings`)) as TableRatings
    if (found.state !== 'pending') return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('a game between two people changes their strengths, and the board has both in order', async () => {
  const one = await server()
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  const table = await tableOf([anna, ben], { options: { rounds: 2 } })
  expect(await anna.get(`/api/tables/${table}/ratings`)).toEqual({ state: 'unrated', why: 'unfinished' })
  await draft(table, [anna, ben])
  await playOn(table, [anna, ben])
  const found = await ratingsAt(anna, table)
  if (found.state !== 'rated') throw new Error(`not rated: ${JSON.stringify(found)}`)
  expect(found.seats.map(({ seat, games, players, before }) => [seat, games, players, before.elo])).toEqual([
    [0, 1, 2, 1200],
    [1, 1, 2, 1200],
  ])
  const first = found.seats.findIndex(({ place }) => place === 1)
  expect(found.seats[first]?.after.elo).toBeGreaterThan(1200)
  expect(found.seats[first]?.after.within).toBeLessThan(found.seats[first]?.before.within as number)
  // Guests are on nobody's board but their own.
  const board = (await anna.get('/api/ratings/kit')) as Leaderboard
  expect(board.people.map(({ name, mine, games }) => [name, mine, games])).toEqual([['Anna', true, 1]])
  expect(board.people[0]?.change).toBe((found.seats[0]?.after.elo ?? 0) - 1200)
  await ben.post('/api/account', { login: 'ben-ben', password: 'a long password' })
  const both = (await anna.get('/api/ratings/kit')) as Leaderboard
  expect(both.people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Ben'])
  const [winner] = both.people
  expect(winner?.elo).toBe(found.seats[first]?.after.elo)
  expect((await anna.fetch('GET', '/api/ratings/chess')).status).toBe(400)
  // A hidden strength is on no leaderboard, and only the players of a table see how theirs changed.
  await ben.fetch('PATCH', '/api/me/passport', { strength: 'nobody' })
  const seatsFor = async (client: Client) => {
    const rated = await ratingsAt(client, table)
    return rated.state === 'rated' ? rated.seats.map(({ seat }) => seat) : []
  }
  expect(((await anna.get('/api/ratings/kit')) as Leaderboard).people.map(({ name }) => name)).toEqual(['Anna'])
  expect(await seatsFor(anna)).toEqual([0, 1])
  expect(await seatsFor(await guest(one, 'Cora'))).toEqual([0])
})

test('a game in which a hint was given does not count, and says so while it runs', async () => {
  const one = await server()
  const anna = await guest(one, 'Anna')
  const { id } = (await anna.post('/api/tables', {
    game: 'kit',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: { rounds: 2 },
  })) as { id: string }
  const seen = await anna.watch(id, 0)
  expect(seen.info?.unrated).toBeUndefined()
  await anna.request({ t: 'world', table: id, seat: 0, at: anna.seen(id).n })
  await anna.until(id, ({ info }) => info?.unrated === 'hint')
  expect(await anna.get(`/api/tables/${id}/ratings`)).toEqual({ state: 'unrated', why: 'hint' })
})
