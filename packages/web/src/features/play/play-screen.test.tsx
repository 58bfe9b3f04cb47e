// @module-tag slow
import { signal } from '@preact/signals'
import { fireEvent, screen, within } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { change } from '../../base/browser/settings.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, dealTable, shownAt, storedUntil, templeLog } from '../../testing/dealt-table.ts'
import { click, fill, pageText, press, render, textOf } from '../../testing/render.tsx'
import { useTestWorkers } from '../../testing/test-workers.ts'

/** Renders the whole screen of a table and waits until everything is loaded. */
async function openScreen(source: TableSource, looks: 'drawn' | 'as lists' = 'drawn'): Promise<void> {
  // Arkham computes the possible results of dice in a worker.
  useTestWorkers()
  change({ plain: looks === 'as lists' })
  render(<Table {...{ source }} />)
  // The screen sets this title when it begins to listen to the keyboard.
  await expect.poll(() => document.title).toContain(' · ')
  // The lists are loaded when they are first needed.
  if (looks === 'as lists') await screen.findByRole('region', { name: 'What you may do' })
}

const choices = (): HTMLElement[] =>
  within(screen.getByRole('region', { name: 'What you may do' })).getAllByRole('button')
const prompt = (): string => textOf(screen.getAllByRole('heading', { level: 2 })[0])

test.each(['arkham', 'arnak', 'darwin'] as const)(
  'the headings of %s go down step by step, and every part of the table has a name',
  async (game) => {
    await openScreen(await dealTable(game), 'as lists')
    const levels = screen.getAllByRole('heading').map((one) => Number(one.tagName[1]))
    expect(levels[0]).toBe(1)
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0), `${i}`).toBeLessThanOrEqual(1)
    const parts = [...document.querySelectorAll('aside, section, nav, main')]
    const nameless = parts.filter((part) => {
      const by = part.getAttribute('aria-labelledby')
      return !(part.getAttribute('aria-label') ?? (by ? document.getElementById(by)?.textContent : ''))
    })
    expect(parts.length).toBeGreaterThan(4)
    expect(nameless.map((part) => part.outerHTML.slice(0, 120))).toEqual([])
  },
)

test('by keyboard a choice is found in a long list by typing, and arrows walk through it', async () => {
  const source = await continueGame(templeLog(), 0)
  await openScreen(source, 'as lists')
  const all = choices().map(textOf)
  // The arrow keys work as soon as only one of the choices is in the tab order.
  await expect.poll(() => choices().at(-1)?.tabIndex).toBe(-1)
  choices()[0]?.focus()
  press('End')
  const last = document.activeElement
  press('Home')
  expect(document.activeElement).toBe(choices()[0])
  expect(document.activeElement).not.toBe(last)
  press('ArrowRight')
  expect(document.activeElement).toBe(choices()[1])
  press('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Type to filter' }))
  fill(screen.getByRole('searchbox'), 'buy')
  expect(choices().length).toBeGreaterThan(2)
  for (const choice of choices()) expect(textOf(choice)).toContain('Buy')
  press('Escape')
  expect(choices().map(textOf)).toEqual(all)
})

test('the key that a choice shows takes it', async () => {
  const source = await dealTable('arkham')
  await openScreen(source)
  expect(prompt()).toBe('Choose a task to keep.')
  press('d')
  await expect.poll(prompt).not.toBe('Choose a task to keep.')
  expect(shownAt(source).told.at(-1)?.facts).toContainEqual(expect.objectContaining({ move: 'keep task-5' }))
})

test('a thing that is not offered says why; the steps that lead there are played up to the one that is confirmed', async () => {
  change({ payAtOnce: false })
  const source = await continueGame(templeLog(), 0)
  await openScreen(source)
  const horse = screen.getAllByRole('button', { name: /^Horse/ })[0] as HTMLElement
  click(horse)
  await expect.poll(pageText).toContain('2 coins missing. It costs 4 coins.')
  click(await screen.findByRole('button', { name: 'Play these steps' }))
  const yes = await screen.findByRole('alert')
  expect(textOf(yes)).toContain('Make this move? Buy Horse')
  expect(
    shownAt(source)
      .told.flatMap(({ facts }) => facts)
      .filter(({ k }) => k === 'played'),
  ).toHaveLength(2)
  press('Enter')
  await expect.poll(prompt).toBe('Choose how to pay.')
  expect(screen.getByRole('button', { name: /^Buy Horse\. Pay with 4.coins/ })).toBeTruthy()
})

test('a price that can be paid in one way only is paid at once, and one undo takes back both moves', async () => {
  const source = await continueGame(templeLog(), 0)
  await openScreen(source)
  const moves = () =>
    shownAt(source).told.flatMap(({ facts }) => facts.flatMap(({ k, move }) => (k === 'move' ? [move] : [])))
  const before = moves()
  for (const move of ['play funding-ship', 'play funding-car']) await source.move([move])
  click((await screen.findAllByRole('button', { name: /^Horse/ }))[0] as HTMLElement)
  await expect
    .poll(moves)
    .toEqual([...before, 'play funding-ship', 'play funding-car', 'buy horse', 'pay coin+coin+coin+coin'])
  expect(await screen.findByRole('button', { name: /^Undo: Buy Horse/ })).toBeTruthy()
  press('u')
  await expect.poll(() => shownAt(source).picture.undo).toBe(2)
  expect(shownAt(source).told.flatMap(({ undoes = [] }) => undoes)).toHaveLength(2)
  expect(await screen.findByRole('button', { name: /^Undo: Play Funding/ })).toBeTruthy()
})

test('gains that leave nothing to choose are taken without a press, and are undone with the move before them', async () => {
  const { log, at } = storedUntil('darwin', 'v1-2p', /^theory 3$/)
  const source = await continueGame(log, at - 1, 1)
  await openScreen(source)
  const { undo } = shownAt(source).picture
  await source.move(['place w1 special-slot-top-right'])
  await expect.poll(() => shownAt(source).told.at(-1)?.facts).toContainEqual({ k: 'move', seat: 1, move: 'theory 3' })
  expect((await screen.findAllByRole('button', { name: /^Undo: Place worker 1/ })).length).toBeGreaterThan(0)
  press('u')
  await expect.poll(() => shownAt(source).told.flatMap(({ undoes = [] }) => undoes)).toHaveLength(2)
  expect(shownAt(source).picture.undo).toBe(undo)
})

test.each(['ctrlKey', 'metaKey'])('the usual undo key works: Z with %s', async (modifier) => {
  const source = await continueGame(templeLog(), 0)
  await openScreen(source)
  const before = shownAt(source).picture.undo
  await source.move(['play funding-ship'])
  await expect.poll(() => shownAt(source).picture.undo).not.toBe(before)
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', [modifier]: true })
  await expect.poll(() => shownAt(source).picture.undo).toBe(before)
  expect(shownAt(source).told.flatMap(({ undoes = [] }) => undoes)).toHaveLength(1)
})

/** Arms a move, which waits for confirmation, and returns the button that confirms it. */
async function armFirstTask(source: TableSource): Promise<() => HTMLElement> {
  change({ confirm: 'always' })
  await openScreen(source)
  press('f')
  await screen.findByRole('alert')
  return () => screen.getByRole('button', { name: /^Do it|^Keep the task/ })
}

test('Enter is shown beside the button that it presses, and only while nothing else takes it', async () => {
  const source = await dealTable('arkham')
  const yes = await armFirstTask(source)
  expect(textOf(yes())).toContain('↵')
  const other = screen.getByRole('button', { name: /^Not yet/ })
  // A player who has moved the focus by keyboard presses the focused element.
  press('Tab')
  act(() => other.focus())
  expect(textOf(yes())).not.toContain('↵')
  press('Enter')
  expect(shownAt(source).n).toBe(0)
  act(() => yes().focus())
  expect(textOf(yes())).toContain('↵')
})

test('after a click elsewhere Enter still presses the button it is shown beside', async () => {
  const source = await dealTable('arkham')
  const yes = await armFirstTask(source)
  const other = document.querySelector<HTMLElement>('main button:not([data-id], [data-move])') as HTMLElement
  let clicks = 0
  other.addEventListener('click', () => clicks++)
  act(() => click(other))
  expect(document.activeElement).toBe(other)
  expect(textOf(yes())).toContain('↵')
  press('Enter')
  await expect.poll(() => shownAt(source).n).toBe(1)
  expect(clicks).toBe(1)
})

test('one press of Enter on a drawn thing does not also confirm its move', async () => {
  change({ confirm: 'always' })
  const { log, at } = storedUntil('darwin', 'v1-2p', /^place /)
  const source = await continueGame(log, at)
  const { n } = shownAt(source)
  await openScreen(source)
  click(document.querySelector('.play-mine [data-id=w2]') as HTMLElement)
  await expect.poll(() => document.querySelector('.dar-space[role=button][data-move]')).not.toBeNull()
  act(() => document.querySelector<HTMLElement>('.dar-space[role=button][data-move]')?.focus())
  press('Enter')
  await screen.findByRole('alert')
  expect(shownAt(source).n).toBe(n)
})

test('two people who share the screen are asked together, and the coach opens when they agree', async () => {
  const workers = useTestWorkers()
  const source = await dealTable(
    'arnak',
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bob' },
    ],
    { first: 0 },
  )
  render(<Table {...{ source }} />)
  click(await screen.findByRole('button', { name: 'I am Ann: show my table' }))
  await expect.poll(() => document.title).toContain('Your turn')
  press('i')
  click(await screen.findByRole('button', { name: 'Ask the others' }))
  click(await screen.findByRole('button', { name: 'Agree' }))
  const asked = () => workers.flatMap(({ messages }) => messages.map((one) => Object.keys(one as object)))
  await expect.poll(asked).toEqual([['ask']])
  expect(textOf(screen.getByRole('complementary', { name: 'Coach' }))).toContain('Weighing your options…')
  expect(screen.getByText('With coach')).toBeTruthy()
})

test('a refused move leaves the table unchanged, and says why', async () => {
  const dealt = await dealTable('arkham')
  const source: TableSource = {
    ...dealt,
    move: async () => ({ code: 'stale', message: 'stale', reasons: [] }),
  }
  await openScreen(source)
  press('d')
  expect(await screen.findByText('The game has moved on. Look again.')).toBeTruthy()
  expect(prompt()).toBe('Choose a task to keep.')
})

test('the reason of a refusal disappears with the next move', async () => {
  const dealt = await dealTable('arkham')
  let refuses = true
  const source: TableSource = {
    ...dealt,
    move: async (texts) => (refuses ? { code: 'stale', message: 'stale', reasons: [] } : dealt.move(texts)),
  }
  await openScreen(source)
  press('d')
  expect(await screen.findByText('The game has moved on. Look again.')).toBeTruthy()
  refuses = false
  // The same player makes this move in another window.
  await dealt.move(['keep task-5'])
  await expect.poll(() => screen.queryByText('The game has moved on. Look again.')).toBeNull()
})

test('the title of the tab says whose turn it is', async () => {
  await openScreen(await dealTable('arkham'))
  expect(document.title).toBe('● Your turn · Arkham. Guidebook · Wayfare')
})

test('a key opens the help, and the log is available to screen readers', async () => {
  await openScreen(await dealTable('arkham'))
  press('?')
  expect(await screen.findByRole('dialog', { name: 'What is on the table' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Keys' })).toBeTruthy()
  expect(screen.getByRole('log', { name: 'News from the table' })).toBeTruthy()
})

test.each([
  ['no-table', 'There is no such table.'],
  ['unavailable', 'The server could not do that. Try again.'],
] as const)('a table that cannot be opened (%s) says why in the reader’s language', (code, said) => {
  const refused = { shown: signal(null), link: signal({ gone: 'what the server says', code }) }
  render(<Table source={refused as unknown as TableSource} />)
  expect(pageText()).toContain(said)
  expect(pageText()).not.toContain('what the server says')
})
