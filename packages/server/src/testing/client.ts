// A client for tests, over real HTTP and a real socket. Unlike `Connection` of @wayfare/client it never reconnects or
// sends again by itself, so that tests see every refusal and every lost connection.

import { snapshotAfter, type TableSnapshot } from '@wayfare/client'
import { PROTOCOL, type ServerMessage } from '@wayfare/protocol'
import { WebSocket } from 'ws'

export type Seen = TableSnapshot

/** Thrown if the server could not do it at the moment: it may be tried again. */
export class Unavailable extends Error {}

export class Client {
  readonly base: string
  cookie = ''
  /** Headers for every request, such as the address that a proxy would add. */
  headers: Readonly<Record<string, string>> = {}
  name = ''
  id = ''
  readonly messages: ServerMessage[] = []
  readonly texts: string[] = []
  readonly tables = new Map<string, Seen>()
  closed: { code: number; reason: string } | undefined
  private socket: WebSocket | undefined
  private readonly waiting: { test: (message: ServerMessage) => boolean; done: (message: ServerMessage) => void }[] = []
  private requests = 0
  /** The number of pings whose pong has not arrived yet. */
  private pings = 0

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`
  }

  static async guest(port: number, name: string): Promise<Client> {
    const client = new Client(port)
    const { person } = (await client.post('/api/guest', { name })) as { person: { id: string } }
    client.id = person.id
    client.name = name
    return client
  }

  /** Makes a client of the same person for another server. */
  at(port: number): Client {
    return Object.assign(new Client(port), { cookie: this.cookie, headers: this.headers, id: this.id, name: this.name })
  }

  async fetch(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        origin: this.base,
        ...this.headers,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const cookie = answer.headers.getSetCookie()[0]
    if (cookie) this.cookie = cookie.split(';')[0] as string
    const text = await answer.text()
    const json = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, body: json ? JSON.parse(text) : text }
  }

  async get(path: string): Promise<unknown> {
    return must(await this.fetch('GET', path))
  }

  async post(path: string, body: unknown = {}): Promise<unknown> {
    return must(await this.fetch('POST', path, body))
  }

  /** Opens the socket and says hello. */
  async connect(headers: Record<string, string> = {}): Promise<this> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/live`, {
      headers: { cookie: this.cookie, ...this.headers, ...headers },
    })
    this.socket = socket
    this.closed = undefined
    this.pings = 0
    socket.on('message', (data) => this.received(data.toString()))
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() }
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
      socket.once('unexpected-response', (_, answer) => reject(new Error(`refused with ${answer.statusCode}`)))
    })
    socket.on('error', () => {})
    this.send({ t: 'hello', protocol: PROTOCOL })
    await this.wait((message) => message.t === 'welcome')
    return this
  }

  private received(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    this.texts.push(text)
    this.messages.push(message)
    if (message.t === 'table' || message.t === 'update') this.changed(message)
    if (message.t === 'pong') this.pings = Math.max(0, this.pings - 1)
    for (const one of [...this.waiting]) {
      if (!one.test(message)) continue
      this.waiting.splice(this.waiting.indexOf(one), 1)
      one.done(message)
    }
  }

  private changed(message: Extract<ServerMessage, { t: 'table' | 'update' }>): void {
    const { table } = message
    const next = snapshotAfter(this.tables.get(table) ?? null, message)
    if (!next) throw new Error(`an update of ${table}, which nobody watches, or which does not fit what is known of it`)
    this.tables.set(table, next)
  }

  send(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Resolves with the first message from now on for which `test` is true. A busy machine may be slow. */
  wait(test: (message: ServerMessage) => boolean, ms = 60_000): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(
            new Error(`nothing came; closed: ${JSON.stringify(this.closed)}; last: ${this.texts.slice(-3).join(' ')}`),
          ),
        ms,
      )
      this.waiting.push({
        test,
        done(message) {
          clearTimeout(timer)
          resolve(message)
        },
      })
    })
  }

  /** Sends a message with an id of its own, and waits for its answer. */
  request(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = (message.id as string | undefined) ?? `${this.name}-${this.requests++}`
    const answer = this.wait((one) => 'id' in one && one.id === id)
    this.send({ ...message, id })
    return answer
  }

  /** Watches a table. It resolves when everything has arrived: the table, its presence and its chat. */
  async watch(table: string, seat?: number, since?: number): Promise<Seen> {
    const before = this.messages.length
    this.send({ t: 'watch', table, ...(seat === undefined ? {} : { seat }), ...(since === undefined ? {} : { since }) })
    await this.settled()
    const answers = this.messages.slice(before)
    if (answers.some((one) => one.t === 'refused' && one.id === null && one.code === 'unavailable'))
      throw new Unavailable(`${table} cannot be shown now`)
    if (!answers.some((one) => one.t === 'table' && one.table === table && one.seat === (seat ?? null)))
      throw new Error(`${table} was not shown: ${JSON.stringify(answers)}`)
    return this.seen(table)
  }

  seen(table: string): Seen {
    const seen = this.tables.get(table)
    if (!seen) throw new Error(`nobody watches ${table}`)
    return seen
  }

  /** Waits until the client's view of the table passes the test. */
  async until(table: string, test: (seen: Seen) => boolean, ms?: number): Promise<Seen> {
    const now = this.tables.get(table)
    if (!now || !test(now)) await this.wait(() => this.tables.has(table) && test(this.seen(table)), ms)
    return this.seen(table)
  }

  move(table: string, seat: number, ...texts: string[]): Promise<ServerMessage> {
    return this.request({ t: 'move', table, seat, at: this.seen(table).n, texts })
  }

  /**
   * Waits until everything sent before this is answered, and everything sent to this client before that has arrived.
   */
  async settled(): Promise<void> {
    let ahead = this.pings++
    const pong = this.wait((message) => message.t === 'pong' && ahead-- === 0)
    this.send({ t: 'ping' })
    await pong
  }

  close(): void {
    this.socket?.terminate()
  }

  leave(): void {
    this.socket?.close()
  }

  get raw(): WebSocket {
    if (!this.socket) throw new Error('not connected')
    return this.socket
  }
}

function must({ status, body }: { status: number; body: unknown }): unknown {
  if (status === 503) throw new Unavailable(JSON.stringify(body))
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
