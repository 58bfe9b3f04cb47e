import { screen, within } from '@testing-library/dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { INITIAL, settings } from '../../base/browser/settings.ts'
import { withWords } from '../../base/i18n/index.ts'
import { levelOf, change as setHelp } from '../../features/help/level.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { Habits, Help, Looks } from './settings-habits.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

const checked = (group: HTMLElement): string[] =>
  within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((one) => one.checked)
    .map((one) => textOf(one.closest('label')))

test('for each game one chooses how much its prompts explain', () => {
  render(<Help />)
  const arnak = screen.getByRole('group', { name: 'Lost Ruins of Arnak' })
  expect(checked(arnak)).toEqual(['Automatic (Beginner)'])
  click(within(arnak).getByRole('radio', { name: 'Expert' }))
  expect(levelOf('arnak', 'turn')).toBe('expert')
  expect(levelOf('darwin', 'turn')).toBe('beginner')
  expect(checked(arnak)).toEqual(['Expert'])
})

test('the automatic setting shows the level that was reached', () => {
  setHelp('darwin', () => ({ finished: 3 }))
  render(<Help />)
  expect(checked(screen.getByRole('group', { name: 'Darwin’s Journey' }))).toEqual(['Automatic (Regular)'])
})

test('one chooses which moves need a confirmation', () => {
  render(<Habits />)
  const group = screen.getByRole('group', { name: 'Ask before a move is made' })
  expect(checked(group)[0]).toMatch(/^Never/)
  click(within(group).getByRole('radio', { name: /^Before every move/ }))
  expect(settings.value.confirm).toBe('always')
})

test('without sounds there is no volume to choose', () => {
  render(<Habits />)
  const volume = (): HTMLInputElement => screen.getByRole('slider', { name: 'Volume' })
  expect(volume().disabled).toBe(false)
  click(screen.getByRole('switch', { name: 'Sounds', checked: true }))
  expect(screen.getByRole('switch', { name: 'Sounds', checked: false })).toBeTruthy()
  expect(volume().disabled).toBe(true)
  click(screen.getByRole('switch', { name: 'Sounds' }))
  expect(volume().disabled).toBe(false)
})

test('the setting for vibration is shown only on devices that can vibrate', () => {
  const rerender = render(<Habits key="desk" />)
  expect(screen.queryByRole('switch', { name: 'Vibration' })).toBeNull()
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate, maxTouchPoints: 1 })
  rerender(<Habits key="phone" />)
  click(screen.getByRole('switch', { name: 'Vibration' }))
  expect([settings.value.haptics, vibrate.mock.calls]).toEqual([false, []])
  click(screen.getByRole('switch', { name: 'Vibration' }))
  expect(vibrate.mock.calls).toEqual([[8]])
})

test('a person who turned sounds off in an older version hears none now, and new settings have their defaults', () => {
  localStorage.setItem(
    'wayfare settings',
    JSON.stringify({ ...INITIAL, sound: false, volume: 0.3, ambience: undefined }),
  )
  expect(settings.peek()).toMatchObject({
    sound: false,
    volume: 0.3,
    ambience: false,
    haptics: true,
    gainsByHand: false,
  })
})

test('a choice is visible on the page at once, and stored on this device', () => {
  render(<Looks />)
  click(within(screen.getByRole('group', { name: 'Text size' })).getByRole('radio', { name: 'Larger' }))
  click(screen.getByRole('switch', { name: 'Stronger patterns in addition to colours' }))
  expect(document.documentElement.dataset).toMatchObject({ text: 'larger', patterns: 'strong' })
  expect(JSON.parse(localStorage.getItem('wayfare settings') ?? '')).toMatchObject({
    textSize: 'larger',
    patterns: true,
  })
})
