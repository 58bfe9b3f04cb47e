import { signal } from '@preact/signals'
import { screen, within } from '@testing-library/dom'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { TableSource } from '../../client/table/table-source.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { PromptAt } from '../../testing/prompt-at.tsx'
import { click, heard, press, render } from '../../testing/render.tsx'
import { AtTable, type Seated, sitAt } from '../../testing/seated.tsx'
import { PayLine } from './pay-line.tsx'

/** Ada has bought the torch for two coins and owns exactly two. */
const payingForTorch = async (): Promise<Seated> => paying(await continueGame(templeLog(), 1), 'buy torch')

/** Ada travels to a camp, which costs a boot. She can pay with Fear or with her other cards. */
async function payingForTrip(): Promise<Seated> {
  const source = await continueGame(templeLog(), 0)
  await source.move(['dig camp-coins-1'])
  return paying(source, 'dig camp-coins-1')
}

async function paying(source: TableSource, moveBeingPaid: string): Promise<Seated> {
  const seated = await sitAt(source)
  const { table, pointing } = seated
  render(
    <AtTable source={source}>
      {() => <PayLine props={seated.props()} table={table} moveBeingPaid={moveBeingPaid} pick={pointing.take} />}
    </AtTable>,
  )
  return seated
}

const others = (): HTMLElement => screen.getByRole('button', { name: 'Change payment' })
const otherWay = (): HTMLElement | null => screen.queryByRole('button', { name: /Pay with Exploration \(car\)$/ })

test('it says what is bought, what is paid and what remains', async () => {
  await payingForTorch()
  expect(heard()).toMatch(/^Buy Torch ?Pay: ?2 coins ?leaves 0 coins/)
})

test('one press pays as proposed', async () => {
  const { source } = await payingForTorch()
  click(screen.getByRole('button', { name: /^Buy Torch. Pay with 2.coins/ }))
  await expect.poll(() => shownAt(source).picture.question?.op).not.toBe('pay')
  const { told } = shownAt(source)
  expect(told.at(-1)?.facts.map(({ k }) => k)).toContain('bought')
})

test('alternative payments are shown on request, and a press takes one of them', async () => {
  const { source } = await payingForTrip()
  expect(otherWay()).toBeNull()
  click(others())
  expect(others().getAttribute('aria-expanded')).toBe('true')
  click(otherWay() as HTMLElement)
  await expect
    .poll(() =>
      shownAt(source)
        .told.at(-1)
        ?.facts.map(({ k }) => k),
    )
    .toContain('dug')
})

test('Escape closes the alternatives', async () => {
  await payingForTrip()
  click(others())
  press('Escape')
  expect(otherWay()).toBeNull()
  expect(others().getAttribute('aria-expanded')).toBe('false')
})

test('pointing at a source opens the payments it is part of', async () => {
  const seated = await sitAt(await continueGame(templeLog(), 1))
  const props = seated.props()
  const question = { op: 'pay', from: null, cost: { boot: 2 }, paid: [] }
  const ways: Offered[] = [
    { move: 'pay fear+fear', on: ['fear', 'fear'], pays: true },
    { move: 'pay fear', on: ['fear'], secret: true, pays: true },
  ]
  const pointing = { ...props.pointing, left: signal(ways), pointed: signal(['fear']) }
  const picture = { ...props.picture, question, options: ways }
  render(
    <PayLine
      props={{ ...props, picture, pointing }}
      table={seated.table}
      moveBeingPaid="dig camp-coins-2"
      pick={() => {}}
    />,
  )
  expect(screen.getByRole('button', { name: /Pay with Fear, then the rest$/ })).toBeTruthy()
})

test('a button for a part of the payment says so, and not that it makes the move', async () => {
  const seated = await sitAt(await continueGame(templeLog(), 1))
  const props = seated.props()
  const part = props.picture.options.find(({ move }) => move === 'pay coin')
  expect(part).toBeDefined()
  // The player has pointed at something that pays only one half.
  const pointing = { ...props.pointing, left: signal([part as Offered]) }
  render(<PayLine props={{ ...props, pointing }} table={seated.table} moveBeingPaid="buy torch" pick={() => {}} />)
  expect(screen.getByRole('button', { name: /^Pay with 1.coin, then the rest/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Buy Torch/ })).toBeNull()
})

test('with another question the alternatives are closed again', async () => {
  const { source } = await payingForTrip()
  click(others())
  await source.move(['play funding-ship'])
  await expect.poll(() => others().getAttribute('aria-expanded')).toBe('false')
})

test('a single possible payment has no alternatives', async () => {
  await payingForTorch()
  expect(screen.queryByRole('button', { name: 'Change payment' })).toBeNull()
  expect(heard()).toMatch(/Pay: ?2 coins/)
})

test('free actions beside a payment look different from it', async () => {
  render(<PromptAt seated={await sitAt(await continueGame(templeLog(), 1))} />)
  const free = within(screen.getByRole('group', { name: 'Free actions, not part of the payment:' }))
  expect(free.getAllByRole('button').map((one) => one.dataset.move)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^play /)]),
  )
  expect(free.queryByRole('button', { name: /Pay with/ })).toBeNull()
})

test('before a payment is settled the prompt has no other line for it', async () => {
  render(<PromptAt seated={await sitAt(await continueGame(templeLog(), 5))} />)
  expect(screen.getByRole('heading').textContent).toBe('Choose how to pay.')
  expect(screen.getAllByRole('button', { name: /Pay with/ })).toHaveLength(1)
})
