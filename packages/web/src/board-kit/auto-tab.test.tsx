import { signal } from '@preact/signals'
import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'
import { isPhone } from '../base/browser/media.ts'
import { render } from '../testing/render.tsx'
import { type TabPlace, useAutoTab } from './auto-tab.ts'
import type { Drawer } from './contract.ts'
import { isTurnShown } from './motion/turn-shown.ts'

afterEach(() => {
  isPhone.value = false
  isTurnShown.value = false
})

test('while a rival’s turn is shown the part of the table where it happens stays in front', async () => {
  isPhone.value = true
  const drawer = signal<Drawer>('none')
  function Table({ place }: { readonly place: TabPlace | null }) {
    useAutoTab({ drawer }, place)
    return null
  }
  const again = render(<Table place={null} />)
  act(() => {
    isTurnShown.value = true
    again(<Table place="market" />)
  })
  expect(drawer.value).toBe('none')
  await act(async () => {
    isTurnShown.value = false
  })
  expect(drawer.value).toBe('market')
})
