// A bot in thirty lines: sits down at a table and makes any move that is offered. It needs Node 20 and `ws`.
//
//   TOKEN=… node docs/example-bot.js http://localhost:8080 TABLE

import { WebSocket } from 'ws'

const [server, table] = process.argv.slice(2)
const headers = { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' }
const info = await (await fetch(`${server}/api/tables/${table}/join`, { method: 'POST', headers, body: '{}' })).json()
if (info.error) throw new Error(info.error.message)

const socket = new WebSocket(`${server.replace('http', 'ws')}/live`, { headers })
const send = (message) => socket.send(JSON.stringify(message))
let seat
let seen
socket.on('open', () => send({ t: 'hello', protocol: 1 }))
socket.on('message', (data) => {
  const message = JSON.parse(data)
  if (message.t === 'welcome') {
    seat = info.seats.findIndex(({ person }) => person === message.you.id)
    send({ t: 'watch', table, seat })
  }
  if (message.t === 'table') seen = { picture: message.picture, n: message.n }
  if (message.t === 'update') seen = { picture: patch(seen.picture, message.delta ?? {}), n: message.n }
  if (message.t === 'refused') console.error(message.message)
  if (message.t !== 'table' && message.t !== 'update') return
  const { options = [], over } = seen.picture ?? {}
  const option = options[Math.floor(Math.random() * options.length)]
  if (option) send({ t: 'move', table, seat, at: seen.n, texts: [option.move], id: `${seen.n}` })
  if (over) socket.close()
})

function patch(before, delta) {
  if (Array.isArray(delta)) return delta[0]
  const after = Array.isArray(before) ? before.slice(0, delta['#']) : { ...before }
  for (const [key, change] of Object.entries(delta)) {
    if (change === 0 && key !== '#') delete after[key]
    else if (key !== '#') after[key] = patch(after[key], change)
  }
  return after
}
