// Tables of a device in the thread of the test: the real host with the real rules, without a worker.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { signal } from '@preact/signals'
import { how } from '@wayfare/bots/how'
import type { Watcher } from '@wayfare/client'
import { type Engine, engineOf, type Game, parseLog, type State, type TableOptions } from '@wayfare/kernel'
import type { Answered, NewRequest, RequestMessage } from '@wayfare/protocol'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'
import type { Chapter } from '../board-kit/lessons/chapter.ts'
import { Host } from '../client/offline/host.ts'
import { MemoryStore } from '../client/offline/memory-store.ts'
import {
  DEVICE,
  type FromHost,
  type HostRequest,
  type LocalTableRequest,
  type TextGiven,
} from '../client/offline/messages.ts'
import type { Link, Shown, TableSource } from '../client/table/table-source.ts'
import { outcomeOf, type Wire } from '../client/table/transport.ts'
import { wiredTable } from '../client/table/wired-table.ts'
import { backFrom, type ChapterPart } from '../features/learn/chapter-address.ts'
import { thinkHere } from './think-here.ts'

const RULES = {
  arkham: async () => (await import('@wayfare/arkham')).game,
  arnak: async () => (await import('@wayfare/arnak')).game,
  darwin: async () => (await import('@wayfare/darwin')).game,
}
type GameId = keyof typeof RULES

const rulesOf = async (game: GameId): Promise<Engine> => engineOf((await RULES[game]()) as Game)

/** The chance from which every table is dealt. */
const CHANCE = { secret: '07'.repeat(16), bytes: '07'.repeat(16) }

const open = new Set<TableSource>()

/** Deals a new game, as the person at the device sees it. Bots move as soon as it is their turn. */
export async function dealTable(
  game: GameId,
  seats: LocalTableRequest['seats'] = [{ kind: 'me' }],
  options: LocalTableRequest['options'] = {},
): Promise<TableSource> {
  const wire = new HostWire(game)
  const request = { game, seats, options, language: 'en', chance: CHANCE }
  return watched(await wire.given({ t: 'make', request }), wire)
}

/** Continues a stored game after its first rows, with the person at this seat and bots at the others. */
export async function continueGame(log: string, at: number, seat = 0): Promise<TableSource> {
  const game = /^game (\w+)/m.exec(log)?.[1] as GameId
  const wire = new HostWire(game)
  return watched(await wire.given({ t: 'practise', request: { log, at, seat, bots: [], language: 'en' } }), wire)
}

/** The table of a chapter, or of the exam at its end. */
export async function beginChapter(game: GameId, chapter: Chapter, part: ChapterPart): Promise<TableSource> {
  const { options, start, exam } = await chapter.worlds()
  return beginAt(game, options, part === 'exam' ? exam : start, backFrom({ game, chapter: chapter.id, part }))
}

/** A game that begins in a position. */
export async function beginAt(game: GameId, options: TableOptions, world: State, back = ''): Promise<TableSource> {
  const wire = new HostWire(game)
  const request = { game, options, world, seat: 0, language: 'en', back }
  return watched(await wire.given({ t: 'position', request }), wire)
}

/** A two-player game of Arnak that ends with the purchase of a temple tile. */
export const templeLog = (): string => readFileSync(resolve(import.meta.dirname, 'arnak-temple.log'), 'utf8')

/** A stored game for replay tests as text, and the number of its rows before the first move of this kind. */
export function storedUntil(game: GameId, name: string, move: RegExp): { readonly log: string; readonly at: number } {
  const log = readFileSync(resolve(import.meta.dirname, `../../../games/${game}/replays/${name}.log`), 'utf8')
  return { log, at: parseLog(log).rows.findIndex((row) => row.kind === 'move' && move.test(row.move)) }
}

/** The present state of a table that has begun. */
export function shownAt(source: TableSource): Shown & { readonly picture: NonNullable<Shown['picture']> } {
  const shown = source.shown.peek()
  if (!shown?.picture) throw new Error('nothing is shown of this table')
  return { ...shown, picture: shown.picture }
}

export function closeTables(): void {
  for (const source of open) source.close()
  open.clear()
}

async function watched(id: string, wire: HostWire): Promise<TableSource> {
  const source = wiredTable(
    id,
    wire,
    {
      resign: async (seat) => outcomeOf(await wire.request({ t: 'resign', table: id, seat })),
      comeBack: async (seat) => outcomeOf(await wire.request({ t: 'back', table: id, seat })),
      rematch: async () => `/local/${await wire.given({ t: 'rematch', table: id })}`,
      log: (seat) => wire.given({ t: 'log', table: id, seat }),
    },
    () => [DEVICE],
  )
  open.add(source)
  await vi.waitFor(() => shownAt(source))
  return source
}

/** The page's transport to its worker, without the worker. */
class HostWire implements Wire {
  readonly link = signal<Link>('open')
  private readonly host: Host
  private readonly watchers = new Map<string, Watcher>()
  private readonly waiting = new Map<string, (answer: Answered | TextGiven) => void>()
  private count = 0

  constructor(game: GameId) {
    const engine = rulesOf(game)
    this.host = new Host({
      store: new MemoryStore(),
      rulesOf: () => engine,
      rulesFor: async () => ({ engine: await engine, address: '' }),
      think: async (thought) => thinkHere(await engine)(thought),
      wonder: async ({ world, seat, what }) => ended(how(await engine, world, seat, what)) ?? null,
      send: (message) => void act(() => this.received(structuredClone(message))),
      written: () => {},
      pauseMs: 0,
    })
    void this.host.answer({ t: 'name', name: 'Ada' })
  }

  watch(table: string, watcher: Watcher): void {
    this.watchers.set(table, watcher)
    this.again(table)
  }

  unwatch(table: string): void {
    this.watchers.delete(table)
    void this.host.answer({ t: 'unwatch', table })
  }

  again(table: string): void {
    const watcher = this.watchers.get(table)
    if (watcher) void this.host.answer(watcher.message())
  }

  async request(message: NewRequest<RequestMessage | HostRequest>): Promise<Answered> {
    return (await this.asked(message)) as Answered
  }

  async given(message: NewRequest<HostRequest>): Promise<string> {
    const answer = await this.asked(message)
    if (answer.t !== 'given') throw new Error(JSON.stringify(answer))
    return answer.text
  }

  private asked(message: NewRequest<RequestMessage | HostRequest>): Promise<Answered | TextGiven> {
    const id = `test-${this.count++}`
    return new Promise((done) => {
      this.waiting.set(id, done)
      void this.host.answer({ ...message, id })
    })
  }

  private received(message: FromHost): void {
    if ('id' in message) this.waiting.get(message.id ?? '')?.(message as Answered | TextGiven)
    else if ('table' in message) this.watchers.get(message.table)?.received(message)
  }
}

function ended<T>(thinking: Generator<unknown, T>): T {
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}
