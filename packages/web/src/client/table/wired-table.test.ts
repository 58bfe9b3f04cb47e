import { signal } from '@preact/signals'
import type { Watcher } from '@wayfare/client'
import type { ServerMessage } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { Link } from './table-source.ts'
import type { TableActions, Wire } from './transport.ts'
import { wiredTable } from './wired-table.ts'

const table = 'abcdefghij'

/** A table, the messages it receives, and the seats it has asked to view from. */
function wired(me: () => readonly string[] | undefined = () => []) {
  let watcher = {} as Watcher
  const asked: unknown[] = []
  const wire: Pick<Wire, 'link' | 'watch' | 'again'> = {
    link: signal<Link>('open'),
    watch: (_, one) => {
      watcher = one
    },
    again: () => void asked.push((watcher.message() as { readonly seat?: number }).seat),
  }
  const source = wiredTable(table, wire as Wire, {} as TableActions, me)
  const receive = (message: ServerMessage) => watcher.received(message)
  const refuse = (code = 'not-your-seat', message = '') => watcher.refused({ code, message } as Refused)
  return { source, asked, receive, refuse, message: () => watcher.message() }
}
type Refused = Parameters<Watcher['refused']>[0]

const line = (id: number) => ({ id, at: id, person: 'p', name: 'Ann', text: `line ${id}` })

test('lines of chat are in the order in which they were written, each once, however they arrive', () => {
  const { source, receive } = wired()
  // A line of chat may arrive before older lines, and twice; news can overtake each other.
  for (const ids of [[3], [1, 2, 3], [5], [4]]) receive({ t: 'chat', table, lines: ids.map(line) } as ServerMessage)
  expect(source.chat.value.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
})

test('the progress of a bot is shown until it has moved, or it is no longer its turn', () => {
  const { source, receive } = wired()
  const picture = { turn: [1] }
  receive({ t: 'table', table, seat: null, info: { seats: [] }, picture, n: 0, told: [] } as unknown as ServerMessage)
  const thinks = (done: number) => receive({ t: 'thinking', table, seat: 1, done })
  thinks(0.25)
  expect(source.thinking.value).toMatchObject({ seat: 1, done: 0.25 })
  const told = (seat: number) => [{ n: 1, at: 0, seat, facts: [] }]
  receive({ t: 'update', table, n: 1, told: told(0) })
  expect(source.thinking.value).toMatchObject({ seat: 1, done: 0.25 })
  receive({ t: 'update', table, n: 2, told: told(1) })
  expect(source.thinking.value).toBeNull()
  thinks(0.5)
  receive({ t: 'update', table, n: 3, delta: { turn: { 0: [0] } } })
  expect(source.thinking.value).toBeNull()
})

test('when the connection returns, unchanged values stay the same object', () => {
  const { source, receive } = wired()
  const come = (picture: object, seat: number | null = null) =>
    receive({ t: 'table', table, seat, info: { seats: [] }, picture, n: 0, told: [] } as unknown as ServerMessage)
  const options = () => [{ move: 'place w1', on: ['w1'] }, { move: 'end' }]
  come({ turn: [0], options: options(), view: { coins: 3 } })
  const first = source.shown.value?.picture
  come({ turn: [0], options: options(), view: { coins: 3 } })
  expect(source.shown.value?.picture).toBe(first)
  come({ turn: [0], options: options(), view: { coins: 4 } })
  expect(source.shown.value?.picture?.options).toBe(first?.options)
  expect(source.shown.value?.picture?.view).toEqual({ coins: 4 })
  come({ turn: [0], options: [], view: { coins: 4 } }, 1)
  expect(source.shown.value?.picture).toEqual({ turn: [0], options: [], view: { coins: 4 } })
})

const seated = (seat: number | null, n = 0) =>
  ({
    t: 'table',
    table,
    seat,
    info: { seats: [{ person: 'vera' }, { person: null }] },
    picture: { turn: [1] },
    n,
    told: [],
  }) as unknown as ServerMessage

test('a player is never shown as a spectator, even if it is known late who they are', () => {
  const me = signal<readonly string[] | undefined>(undefined)
  const { source, asked, receive } = wired(() => me.value)
  receive(seated(null))
  expect(source.shown.value).toBeNull()
  me.value = ['vera']
  expect(asked).toEqual([0])
  receive({ t: 'update', table, n: 1 } as ServerMessage)
  expect(source.shown.value).toBeNull()
  receive(seated(0, 1))
  expect(source.shown.value).toMatchObject({ seat: 0, n: 1 })
  expect(asked).toEqual([0])
})

test('a person without a seat becomes a spectator once they are known; so does one whose seat is refused', () => {
  const me = signal<readonly string[] | undefined>(undefined)
  const other = wired(() => me.value)
  other.receive(seated(null))
  expect(other.source.shown.value).toBeNull()
  me.value = []
  expect(other.source.shown.value).toMatchObject({ seat: null })
  const vera = wired(() => ['vera'])
  vera.receive(seated(null))
  expect(vera.source.shown.value).toBeNull()
  vera.refuse()
  expect(vera.source.shown.value).toMatchObject({ seat: null })
})

test('the old state stays visible while a seat is being taken', () => {
  const me = signal<readonly string[]>([])
  const { source, asked, receive } = wired(() => me.value)
  receive(seated(null))
  me.value = ['vera']
  expect(asked).toEqual([0])
  expect(source.shown.value).toMatchObject({ seat: null })
})

test('a message outside the protocol does not compile', () => {
  const said = (_: Parameters<Wire['request']>[0]) => {}
  said({ t: 'move', table: 'abcdefghij', seat: 0, at: 3, texts: ['rest'] })
  // @ts-expect-error which decision does it answer?
  said({ t: 'move', table: 'abcdefghij', seat: 0, texts: ['rest'] })
  // @ts-expect-error there is no such kind
  said({ t: 'mov', table: 'abcdefghij', seat: 0, at: 3, texts: ['rest'] })
  // @ts-expect-error what is not answered cannot be asked
  said({ t: 'ping' })
})

test('a table that is refused before it arrived is gone, with the code of the refusal', () => {
  const { source, refuse } = wired()
  refuse('broken', 'this table cannot be read')
  expect(source.link.value).toEqual({ gone: 'this table cannot be read', code: 'broken' })
})

test('a change that does not fit requests the whole table, and the old state stays visible until it arrives', () => {
  const { source, asked, receive, message } = wired()
  receive(seated(null, 3))
  expect(message()).toMatchObject({ since: 3 })
  receive({ t: 'update', table, n: 4, delta: { view: { coins: [1] } } })
  receive({ t: 'update', table, n: 5, delta: { turn: [[0]] } })
  expect(asked).toHaveLength(1)
  expect(message()).not.toHaveProperty('since')
  expect(source.shown.value).toMatchObject({ n: 3, picture: { turn: [1] } })
  receive(seated(null, 6))
  expect(source.shown.value).toMatchObject({ n: 6 })
  expect(message()).toMatchObject({ since: 6 })
  expect(asked).toHaveLength(1)
})
