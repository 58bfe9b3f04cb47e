// Sockets that open a table again and again at a given rate, and reconnect when the server closes them. They count the
// messages in both directions.

import { PROTOCOL } from '@wayfare/protocol'
import { WebSocket } from 'ws'
import type { Client } from './client.ts'

const BACK_MS = 500

export type Watchers = {
  readonly sent: number
  readonly received: number
  /** How often the server has closed one of them. */
  readonly closed: number
  /** Watches this table from now on. */
  go(table: string): void
  stop(): void
}

/** With `comeAndGo`, each leaves after each look, so that the presence keeps changing. */
export type CrowdHabits = { readonly sockets: number; readonly everyMs: number; readonly comeAndGo: boolean }

/** Opens the sockets, all of them as the person `who`. */
export function watchers(who: Client, { sockets, everyMs, comeAndGo }: CrowdHabits): Watchers {
  const counts = { sent: 0, received: 0, closed: 0 }
  const open = new Set<WebSocket>()
  let table: string | undefined
  let stopped = false

  function openSocket(): void {
    if (stopped) return
    const socket = new WebSocket(`${who.base.replace('http', 'ws')}/live`, { headers: { cookie: who.cookie } })
    const say = (message: object) => {
      if (socket.readyState !== socket.OPEN) return
      socket.send(JSON.stringify(message))
      counts.sent++
    }
    let watching: string | undefined
    function next(): void {
      if (table === undefined) return
      const leave = comeAndGo && watching !== undefined
      say({ t: leave ? 'unwatch' : 'watch', table: leave ? watching : table })
      watching = leave ? undefined : table
    }
    let timer: NodeJS.Timeout | undefined
    socket.on('open', () => {
      say({ t: 'hello', protocol: PROTOCOL })
      timer = setInterval(next, everyMs)
    })
    socket.on('message', () => void counts.received++)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      open.delete(socket)
      if (stopped) return
      counts.closed++
      setTimeout(openSocket, BACK_MS)
    })
    open.add(socket)
  }
  for (let i = 0; i < sockets; i++) openSocket()
  return {
    get sent() {
      return counts.sent
    },
    get received() {
      return counts.received
    },
    get closed() {
      return counts.closed
    },
    go(next) {
      table = next
    },
    stop() {
      stopped = true
      for (const socket of open) socket.terminate()
    },
  }
}
