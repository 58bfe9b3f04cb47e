import { screen } from '@testing-library/dom'
import type { Score } from '@wayfare/kernel'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withWords } from '../../../base/i18n/index.ts'
import { continueGame, shownAt, templeLog } from '../../../testing/dealt-table.ts'
import { click, press, render, textOf } from '../../../testing/render.tsx'
import { sitAt } from '../../../testing/seated.tsx'
import { FinalCount } from './final-count.tsx'

beforeAll(() => withWords(import('../show-text/index.ts'), Promise.resolve()))
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

const SCORES = [
  { seat: 0, place: 2, total: 18, parts: { research: 20, fear: -2 } },
  { seat: 1, place: 1, total: 25, parts: { research: 25, fear: 0 } },
] as unknown as readonly Score[]

async function counting() {
  vi.useRealTimers()
  const source = await continueGame(templeLog(), 0)
  const { speaker, names } = await sitAt(source)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  const onEnd = vi.fn()
  const parts = ['research', 'fear']
  render(<FinalCount {...{ speaker, names, parts, onEnd }} info={shownAt(source).info} scores={SCORES} />)
  return { onEnd }
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const rows = () => screen.getAllByRole('listitem').map(textOf)
const heading = () => textOf(screen.getByRole('heading'))

test('the points of all players grow category by category, never past their value, and then the sheet opens', async () => {
  const { onEnd } = await counting()
  await wait(450)
  expect(heading()).toBe('Research')
  const seen: number[] = []
  for (let i = 0; i < 15; i++) {
    await wait(20)
    seen.push(Number(/(\d+)\+/.exec(rows()[0] as string)?.[1]))
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.some((one) => one > 0 && one < 20)).toBe(true)
  expect(seen.at(-1)).toBe(20)
  await wait(800)
  expect(heading()).toBe('Fear')
  await wait(800)
  expect(rows().map((row) => /\d+$/.exec(row)?.[0])).toEqual(['18', '25'])
  expect(onEnd).not.toHaveBeenCalled()
  await wait(6000)
  expect(onEnd).toHaveBeenCalled()
})

test('any press and any key ends it, but not those on the way to a button', async () => {
  const { onEnd } = await counting()
  press('Tab')
  expect(onEnd).not.toHaveBeenCalled()
  press('u')
  expect(onEnd).toHaveBeenCalledTimes(1)
  click(screen.getByRole('heading'))
  expect(onEnd).toHaveBeenCalledTimes(2)
})
