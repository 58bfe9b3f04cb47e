import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { me, somebody } from '../../client/online/session.ts'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { pageText, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { TableList } from './table-list.tsx'

const NOW = Date.now()
const SEATS = [
  { name: 'Ada', bot: null, mine: true },
  { name: 'Ben', bot: null, mine: false },
] as const

/** Ada's table with Ben, who has to move. */
const table = (id: string, more: Partial<ListedTable> = {}): ListedTable =>
  ({
    id,
    game: 'arnak',
    status: 'running',
    seats: SEATS,
    turn: [1],
    round: 2,
    asks: null,
    scores: null,
    places: null,
    daily: null,
    moved: NOW - 60_000,
    ...more,
  }) as unknown as ListedTable

function list(tables: readonly ListedTable[] | undefined, most?: number): void {
  render(
    <TableList
      heading="My tables"
      {...{ tables }}
      {...(most === undefined ? {} : { most })}
      empty="Pick a poster: two clicks and you are playing."
    />,
  )
}
const rows = (): string[] => screen.getAllByRole('listitem').map(textOf)

test('a table is named by its game and players, with its progress and who has to decide', () => {
  list([table('a')])
  expect(rows()).toEqual([
    expect.stringMatching(/^Lost Ruins of Arnak · Ben.*Round 2 of 5 · Ben is thinking.*Ben’s turn/),
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/table/a')
})

test('a person without a chosen name is “you” in the list, not the made-up name that others see', async () => {
  serverAnswers({ 'POST /guest': { person: { id: 'a1', name: 'Ada', login: null } } })
  me.value = null
  await somebody('en')
  list([table('a', { status: 'finished', scores: [41, 38], places: [1, 2] } as never)])
  expect(rows()[0]).toContain('You 41 · Ben 38')
  expect(rows()[0]).not.toContain('Ada')
  me.value = undefined
})

test('tables that wait for me come first, then the latest', () => {
  const title = (name: string) => [SEATS[0], { ...SEATS[1], name }] as never
  list([
    table('a', { seats: title('Old'), moved: NOW - 9_000_000 }),
    table('b', { seats: title('New') }),
    table('c', { seats: title('Mine'), turn: [0], moved: NOW - 90_000_000, asks: 'Choose how to pay.' }),
  ])
  expect(rows().map((row) => /Old|New|Mine/.exec(row)?.[0])).toEqual(['Mine', 'New', 'Old'])
  expect(rows()[0]).toContain('Choose how to pay')
  expect(rows()[0]).toContain('Your turn')
})

test('a finished table has the points of all players, the best first', () => {
  list([table('a', { status: 'finished', turn: [], scores: [31, 44], places: [2, 1] })])
  expect(rows()[0]).toContain('Ben 44 · Ada 31')
  expect(rows()[0]).toContain('Finished')
})

test('a table that waits for people says for how many', () => {
  const open = { name: null, bot: null, mine: false } as never
  list([table('a', { status: 'open', turn: [], seats: [SEATS[0], open, open] })])
  expect(rows()[0]).toContain('2 seats are free')
})

test('a table on this device says so, opens there, and can be deleted', () => {
  list([table('a', { local: true })])
  expect(rows()[0]).toContain('On this device')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/local/a')
  expect(screen.getByRole('button', { name: /Delete this game/ })).toBeTruthy()
})

test('a guided game is known by its lesson', () => {
  list([table('a', { guide: { game: 'arnak', lesson: 2, of: 7 } })])
  expect(rows()[0]).toContain('Guided game, lesson 2 of 7')
})

test('of many only some are shown, with a link to all', () => {
  list([table('a'), table('b'), table('c')], 2)
  const links = within(screen.getByRole('region', { name: 'My tables' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tables', '/table/a', '/table/b'])
  expect(textOf(links[0])).toBe('All 3')
})

test('an empty list says what to do', () => {
  list([])
  expect(pageText()).toContain('Pick a poster: two clicks and you are playing.')
})

test('a list that is not known yet says that it is loading', () => {
  list(undefined)
  expect(screen.getByRole('status').textContent).toContain('Loading…')
})
