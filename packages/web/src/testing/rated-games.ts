// Two friends with accounts who have played rated games with each other and a bot, for pictures of people.

import { Client } from '../../../server/src/testing/client.ts'
import type { Stage } from './stage.ts'

/** As many as a strength takes to be measured. */
const GAMES = 5
/** Steps through the offered moves, so that not always the first one is made. */
const STRIDE = 7

type Stager = Pick<Stage, 'base'>

/** Returns both people; their cookies open pages as them. */
export async function friendsWithGames({ base }: Stager, game: string): Promise<[Client, Client]> {
  const port = Number(new URL(base).port)
  const [vera, zofia] = [await account(port, 'Vera'), await account(port, 'Zofia')]
  const { token } = (await vera.post('/api/me/friend-link')) as { token: string }
  await zofia.post(`/api/friends/links/${token}`)
  for (const one of [vera, zofia]) await one.connect()
  for (let played = 0; played < GAMES; played++) await playRated(vera, zofia, game)
  for (const one of [vera, zofia]) one.close()
  return [vera, zofia]
}

async function account(port: number, name: string): Promise<Client> {
  const client = await Client.guest(port, name)
  await client.post('/api/account', { login: name.toLowerCase(), password: 'a long password' })
  return client
}

/** Both play quickly and badly; the bot makes their strengths comparable. */
async function playRated(vera: Client, zofia: Client, game: string): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }]
  const { id } = (await vera.post('/api/tables', { game, seats, listed: true })) as { id: string }
  await zofia.post(`/api/tables/${id}/join`)
  const players = [vera, zofia]
  for (const [seat, one] of players.entries()) await one.watch(id, seat)
  for (let moves = 0; vera.seen(id).info.status !== 'finished'; ) {
    const seat = players.findIndex((one) => (one.seen(id).picture?.options.length ?? 0) > 0)
    const one = players[seat]
    if (one) {
      const options = one.seen(id).picture?.options ?? []
      await one.move(id, seat, options[(moves++ * STRIDE) % options.length]?.move as string)
    }
    for (const each of players) await each.settled()
  }
}
