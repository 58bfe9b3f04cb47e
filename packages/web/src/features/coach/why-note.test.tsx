import { screen } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { logEntries } from '../../board-kit/log-lines.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { lead, way } from '../../testing/advice.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { click, press, render, textOf } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import { firstOf, useTestWorkers } from '../../testing/test-workers.ts'
import { LogList } from '../play/log-list.tsx'
import type { Advice, CoachQuestion } from './messages.ts'
import { WhyMarks } from './why-marks.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

const BOOTS = { moves: ['buy sturdy-boots', 'pay coin'], main: 'buy sturdy-boots', on: ['sturdy-boots'] }
const PARROT = { moves: ['buy parrot', 'pay coin+coin'], main: 'buy parrot', on: ['parrot'] }

/** Emeka, a bot, has had a turn in which he bought sturdy boots. The log is beside. */
async function afterEmeka(more: Partial<TableSource> = {}) {
  const workers = useTestWorkers()
  const source = { ...(await continueGame(templeLog(), 13)), ...more }
  const { speaker, names } = await sitAt(source)
  const shown = shownAt(source)
  const entries = logEntries(shown.told, speaker, shown.picture.undo, shown.seat)
  render(
    <>
      <WhyMarks {...{ source, shown, speaker, names, entries }} />
      <LogList {...{ entries }} info={shown.info} own={0} leftAt={0} replay={null} alone={false} hover={() => {}} />
    </>,
  )
  return { workers }
}

const marks = (): HTMLElement[] => screen.getAllByRole('button', { name: 'Why did Emeka do this?' })
const note = (): HTMLElement => screen.getByRole('group')

async function asked(more?: Partial<TableSource>) {
  const { workers } = await afterEmeka(more)
  click(marks()[0] as HTMLElement)
  return firstOf(workers)
}
const answer = (more: Partial<Advice>): Advice => ({ courses: [BOOTS, PARROT], ways: [], worlds: 20, done: 1, ...more })

test('only a bot’s own lines can be asked about', async () => {
  await afterEmeka()
  const lines = screen.getAllByRole('listitem').filter((one) => one.parentElement?.tagName === 'OL')
  const asking = lines.filter((one) => one.querySelector('button')).map((one) => textOf(one))
  expect(asking.length).toBeGreaterThan(2)
  for (const line of asking) expect(line).toMatch(/^Emeka /)
})

test('the tooltip says what asking costs before the press', async () => {
  await afterEmeka()
  expect(marks()[0]?.title).toBe('Why did Emeka do this? A game with a hint does not count towards your rating.')
})

test('it says at once what the bot did, and looks for alternatives', async () => {
  const worker = await asked()
  expect(textOf(note())).toContain(
    'Emeka plays Exploration (ship); gains 1 compass; plays Funding (car); gains 1 coin; plays Funding (ship); gains 1 coin; buys Sturdy Boots.',
  )
  expect(textOf(screen.getByRole('status'))).toBe('Looking for alternatives…')
  const [{ ask }] = worker.messages as [{ ask: CoachQuestion }]
  expect(ask).toMatchObject({ what: 'made', seat: 1 })
  expect('moves' in ask && ask.moves[0]).toBe('buy sturdy-boots')
})

test('the immediate gains are shown before the analysis is done', async () => {
  const worker = await asked()
  worker.answer(answer({ courses: [], worlds: 0, done: 0, brings: [{ part: 'cards', points: 1 }] }))
  expect(textOf(note())).toContain('This move scores at once: Cards +1.')
  expect(screen.getByRole('progressbar', { name: 'The coach is thinking' })).toBeTruthy()
})

test('a move that was better is compared with the best of the others, in points and in parts', async () => {
  const worker = await asked()
  const ways = [way(BOOTS, 54, { why: [{ part: 'cards', by: lead(3) }] }), way(PARROT, 51, { behind: lead(3) })]
  worker.answer(answer({ ways }))
  expect(textOf(screen.getByRole('status'))).toBe(
    'Probably better than “Buy Parrot”: about 3 points more at the end. Unsure: 1 to 5. This move gains: Cards +3.',
  )
  expect(textOf(note())).toContain('Emeka: Buy Sturdy Boots')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a worse immediate result is shown, too', async () => {
  const worker = await asked()
  worker.answer(answer({ ways: [way(PARROT, 54), way(BOOTS, 50, { behind: lead(4) })] }))
  expect(textOf(screen.getByRole('status'))).toMatch(
    /^“Buy Parrot” would probably have been better: about 4 points more at the end\./,
  )
})

test('alternatives about as good are called too close', async () => {
  const worker = await asked()
  worker.answer(answer({ ways: [way(BOOTS, 51), way(PARROT, 51, { behind: lead(0, true) })] }))
  expect(textOf(screen.getByRole('status'))).toBe('“Buy Parrot” would have done about as well: too close to call.')
})

test('if no alternative was found it says so, and not that there was none', async () => {
  const worker = await asked()
  worker.answer(answer({ courses: [BOOTS], ways: [way(BOOTS, 51)] }))
  expect(textOf(screen.getByRole('status'))).toBe('There was no alternative to compare it with.')
})

test('a hidden result is not made up', async () => {
  await afterEmeka({ world: async () => null })
  click(marks().at(-1) as HTMLElement)
  await expect.poll(() => textOf(screen.getByRole('status'))).toBe('There is no telling why from what you can see.')
})

test('Escape closes it and ends the analysis', async () => {
  const worker = await asked()
  press('Escape')
  expect(screen.queryByRole('group')).toBeNull()
  expect(worker.terminated).toBe(true)
})
