// The chat of tables: stores lines and sends them to all viewers who have not muted the author.

import { setImmediate } from 'node:timers/promises'
import type { ChatLine } from '@wayfare/protocol'
import { type Actor, NotAllowed } from '@wayfare/table'
import type { Context } from '../context.ts'
import type { ChatRow } from '../store/schema.ts'
import type { News, Rooms } from './rooms.ts'

const RECENT = 100
/** The most lines that one person may write in a minute. */
const LINES_A_MINUTE = 20

export class Chat {
  private readonly context: Context
  private readonly rooms: Rooms
  private readonly stop: () => void
  private readonly spoken = new Map<string, number[]>()
  private readonly asked = new Map<string, Promise<readonly ChatLine[]>>()

  constructor(context: Context, rooms: Rooms) {
    this.context = context
    this.rooms = rooms
    this.stop = rooms.hear((news) => this.onNews(news))
  }

  async write(table: string, actor: Actor | null, text: string, request: string): Promise<void> {
    const { db, now } = this.context
    if (!actor) throw new NotAllowed('not-logged-in', 'take a name to speak')
    const row = { table_id: table, request: `${actor.id} ${request}`, text }
    const stored = await this.stored(row)
    // The process that stored the line may have died before it told the others. A client that has the line already
    // recognises it by its id.
    if (stored) return this.announceLine(table, stored.id)
    this.count(actor.id)
    await this.rooms.room(table)
    const person = await db.sql.selectFrom('people').select('silenced').where('id', '=', actor.id).executeTakeFirst()
    if (person?.silenced)
      throw new NotAllowed('silenced', 'you are not allowed to write in the chat; ask the operator of this server')
    const line = await db.sql
      .insertInto('chat')
      .values({ ...row, person_id: actor.id, name: actor.name, at: now(), hidden: 0 })
      .onConflict((conflict) => conflict.columns(['table_id', 'request']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (line) this.announceLine(table, line.id)
    // The same request was sent twice at the same moment: the other copy is stored and will be sent.
    else await this.stored(row)
  }

  private announceLine(table: string, id: number): void {
    this.rooms.tell({ k: 'chat', table, id })
  }

  /**
   * Finds a line that was sent before. A line that is sent again after a lost connection is stored once, whichever
   * process it reaches.
   */
  private async stored({ table_id, request, text }: Pick<ChatRow, 'table_id' | 'request' | 'text'>) {
    const line = await this.context.db.sql
      .selectFrom('chat')
      .select(['id', 'text'])
      .where('table_id', '=', table_id)
      .where('request', '=', request)
      .executeTakeFirst()
    if (line && line.text !== text) throw new NotAllowed('nonsense', 'id: another line was sent with it')
    return line
  }

  private count(person: string): void {
    const now = this.context.now()
    const recent = (this.spoken.get(person) ?? []).filter((at) => now - at < 60_000)
    if (recent.length >= LINES_A_MINUTE) throw new NotAllowed('too-much', 'you say a lot; wait a moment')
    if (this.spoken.size > 10_000) this.spoken.clear()
    this.spoken.set(person, [...recent, now])
  }

  /**
   * Returns the last lines. All who ask within one turn of the event loop share one query, since everybody asks at once
   * when a game begins.
   */
  recent(table: string): Promise<readonly ChatLine[]> {
    const asked = this.asked.get(table) ?? this.loadRecent(table)
    this.asked.set(table, asked)
    return asked
  }

  private async loadRecent(table: string): Promise<readonly ChatLine[]> {
    await setImmediate()
    this.asked.delete(table)
    const rows = await this.lines().where('table_id', '=', table).orderBy('id', 'desc').limit(RECENT).execute()
    return rows.reverse()
  }

  private lines() {
    return this.context.db.sql
      .selectFrom('chat')
      .select(['id', 'at', 'person_id as person', 'name', 'text'])
      .where('hidden', '=', 0)
  }

  async mutedBy(actor: Actor | null): Promise<Set<string>> {
    if (!actor) return new Set()
    const rows = await this.context.db.sql
      .selectFrom('mutes')
      .select('muted_id')
      .where('person_id', '=', actor.id)
      .execute()
    return new Set(rows.map((row) => row.muted_id))
  }

  private async onNews(news: News): Promise<void> {
    if (news.k !== 'chat') return
    try {
      const line = await this.lines().where('id', '=', news.id).executeTakeFirst()
      if (line) this.spread(news.table, line)
    } catch (error) {
      this.context.log.warn({ err: error }, 'a line of chat could not be read')
    }
  }

  /** Set by the socket server: sends a chat line to everybody who watches the table and has not muted its author. */
  spread: (table: string, line: ChatLine) => void = () => {}

  close(): void {
    this.stop()
  }
}
