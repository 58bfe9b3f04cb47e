import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { isPhone } from '../../base/browser/media.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, templeLog } from '../../testing/dealt-table.ts'
import { fill, hover, named, press, render, textOf } from '../../testing/render.tsx'

test('? opens the legend, which is searched by typing and shows on the board what a sign stands for', async () => {
  isPhone.value = false
  render(<Table source={await continueGame(templeLog(), 13)} />)
  await expect.poll(() => document.title).toContain(' · ')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20))
  press('?')
  const search = await screen.findByRole('searchbox', { name: 'Find a sign' })
  expect(screen.getByRole('dialog', { name: 'What is on the table' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Keys' })).toBeTruthy()

  fill(search, 'HELPS once')
  const [only, ...others] = screen.getAllByRole('button', { pressed: false }).filter((one) => one.closest('.legend'))
  expect(textOf(only)).toMatch(/^Assistant Helps once a round/)
  expect(others).toEqual([])
  hover(only as HTMLElement)
  await expect.poll(() => only?.getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelectorAll('.legend-ring').length).toBeGreaterThan(1)

  fill(search, 'zzz')
  expect(screen.getByText(named('Nothing found for “zzz”.'))).toBeTruthy()
  expect(document.querySelector('.legend-ring')).toBeNull()
})
