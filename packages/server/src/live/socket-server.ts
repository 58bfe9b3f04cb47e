// Accepts WebSocket connections: from our own pages or with a token, limited for each network address, and each bound to the person
// whose session or token it brings.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOSE, MAX_FRAME, type Problem } from '@wayfare/protocol'
import type { Actor } from '@wayfare/table'
import { WebSocketServer } from 'ws'
import { actorFor } from '../accounts/people.ts'
import { bearerOf, type HeaderLines, personFromRequest } from '../accounts/sessions.ts'
import { clientAddress, type Limits } from '../http/limits.ts'
import { originAllowed } from '../http/security.ts'
import { DatabaseAway } from '../store/database.ts'
import { Connection, type ConnectionParts } from './connection.ts'

const SOCKET_PATH = '/live'
const BEAT_MS = 30_000

export class SocketServer {
  private readonly parts: ConnectionParts
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    autoPong: false,
  })
  private readonly limits: Limits
  private readonly connections = new Set<Connection>()
  private readonly byAddress = new Map<string, number>()
  private readonly timer: NodeJS.Timeout
  private closed = false

  constructor(parts: ConnectionParts, server: Server, limits: Limits) {
    this.parts = parts
    this.limits = limits
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.enter(request, socket, head).catch((error) => {
        const { log } = parts.context
        if (error instanceof DatabaseAway) {
          log.warn({ why: error.message }, 'a socket could not be opened')
          turnAway(socket, 503, 'the database is away; come back in a moment')
        } else {
          log.error({ err: error }, 'a socket could not be opened')
          turnAway(socket, 500, 'something went wrong here')
        }
      })
    })
    this.timer = setInterval(() => {
      for (const connection of this.connections) connection.beat()
    }, BEAT_MS)
    this.timer.unref()
    parts.chat.spread = (table, line) => {
      for (const connection of this.connections) connection.sendChatLine(table, line)
    }
  }

  private async enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { context } = this.parts
    const headers = headersOf(request)
    if (request.url?.split('?')[0] !== SOCKET_PATH) return void turnAway(socket, 404, `sockets are at ${SOCKET_PATH}`)
    if (this.closed) return void turnAway(socket, 503, 'the server stops; come back in a moment')
    if (!bearerOf(headers) && headers.get('origin') !== null && !originAllowed(context.settings, headers)) {
      return void turnAway(socket, 403, 'this page is not ours; set PUBLIC_URL if it is')
    }
    const address = clientAddress(context.settings, headers, request.socket.remoteAddress)
    const seconds = this.limits.handshakes.take(address)
    if (seconds > 0) return void turnAway(socket, 429, 'too many connections opened from your network', seconds)
    const count = this.byAddress.get(address) ?? 0
    if (count >= context.settings.SOCKETS_PER_ADDRESS)
      return void turnAway(socket, 429, 'too many connections from your network')
    this.byAddress.set(address, count + 1)
    const leave = () => {
      const left = (this.byAddress.get(address) ?? 1) - 1
      if (left > 0) this.byAddress.set(address, left)
      else this.byAddress.delete(address)
    }
    let actor: Actor | null
    try {
      actor = await this.parts.budget.spend({ network: address, person: '' }, 'handshake', () => this.actor(headers))
    } catch (error) {
      leave()
      throw error
    }
    if (bearerOf(headers) && !actor) {
      leave()
      return void turnAway(socket, 401, 'this token is not known; make a new one')
    }
    if (socket.destroyed) return leave()
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(this.parts, opened, socket, actor, address)
      this.connections.add(connection)
      context.metrics.sockets.set(this.connections.size)
      opened.on('close', () => {
        this.connections.delete(connection)
        context.metrics.sockets.set(this.connections.size)
        leave()
      })
    })
  }

  private async actor(headers: HeaderLines): Promise<Actor | null> {
    const { context } = this.parts
    const found = await personFromRequest(context, headers)
    return found ? actorFor(context, found.person) : null
  }

  /** Closes the sockets of somebody who logged out, changed accounts or was deleted. They reconnect with their new identity. */
  dismiss(person: string): void {
    for (const connection of this.connections) {
      if (connection.actor?.ids.includes(person)) connection.close(CLOSE.goingAway, 'come back')
      else void connection.rereadMutesOf(person)
    }
  }

  /** Reloads whom this person has muted, after they changed it. */
  rereadMutes(person: string): void {
    for (const connection of this.connections) if (connection.actor?.id === person) connection.rereadMutes()
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.timer)
    for (const connection of this.connections)
      connection.close(CLOSE.goingAway, 'the server stops; come back in a moment')
    this.sockets.close()
    await Promise.all([...this.connections].map((connection) => connection.answered))
  }
}

function headersOf(request: IncomingMessage): HeaderLines {
  return {
    get(name) {
      const value = request.headers[name]
      return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
    },
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** Refuses the connection with an HTTP answer. `seconds`, if given, becomes the Retry-After header. */
function turnAway(socket: Duplex, status: number, why: string, seconds?: number): void {
  const later = seconds === undefined ? '' : `Retry-After: ${seconds}\r\n`
  const body = JSON.stringify({ error: { code: 'socket', message: why } } satisfies Problem)
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\n${later}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
