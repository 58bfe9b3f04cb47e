import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { standsFor } from '../base/ui/element-meanings.ts'
import { partRef } from '../base/ui/screen-parts.ts'
import { render } from '../testing/render.tsx'
import type { Drawer } from './contract.ts'
import { bringForward, opener, visibleBox } from './element-boxes.ts'

/** Elements have no size without a browser. */
function lay(id: string, y: number, height: number): HTMLElement {
  const one = screen.getByTestId(id)
  one.getBoundingClientRect = () => new DOMRect(0, y, 390, height)
  return one
}

test('what is brought forward comes to lie above the sheet of the guide, or below it where there is more room', async () => {
  render(
    <>
      <div ref={partRef('board')} data-testid="board" style={{ overflowY: 'auto' }}>
        <i data-testid="space" {...standsFor({ id: 'small-left' })} />
      </div>
      <aside ref={partRef('guide')} data-testid="guide" />
    </>,
  )
  const board = lay('board', 100, 500)
  Object.defineProperty(board, 'scrollHeight', { value: 900 })
  const scrollBy = vi.fn()
  board.scrollBy = scrollBy
  lay('space', 800, 40)
  const drawer = signal<Drawer>('none')
  lay('guide', 400, 200)
  bringForward(['small-left'], drawer)
  await expect.poll(() => scrollBy.mock.lastCall).toEqual([{ top: 820 - 250 }])
  lay('guide', 100, 200)
  bringForward(['small-left'], drawer)
  await expect.poll(() => scrollBy.mock.lastCall).toEqual([{ top: 820 - 450 }])
})

test('of several elements that mean the same, the one that can be pressed is measured', () => {
  document.elementFromPoint = () => null
  render(
    <div ref={partRef('screen')}>
      <i data-testid="island" {...standsFor({ id: 'red-plant', silent: true })} />
      <i data-testid="museum" {...standsFor({ id: 'red-plant', offered: true })} />
    </div>,
  )
  lay('island', 100, 20)
  const museum = lay('museum', 300, 20)
  expect(visibleBox(({ id }) => id === 'red-plant')).toMatchObject([{ y: 300 }])
  museum.getBoundingClientRect = () => new DOMRect()
  expect(visibleBox(({ id }) => id === 'red-plant')).toMatchObject([{ y: 100 }])
})

test('a thing that is not drawn while its drawer is closed is found at the button that opens it', () => {
  document.elementFromPoint = () => null
  const drawer = (isOpen: boolean) => (
    <div ref={partRef('screen')}>
      <button type="button" data-testid="goals" {...standsFor({ opens: 'goals', isOpen, holds: ['silver-10'] })} />
    </div>
  )
  const again = render(drawer(false))
  lay('goals', 700, 50)
  expect(opener(({ id }) => id === 'silver-10')).toMatchObject([{ y: 700, height: 50 }])
  expect(opener(({ id }) => id === 'gold-1')).toEqual([])
  again(drawer(true))
  expect(opener(({ id }) => id === 'silver-10')).toEqual([])
})

test('a button that is scrolled out of the row of the prompt is scrolled into sight', () => {
  render(
    <div ref={partRef('prompt')}>
      <button type="button" data-testid="reroll" {...standsFor({ move: 'reroll 1' })} />
      <button type="button" data-testid="face" {...standsFor({ move: 'face it' })} />
    </div>,
  )
  const scrolled = vi.fn()
  screen.getByTestId('face').scrollIntoView = scrolled
  bringForward(['improve 2', 'face it'], signal<Drawer>('none'))
  expect(scrolled).toHaveBeenCalledTimes(1)
})
