// One socket for all tables that are watched. It comes back by itself, watches again what was watched, and sends again what was not
// answered, under the same number, so that nothing is done twice.

import {
  type Answered,
  CLOSE,
  type ClientMessage,
  type NewRequest,
  PROTOCOL,
  type RequestMessage,
  type ServerMessage,
} from '@wayfare/protocol'
import { OPEN, type Socket } from './socket.ts'

const FIRST_MS = 300
const MOST_MS = 10_000
const BEAT_MS = 20_000
/** The server answers, but what it stands on is away: what was asked is asked again for a while. */
const AGAIN_MS = 1_500
const MOST_AGAIN = 20

/** `lost`: it is being tried again. `gone`: the server speaks a newer protocol than this client. */
export type ConnectionLink = 'opening' | 'open' | 'lost' | { readonly gone: 'reload' }

/** To whom the server says that this socket belongs; null: to nobody. */
export type Person = Extract<ServerMessage, { t: 'welcome' }>['you']

export type Refused = Extract<ServerMessage, { t: 'refused' }>

export type Watcher = {
  /** What to ask for; asked again after every return. */
  message(): Extract<ClientMessage, { t: 'watch' }>
  received(message: ServerMessage): void
  /** The table cannot be watched. */
  refused(message: Refused): void
}

type AnswerKinds = { explain: 'why'; how: 'how'; world: 'world' }
/** What answers a request of this kind. */
export type AnswerTo<K extends RequestMessage['t']> = Extract<
  Answered,
  { t: 'refused' | (K extends keyof AnswerKinds ? AnswerKinds[K] : 'done') }
>

export type ConnectionParts = {
  /** A new socket to the server. Errors are for whoever opens it; a close follows them. */
  readonly openSocket: () => Socket
  readonly onLink: (link: ConnectionLink) => void
  /** undefined: the server has not said it yet over this socket. */
  readonly onPerson: (person: Person | undefined) => void
  /** Stay connected while nothing is watched and nothing is asked. */
  readonly staysOpen?: boolean
}

type Waiting = { readonly text: string; readonly done: (answer: Answered) => void; again: number }

const asText = (message: ClientMessage): string => JSON.stringify(message)

export class Connection {
  private readonly parts: ConnectionParts
  private socket: Socket | undefined
  private greeted = false
  private readonly watchers = new Map<string, Watcher>()
  private readonly waiting = new Map<string, Waiting>()
  private delay = FIRST_MS
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private count = 0
  private readonly name = Math.random().toString(36).slice(2, 10)

  constructor(parts: ConnectionParts) {
    this.parts = parts
  }

  watch(table: string, watcher: Watcher): void {
    this.watchers.set(table, watcher)
    if (this.greeted) this.send(watcher.message())
    else this.open()
  }

  unwatch(table: string): void {
    this.watchers.delete(table)
    this.send({ t: 'unwatch', table })
    this.rest()
  }

  /** Looks again, with other eyes perhaps. */
  again(table: string): void {
    const watcher = this.watchers.get(table)
    if (watcher) this.send(watcher.message())
  }

  /** Something was sent and is not answered yet. */
  get busy(): boolean {
    return this.waiting.size > 0
  }

  /** Sends something that is answered; again if the connection is lost meanwhile. */
  request<M extends NewRequest>(message: M): Promise<AnswerTo<M['t']>> {
    const id = `${this.name}-${this.count++}`
    const text = asText({ ...message, id } as RequestMessage)
    return new Promise((done) => {
      this.waiting.set(id, { text, done: done as (answer: Answered) => void, again: 0 })
      if (this.greeted) this.socket?.send(text)
      else this.open()
    })
  }

  /** Opens a new socket in the place of this one: the server knows a socket by the session that it was opened with. */
  renew(): void {
    if (!this.socket) return
    this.drop()
    this.open()
  }

  /** Connects now, where it would do so after a pause; does nothing if nobody needs a connection. */
  open(): void {
    if (this.socket && this.socket.readyState <= OPEN) return
    if (!this.isNeeded()) return
    clearTimeout(this.timer)
    this.greeted = false
    const socket = this.parts.openSocket()
    this.socket = socket
    socket.onopen = () => socket.send(asText({ t: 'hello', protocol: PROTOCOL }))
    socket.onmessage = ({ data }) => {
      // One that was replaced may still have something to say.
      if (socket === this.socket) this.received(JSON.parse(data as string) as ServerMessage)
    }
    socket.onclose = ({ code }) => this.lost(socket, code)
    this.parts.onPerson(undefined)
  }

  /** Nothing is watched from now on, and what was not answered is refused. It opens again for whatever is asked after this. */
  close(): void {
    this.watchers.clear()
    this.refuseWaiting('the connection was closed')
    clearTimeout(this.timer)
    this.drop()
  }

  private isNeeded(): boolean {
    return this.parts.staysOpen === true || this.watchers.size > 0 || this.busy
  }

  private send(message: ClientMessage): void {
    if (this.greeted) this.socket?.send(asText(message))
  }

  private received(message: ServerMessage): void {
    this.heard = Date.now()
    if (message.t === 'welcome') {
      this.welcome()
      this.parts.onPerson(message.you)
    } else if (message.t === 'refused' && message.code === 'unavailable' && this.askAgain(message)) return
    else if (
      message.t === 'done' ||
      message.t === 'refused' ||
      message.t === 'why' ||
      message.t === 'how' ||
      message.t === 'world'
    ) {
      const asked = message.id === null ? undefined : this.waiting.get(message.id)
      if (message.id !== null) this.waiting.delete(message.id)
      asked?.done(message)
      if (message.t === 'refused' && message.id === null) this.refuseTable(message)
      this.rest()
    } else if ('table' in message) {
      if (message.t === 'table' && this.greeted) this.parts.onLink('open')
      this.watchers.get(message.table)?.received(message)
    }
  }

  /** All of them where the server does not say which table it is. */
  private refuseTable(message: Refused): void {
    for (const [table, watcher] of this.watchers) if ((message.table ?? table) === table) watcher.refused(message)
  }

  /** After a pause, over the same socket; after a lost one all of it is sent again anyhow. False: it is time to give up. */
  private askAgain({ id }: Refused): boolean {
    const { socket } = this
    const soon = (work: () => void) => void setTimeout(() => this.socket === socket && work(), AGAIN_MS)
    if (id === null) {
      this.parts.onLink('lost')
      soon(() => this.watchAgain())
      return true
    }
    const asked = this.waiting.get(id)
    if (!asked || ++asked.again > MOST_AGAIN) return false
    soon(() => this.waiting.has(id) && socket?.send(asked.text))
    return true
  }

  private watchAgain(): void {
    for (const watcher of this.watchers.values()) this.send(watcher.message())
  }

  private welcome(): void {
    this.greeted = true
    this.delay = FIRST_MS
    this.watchAgain()
    for (const { text } of this.waiting.values()) this.socket?.send(text)
    this.parts.onLink('open')
    clearInterval(this.beat)
    this.beat = setInterval(() => {
      // A network that has gone away says nothing: then neither does the socket, which would wait for a goodbye.
      if (Date.now() - this.heard > 2.5 * BEAT_MS) this.giveUp()
      else this.send({ t: 'ping' })
    }, BEAT_MS)
  }

  private giveUp(): void {
    const { socket } = this
    if (!socket) return
    socket.close()
    this.lost(socket)
  }

  private lost(socket: Socket, code?: number): void {
    if (socket !== this.socket) return
    this.forget()
    if (code === CLOSE.reload) {
      this.parts.onLink({ gone: 'reload' })
      this.refuseWaiting('the server speaks a newer protocol')
      return
    }
    if (!this.isNeeded()) return
    this.timer = setTimeout(() => this.open(), this.delay * (0.7 + 0.6 * Math.random()))
    this.delay = Math.min(MOST_MS, this.delay * 2)
    this.parts.onLink('lost')
  }

  /** No answer will come any more. */
  private refuseWaiting(message: string): void {
    for (const [id, { done }] of this.waiting) done({ t: 'refused', id, code: 'unavailable', message })
    this.waiting.clear()
  }

  /** Closes the socket once nobody needs it. */
  private rest(): void {
    if (this.isNeeded()) return
    this.drop()
    this.parts.onLink('opening')
  }

  private drop(): void {
    const { socket } = this
    this.forget()
    socket?.close()
  }

  private forget(): void {
    clearInterval(this.beat)
    this.greeted = false
    this.socket = undefined
  }
}
