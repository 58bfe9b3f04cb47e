import { type Signal, signal } from '@preact/signals'
import { screen, within } from '@testing-library/dom'
import type { Refusal } from '@wayfare/kernel'
import { expect, test, vi } from 'vitest'
import { ADD_ONS } from '../../shell/add-ons.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { click, press, render, textOf } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import { change as setHelp } from '../help/level.ts'
import { RuleOverTable } from '../rulebook/rule-over-table.tsx'
import { RefusalNote } from './refusal-note.tsx'

type Options = {
  readonly refusals?: readonly Refusal[]
  readonly askable?: boolean
  readonly level?: 'beginner' | 'regular'
}

/** Ada, in her first turn, has pointed at something that she cannot buy. */
async function refusedTo(thing: string, { refusals, askable = true, level = 'regular' }: Options = {}) {
  setHelp('arnak', () => ({ chosen: level }))
  const source = await continueGame(templeLog(), 0)
  const { speaker, table } = await sitAt(source)
  const refused = signal(refusals ?? (await source.explain(thing)))
  const { picture, n } = shownAt(source)
  const played: unknown[] = []
  const how = {
    n,
    question: 'turn',
    view: picture.view,
    Glyph: table?.Glyph,
    ask: source.how,
    play: (steps: readonly string[], then: string) => void played.push([...steps, then]),
    hover: () => {},
  }
  const rule = signal<string | null>(null)
  render(
    <>
      <RefusalNote
        {...{ refused, speaker, rule }}
        game="arnak"
        about={signal(thing)}
        how={askable ? how : null}
        addOns={ADD_ONS}
      />
      <Rule rule={rule} />
    </>,
  )
  return { refused, played }
}

const Rule = ({ rule }: { readonly rule: Signal<string | null> }) => (
  <RuleOverTable game="arnak" rule={rule.value} onClose={() => (rule.value = null)} />
)

const note = (): HTMLElement => screen.getByRole('status')
const isGone = (): boolean => note().textContent === ''
const HAMMER = '4 compasses missing. It costs 4 compasses.'

test('it says why the thing is not available, and by which rule', async () => {
  await refusedTo('ornate-hammer')
  expect(textOf(within(note()).getByRole('listitem'))).toContain(HAMMER)
  expect(screen.getByRole('button', { name: /Read the rule rule KER-PAY/ })).toBeTruthy()
})

test('the same reason is shown once, and of many only three', async () => {
  const missing = (compass: number): Refusal => ({
    move: `buy ${compass}`,
    on: [],
    rule: 'KER-PAY',
    params: { compass, missing: Array.from({ length: compass }, () => 'compass') },
  })
  await refusedTo('ornate-hammer', { refusals: [1, 1, 2, 3, 4].map(missing) })
  expect(screen.getAllByRole('listitem').map((one) => textOf(one).split('.')[0])).toEqual([
    '1 compass missing',
    '2 compasses missing',
    '3 compasses missing',
  ])
})

test('its close button closes it', async () => {
  await refusedTo('ornate-hammer')
  click(screen.getByRole('button', { name: 'Close' }))
  expect(isGone()).toBe(true)
})

test('Escape closes it, and nothing else', async () => {
  await refusedTo('ornate-hammer')
  let unheeded = 0
  const count = ({ defaultPrevented }: Event) => {
    if (!defaultPrevented) unheeded++
  }
  addEventListener('keydown', count)
  press('Escape')
  expect([isGone(), unheeded]).toEqual([true, 0])
  press('Escape')
  expect(unheeded).toBe(1)
  removeEventListener('keydown', count)
})

test('a press beside it closes it, and one on it does not', async () => {
  await refusedTo('ornate-hammer')
  click(within(note()).getByRole('listitem'))
  expect(isGone()).toBe(false)
  click(document.body)
  expect(isGone()).toBe(true)
})

test('it closes by itself after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await refusedTo('ornate-hammer')
  vi.advanceTimersByTime(8_000)
  expect(isGone()).toBe(false)
  vi.advanceTimersByTime(2_000)
  await expect.poll(isGone).toBe(true)
})

test('the rule can be read over the table, and the note is still there afterwards', async () => {
  await refusedTo('ornate-hammer')
  click(screen.getByRole('button', { name: /Read the rule/ }))
  const book = await screen.findByRole('dialog')
  await expect.poll(() => book.textContent).toMatch(/pay/i)
  click(within(book).getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(textOf(note())).toContain(HAMMER)
})

test('“How could I?” finds the steps that lead there, and plays them at a press', async () => {
  const { played } = await refusedTo('horse')
  click(screen.getByRole('button', { name: 'How could I?' }))
  await expect.poll(() => textOf(note())).toMatch(/This turn, in 2 steps/)
  const [, first, second, last] = within(note()).getAllByRole('listitem').map(textOf)
  expect(first).toContain('Play Funding (ship)Ada gains 1 coin.')
  expect(second).toContain('Play Funding (car)Ada gains 1 coin.')
  expect(last).toBe('Buy Horsethen you confirm')
  click(screen.getByRole('button', { name: 'Play these steps' }))
  expect(played).toEqual([['play funding-ship', 'play funding-car', 'buy horse']])
})

test('“How could I?” says so if nothing leads there', async () => {
  await refusedTo('ornate-hammer')
  click(screen.getByRole('button', { name: 'How could I?' }))
  await expect.poll(() => textOf(note())).toMatch(/no way .*\d steps/)
})

test('beginners get the steps without asking', async () => {
  await refusedTo('horse', { level: 'beginner' })
  await expect.poll(() => textOf(note())).toMatch(/This turn, in 2 steps/)
})

test('while others decide nothing can be asked', async () => {
  await refusedTo('ornate-hammer', { askable: false })
  expect(screen.queryByRole('button', { name: 'How could I?' })).toBeNull()
})

test('if another question comes first, there is nothing to search for', async () => {
  const first: Refusal = { move: 'dig camp-coins-1', on: [], rule: 'KER-FIRST', params: { op: 'pay' } }
  await refusedTo('camp-coins-1', { refusals: [first] })
  expect(textOf(note())).not.toBe('')
  expect(screen.queryByRole('button', { name: 'How could I?' })).toBeNull()
})
