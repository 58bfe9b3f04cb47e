// Hosts the tables of this device for one page: answers messages as the server would, and lets bots move when it is
// their turn.

import { type Engine, type How, parseLog } from '@wayfare/kernel'
import { type ClientMessage, PUZZLE } from '@wayfare/protocol'
import {
  type Actor,
  commands,
  dealtTo,
  type Entry,
  type Following,
  type HowToThought,
  howToThought,
  isStillWanted,
  logText,
  matchOf,
  type NextThought,
  NotAllowed,
  nextBotRequest,
  readLog,
  type Table,
  type Thought,
  toldCount,
} from '@wayfare/table'
import { makeFromPosition, makePractice, makeTable, type Rules, rematchOf } from './create-table.ts'
import { MemoryStore } from './memory-store.ts'
import { DEVICE, type FromHost, type HostRequest, NO_RULES, type ToHost } from './messages.ts'
import { entryOf, NO_DAY, Room } from './room.ts'
import type { Store } from './store.ts'

export type HostParts = {
  readonly store: Store
  /** Loads the rules of a version from the address where they were when the game began. */
  rulesOf(game: string, version: number, address: string): Promise<Engine>
  /** Loads today's rules, unless a version is given. */
  rulesFor(game: string, version?: number): Promise<Rules>
  /** Resolves with null if the thought was stopped before it ended. */
  think(thought: Thought, following: Following): Promise<readonly string[] | null>
  /** Resolves with null if there is nothing to search for. */
  wonder(wondering: HowToThought): Promise<How | null>
  send(message: FromHost): void
  /** Tells the other tabs. */
  written(table: string): void
  /** The pause between a bot's moves, so that a person can follow. */
  readonly pauseMs: number
}

const ANSWERED_BY_TEXT = ['make', 'practise', 'position', 'rematch', 'log'] as const
type TextRequest = Extract<HostRequest, { t: (typeof ANSWERED_BY_TEXT)[number] }>

const isAnsweredByText = (message: ToHost): message is TextRequest =>
  ANSWERED_BY_TEXT.some((kind) => kind === message.t)

const ACTOR: Actor = { id: DEVICE, name: DEVICE, ids: [DEVICE] }

export class Host {
  private readonly parts: HostParts
  private readonly rooms = new Map<string, Promise<Room>>()
  private readonly thinking = new Set<Room>()
  /** The store for positions that are tried for a moment, and lost with the page. */
  private readonly passing: Store = new MemoryStore()
  private name = ''

  constructor(parts: HostParts) {
    this.parts = parts
  }

  async answer(message: ToHost): Promise<void> {
    try {
      await this.handle(message)
    } catch (error) {
      this.refuse('id' in message ? message.id : null, error)
      const stale = error instanceof NotAllowed && error.code === 'stale'
      if (stale && 'seat' in message && typeof message.seat === 'number')
        await (await this.room(message.table)).watch(message.seat, 0)
    }
  }

  private refuse(id: string | null, error: unknown): void {
    if (error instanceof NotAllowed) {
      const { code, message, reasons } = error
      this.parts.send({ t: 'refused', id, code, message, ...(reasons.length > 0 ? { reasons } : {}) })
      return
    }
    const { name, message } = error as Error
    this.parts.send({ t: 'refused', id, code: 'unavailable', message: name === 'NoRules' ? NO_RULES : message })
  }

  private async handle(message: ToHost): Promise<void> {
    if (message.t === 'name') this.name = message.name
    else if (message.t === 'watch') await this.watch(message)
    else if (message.t === 'unwatch') (await this.room(message.table)).unwatch()
    else if (message.t === 'move') await this.act(message, (table) => commands.move(table, ACTOR, message))
    else if (message.t === 'undo') await this.act(message, (table) => commands.undo(table, ACTOR, message))
    else if (message.t === 'ask')
      await this.act(message, (table) => commands.propose(table, ACTOR, message, Date.now()))
    else if (message.t === 'answer') await this.act(message, (table) => commands.answer(table, ACTOR, message))
    else if (message.t === 'explain') await this.explain(message)
    else if (message.t === 'how') void this.answerHow(message)
    else if (message.t === 'world') await this.deal(message)
    else if (message.t === 'resign') await this.act(message, (table) => commands.resign(table, ACTOR, message.seat))
    else if (message.t === 'back') await this.act(message, (table) => commands.comeBack(table, ACTOR, message.seat))
    else if (isAnsweredByText(message))
      this.parts.send({ t: 'given', id: message.id, text: await this.answerRequest(message) })
    else if ('id' in message) throw new NotAllowed('not-now', 'whoever sits at this device can be talked to')
  }

  private async watch({ table: id, seat, since = 0 }: Extract<ClientMessage, { t: 'watch' }>): Promise<void> {
    const room = await this.room(id)
    if (seat !== undefined && !room.table.seats[seat]) throw new NotAllowed('nonsense', `there is no seat ${seat}`)
    const between = commands.sitsAt(room.table, ACTOR).length > 0 ? 'between-seats' : 'spectator'
    await room.watch(seat ?? between, since)
    void this.letBotsMove(room)
  }

  private async act(
    { table: id, seat, id: request }: { table: string; seat: number; id: string },
    decide: (table: Table) => Entry | null,
  ): Promise<void> {
    const room = await this.room(id)
    const n = toldCount(await room.act(decide), seat)
    this.parts.send({ t: 'done', id: request, n })
    void this.letBotsMove(room)
  }

  private async explain({ table: id, seat, what, id: request }: Extract<ClientMessage, { t: 'explain' }>) {
    const room = await this.room(id)
    const reasons = await room.inLine(() => room.table.engine.explain(matchOf(room.table).state, seat, what))
    this.parts.send({ t: 'why', id: request, reasons })
  }

  /** The search runs outside of the queue, so that moves do not wait for it. */
  private async answerHow({ table: id, seat, what, id: request }: Extract<ClientMessage, { t: 'how' }>) {
    try {
      const room = await this.room(id)
      const asked = await room.inLine(() => howToThought(room.table, seat, what))
      this.parts.send({ t: 'how', id: request, how: await this.parts.wonder(asked) })
    } catch (error) {
      this.refuse(request, error)
    }
  }

  private async deal(message: Extract<ClientMessage, { t: 'world' }>) {
    const room = await this.room(message.table)
    const dealt = await room.inLine(() => dealtTo(room.table, ACTOR, message, NO_DAY))
    this.parts.send({ t: 'world', id: message.id, ...dealt })
  }

  private async answerRequest(hostRequest: TextRequest): Promise<string> {
    const { store, rulesFor } = this.parts
    if (hostRequest.t === 'make') {
      const { request } = hostRequest
      return (await makeTable(store, await rulesFor(request.game, request.begun?.version), request)).id
    }
    if (hostRequest.t === 'practise') {
      const { request } = hostRequest
      const log = parseLog(request.log)
      const rules = await rulesFor(log.game, log.version)
      return (await makePractice(request.trying ? this.passing : store, rules, log, request)).id
    }
    if (hostRequest.t === 'position') {
      const { request } = hostRequest
      return (await makeFromPosition(store, await rulesFor(request.game), request)).id
    }
    const room = await this.room(hostRequest.table)
    if (hostRequest.t === 'log') return room.inLine(() => logText(room.table, hostRequest.seat ?? 'spectator', NO_DAY))
    if (room.table.status !== 'finished') throw new NotAllowed('not-now', 'play this one to its end first')
    const request = rematchOf(room.table)
    const next = room.table.rematch ?? (await makeTable(store, await rulesFor(request.game), request)).id
    const { rematch } = await room.act((table) => (table.rematch ? null : { k: 'rematch', table: next }))
    // Another tab asked for a rematch at the same moment, and was first.
    if (rematch !== next) await store.remove(next)
    return rematch as string
  }

  /** Handles a change by another tab to a table that is open here. */
  async onNews(id: string, what: 'written' | 'removed'): Promise<void> {
    const room = await this.rooms.get(id)
    if (!room) return
    if (what === 'written') {
      await room.catchUp()
      void this.letBotsMove(room)
    } else {
      this.rooms.delete(id)
      if (room.watched) this.refuse(null, new NotAllowed('no-table', 'this game was deleted'))
    }
  }

  private room(id: string): Promise<Room> {
    const found = this.rooms.get(id)
    if (found) return found
    const room = this.load(id).then(async (table) => {
      if (!table) throw new NotAllowed('no-table', 'there is no such game on this device')
      const { send, written } = this.parts
      const store = await this.storeOf(id)
      return new Room({ store, send, written, load: (one) => this.load(one) }, table)
    })
    this.rooms.set(id, room)
    room.catch(() => this.rooms.delete(id))
    return room
  }

  private async storeOf(id: string): Promise<Store> {
    return (await this.passing.load(id)) ? this.passing : this.parts.store
  }

  private async load(id: string): Promise<Table | undefined> {
    const { rulesOf } = this.parts
    const store = await this.storeOf(id)
    const row = await store.load(id)
    if (!row) return undefined
    const rows = await store.entriesSince(id, 0)
    if (rows.length === 0) return undefined
    const engine = await rulesOf(row.game, row.version, row.rules)
    const table = readLog({ id, engine, secret: row.secret }, rows, entryOf)
    table.names.set(DEVICE, this.name)
    return table
  }

  /** If a bot cannot find a move, a simpler one is made, and at worst a random one. */
  private thought(room: Room, next: NextThought): Promise<readonly string[] | null> {
    const following = this.following(room, next)
    const askBot = (bot: string): Promise<readonly string[] | null> =>
      this.parts.think({ ...next.thought, bot }, following).catch((error) => {
        const another = inPlaceOf(bot, room.table.engine)
        if (!another) throw error
        return askBot(another)
      })
    return askBot(next.thought.bot)
  }

  /** Reports the progress of a bot. It is stopped if nobody watches or the table no longer needs the move. */
  private following(room: Room, next: NextThought): Following {
    const leaving = new AbortController()
    const progress = (done: number) => {
      const { table } = room
      if (!room.watched || !isStillWanted(table, next)) leaving.abort()
      else this.parts.send({ t: 'thinking', table: table.id, seat: next.thought.seat, done })
    }
    return { signal: leaving.signal, progress }
  }

  /** Lets bots move as long as somebody watches. They go on later from where they stopped. */
  private async letBotsMove(room: Room): Promise<void> {
    if (this.thinking.has(room) || room.table.made.origin?.table === PUZZLE) return
    this.thinking.add(room)
    try {
      while (room.watched) {
        const next = await room.inLine(() => nextBotRequest(room.table))
        if (!next) return
        const [texts] = await Promise.all([this.thought(room, next), pause(this.parts.pauseMs)])
        if (!texts) continue
        const { seat } = next.thought
        await room.act((now) => (isStillWanted(now, next) ? { k: 'moved', seat, texts } : null))
      }
    } catch (error) {
      this.refuse(null, error)
    } finally {
      this.thinking.delete(room)
    }
  }
}

function inPlaceOf(bot: string, { game }: Engine): string | undefined {
  if (bot === 'random') return undefined
  return bot !== 'greedy' && game.evaluate ? 'greedy' : 'random'
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
