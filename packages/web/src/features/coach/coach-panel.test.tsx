import { screen, within } from '@testing-library/dom'
import type { Suggestion } from '@wayfare/bots/coach'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { lead, way } from '../../testing/advice.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { click, pageText, press, render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { firstOf, type TestWorker, useTestWorkers } from '../../testing/test-workers.ts'
import { CoachPanel } from './coach-panel.tsx'
import type { Advice } from './messages.ts'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

const TORCH = { moves: ['buy torch', 'pay coin+coin', 'end'], main: 'buy torch', on: ['torch'] }
const CAMP = {
  moves: ['dig camp-compasses-1', 'pay fear', 'end'],
  main: 'dig camp-compasses-1',
  on: ['camp-compasses-1'],
}
const PARROT = { moves: ['buy parrot', 'pay coin+coin', 'end'], main: 'buy parrot', on: ['parrot'] }
const COURSES = [TORCH, CAMP, PARROT]

/** In these suggestions the camp is ahead of the torch, and both follow from the parrot. */
const WAYS: readonly Suggestion[] = [
  way(CAMP, 54, {
    why: [
      { part: 'research', by: lead(4) },
      { part: 'cards', by: lead(-2) },
    ],
  }),
  way(TORCH, 51, { behind: lead(3) }),
  way(PARROT, 46, { behind: lead(8) }),
]

const advice = (more: Partial<Advice> = {}): Advice => ({ courses: COURSES, ways: [], worlds: 0, done: 0.2, ...more })

/** Ada, in her first turn, asks for a hint. */
async function hinted() {
  const workers = useTestWorkers()
  const source = await continueGame(templeLog(), 0)
  const seated = await sitAt(source)
  let closed = false
  render(
    <AtTable source={source}>
      {() => (
        <CoachPanel
          {...seated}
          shown={shownAt(source)}
          picture={shownAt(source).picture}
          close={() => {
            closed = true
          }}
        />
      )}
    </AtTable>,
  )
  const worker = await firstOf(workers)
  return { source, worker, workers, isClosed: () => closed }
}

const told = (worker: TestWorker, more?: Partial<Advice>): void => worker.answer(advice(more))
const verdict = (): string => textOf(screen.getByRole('status'))
const ways = (): string[] => screen.getAllByRole('listitem').map((one) => textOf(within(one).getAllByRole('button')[0]))
const wayTo = (move: string): HTMLElement => screen.getByRole('button', { name: new RegExp(move) })

test('once it is opened it thinks about this decision, with what this seat can see', async () => {
  const { worker } = await hinted()
  expect(worker.messages).toEqual([{ ask: expect.objectContaining({ what: 'ways', game: 'arnak', seat: 0, eyes: 0 }) }])
  expect(verdict()).toBe('Weighing your options…')
  expect(screen.getByRole('progressbar', { name: 'The coach is thinking' })).toBeTruthy()
})

test('the lines to compare are shown before anything can be said about them', async () => {
  const { worker } = await hinted()
  told(worker)
  expect(screen.getByText('3 options')).toBeTruthy()
  expect(ways()).toEqual(['1Buy Torch', '2Dig at the compass camp (one boot)', '3Buy Parrot'])
  expect(verdict()).toBe('Only a few simulated games so far: too early to say.')
})

test('the best suggestion is first, with its points and the chances to win', async () => {
  const { worker } = await hinted()
  told(worker, { ways: WAYS, worlds: 4 })
  expect(ways()).toEqual(['1Dig at the compass camp (one boot)54', '2Buy Torch51', '3Buy Parrot46'])
  expect(verdict()).toBe('Option 1 is ahead of the others.')
  expect(pageText()).toContain('Chances of winning 40%unsure: 30 to 50%')
  expect(pageText()).toContain('Based on 4 simulated games.')
})

test('suggestions too close to call are marked, and the others are called weaker', async () => {
  const { worker } = await hinted()
  const [camp, torch, parrot] = WAYS as [Suggestion, Suggestion, Suggestion]
  told(worker, { ways: [camp, { ...torch, behind: lead(1, true) }, parrot], worlds: 4 })
  expect(verdict()).toBe('Options 1 and 2 are too close to call. 3: probably weaker.')
})

test('the difference between two suggestions is explained in parts of the score', async () => {
  const { worker } = await hinted()
  told(worker, { ways: WAYS, worlds: 4 })
  expect(pageText()).toContain('Scores more than option 2: Research +4. Scores less: Cards −2.')
})

test('the range of results is shown once enough games have been played out', async () => {
  const { worker } = await hinted()
  told(worker, { ways: WAYS, worlds: 5 })
  expect(pageText()).not.toContain('19 games of 20')
  told(worker, { ways: WAYS, worlds: 6 })
  expect(pageText()).toContain('About 54 points at the end; between 44 and 66 in 19 games out of 20.')
})

test('a suggestion is chosen by a press or by its number, and its next step can be played', async () => {
  const { worker } = await hinted()
  told(worker)
  expect(screen.getAllByRole('button', { pressed: true }).map(textOf)).toEqual(['1Buy Torch'])
  click(wayTo('Parrot'))
  expect(screen.getAllByRole('button', { pressed: true }).map(textOf)).toEqual(['3Buy Parrot'])
  press('2')
  expect(screen.getAllByRole('button', { pressed: true }).map(textOf)).toEqual(['2Dig at the compass camp (one boot)'])
  expect(screen.getAllByRole('button', { name: 'Play this' })).toHaveLength(1)
})

test('a player who follows a suggestion is led on step by step, and the others disappear', async () => {
  const { source, worker } = await hinted()
  told(worker)
  expect(pageText()).toContain('then: End turn')
  click(screen.getByRole('button', { name: 'Play this' }))
  await screen.findByRole('button', { name: /^Pay with 2.coins$/ })
  expect(ways()).toEqual(['1Buy Torch'])
  expect(shownAt(source).picture.question?.op).toBe('pay')
  expect(worker.messages.at(-1)).toEqual({ stop: true })
})

test('a player who makes another move is told that the hint is outdated, and may ask again', async () => {
  const { source, worker } = await hinted()
  told(worker)
  await source.move(['play funding-ship'])
  await expect.poll(verdict).toBe('The game has moved on.')
  expect(screen.queryByRole('listitem')).toBeNull()
  click(screen.getByRole('button', { name: 'Ask again' }))
  await expect.poll(() => worker.messages.filter((one) => 'ask' in (one as object))).toHaveLength(2)
})

test('thinking can be stopped, and its findings stay', async () => {
  const { worker } = await hinted()
  told(worker, { ways: WAYS, worlds: 4 })
  click(screen.getByRole('button', { name: 'Stop' }))
  expect(worker.messages.at(-1)).toEqual({ stop: true })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(ways()).toHaveLength(3)
})

test('when it has thought enough it can be asked to think longer', async () => {
  const { worker } = await hinted()
  told(worker, { ways: WAYS, worlds: 12, done: 1 })
  click(screen.getByRole('button', { name: 'Think longer' }))
  expect(worker.messages.at(-1)).toEqual({ longer: true })
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

test('in a game that counts it says that this one counts no longer', async () => {
  await hinted()
  expect(screen.getByText('A game with a hint does not count towards your rating.')).toBeTruthy()
})

test('a coach that cannot think says so, and can be asked again', async () => {
  const { worker } = await hinted()
  worker.fail()
  expect(verdict()).toBe('The coach is not available here right now.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask again' }).disabled).toBe(false)
})

test('Escape hides it', async () => {
  const { isClosed } = await hinted()
  press('Escape')
  expect(isClosed()).toBe(true)
})
