import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import { render } from '../../testing/render.tsx'
import { discsBefore, lightsOf } from './spotlight.tsx'

const TAB = { x: 10, y: 700, width: 70, height: 50 }

test('the discs of several numbers on one thing stand side by side', () => {
  const lights = [
    { number: 1, box: { ...TAB, y: 100 } },
    { number: 2, box: TAB },
    { number: 3, box: TAB },
  ]
  expect(lights.map((_, i) => discsBefore(lights, i))).toEqual([0, 0, 1])
})

test('a piece that is only looked at is lit as well', () => {
  document.elementFromPoint = () => null
  render(
    <div ref={partRef('screen')}>
      <i data-testid="ship" {...standsFor({ place: 'beagle' })} />
    </div>,
  )
  // Elements have no size without a browser.
  screen.getByTestId('ship').getBoundingClientRect = () => new DOMRect(TAB.x, TAB.y, TAB.width, TAB.height)
  expect(lightsOf([['beagle']])).toEqual([{ number: 1, box: TAB }])
})
