import { signal } from '@preact/signals'
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPhone, prefersLessMotion } from '../../base/browser/media.ts'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import type { Drawer } from '../../board-kit/contract.ts'
import { before } from '../../board-kit/motion/before.ts'
import { glow, move } from '../../board-kit/motion/gesture.ts'
import type { Step } from '../../board-kit/motion/step.ts'
import { render } from '../../testing/render.tsx'
import { bringForward } from './bring-forward.ts'
import { makeTurnShow } from './turn-show-queue.ts'

/** On a phone of 390 × 844: a part of the table of which the upper 400 pixels are seen. */
const ROOM = new DOMRect(0, 0, 390, 400)
let scroller: HTMLElement

beforeEach(() => {
  isPhone.value = true
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const top = Number(this.getAttribute('data-top') ?? -1)
    return top < 0 ? ROOM : new DOMRect(20, top - scroller.scrollTop, 40, 40)
  })
})

afterEach(() => {
  isPhone.value = false
})

const wasLess = prefersLessMotion.value
afterEach(() => {
  prefersLessMotion.value = wasLess
})

function table() {
  render(
    <div ref={partRef('mine')}>
      <div data-testid="scroller" style={{ overflowX: 'auto', overflowY: 'auto' }}>
        <i {...standsFor({ place: 'near' })} data-top="100" />
        <i {...standsFor({ place: 'far' })} data-top="900" />
      </div>
    </div>,
  )
  scroller = document.querySelector('[data-testid=scroller]') as HTMLElement
  Object.defineProperties(scroller, { scrollHeight: { value: 1200 }, clientHeight: { value: 400 } })
  const scrolls = vi.fn(({ top = 0 }: ScrollToOptions) => {
    scroller.scrollTop = top
  })
  scroller.scrollTo = scrolls as unknown as typeof scroller.scrollTo
  const show = makeTurnShow()
  return { show, scrolls }
}

const STEPS: readonly Step[] = [{ caption: 'Ada digs.', gestures: [move('near'), glow('far')] }]

function shown({ show }: ReturnType<typeof table>, steps = STEPS) {
  const was = before(steps)
  const act = { steps, was, seat: 1, isOwn: false }
  const plays = vi.fn((scrolled: (was: typeof act.was) => typeof act.was) =>
    show.add({ ...act, was: scrolled(was) }, 'calm', null),
  )
  bringForward(steps, signal<Drawer>('none'), show, plays)
  return plays
}

test('what is scrolled out of sight is scrolled to before it is shown, and back again afterwards', async () => {
  const at = table()
  scroller.scrollTop = 10
  prefersLessMotion.value = false
  const plays = shown(at)
  expect(at.scrolls).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth', top: 720 }))
  expect(plays).not.toHaveBeenCalled()
  fireEvent(scroller, new Event('scrollend'))
  expect(plays).toHaveBeenCalledTimes(1)
  at.show.skip()
  expect(scroller.scrollTop).toBe(10)
  // It is shown once, also where the end of scrolling comes twice.
  fireEvent(scroller, new Event('scrollend'))
  expect(plays).toHaveBeenCalledTimes(1)
})

test('with less motion it is there at once, and what was measured before is where it is now', () => {
  const at = table()
  prefersLessMotion.value = true
  const plays = shown(at)
  expect(at.scrolls).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }))
  const [scrolled] = plays.mock.calls[0] as Parameters<typeof plays>
  const inside = scroller.firstElementChild as Element
  const was = { ...before([]), pieces: new Map([['near', new Map([[inside, new DOMRect(0, 800, 1, 1)]])]]) }
  expect([...(scrolled(was).pieces.get('near')?.values() ?? [])].map(({ y }) => y)).toEqual([800 - scroller.scrollTop])
})

test('whoever scrolls meanwhile is left where they are', () => {
  const at = table()
  prefersLessMotion.value = true
  shown(at)
  const there = scroller.scrollTop
  fireEvent.wheel(scroller)
  at.show.skip()
  expect(scroller.scrollTop).toBe(there)
})

test('what is in sight moves nothing, nor does what is not told', () => {
  const at = table()
  shown(at, [{ caption: 'Ada digs.', gestures: [glow('near')] }])
  shown(at, [{ caption: null, gestures: [glow('far')] }])
  isPhone.value = false
  shown(at)
  expect(at.scrolls).not.toHaveBeenCalled()
})
