import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { continueGame, shownAt, templeLog } from '../testing/dealt-table.ts'
import { click, fill, press, render, textOf } from '../testing/render.tsx'
import { AtTable, sitAt } from '../testing/seated.tsx'
import { OptionsPanel } from './options-panel.tsx'

async function options(rows: number) {
  const source = await continueGame(templeLog(), rows)
  const seated = await sitAt(source)
  render(<AtTable source={source}>{() => <OptionsPanel {...seated.props()} />}</AtTable>)
  return seated
}

const choices = (): string[] => screen.getAllByRole('button').map((one) => textOf(one).replace(/^[A-Z↵]?/, ''))
const filter = (): HTMLElement => screen.getByRole('searchbox', { name: 'Type to filter' })

test('all options are listed, with free actions in a group of their own', async () => {
  const { pointing } = await options(0)
  expect(screen.getByText(`${pointing.left.value.length} choices`)).toBeTruthy()
  const [actions, free] = screen.getAllByRole('heading', { level: 3 }).map(textOf)
  expect([actions, free]).toEqual(['Actions', 'Free actions'])
  expect(screen.getByRole('button', { name: /Play Funding \(ship\)/ })).toBeTruthy()
})

test('typing narrows the list, and the number of matches is announced', async () => {
  const { pointing } = await options(0)
  fill(filter(), 'torch')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(textOf(screen.getByRole('status'))).toBe(`1 of ${pointing.left.value.length}`)
  expect(screen.getByRole('button', { name: /Buy Torch/ })).toBeTruthy()
})

test('Enter takes the remaining option, if there is only one', async () => {
  const { source } = await options(0)
  fill(filter(), 'funding')
  press('Enter')
  fill(filter(), 'torch')
  press('Enter')
  await expect.poll(() => shownAt(source).picture.question?.op).toBe('pay')
  // The first press has made no move.
  expect(shownAt(source).n).toBe(1)
})

test('Escape brings all back', async () => {
  await options(0)
  const all = choices()
  fill(filter(), 'torch')
  press('Escape')
  expect(choices()).toEqual(all)
})

test('a new question begins with the whole list', async () => {
  const { source } = await options(0)
  fill(filter(), 'funding')
  await source.move(['play funding-ship'])
  await expect.poll(() => (filter() as HTMLInputElement).value).toBe('')
  expect(screen.queryByRole('button', { name: /Play Funding \(ship\)/ })).toBeNull()
})

test('a short list needs no filter', async () => {
  await options(5)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('the usual payment comes first, and is marked as such', async () => {
  const { source } = await options(5)
  const [first, ...others] = screen.getAllByRole('button')
  expect(textOf(first)).toMatch(/2 coins.*usual/)
  for (const other of others) expect(textOf(other)).not.toContain('usual')
  click(first as HTMLElement)
  await expect.poll(() => shownAt(source).picture.question?.op).not.toBe('pay')
})

test('every option has its details for screen readers', async () => {
  await options(0)
  const torch = screen.getByRole('button', { name: /Buy Torch/ })
  const about = document.getElementById(torch.getAttribute('aria-describedby') ?? '')
  expect(textOf(about as HTMLElement)).toContain('2 coins')
  expect(within(torch).queryByText(/2.coins/)).toBeNull()
})
