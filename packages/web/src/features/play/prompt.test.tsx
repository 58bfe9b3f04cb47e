import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { continueGame, dealTable, shownAt, storedUntil, templeLog } from '../../testing/dealt-table.ts'
import { PromptAt } from '../../testing/prompt-at.tsx'
import { click, hover, render, textOf } from '../../testing/render.tsx'
import { type Seated, sitAt } from '../../testing/seated.tsx'
import { change as setHelp } from '../help/level.ts'

/** Ada may keep one of two tasks. */
async function choosingTask(asks?: () => boolean): Promise<Seated> {
  const seated = await sitAt(await dealTable('arkham'), asks)
  render(<PromptAt seated={seated} />)
  return seated
}

const title = (): string => screen.getByRole('heading', { level: 2 }).textContent ?? ''
const task = (): HTMLElement => screen.getByRole('button', { name: /Beggar’s Circuit/ })

test('it says what to choose, and every answer is a button that says what it does', async () => {
  await choosingTask()
  expect(title()).toBe('Choose a task to keep.')
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Keep the task “Beggar’s Circuit”'),
    expect.stringContaining('Keep the task “Pale Procession”'),
  ])
  const [detail] = screen.getAllByRole('button', { description: /^1.VP for every segment of your route/ })
  expect(detail).toBe(task())
})

test('a press on an answer makes the move, and the next question follows', async () => {
  await choosingTask()
  click(task())
  await expect.poll(title).not.toBe('Choose a task to keep.')
  expect(screen.queryByRole('button', { name: /Beggar’s Circuit/ })).toBeNull()
})

test('while a move is being sent a second press makes none', async () => {
  const { source, busy } = await choosingTask()
  busy.value = true
  click(task())
  busy.value = false
  // If the first move had been made, this one would be too late.
  expect(await source.move(['keep task-5'])).toBe('done')
})

test('with confirmation turned on, nothing is done before the “yes”', async () => {
  const { source } = await choosingTask(() => true)
  click(task())
  expect(screen.getByRole('alert').textContent).toContain('Make this move? Keep the task “Beggar’s Circuit”')
  expect(shownAt(source).n).toBe(0)
  click(screen.getByRole('button', { name: /^Do it|^Keep the task/ }))
  await expect.poll(() => shownAt(source).n).toBe(1)
})

test('after “Not yet” all answers are there again', async () => {
  const { source } = await choosingTask(() => true)
  click(task())
  click(screen.getByRole('button', { name: /Not yet/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(task()).toBeTruthy()
  expect(shownAt(source).n).toBe(0)
})

test('the line of the prompt says what a hovered answer would do', async () => {
  const seated = await sitAt(await continueGame(templeLog(), 1))
  render(<PromptAt seated={seated} />)
  hover(screen.getByRole('button', { name: /Play Funding \(ship\)/ }))
  await expect
    .poll(() => textOf(screen.getByRole('paragraph')))
    .toContain('Play Funding (ship). No price; travel: 1 ship')
})

test('free actions beside an answer look quieter than the answer', async () => {
  render(<PromptAt seated={await sitAt(await continueGame(templeLog(), 196, 0))} />)
  const quiet = screen.getAllByRole('button').filter((one) => one.classList.contains('play-free'))
  expect(screen.getByRole('button', { name: /Reveal the site tile/ }).classList.contains('play-free')).toBe(false)
  expect(quiet.map((one) => one.dataset.move)).toContain('slot jewel')
})

test('a choice of several steps can be taken back step by step', async () => {
  const seated = await sitAt(await continueGame(templeLog(), 1))
  render(<PromptAt seated={seated} />)
  expect(screen.queryByRole('button', { name: /Back/ })).toBeNull()
  seated.pointing.point('coin')
  click(await screen.findByRole('button', { name: /Back/ }))
  expect(seated.pointing.pointed.value).toEqual([])
})

test('a waiting player reads for whom they wait', async () => {
  const source = await dealTable(
    'arnak',
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bob' },
    ],
    { first: 0 },
  )
  source.look(1)
  await expect.poll(() => shownAt(source).seat).toBe(1)
  render(<PromptAt seated={await sitAt(source)} />)
  expect(title()).toBe('Waiting for Ann')
  expect(screen.getByText('You will see it as soon as it happens.')).toBeTruthy()
})

test('a spectator reads that they are one, and is offered nothing', async () => {
  const seated = await sitAt(await dealTable('arkham'))
  render(<PromptAt seated={seated} shown={{ seat: null, picture: { question: null, options: [] } }} />)
  expect(title()).toBe('You are watching. Ada to move.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the progress of a bot’s thinking is shown while one waits', async () => {
  const seated = await sitAt(await dealTable('arnak', [{ kind: 'me' }, { kind: 'bot', bot: 'nils' }], { first: 0 }))
  const source = { ...seated.source, thinking: signal({ seat: 1, done: 0.4 }) }
  render(<PromptAt seated={{ ...seated, source }} shown={{ picture: { question: null, options: [], turn: [1] } }} />)
  const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Nils is thinking' })
  expect(progress.value).toBe(0.4)
})

test('the number of bots that think first is shown while one waits', async () => {
  const seated = await sitAt(await dealTable('arnak', [{ kind: 'me' }, { kind: 'bot', bot: 'nils' }], { first: 0 }))
  const source = { ...seated.source, thinking: signal({ seat: 1, done: 0, before: 2 }) }
  render(<PromptAt seated={{ ...seated, source }} shown={{ picture: { question: null, options: [], turn: [1] } }} />)
  expect(title()).toBe('Nils is thinking; 2\u00a0moves are ahead of this one')
})

test('a lost connection is shown before everything else', async () => {
  const seated = await sitAt(await dealTable('arkham'))
  render(<PromptAt seated={{ ...seated, source: { ...seated.source, link: signal('lost') } }} />)
  expect(title()).toBe('The connection is lost. Trying again…')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the reason of a failed move is shown in the place of its effect', async () => {
  const { trouble } = await choosingTask()
  trouble.value = 'The game has moved on. Look again.'
  expect(await screen.findByText('The game has moved on. Look again.')).toBeTruthy()
  expect(task()).toBeTruthy()
})

test('a player who was replaced for being away may take the seat back', async () => {
  const seated = await sitAt(await dealTable('arkham'))
  const asked: string[] = []
  const source = {
    ...seated.source,
    comeBack: async () => {
      asked.push('back')
      return 'done' as const
    },
  }
  const seats = shownAt(source).info.seats.map((one) => ({ ...one, gone: 'time' as const }))
  render(<PromptAt seated={{ ...seated, source }} shown={{ info: { seats } }} />)
  expect(title()).toBe('A bot is playing for you.')
  click(screen.getByRole('button', { name: 'Take my seat back' }))
  expect(asked).toEqual(['back'])
})

test('a player who has resigned is not offered the seat again', async () => {
  const source = await dealTable('arkham')
  await source.resign()
  render(<PromptAt seated={await sitAt(source)} />)
  expect(screen.queryByRole('button', { name: 'Take my seat back' })).toBeNull()
})

test('when the game is over the score sheet is a press away', async () => {
  const seated = await sitAt(await continueGame(templeLog(), 291))
  render(<PromptAt seated={seated} />)
  expect(title()).toBe('The game is over')
  click(screen.getByRole('button', { name: 'Score sheet' }))
  expect(seated.sheet.value).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})

test('beginners read what the choice means, and experts only whose turn it is', async () => {
  setHelp('arnak', () => ({ chosen: 'beginner' }))
  const seated = await sitAt(await continueGame(templeLog(), 0))
  render(<PromptAt seated={seated} />)
  const line = screen.getByRole('region')
  expect(title()).toBe('Your turn: take a main action and any free actions.')
  await expect.poll(() => textOf(line)).toContain('Use a card for its travel or its effect, never both.')
  setHelp('arnak', () => ({ chosen: 'expert' }))
  await expect.poll(title).toBe('Your turn.')
  expect(textOf(line)).not.toContain('A card is worth')
})

test('beginners also read what remains to be chosen, once a part of the answer is', async () => {
  setHelp('darwin', () => ({ chosen: 'beginner' }))
  const { log, at } = storedUntil('darwin', 'v1-all-01-1p', /^place w1 explore-1$/)
  const seated = await sitAt(await continueGame(log, at))
  render(<PromptAt seated={seated} />)
  const line = screen.getByRole('region')
  await expect.poll(() => textOf(line)).toContain('The space asks for seals')
  act(() => seated.pointing.point('explore-1'))
  await expect.poll(() => textOf(line)).toContain('Exploration page, space 1: choose a worker')
})

test('if the options are in a separate list the prompt does not repeat them', async () => {
  const seated = await sitAt(await dealTable('arkham'))
  render(<PromptAt seated={seated} plain />)
  expect(title()).toBe('Choose a task to keep.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a player who has to decide and has left the page is shown as away', async () => {
  const seated = await sitAt(await dealTable('arkham', [{ kind: 'me' }, { kind: 'me', name: 'Ben' }]))
  const presence = signal({ seats: [true, true], watchers: 0 })
  const { info } = shownAt(seated.source)
  const names = ['Ada', 'Ben']
  const shown = { seat: 0, info, picture: { turn: [1], question: null, options: [], undo: 0 } }
  render(<PromptAt seated={{ ...seated, names, source: { ...seated.source, presence } }} shown={shown} />)
  expect(textOf(screen.getByRole('paragraph'))).toBe('You will see it as soon as it happens.')
  presence.value = { seats: [true, false], watchers: 0 }
  await expect
    .poll(() => textOf(screen.getByRole('paragraph')))
    .toBe('Ben is away. You will see it as soon as it happens.')
})
