import { signal } from '@preact/signals'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { speak } from '../../base/i18n/index.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { HelpDialog } from './help-dialog.tsx'

function help(game = 'arnak'): void {
  render(<HelpDialog open={signal(true)} {...{ game }} />)
}

test('it lists the keys', () => {
  help()
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
    'F D S A …: choose the option with that key',
    'Arrows: move through the options',
    'Enter: make the only available move',
    'Esc: one step back',
    'U: undo',
    'I: ask for a hint',
    'I, a resting pointer or a long press on something: what it is',
    'Shift + I: what is on the table, thing by thing; arrows, Page Up and Page Down lead on',
    '/: log',
    '0: show the whole board',
    '?: signs and keys',
  ])
})

test('it links to the rulebook of the game beside the table', () => {
  help()
  const link = screen.getByRole('link', { name: 'Open the whole rulebook' })
  expect(link.getAttribute('href')).toBe('/rules/arnak')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('a game without a rulebook has no such link', () => {
  help('kit')
  expect(screen.queryByRole('link')).toBeNull()
})

test('its close button closes it', () => {
  help()
  click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape closes it, which browsers report to a dialog as cancel', () => {
  help()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press beside it closes it, and one on it does not', () => {
  help()
  click(screen.getByText('U: undo'))
  click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it changes its language while it is open', async () => {
  help()
  await speak('fr')
  await expect.poll(() => textOf(screen.getByRole('heading'))).not.toBe('Keys')
  expect(screen.getAllByRole('listitem').map(textOf)).not.toContain('U: undo')
})
