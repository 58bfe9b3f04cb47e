// Makes a table against a bot of the server and plays random moves: npx tsx packages/client/example.ts SERVER GAME,
// with TOKEN=…

import { connect } from '@wayfare/client/node'

const [server = 'http://localhost:8080', game = 'arnak'] = process.argv.slice(2)
const client = await connect(server, { token: process.env.TOKEN })
const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }]
const { id } = await client.call('POST /tables', { body: { game, seats } })
const table = client.watch(id, { seat: 0 })

for await (const { n, picture } of table.changes()) {
  if (!picture) continue
  if (picture.over) break
  const option = picture.options[Math.floor(Math.random() * picture.options.length)]
  if (!option) continue // It is the bot's turn.
  const answer = await table.move(option.move)
  console.log(n, option.move, answer.t === 'refused' ? answer.message : 'done')
}

console.log('scores:', table.now?.picture?.scores.map(({ total }) => total).join(', '))
client.close()
