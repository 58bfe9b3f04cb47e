import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { standsFor } from '../base/ui/element-meanings.ts'
import { partRef } from '../base/ui/screen-parts.ts'
import { render } from '../testing/render.tsx'
import type { Drawer } from './contract.ts'
import { bringForward } from './element-boxes.ts'

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
