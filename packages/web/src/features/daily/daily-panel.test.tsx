import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import type { Daily } from '@wayfare/protocol'
import { afterEach, expect, test } from 'vitest'
import { dailies, games, myTables } from '../../client/catalogue/catalogue.ts'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { named, pageText, render } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { DailyPanel } from './daily-panel.tsx'

const RESULTS: Daily = {
  day: '2030-01-31',
  players: 17,
  best: 148,
  piles: { low: 90, step: 10, counts: [1, 4, 6, 3, 2, 1] },
  mine: null,
} as unknown as Daily

afterEach(() => {
  dailies.value = {}
  games.value = undefined
  myTables.value = undefined
})

/** Arkham's daily deal, as the server describes it. */
async function deal(changed: Partial<Daily> = {}, mine: readonly Partial<ListedTable>[] = []): Promise<void> {
  serverAnswers({ 'GET /daily/arkham': { ...RESULTS, ...changed } })
  games.value = [{ id: 'arkham', version: 1, players: [1, 4] }] as never
  myTables.value = mine as never
  render(<DailyPanel game="arkham" heading="Daily deal" trouble={signal('')} />)
  await screen.findByText('31 January')
}

const BEGUN: Partial<ListedTable> = {
  id: 'kx4mvq81',
  game: 'arkham',
  daily: '2030-01-31',
  status: 'running',
  seats: [{ name: 'Ada', bot: null, mine: true }] as never,
}

test('a person who has not played it sees how many have, and may play', async () => {
  await deal()
  expect(pageText()).toContain('The same deal for everyone. 17 players so far')
  expect(screen.getByRole('button', { name: 'Play today’s deal' })).toBeTruthy()
  expect(screen.getByRole('img', { name: named('Today’s results, from 90 to 149 points') })).toBeTruthy()
})

test('a person who has played it sees their points and their rank', async () => {
  await deal({ mine: { table: 'a', total: 131, percentile: 92 } })
  expect(pageText()).toContain('Your result: 131.')
  expect(screen.getByText(named('top 8%'))).toBeTruthy()
  expect(screen.getByRole('img', { name: named('Today’s results, from 90 to 149 points; yours: 131') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Play today’s deal' })).toBeNull()
})

test('the first one to finish it is told so', async () => {
  await deal({ players: 1, mine: { table: 'a', total: 131, percentile: 100 } })
  expect(pageText()).toContain('You are the first to finish it.')
  expect(pageText()).not.toContain('top')
})

test('a deal that was begun is gone on with', async () => {
  await deal({}, [BEGUN])
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/table/kx4mvq81')
  expect(pageText()).toContain('Only the first one you began today counts.')
})

test('a guest’s result is shown beside those that count, with a link to make an account', async () => {
  await deal({}, [{ ...BEGUN, status: 'finished', scores: [120] }])
  expect(pageText()).toContain('You played it as a guest and got 120. Only accounts are counted.')
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy()
})

test('a game that a bot has finished in somebody’s place is no result of theirs', async () => {
  const seats = [{ name: 'Ada', bot: 'greedy', mine: true }] as never
  await deal({}, [{ ...BEGUN, status: 'finished', scores: [120], seats }])
  expect(pageText()).not.toContain('120')
  expect(screen.getByRole('button', { name: 'Play today’s deal' })).toBeTruthy()
})
