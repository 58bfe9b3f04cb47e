// Opens many sockets of one network address in a process of its own, so that this work does not slow down the people
// who are measured. The parent process says over IPC what to open and send, and receives the results.

import { constants, setPriority } from 'node:os'
import { WebSocket } from 'ws'

// Where processors are few, the people who are measured have priority.
setPriority(constants.priority.PRIORITY_LOW)

/** The most questions that one socket has under way at a time. */
const AT_ONCE = 4
const TICK_MS = 25

let sockets = []
let result = emptyResult()
let stop = () => {}

function emptyResult() {
  return { sent: 0, answered: 0, refused: 0, closed: 0 }
}

async function open({ port, address, cookies, count, greetings }) {
  sockets = await Promise.all(
    Array.from({ length: count }, (_, i) => connect(port, address, cookies[i % cookies.length], greetings)),
  )
}

function connect(port, address, cookie, greetings = []) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie, 'x-forwarded-for': address } })
  const one = { socket, cookie, waiting: new Set(), sent: 0 }
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => {
      result.closed++
    })
    socket.on('message', (data) => {
      const text = data.toString()
      // Long answers are not parsed: their beginning shows what kind they are.
      const { t, id } = text.length < 2_000 ? JSON.parse(text) : headOf(text)
      if (t === 'welcome') {
        for (const greeting of greetings) socket.send(JSON.stringify(greeting))
        resolve(one)
        return
      }
      const key = t === 'pong' || t === 'table' || (t === 'refused' && id === null) ? 'next' : id
      if (!key || !one.waiting.size) return
      if (key === 'next') one.waiting.delete([...one.waiting][0])
      else if (!one.waiting.delete(key)) return
      if (t === 'refused') result.refused++
      else result.answered++
    })
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 1 })))
  })
}

const headOf = (text) => ({ t: /"t":"(\w+)"/.exec(text)?.[1], id: /"id":"([\w-]+)"/.exec(text)?.[1] })

/** Each socket sends the messages of its person, one after another. */
function attackBySockets({ byCookie, perSecond }) {
  let number = 0
  const timer = setInterval(() => {
    for (const one of sockets) {
      const messages = byCookie[one.cookie]
      one.due = Math.min(AT_ONCE, (one.due ?? 0) + (perSecond * TICK_MS) / 1000)
      while (one.due >= 1 && one.waiting.size < AT_ONCE && one.socket.readyState === WebSocket.OPEN) {
        one.due--
        const message = messages[one.sent++ % messages.length]
        const isCounted = !['unwatch', 'hello'].includes(message.t)
        const id = `x${number++}`
        if (isCounted) one.waiting.add(id)
        one.socket.send(JSON.stringify(hasNoId(message) ? message : { ...message, id }))
        result.sent++
      }
    }
  }, TICK_MS)
  return () => clearInterval(timer)
}

const hasNoId = ({ t }) => ['ping', 'watch', 'unwatch'].includes(t)

/** Sends requests over HTTP, `atOnce` at a time, and no faster than the limits allow. */
function attackByRequests({ port, address, requests, atOnce, perSecond }) {
  let goesOn = true
  let number = 0
  const worker = async () => {
    while (goesOn) {
      const { method, path, body, cookie } = requests[number++ % requests.length]
      result.sent++
      const began = Date.now()
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: {
            cookie,
            'x-forwarded-for': address,
            origin: `http://127.0.0.1:${port}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        await answer.arrayBuffer()
        if (answer.ok) result.answered++
        else result.refused++
      } catch {
        result.closed++
      }
      const pause = (1000 * atOnce) / perSecond - (Date.now() - began)
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  for (let i = 0; i < atOnce; i++) void worker()
  return () => {
    goesOn = false
  }
}

/** Opens sockets and closes them again. */
function attackByHandshakes({ port, address, cookies, atOnce, perSecond }) {
  let goesOn = true
  let number = 0
  const worker = async () => {
    while (goesOn) {
      result.sent++
      const began = Date.now()
      const opened = await connect(port, address, cookies[number++ % cookies.length]).catch(() => null)
      if (opened) result.answered++
      else result.refused++
      opened?.socket.terminate()
      const pause = (1000 * atOnce) / perSecond - (Date.now() - began)
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  for (let i = 0; i < atOnce; i++) void worker()
  return () => {
    goesOn = false
  }
}

const KINDS = { sockets: attackBySockets, requests: attackByRequests, handshakes: attackByHandshakes }

process.on('message', async (told) => {
  if ('open' in told) await open(told.open)
  else if ('attack' in told) {
    result = emptyResult()
    for (const one of sockets) one.waiting.clear()
    stop = KINDS[told.attack.by](told.attack)
  } else {
    stop()
    process.send(result)
    return
  }
  process.send('ready')
})
process.on('disconnect', () => process.exit())
