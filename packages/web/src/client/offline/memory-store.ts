import type { EntryRow, Store, Summary, TableRow } from './store.ts'

export class MemoryStore implements Store {
  readonly lasting = false
  private readonly tables = new Map<string, { row: TableRow; readonly entries: EntryRow[] }>()

  async create(row: TableRow, entries: readonly EntryRow[]): Promise<void> {
    this.tables.set(row.id, { row, entries: [...entries] })
  }

  async load(id: string): Promise<TableRow | undefined> {
    return this.tables.get(id)?.row
  }

  async entriesSince(id: string, seq: number): Promise<EntryRow[]> {
    return this.tables.get(id)?.entries.slice(seq) ?? []
  }

  async append(entry: EntryRow, summary: Summary): Promise<'done' | 'taken' | 'gone'> {
    const table = this.tables.get(entry.table)
    if (!table) return 'gone'
    if (entry.seq !== table.entries.length) return 'taken'
    table.entries.push(entry)
    table.row = { ...table.row, summary }
    return 'done'
  }

  async list(): Promise<TableRow[]> {
    return [...this.tables.values()].map(({ row }) => row)
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id)
  }
}
