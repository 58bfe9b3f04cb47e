// The setup of each component test: English is the language, and no test leaves anything to the next one on the same
// page.

import { configure } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { isPhone, prefersLessMotion } from '../base/browser/media.ts'
import { change, INITIAL } from '../base/browser/settings.ts'
import { language, speak } from '../base/i18n/index.ts'
import { closeTables } from './dealt-table.ts'
import { unmountAll } from './render.tsx'

configure({
  // Changes by an event are rendered, and their effects have run, before the next line of the test.
  eventWrapper(fire) {
    let result: unknown
    act(() => {
      result = fire()
    })
    return result
  },
  // A pause of the machine must not fail a test.
  asyncUtilTimeout: 40_000,
  // The page as text is clearer than its source.
  getElementError: (message) =>
    new Error(message ? `${message}\n\nThe page reads: ${document.body.textContent?.slice(0, 2000)}` : 'this one'),
  // Style sheets are not loaded, so only attributes can hide anything.
  computedStyleSupportsPseudoElements: false,
})

// Popovers, which happy-dom does not have. These report when they open and close; without style sheets nothing is
// visible.
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

// A page that is not painted has no animations.
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

// A module requested last is loaded before the page goes. If it were cut off, it would be missing in all later files.
afterAll(() => vi.dynamicImportSettled())
