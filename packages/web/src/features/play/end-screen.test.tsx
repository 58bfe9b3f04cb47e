// @module-tag slow
import { computed, signal } from '@preact/signals'
import { screen, within } from '@testing-library/dom'
import type { Score } from '@wayfare/kernel'
import { afterEach, expect, test } from 'vitest'
import { go, path } from '../../base/browser/router.ts'
import type { Opened } from '../../client/finished/messages.ts'
import { ApiError } from '../../client/online/api.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { ADD_ONS } from '../../shell/add-ons.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { savedFiles } from '../../testing/test-browser.ts'
import { firstOf, type TestWorker, useTestWorkers } from '../../testing/test-workers.ts'
import { EndScreen } from './end-screen.tsx'

const ROWS = 291

afterEach(() => go('/'))

type Changed = {
  readonly info?: Partial<Shown['info']>
  readonly scores?: readonly Score[]
  readonly source?: Partial<TableSource>
}

/** A two-player game of Arnak, played to its end. */
async function ended({ info = {}, scores, source: more = {} }: Changed = {}) {
  const workers = useTestWorkers()
  const source = { ...(await continueGame(templeLog(), ROWS)), ...more }
  const { speaker, names } = await sitAt(source)
  const sheet = signal(true)
  const endParts = await Promise.all(ADD_ONS.map(async (one) => (await one.endParts?.()) ?? {}))
  render(
    <AtTable source={source}>
      {() => {
        const now = shownAt(source)
        const picture = { ...now.picture, scores: scores ?? now.picture.scores }
        // Places are given together with the scores.
        const seats = scores ? now.info.seats.map((one) => ({ ...one, place: null })) : now.info.seats
        const shown = { ...now, info: { ...now.info, seats, ...info }, picture }
        return <EndScreen {...{ source, shown, picture, speaker, names, sheet }} endParts={endParts} beside={[]} />
      }}
    </AtTable>,
  )
  return { source, sheet, workers, names, scores: shownAt(source).picture.scores }
}

const score = (seat: number, place: number, total: number, parts: Record<string, number>): Score =>
  ({ seat, place, total, parts }) as unknown as Score
const ADA = score(0, 1, 40, { research: 20, cards: 22, fear: -2 })
const EMEKA = score(1, 2, 37, { research: 25, cards: 12, fear: 0 })

const sheetOf = (): HTMLElement => screen.getByRole('table', { name: '' })
const rowOf = (name: string): string[] =>
  [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].map((cell) => textOf(cell))

/** The worker that reads the log has reported the points after each move. */
async function courseFrom(workers: readonly TestWorker[], forecast = false): Promise<TestWorker> {
  const worker = await firstOf(workers)
  await expect.poll(() => worker.messages).toHaveLength(1)
  const at = (one: number, other: number): Score[] => [score(0, 1, one, {}), score(1, 2, other, {})]
  const opened: Partial<Opened> = { broken: null, scores: [] }
  worker.answer({ id: 1, answer: opened })
  await expect.poll(() => worker.messages).toHaveLength(2)
  worker.answer({ id: 2, answer: 'packed' })
  await expect.poll(() => worker.messages).toHaveLength(3)
  worker.answer({ id: 3, answer: { scores: [at(0, 0), at(0, 2), at(5, 2), at(9, 7)], forecast } })
  return worker
}

test('it says who has won, and by how much', async () => {
  await ended({ scores: [ADA, EMEKA] })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You win')
  expect(screen.getByText('3 points ahead of Emeka')).toBeTruthy()
})

test('a loser or a spectator reads who has won', async () => {
  await ended({
    scores: [
      { ...ADA, place: 2, total: 30 },
      { ...EMEKA, place: 1 },
    ],
  })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Emeka wins')
  expect(textOf(document.querySelector('.end-sub'))).toBe('7 points ahead of you')
})

test('several people at one device are called by their names', async () => {
  await ended({ scores: [ADA, EMEKA], source: { mine: signal([0, 1]) } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ada wins')
})

test('players who share the first place are named together', async () => {
  await ended({ scores: [ADA, { ...EMEKA, place: 1, total: 40 }] })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ada and Emeka share first place')
  expect(screen.queryByText(/ahead of/)).toBeNull()
})

test('a solo player reads their points', async () => {
  await ended({ scores: [ADA] })
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe('40 points')
})

test('the sheet has a row for each category and the total, with a minus for lost points', async () => {
  await ended({ scores: [ADA, EMEKA] })
  expect(within(sheetOf()).getAllByRole('columnheader').map(textOf)).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Emeka'),
  ])
  expect(rowOf('Fear')).toEqual(['Fear', '−2', '0'])
  expect(rowOf('Total')).toEqual(['Total', '40', '37'])
})

test('the best player of a category is also read aloud', async () => {
  await ended({ scores: [ADA, EMEKA] })
  expect(rowOf('Research')).toEqual(['Research', '20', 'the most in this category: 25'])
})

test('the scores of a real game are those that the rules give', async () => {
  const { scores } = await ended()
  expect(rowOf('Total').slice(1)).toEqual(scores.map(({ total }) => String(total)))
})

test('a player whom a bot has replaced is marked', async () => {
  const gone = { kind: 'person', name: 'Ada', person: 'a', bot: 'greedy', gone: 'resigned', place: 2 } as const
  const other = { ...gone, name: 'Ben', person: 'b', bot: null, gone: null, place: 1 }
  await ended({ scores: [ADA, EMEKA], info: { seats: [gone, other] } })
  expect(screen.getAllByText('A bot took over')).toHaveLength(1)
})

test('the course of the game is drawn from its log, and can be read as a table', async () => {
  const { workers } = await ended({ scores: [ADA, EMEKA] })
  expect(screen.getByText('Drawing the chart…')).toBeTruthy()
  const worker = await courseFrom(workers)
  const table = await screen.findByRole('table', { name: 'Points over time' })
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe('Move 397')
  expect(worker.terminated).toBe(true)
})

test.each([true, false])(
  'a note below the chart says if points before the end are only a forecast: %s',
  async (forecast) => {
    const { workers } = await ended({ scores: [ADA, EMEKA] })
    await courseFrom(workers, forecast)
    await screen.findByRole('table', { name: 'Points over time' })
    expect(screen.queryAllByText(/^Points are counted at the end/)).toHaveLength(forecast ? 1 : 0)
  },
)

test('while the log is secret there is no chart, and a note says why', async () => {
  const { workers } = await ended()
  const worker = await firstOf(workers)
  await expect.poll(() => worker.messages).toHaveLength(1)
  worker.answer({ id: 1, failed: 'its chance is secret' })
  expect(
    await screen.findByText('The chart will be available once the game’s random draws may be revealed.'),
  ).toBeTruthy()
})

test('points by category are drawn with a name, and described by the sheet', async () => {
  await ended({ scores: [ADA, EMEKA] })
  const chart = screen.getByRole('img', { name: 'Points by category' })
  expect(textOf(chart)).toContain('Research')
  expect(chart.getAttribute('aria-describedby')).toBe(sheetOf().id)
})

test('a link leads back to the table', async () => {
  const { sheet } = await ended()
  click(screen.getByRole('button', { name: 'Back to the table' }))
  expect(sheet.value).toBe(false)
})

test('a rematch leads to a new table', async () => {
  await ended({ source: { rematch: async () => '/local/kx4mvq81' } })
  click(screen.getByRole('button', { name: 'Rematch' }))
  await expect.poll(() => path.value).toBe('/local/kx4mvq81')
})

test('a spectator is offered no rematch, and is told why', async () => {
  await ended({ source: { mine: signal([]) } })
  expect(screen.queryByRole('button', { name: /ematch/ })).toBeNull()
  const refused = new ApiError(409, 'too-many-tables', 'you have 50 unfinished tables')
  await ended({ source: { rematch: () => Promise.reject(refused) } })
  click(screen.getByRole('button', { name: 'Rematch' }))
  expect(textOf(await screen.findByRole('alert'))).toMatch(/^You have too many unfinished tables/)
})

test('a rematch that somebody has asked for can be joined', async () => {
  const source = await continueGame(templeLog(), ROWS)
  const shown = computed(() => {
    const now = source.shown.value
    return now && { ...now, info: { ...now.info, rematch: 'next' } }
  })
  await ended({ source: { shown } })
  expect(screen.getByRole('button', { name: 'Join the rematch' })).toBeTruthy()
})

test('the log can be saved as a file', async () => {
  const files = savedFiles()
  const { source } = await ended()
  click(screen.getByRole('button', { name: 'Download the log' }))
  await expect.poll(() => files).toHaveLength(1)
  expect(files[0]?.name).toBe(`wayfare-${shownAt(source).info.id}.log`)
  expect(await files[0]?.text()).toMatch(/^wayfare-log 1\ngame arnak/)
})

const doors = (): string[] => [...document.querySelectorAll('.end-doors :is(a, button)')].map((door) => textOf(door))

test('every button has its place before the game has been read, and none moves when it has', async () => {
  go('/table/kx4mvq81')
  const { workers } = await ended()
  const before = doors()
  expect(before).toEqual([
    'Rematch',
    'Review',
    'Back to the table',
    'Replay',
    'Share',
    'Download the log',
    'Go to the home page',
  ])
  await courseFrom(workers)
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Share' }).disabled).toBe(false)
  expect(doors()).toEqual(before)
})

test('on a device the buttons of a game wait for its link, and say so', async () => {
  const { workers } = await ended()
  const before = doors()
  expect(before).toContain('Review')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review' }).disabled).toBe(true)
  await courseFrom(workers)
  const link = await screen.findByRole('link', { name: 'Review' })
  expect(link.getAttribute('href')).toBe('/replay?review=0#packed')
  expect(doors()).toEqual(before)
})

test('a game that was played alone among bots can be watched again and reviewed', async () => {
  go('/table/kx4mvq81')
  const { source, workers } = await ended()
  await courseFrom(workers)
  const { id } = shownAt(source).info
  const review = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Review' })
  expect(review.getAttribute('href')).toBe(`/replay/${id}?review=0`)
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe(`/replay/${id}`)
})
