import { game as arkham } from '@wayfare/arkham'
import { how } from '@wayfare/bots/how'
import { type Engine, engineOf, isSecretOf, parseLog, replay, writeLog } from '@wayfare/kernel'
import { type Picture, patch, type ServerMessage, type TableInfo } from '@wayfare/protocol'
import type { Thought } from '@wayfare/table'
import { expect, test } from 'vitest'
import { entryForSync } from '../../features/progress-sync/payload.ts'
import { thinkHere } from '../../testing/think-here.ts'
import { Host, type HostParts } from './host.ts'
import { MemoryStore } from './memory-store.ts'
import type { FromHost, LocalTableRequest } from './messages.ts'
import type { Store } from './store.ts'

const engine = engineOf(arkham) as unknown as Engine
const CHANCE = { secret: '07'.repeat(16), bytes: '07'.repeat(16) }
const ME = { kind: 'me' } as const
const BOT = { kind: 'bot', bot: 'random' } as const

type Think = HostParts['think']

const choose: Think = thinkHere(engine)
/** Bots that move at random at once. */
const hasty: Think = (thought, following) => choose({ ...thought, bot: 'random' }, following)

function withoutEvaluation({ game, ...engine }: Engine): Engine {
  const { evaluate: _, ...rest } = game
  return { ...engine, game: rest }
}

function ended<T>(thinking: Generator<unknown, T>): T {
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}

/**
 * Work that waits only for promises has run by then. Bots pause for one turn of the event loop at most: see `pauseMs`.
 */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

let pages = 0

/** A page as the worker sees it: it asks, and stores what it is shown. */
class TestPage {
  readonly host: Host
  picture: Picture | null = null
  info: TableInfo | null = null
  n = 0
  refused: string[] = []
  thinking: FromHost[] = []
  private readonly answers = new Map<string, (message: FromHost) => void>()
  private wake = () => {}
  private count = 0
  private readonly name = `page${++pages}`

  constructor(
    store: Store,
    written: (table: string) => void = () => {},
    think: Think = choose,
    rules: Engine = engine,
  ) {
    this.host = new Host({
      store,
      rulesOf: async () => rules,
      rulesFor: async () => ({ engine: rules, address: '/engines/arkham-1-00000000.js' }),
      think,
      wonder: async ({ world, seat, what }) => ended(how(engine, world, seat, what)) ?? null,
      send: (message) => this.received(structuredClone(message)),
      written,
      pauseMs: 0,
    })
  }

  private received(message: FromHost): void {
    if ('id' in message && message.id !== null) this.answers.get(message.id)?.(message)
    else if (message.t === 'refused') this.refused.push(message.code)
    else if (message.t === 'table') Object.assign(this, { picture: message.picture, info: message.info, n: message.n })
    else if (message.t === 'update') this.update(message)
    else if (message.t === 'thinking') this.thinking.push(message)
    this.wake()
  }

  private next(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve
    })
  }

  private update({ n, delta, info }: Extract<ServerMessage, { t: 'update' }>): void {
    this.n = n
    if (delta) this.picture = patch(this.picture as never, delta) as unknown as Picture
    if (info) this.info = patch(this.info as never, info) as unknown as TableInfo
  }

  request(message: object): Promise<FromHost> {
    const id = `${this.name}-${this.count++}`
    return new Promise((done) => {
      this.answers.set(id, done)
      void this.host.answer({ ...message, id } as never)
    })
  }

  async requestText(message: object): Promise<string> {
    const answer = await this.request(message)
    if (answer.t !== 'given') throw new Error(JSON.stringify(answer))
    return answer.text
  }

  make(...seats: LocalTableRequest['seats']): Promise<string> {
    return this.requestText({ t: 'make', request: { game: 'arkham', seats, language: 'en', chance: CHANCE } })
  }

  async watch(table: string, seat = 0): Promise<void> {
    await this.host.answer({ t: 'watch', table, seat })
  }

  move(table: string, seat = 0): Promise<FromHost> {
    const { options = [] } = this.picture ?? {}
    const text = options[Math.floor(options.length / 2)]?.move ?? 'nothing'
    return this.request({ t: 'move', table, seat, at: this.n, texts: [text] })
  }

  async playToTheEnd(table: string): Promise<void> {
    while (!this.picture?.over) {
      if (this.picture?.options.length) expect(await this.move(table)).toMatchObject({ t: 'done' })
      else await this.next()
    }
  }
}

/** A game for two after its first move, which the second seat made. */
function begunGame() {
  const table = engine.table({ players: 2 })
  const s = engine.start(table, 'tried')
  const move = engine.options(s, 1)[0]?.move ?? ''
  engine.take(s, 1, move)
  const rows = [{ kind: 'move', seat: 1, move }] as const
  const { id: game, version } = arkham
  return { s, log: writeLog({ game, version, table, chance: { seed: 'tried' }, rows, hash: engine.hash(s) }) }
}

test('a trial continues where a game was, and nothing of it is stored', async () => {
  const store = new MemoryStore()
  const page = new TestPage(store, undefined, hasty)
  const { s, log } = begunGame()
  const request = { log, seat: 0, bots: [], language: 'en', trying: 'passage' }
  const id = await page.requestText({ t: 'practise', request })
  await page.watch(id)
  const offered = engine.options(s, 0).map(({ move }) => move)
  expect(page.picture?.options.map(({ move }) => move)).toEqual(offered)
  await page.playToTheEnd(id)
  expect(await store.list()).toEqual([])
})

test('in a puzzle nobody else moves', async () => {
  let asked = 0
  const page = new TestPage(new MemoryStore(), undefined, async () => {
    asked++
    return null
  })
  const { log } = begunGame()
  const request = { log, at: 0, seat: 0, bots: [], language: 'en', trying: 'puzzle' }
  const id = await page.requestText({ t: 'practise', request })
  await page.watch(id)
  expect(await page.move(id)).toMatchObject({ t: 'done' })
  await page.requestText({ t: 'log', table: id, seat: 0 })
  expect(page.picture?.turn).toEqual([1])
  expect(asked).toBe(0)
})

test('a game against a bot runs to its end, and its log fits the commitment from before it', async () => {
  const page = new TestPage(new MemoryStore())
  const id = await page.make(ME, BOT)
  await page.watch(id)
  const promised = page.info?.commitment
  expect(page.info?.secret).toBeNull()
  await page.playToTheEnd(id)
  const log = parseLog(await page.requestText({ t: 'log', table: id, seat: 0 }))
  if (!('commitment' in log.chance)) throw new Error('the chance of this game was not committed to')
  expect(log.chance.commitment).toBe(promised)
  expect(isSecretOf(log.chance.commitment, log.chance.secret ?? '')).toBe(true)
  expect(log.chance.contributions).toHaveLength(1)
  expect(engine.hash(replay(engine, log).state)).toBe(log.hash)
})

test('another page finds a game where the first one left it, and continues', async () => {
  const store = new MemoryStore()
  const first = new TestPage(store)
  const id = await first.make(ME)
  await first.watch(id)
  await first.move(id)
  await first.move(id)
  const second = new TestPage(store)
  await second.watch(id)
  expect(second.picture).toEqual(first.picture)
  expect(second.n).toBe(first.n)
  await second.playToTheEnd(id)
  expect((await store.list())[0]?.summary).toMatchObject({ status: 'finished', turn: [] })
})

test('the arrangement of a deal is stored with it, and is in its log', async () => {
  const store = new MemoryStore()
  const arranged = { piles: { shop: ['shop-tome-3', 'shop-tourists-4'] }, chance: ['dice'] }
  const first = new TestPage(store)
  const id = await first.requestText({
    t: 'make',
    request: { game: 'arkham', seats: [ME], language: 'en', chance: CHANCE, arranged },
  })
  await first.watch(id)
  await first.playToTheEnd(id)
  // Another page reads the table from storage.
  const log = parseLog(await new TestPage(store).requestText({ t: 'log', table: id, seat: 0 }))
  expect(log.arranged).toEqual(arranged)
  expect(engine.hash(replay(engine, log).state)).toBe(log.hash)
})

test('a game begun on another device continues here, including undone moves', async () => {
  const there = new MemoryStore()
  const first = new TestPage(there)
  const id = await first.make(ME, BOT)
  await first.watch(id)
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => first.picture?.options.length).toBeGreaterThan(0)
    await first.move(id)
  }
  if (first.picture?.undo) await first.request({ t: 'undo', table: id, seat: 0, at: first.n })
  await expect.poll(() => first.picture?.question).not.toBeNull()
  const entries = (await there.entriesSince(id, 2)).flatMap(({ entry }) => entryForSync(entry))
  const begun = { version: engine.game.version, at: 7, entries }
  const here = new MemoryStore()
  const second = new TestPage(here)
  const request = { game: 'arkham', seats: [ME, BOT], language: 'en', chance: CHANCE, begun }
  const brought = await second.requestText({ t: 'make', request })
  await second.watch(brought)
  expect(second.picture).toEqual(first.picture)
  expect(second.n).toBe(first.n)
  expect((await here.list())[0]?.summary.moved).toBe(7)
  await second.playToTheEnd(brought)
})

test('of two pages that answer the same decision one succeeds, and the other is shown the result', async () => {
  const store = new MemoryStore()
  const both: TestPage[] = [0, 1].map(
    (place) => new TestPage(store, (table) => void both[1 - place]?.host.onNews(table, 'written')),
  )
  const [one, other] = both as [TestPage, TestPage]
  const id = await one.make(ME)
  await one.watch(id)
  await other.watch(id)
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all([one.move(id), other.move(id)])
    expect(answers.map(({ t }) => t).sort()).toEqual(['done', 'refused'])
    expect(answers.find(({ t }) => t === 'refused')).toMatchObject({ code: 'stale' })
    await Promise.all(both.map((page) => page.watch(id)))
    expect(one.n).toBe(round + 1)
    expect(one.picture).toEqual(other.picture)
  }
})

test('a move is not acknowledged before it is stored, and one that cannot be stored is not made', async () => {
  const store = new MemoryStore()
  const page = new TestPage(store)
  const id = await page.make(ME)
  await page.watch(id)
  const before = page.picture
  const append = store.append.bind(store)
  const keeping = new Promise<() => void>((asked) => {
    store.append = async (entry, summary) => {
      await new Promise<void>(asked)
      return append(entry, summary)
    }
  })
  let answered = false
  const moving = page.move(id).then(() => {
    answered = true
  })
  const keep = await keeping
  await nextTurn()
  expect([answered, page.n]).toEqual([false, 0])
  keep()
  await moving
  expect(page.n).toBe(1)
  store.append = async () => {
    throw new Error('the disk is full')
  }
  const shown = page.picture
  expect(await page.move(id)).toMatchObject({ t: 'refused', code: 'unavailable', message: 'the disk is full' })
  expect(page.picture).toEqual(shown)
  expect(shown).not.toEqual(before)
})

test('undo, a refusal with its rule, going back by consent of all at the device, resigning, and a rematch', async () => {
  const page = new TestPage(new MemoryStore(), undefined, hasty)
  const id = await page.make({ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Bob' })
  await page.watch(id)
  expect(page.info?.seats.map(({ person }) => person)).toEqual(['device', 'device'])
  while (page.picture?.undo === 0) await page.move(id)
  const { n } = page
  expect(await page.request({ t: 'undo', table: id, seat: 0, at: n })).toMatchObject({ t: 'done' })
  const how = await page.request({ t: 'how', table: id, seat: 0, what: 'fly' })
  expect(how).toMatchObject({ t: 'how', how: { ways: [] } })
  const why = await page.request({ t: 'explain', table: id, seat: 0, what: 'fly' })
  expect(why).toMatchObject({ t: 'why', reasons: [{ rule: expect.stringMatching(/^KER-/) }] })
  await page.move(id)
  await page.request({ t: 'ask', table: id, seat: 0, what: { rewind: page.n } })
  expect(page.info?.proposal).toMatchObject({ by: 0, needed: [0, 1], yes: [0] })
  await page.request({ t: 'answer', table: id, seat: 1, yes: true })
  expect(page.info?.proposal).toBeNull()
  await page.request({ t: 'resign', table: id, seat: 1 })
  expect(page.info?.seats[1]).toMatchObject({ gone: 'resigned', bot: 'emeka' })
  await page.playToTheEnd(id)
  const next = await page.requestText({ t: 'rematch', table: id })
  expect(await page.requestText({ t: 'rematch', table: id })).toBe(next)
  await page.watch(next)
  expect(page.info).toMatchObject({ status: 'running', seats: [{ gone: null }, { gone: null, bot: null }] })
})

test('one viewer is sent nothing that only another seat knows', async () => {
  const page = new TestPage(new MemoryStore())
  const id = await page.make({ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Bob' })
  await page.watch(id, 1)
  const second = JSON.stringify(page.picture)
  await page.watch(id, 0)
  const before = JSON.stringify(page.picture)
  expect(before).not.toBe(second)
  await page.move(id, 0)
  await page.watch(id, 1)
  // In a phase where all act at once, nobody sees the first seat's decision.
  expect(JSON.stringify({ ...page.picture, turn: [] })).toBe(
    JSON.stringify({ ...(JSON.parse(second) as Picture), turn: [] }),
  )
})

test('a solo player is dealt a world for a coach; around one device all have to agree', async () => {
  const page = new TestPage(new MemoryStore())
  const asked = async (...seats: LocalTableRequest['seats']) => {
    const table = await page.make(...seats)
    await page.watch(table)
    return page.request({ t: 'world', table, seat: 0, at: page.n })
  }
  const dealt = await asked(ME)
  if (dealt.t !== 'world') throw new Error(JSON.stringify(dealt))
  const moves = engine.options(dealt.world, 0).map(({ move }) => move)
  expect(moves).toEqual(page.picture?.options.map(({ move }) => move))
  expect(await asked(ME, { kind: 'me', name: 'Bob' })).toMatchObject({ t: 'refused', code: 'not-now' })
  const table = page.info?.id as string
  await page.request({ t: 'ask', table, seat: 0, what: { coach: true } })
  await page.request({ t: 'answer', table, seat: 1, yes: true })
  expect(page.info).toMatchObject({ coach: true, proposal: null })
  expect(await page.request({ t: 'world', table, seat: 0, at: page.n })).toMatchObject({ t: 'world', eyes: 0 })
})

test('a game deleted here or in another tab says so and is not written again', async () => {
  const store = new MemoryStore()
  const page = new TestPage(store)
  const id = await page.make(ME)
  await page.watch(id)
  await store.remove(id)
  expect(await page.move(id)).toMatchObject({ t: 'refused', code: 'no-table' })
  expect(await store.list()).toEqual([])
  await page.host.onNews(id, 'removed')
  await page.watch(id)
  expect(page.refused).toEqual(['no-table', 'no-table'])
})

test.each([
  { fails: ['emeka'], asked: ['emeka', 'greedy'], by: engine },
  { fails: ['emeka', 'greedy'], asked: ['emeka', 'greedy', 'random'], by: engine },
  { fails: ['emeka'], asked: ['emeka', 'random'], by: withoutEvaluation(engine) },
])('a bot without a plan makes a simple move, or at worst a random one: $asked', async ({ fails, asked, by }) => {
  const thoughts: Thought[] = []
  const page = new TestPage(
    new MemoryStore(),
    undefined,
    async (thought, following) => {
      thoughts.push(thought)
      if (fails.includes(thought.bot)) throw new Error('lost')
      return choose(thought, following)
    },
    by,
  )
  const id = await page.make({ kind: 'bot', bot: 'emeka' }, { kind: 'bot', bot: 'emeka' })
  await page.watch(id)
  await expect.poll(() => thoughts.length).toBeGreaterThan(asked.length)
  const first = thoughts.slice(0, asked.length)
  expect(first).toEqual(asked.map((bot) => ({ ...thoughts[0], bot })))
  expect(page.refused).toEqual([])
})

test('if no move can be found the page is told', async () => {
  const page = new TestPage(new MemoryStore(), undefined, () => Promise.reject(new Error('lost')))
  await page.watch(await page.make(ME, { kind: 'bot', bot: 'emeka' }))
  await expect.poll(() => page.refused).toEqual(['unavailable'])
})

/** A bot whose thinking ends when the test says so. */
function pondering() {
  let began = (_: Pondered) => {}
  const next = () =>
    new Promise<Pondered>((resolve) => {
      began = resolve
    })
  const think: Think = (thought, { progress, signal }) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve(null))
      const answer = async () => resolve(await choose(thought, {}))
      began({ progress: (done) => progress?.(done, 0), answer, left: () => signal?.aborted === true })
    })
  return { think, next }
}
type Pondered = { progress(done: number): void; answer(): Promise<void>; left(): boolean }

test('the progress of a bot is sent while somebody watches; otherwise it is stopped, and asked again later', async () => {
  const bot = pondering()
  const page = new TestPage(new MemoryStore(), undefined, bot.think)
  const id = await page.make(ME, BOT)
  const first = bot.next()
  await page.watch(id)
  const { progress, left } = await first
  progress(0.25)
  expect(page.thinking).toEqual([{ t: 'thinking', table: id, seat: 1, done: 0.25 }])
  await page.host.answer({ t: 'unwatch', table: id })
  progress(0.5)
  expect([page.thinking.length, left()]).toEqual([1, true])
  await nextTurn()
  const again = bot.next()
  await page.watch(id)
  expect((await again).left()).toBe(false)
})

test('a bot is left alone when its table no longer waits for it', async () => {
  const store = new MemoryStore()
  const bot = pondering()
  const slow = new TestPage(store, undefined, bot.think)
  const id = await slow.make(ME, BOT)
  const first = bot.next()
  await slow.watch(id)
  const { progress, left } = await first
  // In another tab the same bot has moved.
  const second = pondering()
  const quick = new TestPage(store, (table) => void slow.host.onNews(table, 'written'), second.think)
  const elsewhere = second.next()
  await quick.watch(id)
  await (await elsewhere).answer()
  await expect
    .poll(() => {
      progress(0.5)
      return left()
    })
    .toBe(true)
})

test('a finished game continues from any of its rows, with the same opponents', { tags: ['slow'] }, async () => {
  const store = new MemoryStore()
  const page = new TestPage(store)
  const id = await page.make(ME, BOT)
  await page.watch(id)
  await page.playToTheEnd(id)
  const log = await page.requestText({ t: 'log', table: id, seat: null })
  const rows = parseLog(log).rows
  const at = rows.findIndex((row, i) => i > 20 && row.kind === 'move' && row.seat === 0)
  const request = { log, at, seat: 0, bots: [null, BOT.bot], language: 'en' }
  const next = await page.requestText({ t: 'practise', request })
  await page.watch(next)
  expect(page.info?.practice).toMatchObject({ at })
  expect((await store.list()).filter(({ summary }) => summary.trial).map((one) => one.id)).toEqual([next])
  expect(page.info?.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
    ['person', null],
    ['bot', BOT.bot],
  ])
  const made = rows[at] as Extract<(typeof rows)[number], { kind: 'move' }>
  expect(page.picture?.options.map(({ move }) => move)).toContain(made.move)
  await page.playToTheEnd(next)
  expect(parseLog(await page.requestText({ t: 'log', table: next, seat: null })).rows.slice(0, at)).toEqual(
    rows.slice(0, at),
  )
})
