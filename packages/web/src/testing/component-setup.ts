// Before and after each component test: English is spoken, and no test leaves anything to the next one, with which it shares a page.

import { configure } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { isPhone, prefersLessMotion } from '../base/browser/media.ts'
import { change, INITIAL } from '../base/browser/settings.ts'
import { language, speak } from '../base/i18n/index.ts'
import { closeTables } from './dealt-table.ts'
import { unmountAll } from './render.tsx'

configure({
  // What an event changes is drawn, and its effects have run, before the next line of the test.
  eventWrapper(fire) {
    let result: unknown
    act(() => {
      result = fire()
    })
    return result
  },
  // A machine that stands still for a moment is no reason to fail.
  asyncUtilTimeout: 40_000,
  // The page as text says more than its source.
  getElementError: (message) =>
    new Error(message ? `${message}\n\nThe page reads: ${document.body.textContent?.slice(0, 2000)}` : 'this one'),
  // Styles are not loaded, so only attributes can hide anything.
  computedStyleSupportsPseudoElements: false,
})

// Popovers, which happy-dom does not have: they tell when they open and close. Without styles nothing of it can be seen.
const popovers = new WeakSet<HTMLElement>()
function toggled(popover: HTMLElement, open: boolean): void {
  if (popovers.has(popover) === open) return
  if (open) popovers.add(popover)
  else popovers.delete(popover)
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }))
}
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggled(this, true)
  },
  hidePopover(this: HTMLElement) {
    toggled(this, false)
  },
  togglePopover(this: HTMLElement) {
    toggled(this, !popovers.has(this))
  },
})

// A page that is not painted has nothing to move.
prefersLessMotion.value = true

beforeAll(() => speak('en'))

afterEach(async () => {
  unmountAll()
  closeTables()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  isPhone.value = false
  localStorage.clear()
  change(INITIAL)
  localStorage.clear()
  if (language.peek() !== 'en') await speak('en')
})

// A module that a page asked for last is loaded before the page goes: cut off, it would be missing for all files that come after.
afterAll(() => vi.dynamicImportSettled())
