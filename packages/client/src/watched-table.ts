// A table at which a program plays: its current snapshot, its changes, and the requests that can be made there.

import type { Proposal, ServerMessage } from '@wayfare/protocol'
import type { AnswerTo, Connection } from './connection.ts'
import { snapshotAfter, type TableSnapshot, watchMessage } from './snapshot.ts'

export type WatchOptions = {
  /** The program's own seat; without it the program is a spectator. */
  readonly seat?: number
  /** Called with every server message about this table: chat, presence, a bot's progress. */
  readonly onMessage?: (message: ServerMessage) => void
}

export type WatchedTable = {
  readonly id: string
  /** null until the first snapshot has arrived. */
  readonly now: TableSnapshot | null
  /**
   * Resolves with the first snapshot, possibly the current one, for which `test` is true; rejects if the table is
   * closed before that.
   */
  until(test: (now: TableSnapshot) => boolean): Promise<TableSnapshot>
  /** Yields the current snapshot and then one after each change. A slow reader gets only the newest one. */
  changes(): AsyncGenerator<TableSnapshot, void>
  /** Makes these moves for the decision of `now`, all or none. */
  move(...texts: string[]): Promise<AnswerTo<'move'>>
  undo(): Promise<AnswerTo<'undo'>>
  /** Explains why a move or thing is not offered. */
  explain(what: string): Promise<AnswerTo<'explain'>>
  /** Finds how a refused move or thing could be reached this turn. */
  how(what: string): Promise<AnswerTo<'how'>>
  /** Asks everybody at the table to agree to this. */
  propose(what: Proposal['what']): Promise<AnswerTo<'ask'>>
  answer(yes: boolean): Promise<AnswerTo<'answer'>>
  say(text: string): Promise<AnswerTo<'chat'>>
  /** Stops watching this table. */
  close(): void
}

/** An error for a table that cannot be watched, with the server's sentence and code. */
export class TableRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'TableRefused'
    this.code = code
  }
}

type Listener = { readonly look: (now: TableSnapshot) => void; readonly end: (why: Error | null) => void }

/** A watched table as the client keeps it: the object for the program, and `end`, with which the client closes it. */
export type TableHandle = { readonly table: WatchedTable; end(why: Error | null): void }

export function watchTable(
  connection: Connection,
  id: string,
  { seat, onMessage }: WatchOptions,
  onClose: () => void,
): TableHandle {
  let now: TableSnapshot | null = null
  /**
   * The last snapshot, to which the next change is applied. null before the first one, and after a change that did not
   * fit, until the server has sent the whole table again.
   */
  let base: TableSnapshot | null = null
  /** `why` is null if the program itself closed the table. */
  let ended: { readonly why: Error | null } | undefined
  const listeners = new Set<Listener>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function received(message: ServerMessage): void {
    if (message.t === 'table' || message.t === 'update') changed(snapshotAfter(base, message))
    onMessage?.(message)
  }

  function changed(next: TableSnapshot | null): void {
    if (next) {
      base = now = next
      for (const { look } of [...listeners]) look(next)
    } else if (base) {
      base = null
      connection.again(id)
    }
  }

  function end(why: Error | null): void {
    if (ended) return
    ended = { why }
    clearTimeout(timer)
    connection.unwatch(id)
    onClose()
    for (const listener of [...listeners]) listener.end(why)
  }

  /** Resolves to null if the table is closed before that. */
  function next(test: (now: TableSnapshot) => boolean): Promise<TableSnapshot | null> {
    return new Promise((resolve, reject) => {
      const look = (given: TableSnapshot) => {
        if (!test(given)) return
        listeners.delete(listener)
        resolve(given)
      }
      const listener: Listener = { look, end: (why) => (why ? reject(why) : resolve(null)) }
      listeners.add(listener)
      if (ended) listener.end(ended.why)
      else if (now) look(now)
    })
  }

  async function* changes(): AsyncGenerator<TableSnapshot, void> {
    let last: TableSnapshot | null = null
    for (;;) {
      last = await next((given) => given !== last)
      if (!last) return
      yield last
    }
  }

  async function until(test: (now: TableSnapshot) => boolean): Promise<TableSnapshot> {
    const found = await next(test)
    if (!found) throw new Error(`the table ${id} was closed`)
    return found
  }

  function mySeat(): number {
    if (seat === undefined) throw new Error(`nobody sits here: watch the table ${id} with one of your seats`)
    return seat
  }
  const about = () => ({ table: id, seat: mySeat() })
  const decision = () => ({ ...about(), at: now?.n ?? 0 })

  connection.watch(id, {
    message: () => watchMessage(id, seat ?? null, base),
    received,
    refused({ code, message, seconds, table: refused }) {
      if (code === 'too-much' && seconds !== undefined) timer = setTimeout(() => connection.again(id), seconds * 1000)
      // If the server does not name the table, the refusal may be about another one, unless this one has no snapshot
      // yet.
      else if (refused === id || !now || code === 'no-table') end(new TableRefused(code, message))
    },
  })
  const table: WatchedTable = {
    id,
    get now() {
      return now
    },
    until,
    changes,
    move: (...texts) => connection.request({ t: 'move', ...decision(), texts }),
    undo: () => connection.request({ t: 'undo', ...decision() }),
    explain: (what) => connection.request({ t: 'explain', ...about(), what }),
    how: (what) => connection.request({ t: 'how', ...about(), what }),
    propose: (what) => connection.request({ t: 'ask', ...about(), what }),
    answer: (yes) => connection.request({ t: 'answer', ...about(), yes }),
    say: (text) => connection.request({ t: 'chat', table: id, text }),
    close: () => end(null),
  }
  return { table, end }
}
