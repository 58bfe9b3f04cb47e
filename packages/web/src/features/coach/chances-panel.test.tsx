import { screen } from '@testing-library/dom'
import type { Chances } from '@wayfare/bots/coach'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { figures } from '../../testing/advice.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { firstOf, useTestWorkers } from '../../testing/test-workers.ts'
import { ChancesPanel } from './chances-panel.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

async function looking(more: Partial<TableSource> = {}) {
  const workers = useTestWorkers()
  const source = { ...(await continueGame(templeLog(), 0)), ...more }
  const seated = await sitAt(source)
  render(
    <AtTable source={source}>
      {() => <ChancesPanel {...seated} shown={shownAt(source)} picture={shownAt(source).picture} close={() => {}} />}
    </AtTable>,
  )
  return { source, workers }
}

const chances = (ada: number, emeka: number, more: Partial<Chances> = {}): Chances => ({
  seats: [figures(60, ada), figures(50, emeka)],
  worlds: 6,
  done: 0.5,
  ...more,
})
const verdict = (): string => textOf(screen.getByRole('status'))
const odds = (): string[] => screen.getAllByRole('listitem').map(textOf)

test('everybody has their chances, with how unsure they are and the points they may end with', async () => {
  const worker = await firstOf((await looking()).workers)
  worker.answer(chances(0.7, 0.3))
  expect(odds()).toEqual([
    'Ada70%unsure: 60 to 80%About 60 points at the end; between 50 and 72 in 19 games out of 20.',
    'Emeka30%unsure: 20 to 40%About 50 points at the end; between 40 and 62 in 19 games out of 20.',
  ])
  expect(verdict()).toBe('Ada is most likely to win.')
})

test('if chances overlap nobody is said to lead', async () => {
  const worker = await firstOf((await looking()).workers)
  worker.answer(chances(0.55, 0.45))
  expect(verdict()).toBe('Too close to call.')
})

test('too few games give no chances', async () => {
  const worker = await firstOf((await looking()).workers)
  worker.answer(chances(0.9, 0.1, { worlds: 2 }))
  expect(odds()).toEqual(['Ada', 'Emeka'])
  expect(verdict()).toBe('Only a few simulated games so far: too early to say.')
})

test('after the next move the panel says that this was before, and can ask again', async () => {
  const { source, workers } = await looking()
  const worker = await firstOf(workers)
  worker.answer(chances(0.7, 0.3, { done: 1 }))
  expect(screen.getByRole('button', { name: 'Think longer' })).toBeTruthy()
  await source.move(['play funding-ship'])
  await expect.poll(verdict).toBe('The game has moved on.')
  click(screen.getByRole('button', { name: 'Ask again' }))
  await expect.poll(() => worker.messages).toHaveLength(2)
  expect(verdict()).toBe('Only a few simulated games so far: too early to say.')
})

test('if nobody may know the panel says that it cannot think here', async () => {
  await looking({ world: async () => null })
  await expect.poll(verdict).toBe('The coach is not available here right now.')
})
