// One WebSocket connection: parses, limits and answers its messages, and sends updates of the tables it watches while it keeps
// up.

import type { Duplex } from 'node:stream'
import type { Asker } from '@wayfare/bots'
import {
  type ChatLine,
  CLOSE,
  type ClientMessage,
  PROTOCOL,
  parseClientMessage,
  type RefusalCode,
  type ServerMessage,
} from '@wayfare/protocol'
import {
  botsToMove,
  commands,
  howToThought,
  matchOf,
  NotAllowed,
  people,
  type Table,
  toldCount,
  type Viewer,
} from '@wayfare/table'
import type { WebSocket } from 'ws'
import { requireEntry } from '../clubs/access.ts'
import type { Context } from '../context.ts'
import { DatabaseAway } from '../store/database.ts'
import { beginIfDue } from '../tables/create-table.ts'
import type { Chat } from './chat.ts'
import { writeTexts } from './frames.ts'
import type { Presence } from './presence.ts'
import type { Questions } from './questions.ts'
import { type Listener, say, today } from './room.ts'
import type { Rooms } from './rooms.ts'
import { Meter, type WorkBudget } from './work-budget.ts'

const HELLO_MS = 10_000
/**
 * The bytes that may wait unread. A client that reads more slowly is disconnected, and receives everything when it
 * reconnects.
 */
const MAX_UNREAD = 1_000_000
/** The number of seconds for which messages may arrive all at once. */
const AHEAD_SECONDS = 3
const MAX_WAITING = 60
const MAX_WATCHED = 20
const MAX_NONSENSE = 20
/** Messages that are charged by the time they take. The others cost next to nothing. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'watch',
  'move',
  'undo',
  'ask',
  'answer',
  'explain',
  'how',
  'world',
  'chat',
])

export type ConnectionParts = {
  readonly context: Context
  readonly rooms: Rooms
  readonly chat: Chat
  readonly presence: Presence
  readonly questions: Questions
  readonly budget: WorkBudget
}
/** `table` is the table that cannot be watched. */
type RefusalDetails = Partial<Pick<NotAllowed, 'reasons' | 'seconds'>> & { readonly table?: string | undefined }
type Watched = { readonly listener: Listener; readonly viewer: Viewer }

export class Connection {
  readonly actor: commands.Actor | null
  /** The network address and the person to whom the work for this connection is charged. */
  readonly asker: Asker
  /** True if the client has answered the last ping. */
  alive = true
  private readonly parts: ConnectionParts
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private gathered: string[] = []
  private readonly watched = new Map<string, Watched>()
  private greeted = false
  private nonsense = 0
  private left: number
  private countedAt: number
  private readonly silence: NodeJS.Timeout
  private readonly over = new AbortController()
  /** The queue of messages: those of one connection are answered in order. */
  private line: Promise<void> = Promise.resolve()
  private waiting = 0
  /** The people whom this person has muted. Chat that arrives while the list is reloaded waits for it. */
  private muted: Promise<ReadonlySet<string>> = Promise.resolve(new Set())

  /** `stream` is the TCP stream below the socket. */
  constructor(
    parts: ConnectionParts,
    socket: WebSocket,
    stream: Duplex,
    actor: commands.Actor | null,
    network: string,
  ) {
    this.parts = parts
    this.socket = socket
    this.stream = stream
    this.actor = actor
    this.asker = { network, person: actor?.id ?? '' }
    this.countedAt = parts.context.now()
    this.left = parts.context.settings.MESSAGES_PER_SECOND * AHEAD_SECONDS
    this.silence = setTimeout(() => this.close(CLOSE.silent, 'say hello first'), HELLO_MS)
    this.silence.unref()
    socket.on('message', (data, binary) => this.received(binary ? null : data.toString()))
    socket.on('ping', (data) => this.pinged(data))
    socket.on('pong', () => {
      this.alive = true
    })
    // The client sent a frame that breaks the protocol, and `ws` has already closed with a code of its own.
    socket.on('error', () => this.cutOff())
    socket.on('close', () => this.onClose())
  }

  private received(text: string | null): void {
    if (!this.spend()) return
    const message = text === null ? 'send text' : parseClientMessage(text)
    if (typeof message === 'string' || !WEIGHTY.has(message.t)) this.parts.budget.take(this.asker, 'ping')
    if (typeof message === 'string') {
      this.refuse(null, 'nonsense', message)
      if (++this.nonsense > MAX_NONSENSE) this.close(CLOSE.nonsense, 'this is not the protocol')
      return
    }
    if (++this.waiting > MAX_WAITING) {
      this.close(CLOSE.tooMuch, 'wait for answers')
      return
    }
    this.line = this.line.then(() => this.answer(message))
  }

  /** Answers a ping. It is done here and not by `ws`, so that a client that never reads its answers is noticed. */
  private pinged(data: Buffer): void {
    if (this.spend()) this.socket.pong(data)
  }

  /**
   * Counts a message that arrived. Returns false if it must be ignored, because there are too many or because the
   * connection is closing.
   */
  private spend(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false
    const { now: clock, settings } = this.parts.context
    const rate = settings.MESSAGES_PER_SECOND
    const now = clock()
    const passed = Math.max(0, now - this.countedAt) / 1000
    this.left = Math.min(rate * AHEAD_SECONDS, this.left + passed * rate) - 1
    this.countedAt = now
    if (this.left < 0) this.close(CLOSE.tooMuch, 'too many messages; come back more slowly')
    return this.left >= 0
  }

  private async answer(message: ClientMessage): Promise<void> {
    try {
      if (!this.greeted && message.t !== 'hello') throw new NotAllowed('hello-first', 'say hello first')
      if (WEIGHTY.has(message.t)) await this.spending(message.t, (meter) => this.handle(message, meter))
      else await this.handleLight(message)
    } catch (error) {
      this.failed(message, error)
      if (!(error instanceof NotAllowed && error.code === 'stale' && 'seat' in message)) return
      try {
        await this.spending('watch', (meter) => this.watch(message.table, message.seat, undefined, meter))
      } catch (again) {
        this.failed(message, again)
      }
    } finally {
      this.waiting--
    }
  }

  private failed(message: ClientMessage, error: unknown): void {
    const id = 'id' in message ? message.id : null
    const table = message.t === 'watch' ? message.table : undefined
    if (error instanceof NotAllowed) {
      this.refuse(id, error.code, error.message, { ...error, table })
      return
    }
    const { log } = this.parts.context
    if (error instanceof DatabaseAway) log.warn({ why: error.message, t: message.t }, 'a message could not be answered')
    else log.error({ err: error, t: message.t }, 'a message could not be answered')
    this.refuse(id, 'unavailable', 'something went wrong here; send it again', { table })
  }

  /** Handles messages that cost next to nothing, without a queue. */
  private async handleLight(message: ClientMessage): Promise<void> {
    if (message.t === 'hello') this.hello(message.protocol)
    else if (message.t === 'ping') this.send({ t: 'pong' })
    else if (message.t === 'unwatch') await this.unwatch(message.table)
  }

  private async handle(message: ClientMessage, meter: Meter): Promise<void> {
    const { actor } = this
    const { context } = this.parts
    if (message.t === 'watch') await this.watch(message.table, message.seat, message.since, meter)
    else if (message.t === 'move') await this.move(message, meter)
    else if (message.t === 'undo') await this.act(message, meter, (table) => commands.undo(table, actor, message))
    else if (message.t === 'ask')
      await this.act(message, meter, (table) => commands.propose(table, actor, message, context.now()))
    else if (message.t === 'answer') await this.act(message, meter, (table) => commands.answer(table, actor, message))
    else if (message.t === 'explain') await this.explain(message, meter)
    else if (message.t === 'how') await this.answerHow(message, meter)
    else if (message.t === 'world') await this.answerWorld(message, meter)
    else if (message.t === 'chat') await this.chat(message, meter)
  }

  private spending(kind: ClientMessage['t'], work: (meter: Meter) => Promise<void>): Promise<void> {
    return this.parts.budget.spend(this.asker, kind, work, this.over.signal)
  }

  private hello(protocol: number): void {
    if (protocol < PROTOCOL) {
      this.send({
        t: 'reload',
        protocol: PROTOCOL,
        message: 'this page is older than the server; reload it, nothing is lost',
      })
      this.close(CLOSE.reload, 'reload')
      return
    }
    clearTimeout(this.silence)
    this.greeted = true
    const { actor } = this
    const you = actor && { id: actor.id, name: actor.name }
    this.send({ t: 'welcome', protocol: PROTOCOL, you, now: this.parts.context.now() })
  }

  /** Charges the time for messages that other people were sent because of this client. */
  caused(ms: number): void {
    this.parts.budget.charge(this.asker, ms)
  }

  /**
   * Sends everything about this table from now on, as one viewer sees it. On a shared device that is one seat at a
   * time.
   */
  private async watch(id: string, seat: number | undefined, since = 0, meter: Meter): Promise<void> {
    if (this.over.signal.aborted) return
    const { rooms, context, presence, chat } = this.parts
    const room = await rooms.room(id, meter)
    await requireEntry(context, room.table, this.actor)
    // This waits in the room's queue: the end of a game, which shows every hand to everybody, must be durable first.
    const viewer = await room.look((table) => {
      mayLook(table, this.actor, today(context).day)
      return this.viewer(table, seat)
    })
    if (!this.watched.has(id) && this.watched.size >= MAX_WATCHED)
      throw new NotAllowed('too-much', 'you watch too many tables')
    const before = this.watched.get(id)
    if (before) room.unwatch(before.listener)
    const listener = { send: (text: string) => this.sendText(text) }
    this.watched.set(id, { listener, viewer })
    if (this.socket.readyState !== this.socket.OPEN) return this.unwatch(id)
    // The process that was to begin the table may have died.
    await beginIfDue(context, rooms, id, meter)
    await room.watch(listener, viewer, since, meter)
    // The socket may have been closed in the meantime.
    if (this.watched.get(id)?.listener !== listener) return room.unwatch(listener)
    presence.came(id, this, commands.sitsAt(room.table, this.actor))
    // Bots that play among themselves begin only when somebody watches.
    if (!before && people(room.table).length === 0 && botsToMove(room.table).length > 0) rooms.botsWait(id)
    this.rereadMutes()
    const [muted, lines] = await Promise.all([this.muted, chat.recent(id)])
    this.send({ t: 'chat', table: id, lines: lines.filter(({ person }) => !muted.has(person)) })
  }

  /** Sends a new line of chat, unless this person has muted its author. */
  async sendChatLine(table: string, line: ChatLine): Promise<void> {
    if (!this.watched.has(table) || (await this.muted).has(line.person)) return
    this.send({ t: 'chat', table, lines: [line] })
  }

  /**
   * Reloads the mutes if they name this person: somebody muted as a guest stays muted under the account they log in to.
   */
  async rereadMutesOf(person: string): Promise<void> {
    if ((await this.muted).has(person)) this.rereadMutes()
  }

  rereadMutes(): void {
    const before = this.muted
    this.muted = this.parts.chat.mutedBy(this.actor).catch((error) => {
      this.parts.context.log.warn({ err: error }, 'nobody knows who is muted')
      return before
    })
  }

  private viewer(table: Table, seat: number | undefined): Viewer {
    const own = commands.sitsAt(table, this.actor)
    if (seat === undefined) return own.length > 0 ? 'between-seats' : 'spectator'
    if (table.seats[seat] && (table.status === 'finished' || own.includes(seat))) return seat
    throw new NotAllowed('not-your-seat', `seat ${seat} is not yours; leave 'seat' out to look on`)
  }

  private async unwatch(id: string): Promise<void> {
    const watched = this.watched.get(id)
    if (!watched) return
    this.watched.delete(id)
    this.parts.presence.left(id, this)
    const room = await this.parts.rooms.room(id)
    room.unwatch(watched.listener)
  }

  private async move(message: Extract<ClientMessage, { t: 'move' }>, meter: Meter): Promise<void> {
    const { metrics } = this.parts.context
    const began = performance.now()
    const table = await this.act(message, meter, (now) => commands.move(now, this.actor, message))
    metrics.moveSeconds.observe((performance.now() - began) / 1000)
    metrics.countMove(table.made.game, 'person')
  }

  private async act(
    { table: id, seat, id: request }: { table: string; seat: number; id: string },
    meter: Meter,
    decide: Parameters<Rooms['act']>[1],
  ): Promise<Table> {
    let n = 0
    const then = (now: Table) => {
      n = toldCount(now, seat)
    }
    const { table } = await this.parts.rooms.act(id, decide, { then, meter })
    this.send({ t: 'done', id: request, n })
    return table
  }

  private async chat(message: Extract<ClientMessage, { t: 'chat' }>, meter: Meter): Promise<void> {
    const { chat, rooms, context } = this.parts
    const text = message.text.trim()
    // A person who may not watch the table may not write in its chat.
    const table = await rooms.look(message.table, (one) => one, meter)
    await requireEntry(context, table, this.actor)
    mayLook(table, this.actor, today(context).day)
    await chat.write(message.table, this.actor, text, message.id)
    meter.sent(text, rooms.audience(message.table))
    this.send({ t: 'done', id: message.id, n: 0 })
  }

  private async explain(
    { table: id, seat, what, id: request }: Extract<ClientMessage, { t: 'explain' }>,
    meter: Meter,
  ): Promise<void> {
    const explain = (table: Table) => {
      this.mustSit(table, seat)
      return table.match ? table.engine.explain(matchOf(table).state, seat, what) : []
    }
    const reasons = await this.parts.rooms.look(id, explain, meter)
    this.send({ t: 'why', id: request, reasons })
  }

  /**
   * Answers "How could I?". The search may take a second, so other questions do not wait for it, except for one of the
   * same kind.
   */
  private async answerHow(message: Extract<ClientMessage, { t: 'how' }>, meter: Meter): Promise<void> {
    const { rooms, questions, budget } = this.parts
    const ask = (table: Table) => {
      this.mustSit(table, message.seat)
      return table.match ? howToThought(table, message.seat, message.what) : null
    }
    const question = await rooms.look(message.table, ask, meter)
    // The work so far is charged now, and the search when it has ended.
    const search = new Meter()
    const looking = question ? questions.how(this.asker, search, question) : Promise.resolve(null)
    void looking
      .then((how) => this.send({ t: 'how', id: message.id, how }))
      .catch((error) => this.failed(message, error))
      .finally(() => budget.charge(this.asker, search.ms))
  }

  private mustSit(table: Table, seat: number): void {
    if (!commands.sitsAt(table, this.actor).includes(seat))
      throw new NotAllowed('not-your-seat', `seat ${seat} is not yours`)
  }

  /** Deals a world for a coach. It thinks on the person's own machine, in a world that reveals nothing to them. */
  private async answerWorld(message: Extract<ClientMessage, { t: 'world' }>, meter: Meter): Promise<void> {
    const { rooms, questions } = this.parts
    const day = today(this.parts.context)
    await requireEntry(this.parts.context, (await rooms.room(message.table, meter)).table, this.actor)
    const ask = (table: Table) => ({ dealt: questions.world(table, this.actor, message, this.asker, meter) })
    if (message.seat !== undefined)
      await rooms.act(message.table, (table) => commands.takeHint(table, this.actor, message, day), { meter })
    const { dealt } = await rooms.look(message.table, ask, meter)
    const text = `{"t":"world","id":"${message.id}",${await dealt}`
    meter.sent(text)
    this.sendText(text)
  }

  private refuse(
    id: string | null,
    code: RefusalCode,
    message: string,
    { reasons = [], seconds, table }: RefusalDetails = {},
  ): void {
    this.parts.context.metrics.refused.inc({ why: code })
    const more = {
      ...(reasons.length > 0 ? { reasons } : {}),
      ...(seconds === undefined ? {} : { seconds }),
      ...(table === undefined ? {} : { table }),
    }
    this.send({ t: 'refused', id, code, message, ...more })
  }

  send(message: ServerMessage): void {
    this.sendText(say(message))
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MAX_UNREAD)
      this.close(CLOSE.tooSlow, 'you read too slowly; come back for the rest')
    else if (this.gathered.push(text) === 1) flushSoon(this)
  }

  /**
   * Sends everything from one turn of the event loop in one write, because each write costs more than the writing of
   * its text.
   */
  flush(): void {
    if (this.gathered.length === 0) return
    if (this.stream.writable) writeTexts(this.stream, this.gathered)
    this.gathered = []
  }

  /** Resolves when everything asked so far has been answered. */
  get answered(): Promise<void> {
    return this.line
  }

  close(code: number, why: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.parts.context.metrics.closed.inc({ code })
    this.over.abort()
    this.flush()
    this.socket.close(code, why)
    this.cutOff()
  }

  /** Cuts a client off that does not answer the close frame either. */
  private cutOff(): void {
    setTimeout(() => this.socket.terminate(), 2_000).unref()
  }

  /** The last ping was not answered, so the other end is gone. */
  beat(): void {
    if (!this.alive) {
      this.socket.terminate()
      return
    }
    this.alive = false
    this.socket.ping()
  }

  private onClose(): void {
    this.over.abort()
    clearTimeout(this.silence)
    for (const id of [...this.watched.keys()]) {
      this.unwatch(id).catch((error) => this.parts.context.log.warn({ err: error }, 'a watcher could not leave'))
    }
  }
}

/** The connections that have something to send in this turn of the event loop. */
let spokenTo: Connection[] = []

function flushSoon(connection: Connection): void {
  if (spokenTo.push(connection) === 1) process.nextTick(flushAll)
}

function flushAll(): void {
  const connections = spokenTo
  spokenTo = []
  for (const connection of connections) connection.flush()
}

/** Refuses to show a daily deal to others until its day is over, since the next player gets the same dice. */
export function mayLook(table: Table, actor: commands.Actor | null, day: string): void {
  const { daily } = table.made
  if (daily === undefined || daily < day || commands.sitsAt(table, actor).length > 0) return
  throw new NotAllowed('not-now', 'a daily deal can be watched when its day is over')
}
