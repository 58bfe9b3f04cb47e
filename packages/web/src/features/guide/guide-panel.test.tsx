import { signal } from '@preact/signals'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Drawer } from '../../board-kit/contract.ts'
import { parts as arnak } from '../../games/arnak/parts.ts'
import { shownAt } from '../../testing/dealt-table.ts'
import { besideGuide, dealGuided } from '../../testing/guided-table.tsx'
import { click, heard, press, render, textOf, unmountAll } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import { beginning } from './follow.ts'
import { LazyGuidePanel } from './lazy-guide-panel.tsx'
import { loadGuide } from './load-guide.ts'
import { keepProgress } from './progress-storage.ts'

const begin = async () => besideGuide(await dealGuided())

const goal = (): string => textOf(screen.getByRole('heading', { level: 2 }))
const says = (): string => heard(screen.getByRole('status'))
const answers = (): string[] =>
  screen.getAllByRole('button').flatMap((one) => {
    const [, label] = /^(.+?)[123]$/.exec(textOf(one)) ?? []
    return label ?? []
  })
const answer = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const nextStep = (): string => {
  const steps = within(screen.getByRole('complementary')).getAllByRole('listitem', { current: 'step' })
  return textOf(steps.at(-1))
}

const WELCOME = 'Each turn you take one action: dig, discover, overcome, buy, play a card, research or pass.'
const CAMP = 'Send an archaeologist to a camp. Travel there costs one boot'

test('it begins with a goal, its first step, and one idea', async () => {
  await begin()
  expect(screen.getByText('Lesson 1 of 7: Dig')).toBeTruthy()
  expect(goal()).toBe('Dig at a camp')
  expect(nextStep()).toBe('1Send an archaeologist')
  expect(says()).toContain(WELCOME)
  expect(answers()).toEqual(['Why?', 'Show me', 'Go on'])
})

test('“Why?” tells more and leads to the rule, until it is pressed again', async () => {
  const { read } = await begin()
  click(answer('Why'))
  expect(says()).toContain('Turns are short, so nobody waits long.')
  click(screen.getByRole('button', { name: 'Read the rule' }))
  expect(read).toEqual(['ARN-TURN-01'])
  click(answer('Why'))
  expect(says()).not.toContain('Turns are short')
})

test('“Show me” names a move that leads on', async () => {
  await begin()
  click(answer('Show me'))
  expect(says()).toContain('For example: Dig at the compass camp (one boot).')
})

test('1, 2 and 3 answer by keyboard', async () => {
  await begin()
  press('1')
  expect(says()).toContain('Turns are short')
  press('3')
  expect(says()).toContain(CAMP)
})

test('while somebody writes, digits are digits', async () => {
  await begin()
  render(<input aria-label="Chat" />)
  screen.getByRole('textbox').focus()
  press('3')
  expect(says()).toContain(WELCOME)
})

test('who knows an idea is not told it', async () => {
  await begin()
  click(answer('Go on'))
  expect(says()).toContain(CAMP)
  click(answer('I know this'))
  expect(says()).not.toContain(CAMP)
  expect(says()).toContain('Next: Send an archaeologist.')
})

test('who does the step is told so, and the next one', async () => {
  const { source } = await begin()
  await source.move(['dig camp-compasses-1'])
  await expect.poll(nextStep).toBe('2Pay for travel')
  expect(screen.getByText('Send an archaeologist').closest('li')?.textContent).toContain('done')
  expect(says()).toContain('A card spent on travel does not give its effect.')
})

test('with its last step the lesson is over, and the next one begins on demand', async () => {
  const { source } = await begin()
  for (const move of ['dig camp-compasses-1', 'pay fear', 'end']) expect(await source.move([move])).toBe('done')
  await expect.poll(says).toContain('Travel, a space, a reward: that is a dig.')
  click(answer('Go on'))
  expect(goal()).toBe('Discover your first site')
})

test('who does something else is not corrected', async () => {
  const { source } = await begin()
  expect(await source.move(['play exploration-car'])).toBe('done')
  await expect.poll(says).toContain('That is fine too. The goal can wait.')
  expect(goal()).toBe('Dig at a camp')
})

test('it can be sent away, and called back', async () => {
  await begin()
  click(screen.getByRole('button', { name: 'Play on without the guide' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  click(screen.getByRole('button', { name: 'Call the guide' }))
  expect(goal()).toBe('Dig at a camp')
})

test('who comes back to a game that was begun is welcomed with the goal and the next step', async () => {
  const { source } = await begin()
  await source.move(['dig camp-compasses-1'])
  await expect.poll(nextStep).toBe('2Pay for travel')
  unmountAll()
  await besideGuide(source)
  expect(says()).toBe('Welcome back. The goal: Dig at a camp. Next: Pay for travel. It is still your turn.')
  expect(answers()).toEqual(['Go on', 'Say it again', 'Start over'])
  click(answer('Go on'))
  expect(says()).toContain('A card spent on travel')
})

test('what is done before it is the goal is named, once', async () => {
  const { source } = await begin()
  for (const move of ['play funding-car', 'buy grappling-hook']) expect(await source.move([move])).toBe('done')
  const offered = shownAt(source).picture.options.find(({ move }) => move.startsWith('pay '))
  expect(await source.move([offered?.move ?? ''])).toBe('done')
  await expect.poll(says).toContain('That was a purchase: coins buy items')
  click(answer('Go on'))
  expect(says()).not.toContain('That was a purchase')
  expect(goal()).toBe('Dig at a camp')
})

test('after the last lesson there are hints and other games', async () => {
  const source = await dealGuided()
  const guide = await arnak.lessons()
  keepProgress(shownAt(source).info.id, guide, { ...beginning(guide), left: ['own'] })
  const { read } = await besideGuide(source)
  expect(says()).toContain('You know the way now.')
  expect(answers()).toEqual(['Play on with hints', 'First game with a tutor', 'A game against Rosa'])
  click(answer('First game with a tutor'))
  expect(location.pathname).toBe('/tutor/arnak')
  click(answer('Play on with hints'))
  expect(read).toEqual(['hint'])
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a table that finds its guide loaded shows both at once', async () => {
  await loadGuide('arnak')
  const source = await dealGuided()
  const seated = await sitAt(source)
  const shown = shownAt(source)
  render(
    <LazyGuidePanel
      {...seated}
      {...{ shown }}
      picture={shown.picture}
      drawer={signal<Drawer>('none')}
      read={() => {}}
      askForHint={() => {}}
    />,
  )
  expect(says()).toContain(WELCOME)
})

test('in the sheet of a narrow screen it folds to the next step, and speaks again at a press', async () => {
  await begin()
  const head = (): HTMLElement => screen.getByRole('button', { expanded: true })
  click(head())
  expect(screen.getByRole('button', { name: 'Say it again', expanded: false })).toBeTruthy()
  click(screen.getByRole('button', { name: 'Say it again' }))
  expect(head().getAttribute('aria-label')).toBe('Minimise')
})

test('in the sheet an idea is still to be read where the move that begins it opens a drawer', async () => {
  const { source, drawer } = await begin()
  const folded = () => screen.getByRole('complementary').dataset.folded
  const open = async (one: Drawer) => {
    drawer.value = one
    await new Promise(requestAnimationFrame)
  }
  await source.move(['dig camp-compasses-1'])
  await expect.poll(nextStep).toBe('2Pay for travel')
  await open('market')
  expect(folded()).toBe('false')
  await open('none')
  click(answer('I know this'))
  await open('market')
  await expect.poll(folded).toBe('true')
})
