import { signal } from '@preact/signals'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { logEntries } from '../../board-kit/log-lines.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import { entriesSinceOwn } from './while-away.ts'
import { WhileAwayNote } from './while-away-note.tsx'

/** Ada comes back; Emeka has had a turn since hers. */
async function comeBack() {
  const source = await continueGame(templeLog(), 13)
  const { speaker, names } = await sitAt(source)
  const { told, picture, info } = shownAt(source)
  const since = entriesSinceOwn(logEntries(told, speaker, picture.undo, 0), 0)
  const toShow = signal<readonly number[] | null>(null)
  let dismissed = 0
  render(<WhileAwayNote {...{ since, info, names, toShow }} hover={() => {}} dismiss={() => dismissed++} />)
  return { since, toShow, dismissals: () => dismissed }
}

const toggle = (): HTMLElement => screen.getByRole('button', { name: /^Since your last turn/ })

test('it says how much has happened, and shows it at a press', async () => {
  const { since } = await comeBack()
  const count = since.flatMap(({ entries }) => entries).length
  expect(textOf(toggle())).toBe(`Since your last turn${count} moves`)
  expect(screen.queryByRole('heading', { name: 'Emeka' })).toBeNull()
  click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Emeka' })).toBeTruthy()
})

test('it can be shown on the table, row by row', async () => {
  const { since, toShow } = await comeBack()
  click(screen.getByRole('button', { name: 'Show it on the table' }))
  expect(toShow.value).toEqual(since.flatMap(({ entries }) => entries.map(({ n }) => n)))
})

test('moves are listed player by player, with their consequences', async () => {
  await comeBack()
  click(toggle())
  const lines = within(screen.getByRole('region')).getAllByRole('listitem').map(textOf)
  expect(lines[0]).toBe('Emeka plays Exploration (ship).Emeka gains 1 compass.')
  expect(lines.some((line) => line.includes('Emeka buys Sturdy Boots.'))).toBe(true)
  expect(lines.some((line) => line.startsWith('Ada '))).toBe(false)
})

test('a second press folds it again', async () => {
  await comeBack()
  click(toggle())
  click(toggle())
  expect(screen.queryByRole('heading', { name: 'Emeka' })).toBeNull()
})

test('it can be put away', async () => {
  const { dismissals } = await comeBack()
  click(screen.getByRole('button', { name: 'Dismiss the summary' }))
  expect(dismissals()).toBe(1)
})
