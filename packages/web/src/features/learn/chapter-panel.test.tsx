import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { path, query } from '../../base/browser/router.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { guardians } from '../../games/arnak/lessons/chapters/guardians.ts'
import { beginChapter, shownAt } from '../../testing/dealt-table.ts'
import { click, heard, render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { firstOf, useTestWorkers } from '../../testing/test-workers.ts'
import type { ChapterPart } from './chapter-address.ts'
import { ChapterPanel } from './chapter-panel.tsx'
import { noteProgress, progressOf } from './chapter-progress.ts'

const ARNAK = 'arnak'

beforeEach(() => noteProgress(ARNAK, 'guardians', { reached: false, answered: false, table: null }))

async function sit(part: ChapterPart): Promise<TableSource> {
  const source = await beginChapter(ARNAK, guardians, part)
  const seated = await sitAt(source)
  render(
    <AtTable source={source}>
      {() => {
        const { picture } = shownAt(source)
        const moment = { ...seated, picture, shown: shownAt(source), panel: signal(null), read() {} }
        return <ChapterPanel {...(moment as unknown as PlayMoment)} />
      }}
    </AtTable>,
  )
  await screen.findByRole('complementary')
  return source
}

const goal = (): string => textOf(screen.getByRole('heading', { level: 2 }))
const says = (): string => heard(screen.getByRole('status'))
const currentStep = (): string => textOf(screen.getAllByRole('listitem', { current: 'step' }).at(-1))

async function play(source: TableSource, moves: readonly string[]): Promise<void> {
  for (const move of moves) expect(await source.move([move]), move).toBe('done')
}

test('a chapter goes from step to step, shows the way, and ends with its question', async () => {
  const source = await sit('lesson')
  expect(goal()).toBe('Overcome guardians, use their boons')
  expect(screen.queryByText(/Lesson 1 of/)).toBeNull()
  expect(says()).toContain('Your archaeologist is with a guardian.')
  click(screen.getByRole('button', { name: /^Show me/ }))
  await expect.poll(says).toContain('For example: Overcome')
  for (const { id, way } of guardians.steps) {
    const label = (await guardians.texts.en())[`guardians.${id}`]
    await expect.poll(currentStep).toContain(label)
    await play(source, way)
  }
  await expect.poll(says).toContain('Ten points, and both sites are safe for everybody.')
  await expect.poll(() => progressOf(ARNAK, 'guardians').reached).toBe(true)
  click(screen.getByRole('button', { name: /^On to the question/ }))
  expect(path.value).toBe('/learn/arnak/guardians')
  expect(query.value.has('exam')).toBe(true)
})

test('on a narrow screen the folded sheet opens again when the chapter has been learnt', async () => {
  const source = await sit('lesson')
  const folded = () => screen.getByRole('complementary').dataset.folded
  const last = guardians.steps.at(-1)
  for (const { way } of guardians.steps) {
    await expect.poll(folded).toBe('false')
    if (way === last?.way) click(screen.getByRole('button', { name: 'Minimise' }))
    expect(folded()).toBe(String(way === last?.way))
    await play(source, way)
  }
  await expect.poll(folded).toBe('false')
})

test('the answer to the question is the turn that one takes, and the coach says how sure it is', async () => {
  const workers = useTestWorkers()
  const source = await sit('exam')
  expect(goal()).toBe('How would you play?')
  expect(says()).toContain('Round III. You are with the Ape and have four coins.')
  await play(source, guardians.exam.way)
  await expect.poll(says).toContain('The coach compares your turn with others.')
  expect(progressOf(ARNAK, 'guardians').answered).toBe(true)
  const worker = await firstOf(workers)
  await expect.poll(() => worker.messages.length).toBe(1)
  expect(worker.messages[0]).toMatchObject({ ask: { what: 'made', seat: 0, moves: guardians.exam.way } })
  const own = { moves: ['overcome l1-lower-1'], main: 'overcome l1-lower-1', on: [] }
  const other = { moves: ['pass'], main: 'pass', on: [] }
  const behind = { value: 6, low: 4, high: 8, close: false }
  const ways = [
    { ...own, why: [] },
    { ...other, why: [], behind },
  ]
  worker.answer({ courses: [own, other], ways, worlds: 20, done: 1 })
  expect(says()).toContain('about 6 points more at the end. Unsure: 4 to 8.')
  expect(screen.getByRole('button', { name: /^Try another turn/ })).toBeTruthy()
})
