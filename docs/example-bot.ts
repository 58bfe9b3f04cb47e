// A bot in twenty lines: sits down at a table and makes any move that is offered. It needs Node 20 and what `npm ci` installs.
//
//   TOKEN=… npx tsx docs/example-bot.ts http://localhost:8080 TABLE

import { connect } from '@wayfare/client/node'

const [server = '', id = ''] = process.argv.slice(2)
const client = await connect(server, { token: process.env.TOKEN })
const { seats } = await client.call('POST /tables/:id/join', { path: { id }, body: {} })
const table = client.watch(id, { seat: seats.findIndex(({ person }) => person === client.you?.id) })
for await (const { picture } of table.changes()) {
  if (picture?.over) break
  const options = picture?.options ?? []
  const option = options[Math.floor(Math.random() * options.length)]
  const answer = option && (await table.move(option.move))
  if (answer?.t === 'refused') console.error(answer.message)
}
client.close()
