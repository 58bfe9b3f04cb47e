import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { logEntries } from '../../board-kit/log-lines.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { PromptAt } from '../../testing/prompt-at.tsx'
import { click, press, render, textOf } from '../../testing/render.tsx'
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
  render(<PromptAt seated={seated} />)
  // The show is loaded after the prompt.
  await vi.dynamicImportSettled()
  act(() => {
    seated.toShow.value = since.flatMap(({ entries }) => entries.map(({ n }) => n))
  })
  await expect.poll(strip).not.toBeNull()
  return source
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
