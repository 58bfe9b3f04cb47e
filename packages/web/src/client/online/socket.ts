// One socket for all tables of this page. It comes back by itself, watches again what was watched, and sends again what was not
// answered, under the same number, so that nothing is done twice.

import { signal } from '@preact/signals'
import {
  type Answered,
  CLOSE,
  type ClientMessage,
  type NewRequest,
  PROTOCOL,
  type ServerMessage,
} from '@wayfare/protocol'
import type { Link } from '../table/table-source.ts'
import type { Watcher, Wire } from '../table/transport.ts'

const FIRST_MS = 300
const MOST_MS = 10_000
const BEAT_MS = 20_000
/** The server answers, but what it stands on is away: what was asked is asked again for a while. */
const AGAIN_MS = 1_500
const MOST_AGAIN = 20

type Waiting = { readonly text: string; readonly done: (answer: Answered) => void; again: number }
type Refused = Extract<ServerMessage, { t: 'refused' }>

const asText = (message: ClientMessage): string => JSON.stringify(message)

export class Live implements Wire {
  readonly link = signal<Link>('opening')
  /** The person to whom the server says this socket belongs; null: nobody. undefined: it has not said so yet. */
  readonly you = signal<string | null | undefined>(undefined)
  private socket: WebSocket | undefined
  private greeted = false
  private readonly watchers = new Map<string, Watcher>()
  private readonly waiting = new Map<string, Waiting>()
  private delay = FIRST_MS
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private count = 0
  private readonly name = Math.random().toString(36).slice(2, 10)

  constructor() {
    addEventListener('online', () => this.open())
    addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.open())
  }

  watch(table: string, watcher: Watcher): void {
    this.watchers.set(table, watcher)
    if (this.greeted) this.send(watcher.message())
    else this.open()
  }

  unwatch(table: string): void {
    this.watchers.delete(table)
    this.send({ t: 'unwatch', table })
    if (this.watchers.size === 0) this.close()
  }

  again(table: string): void {
    const watcher = this.watchers.get(table)
    if (watcher && this.greeted) this.send(watcher.message())
  }

  /** Something was sent and is not answered yet. */
  get busy(): boolean {
    return this.waiting.size > 0
  }

  /** Sends something that is answered; again if the connection is lost meanwhile. */
  request(message: NewRequest): Promise<Answered> {
    const id = `${this.name}-${this.count++}`
    const text = asText({ ...message, id })
    return new Promise((done) => {
      this.waiting.set(id, { text, done, again: 0 })
      if (this.greeted) this.socket?.send(text)
      else this.open()
    })
  }

  /** Opens a new socket in the place of this one: the server knows a socket by the session that it was opened with. */
  renew(): void {
    const { socket } = this
    if (!socket) return
    clearInterval(this.beat)
    this.greeted = false
    this.socket = undefined
    socket.close()
    this.open()
  }

  private send(message: ClientMessage): void {
    if (this.greeted) this.socket?.send(asText(message))
  }

  private open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    if (this.watchers.size === 0 && this.waiting.size === 0) return
    clearTimeout(this.timer)
    this.greeted = false
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`)
    this.socket = socket
    socket.onopen = () => socket.send(asText({ t: 'hello', protocol: PROTOCOL }))
    socket.onmessage = ({ data }) => {
      // One that was replaced may still have something to say.
      if (socket === this.socket) this.received(JSON.parse(data as string) as ServerMessage)
    }
    socket.onclose = ({ code }) => this.lost(socket, code)
    this.you.value = undefined
  }

  private received(message: ServerMessage): void {
    this.heard = Date.now()
    if (message.t === 'welcome') {
      this.welcome()
      this.you.value = message.you?.id ?? null
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
      if (message.t === 'refused' && message.id === null) for (const one of this.watchers.values()) one.refused(message)
    } else if ('table' in message) {
      if (message.t === 'table' && this.greeted) this.link.value = 'open'
      this.watchers.get(message.table)?.received(message)
    }
  }

  /** After a pause, over the same socket; after a lost one all of it is sent again anyhow. False: it is time to give up. */
  private askAgain({ id }: Refused): boolean {
    const { socket } = this
    const soon = (work: () => void) => void setTimeout(() => this.socket === socket && work(), AGAIN_MS)
    if (id === null) {
      this.link.value = 'lost'
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
    this.link.value = 'open'
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

  private lost(socket: WebSocket, code?: number): void {
    if (socket !== this.socket) return
    clearInterval(this.beat)
    this.greeted = false
    this.socket = undefined
    if (code === CLOSE.reload) {
      this.link.value = { gone: 'reload' }
      return
    }
    if (this.watchers.size === 0 && this.waiting.size === 0) return
    this.link.value = 'lost'
    this.timer = setTimeout(() => this.open(), this.delay * (0.7 + 0.6 * Math.random()))
    this.delay = Math.min(MOST_MS, this.delay * 2)
  }

  private close(): void {
    clearInterval(this.beat)
    this.greeted = false
    const { socket } = this
    this.socket = undefined
    socket?.close()
    this.link.value = 'opening'
  }
}
