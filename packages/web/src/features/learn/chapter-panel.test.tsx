import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { path, query } from '../../base/browser/router.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import type { Chapter } from '../../board-kit/lessons/chapter.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { challenge } from '../../games/arkham/lessons/chapters/challenge.ts'
import { assistants } from '../../games/arnak/lessons/chapters/assistants.ts'
import { guardians } from '../../games/arnak/lessons/chapters/guardians.ts'
import { temple } from '../../games/arnak/lessons/chapters/temple.ts'
import { beginChapter, shownAt } from '../../testing/dealt-table.ts'
import { click, heard, render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { firstOf, useTestWorkers } from '../../testing/test-workers.ts'
import type { ChapterPart } from './chapter-address.ts'
import { ChapterPanel } from './chapter-panel.tsx'
import { noteProgress, progressOf } from './chapter-progress.ts'

const ARNAK = 'arnak'

beforeEach(() => {
  for (const { id } of [guardians, temple]) noteProgress(ARNAK, id, { reached: false, answered: false, table: null })
})

async function sit(
  part: ChapterPart,
  chapter: Chapter = guardians,
  game: Parameters<typeof beginChapter>[0] = ARNAK,
): Promise<TableSource> {
  const source = await beginChapter(game, chapter, part)
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

test('the coach names other dice by what they showed when the turn began', async () => {
  const workers = useTestWorkers()
  const source = await sit('exam', challenge, 'arkham')
  await play(source, ['pick die-3 die-5', 'choose q65', 'way c r-c64-c65', 'end'])
  const worker = await firstOf(workers)
  await expect.poll(() => worker.messages.length).toBe(1)
  const own = { moves: ['pick die-3 die-5'], main: 'pick die-3 die-5', on: [] }
  const other = { moves: ['pick die-1 die-3'], main: 'pick die-1 die-3', on: [] }
  const behind = { value: 6, low: 6, high: 6, close: false }
  const ways = [
    { ...own, why: [] },
    { ...other, why: [], behind },
  ]
  worker.answer({ courses: [own, other], ways, worlds: 20, done: 1 })
  expect(says()).toContain('“Pick the die showing 1 ○ and the die showing 5 ○”')
})

test('the comparison shows how far it is, and can be stopped', async () => {
  const workers = useTestWorkers()
  const source = await sit('exam')
  await play(source, guardians.exam.way)
  const bar = await screen.findByRole('progressbar')
  expect(bar.hasAttribute('value')).toBe(false)
  expect(screen.getByText('Looking for other turns…')).toBeTruthy()
  const worker = await firstOf(workers)
  await expect.poll(() => worker.messages.length).toBe(1)
  worker.answer({ courses: [], ways: [], worlds: 2, done: 0.3 })
  await screen.findByText('2 games played out so far.')
  click(screen.getByRole('button', { name: /^Enough/ }))
  expect(says()).toContain('Too few games were played out')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: /^Try another turn/ })).toBeTruthy()
})

test('whoever recruits the Guide first and upgrades a tablet can still turn an assistant to gold', async () => {
  const source = await sit('lesson', assistants)
  const first = ['research notebook bird-r1-2', 'pay jewel', 'recruit assistant-upgrade', 'use assistant-upgrade']
  const second = [
    'research notebook bird-r2-2',
    'pay tablet+arrowhead',
    'recruit assistant-coins',
    'use assistant-coins',
  ]
  await play(source, [...first, 'trade tablet', 'end', ...second, 'end'])
  expect(shownAt(source).picture.options.map(({ move }) => move)).toContain('research notebook bird-r3-1')
  await expect.poll(currentStep).toContain('Upgrade one to gold')
})

test('who has strayed from every way that the guide knows is told so, and can start over', async () => {
  const source = await sit('lesson')
  await play(source, ['pass', 'end', 'keep the rest'])
  await expect
    .poll(says)
    .toBe('From here I know no way to “Overcome the Ape”. Undo, start over, or play on as you like.')
  click(screen.getByRole('button', { name: /^Start over/ }))
  expect(`${path.value}?${query.value}`).toBe('/learn/arnak/guardians?anew=')
})

test('on a narrow screen the question folds, and opens again when it is answered', async () => {
  useTestWorkers()
  const source = await sit('exam')
  const folded = () => screen.getByRole('complementary').dataset.folded
  expect(folded()).toBe('false')
  click(screen.getByRole('button', { name: 'Minimise' }))
  expect(folded()).toBe('true')
  await play(source, guardians.exam.way)
  await expect.poll(folded).toBe('false')
})

test('a game that ends before the goal was reached finishes no chapter', async () => {
  const source = await sit('lesson', temple)
  await play(source, ['pass', 'end'])
  await expect.poll(says).toBe('The game is over, and one goal is left: “Reach the temple, and go on”.')
  expect(screen.getByRole('button', { name: /^Start over/ })).toBeTruthy()
  expect(progressOf(ARNAK, 'temple').reached).toBe(false)
})

test('who leaves a chapter because they know it all has finished it', async () => {
  const source = await sit('lesson')
  const know = () => click(screen.getByRole('button', { name: /^I know this/ }))
  for (const { way } of guardians.steps.slice(0, 2)) {
    know()
    await play(source, way)
    await screen.findByRole('button', { name: /^I know this/ })
  }
  know()
  expect(says()).toBe('You know all of this. Leave the rest of the lesson?')
  expect(progressOf(ARNAK, 'guardians').reached).toBe(false)
  click(screen.getByRole('button', { name: /^Leave the lesson/ }))
  expect(says()).toBe('Then the question at the end is all that is left.')
  expect(progressOf(ARNAK, 'guardians').reached).toBe(true)
})

test('a turn that is taken back is no answer any more', async () => {
  useTestWorkers()
  const source = await sit('exam')
  await play(source, guardians.exam.way)
  await expect.poll(says).toContain('The coach compares your turn with others.')
  const first = shownAt(source).told.find(({ facts }) => facts.some(({ k }) => k === 'move'))
  await source.propose({ rewind: first?.n ?? 0 })
  await expect.poll(says).toContain('Round III. You are with the Ape and have four coins.')
})
