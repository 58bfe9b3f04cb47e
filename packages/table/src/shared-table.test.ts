import { isDeepStrictEqual } from 'node:util'
import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { NotAllowed } from './not-allowed.ts'
import { foldRows, readLog, Unreadable } from './read-log.ts'
import { type Decide, SharedTable } from './shared-table.ts'
import { matchOf, type Table, turn } from './table.ts'
import { begunTable, MOMENT } from './testing/started-table.ts'

type Row = { readonly seq: number; readonly at: number; readonly entry: Entry }
/** The fate of the next request to the log. `unheard` means that the entry is written but the reply is lost. */
type Next = 'fine' | 'away' | 'unheard'

const engine = await engineBy('kit')
const entryOf = ({ entry }: Row): Entry => entry

/** A table whose log is a list that can be made unavailable. */
class TestTable extends SharedTable {
  readonly rows: Row[]
  readonly shown: number[] = []
  next: Next[] = []

  constructor() {
    const begun = begunTable(engine, engine.table({ players: 2 }), 'in doubt')
    super(begun)
    this.rows = [
      { seq: 0, at: MOMENT, entry: begun.made },
      { seq: 1, at: MOMENT, entry: { k: 'started' } },
    ]
  }

  act(id: string): Promise<Entry | null> {
    return this.actBy((table) => (wasAnswered(table, id) ? null : moveOf(table, id)))
  }

  actBy(decide: Decide): Promise<Entry | null> {
    return this.inLine(async () => {
      const entry = await this.decideAndKeep(decide)
      this.shown.push(this.table.seq)
      return entry
    })
  }

  protected now = () => MOMENT
  protected keeping(entry: Entry) {
    return async (seq: number, at: number) => {
      const fate = this.next.shift() ?? 'fine'
      if (fate === 'away') throw new Error('away')
      const free = !this.rows.some((row) => row.seq === seq)
      if (free) this.rows.push({ seq, at, entry })
      if (fate === 'unheard') throw new Error('away')
      return free
    }
  }
  protected async read(): Promise<Table> {
    if (this.next.shift() === 'away') throw new Error('still away')
    return readLog({ id: this.table.id, engine, secret: this.table.secret }, this.rows, entryOf)
  }
  protected async holds(seq: number, entry: Entry): Promise<boolean> {
    return isDeepStrictEqual(this.rows.find((row) => row.seq === seq)?.entry, entry)
  }
  protected async readNew(): Promise<boolean> {
    const { seq } = this.table
    await this.carryOn(
      this.rows.filter((row) => row.seq >= seq),
      entryOf,
    )
    return this.table.seq > seq
  }
  protected reread(): void {
    this.shown.push(this.table.seq)
  }
}

const wasAnswered = ({ answered, seats }: Table, id: string): boolean =>
  seats.some((_, seat) => answered.has(`${seat} ${id}`))

function moveOf(table: Table, id: string): Entry {
  const [seat] = turn(table) as [number]
  const [option] = engine.options(matchOf(table).state, seat)
  return { k: 'moved', seat, texts: [option?.move as string], id }
}

test('what could not be written is not there: not to be seen, not to be sent again, not to be built upon', async () => {
  const shared = new TestTable()
  shared.next = ['away', 'away']
  await expect(shared.act('a')).rejects.toThrow('still away')
  expect(shared.inDoubt).toBe(true)
  shared.next = ['away']
  // While the log cannot be read no reply is given, not even that the entry was written.
  await expect(shared.act('a')).rejects.toThrow('still away')
  shared.next = ['away']
  await expect(shared.inLine(() => shared.table.seq)).rejects.toThrow('still away')
  expect(shared.shown).toEqual([])
  expect(await shared.act('a')).toMatchObject({ id: 'a' })
  expect(shared.rows.map(({ seq }) => seq)).toEqual([0, 1, 2])
  expect(shared.inDoubt).toBe(false)
})

test('a write that failed once is tried again, with the table as the log has it', async () => {
  const shared = new TestTable()
  shared.next = ['away']
  expect(await shared.act('a')).toMatchObject({ id: 'a' })
  shared.next = ['away', 'fine', 'away']
  await expect(shared.act('b')).rejects.toThrow('away')
  expect(shared.rows).toHaveLength(3)
})

test('what was written without anybody hearing of it is there once', async () => {
  const shared = new TestTable()
  shared.next = ['unheard', 'away']
  await expect(shared.act('a')).rejects.toThrow('still away')
  expect(await shared.act('a')).toBeNull()
  expect(await shared.act('b')).toMatchObject({ id: 'b' })
  expect(shared.rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
})

test('what was written and not heard of counts as done where the log can be asked at once, also without a number of its own', async () => {
  const shared = new TestTable()
  shared.next = ['unheard']
  const entry: Entry = { k: 'gone', seat: 0, why: 'resigned', bot: 'random' }
  const resign = (table: Table): Entry => {
    if (table.seats[0]?.gone) throw new NotAllowed('not-now', 'gone already')
    return entry
  }
  expect(await shared.actBy(resign)).toEqual(entry)
  expect(shared.rows.map(({ seq }) => seq)).toEqual([0, 1, 2])
})

test('a log with a gap is read up to there, and nothing is added to it', async () => {
  const shared = new TestTable()
  for (const id of ['a', 'b', 'c']) await shared.act(id)
  const whole = shared.rows.slice()
  shared.rows.splice(3, 1)
  const make = { id: 'table23', engine, secret: shared.table.secret }
  const table = readLog(make, shared.rows, entryOf)
  expect([table.seq, table.broken]).toEqual([3, 'entry 3 is missing'])
  expect(readLog(make, whole, entryOf).broken).toBeNull()
  expect(() => foldRows(readLog(make, whole.slice(0, 3), entryOf), whole.slice(4), entryOf)).toThrow(Unreadable)
  expect(() => readLog(make, shared.rows.slice(1), entryOf)).toThrow('entry 0 is missing')
  shared.table = table
  await expect(shared.act('d')).rejects.toMatchObject({ code: 'broken' })
  expect(shared.rows).toHaveLength(4)
})

test('whoever is told no is told so after a look at what others have written', async () => {
  const shared = new TestTable()
  const third = (table: Table): number => {
    if (table.seq < 3) throw new NotAllowed('not-your-seat', 'not here yet')
    return table.seq
  }
  await expect(shared.look(third)).rejects.toThrow('not here yet')
  shared.rows.push({ seq: 2, at: MOMENT, entry: moveOf(shared.table, 'elsewhere') })
  expect(await shared.look(third)).toBe(3)
})
