import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { prefersLessMotion } from '../../base/browser/media.ts'
import { change, INITIAL } from '../../base/browser/settings.ts'
import { logEntries } from '../../board-kit/log-lines.ts'
import { partsOf } from '../../games/index.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { PromptAt } from '../../testing/prompt-at.tsx'
import { click, press, render, textOf, unmountAll } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import { entriesSinceOwn } from './while-away.ts'

const strip = (): HTMLElement | null => screen.queryByRole('region', { name: 'What happened' })

/** Ada is at the table again; Emeka has had a turn since hers, and she asks to see it. */
async function watchItAgain() {
  const source = await continueGame(templeLog(), 13)
  const seated = await sitAt(source)
  const { speaker } = seated
  const { told, picture } = shownAt(source)
  const since = entriesSinceOwn(logEntries(told, speaker, picture.undo, 0), 0)
  const again = render(<PromptAt seated={seated} />)
  // The show is loaded after the prompt.
  await vi.dynamicImportSettled()
  // And then the gestures of the game, which the show asks for when it is drawn.
  await act(async () => {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve))
  })
  act(() => {
    seated.toShow.value = since.flatMap(({ entries }) => entries.map(({ n }) => n))
  })
  await expect.poll(strip).not.toBeNull()
  return { source, seated, again }
}

test('what others did is told sentence by sentence over the table', async () => {
  await watchItAgain()
  expect(textOf(strip())).toContain('Emeka plays Exploration (ship). Emeka gains 1 compass.')
  click(screen.getByRole('button', { name: 'Go on' }))
  await expect.poll(() => textOf(strip())).not.toContain('Exploration (ship)')
})

test('any key ends it but those on the way to a button', async () => {
  await watchItAgain()
  press('Tab')
  expect(strip()).not.toBeNull()
  press('u')
  await expect.poll(strip).toBeNull()
})

const setLessMotion = (less: boolean): void => {
  prefersLessMotion.value = less
}

const WANTED = prefersLessMotion.value

/** How much motion is wanted, and whether there is any. */
const LESS: readonly [string, () => void, boolean][] = [
  ['calm', () => change({ pace: 'calm' }), true],
  ['the pace off', () => change({ pace: 'off' }), false],
  ['less motion in the settings', () => change({ motion: 'less' }), false],
  ['less motion on the device', () => setLessMotion(true), false],
]

/** happy-dom plays nothing itself. */
function watchAnimations() {
  const animate = vi.fn(() => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 20))
  Element.prototype.animate = animate
  return animate
}

/** What the show loads when it is drawn first. */
async function loadMotion(): Promise<void> {
  await (await partsOf('arnak')).motion?.()
  await import('../../board-kit/motion/player.ts')
}

afterEach(() => {
  setLessMotion(WANTED)
  Reflect.deleteProperty(Element.prototype, 'animate')
})

test('an undo ends what is shown, while numbers and pictures are still on their way', async () => {
  const animate = watchAnimations()
  await loadMotion()
  setLessMotion(false)
  const { source, seated, again } = await watchItAgain()
  await expect.poll(() => animate.mock.calls.length).toBeGreaterThan(0)
  const { n, told } = shownAt(source)
  const undo = { n: n + 1, at: 0, seat: 1, facts: [], undoes: [n] }
  again(<PromptAt seated={seated} shown={{ n: n + 1, told: [...told, undo] }} />)
  expect(strip()).toBeNull()
})

test('without motion nothing is animated, and the same is told', async () => {
  const animate = watchAnimations()
  const told: string[][] = []
  await loadMotion()
  for (const [, set, moves] of LESS) {
    change(INITIAL)
    setLessMotion(false)
    set()
    animate.mockClear()
    await watchItAgain()
    // What is on its way over the table begins two frames after it was drawn.
    if (moves) await expect.poll(() => animate.mock.calls.length).toBeGreaterThan(0)
    else await new Promise((resolve) => setTimeout(resolve, 100))
    const captions: string[] = []
    while (screen.queryByRole('button', { name: 'Go on' })) {
      captions.push(textOf(strip()).replace(/\d+ of \d+.*/, ''))
      click(screen.getByRole('button', { name: 'Go on' }))
    }
    told.push(captions)
    if (!moves) expect(animate).not.toHaveBeenCalled()
    unmountAll()
  }
  change(INITIAL)
  expect(told[0]?.length).toBeGreaterThan(2)
  for (const captions of told) expect(captions).toEqual(told[0])
})
