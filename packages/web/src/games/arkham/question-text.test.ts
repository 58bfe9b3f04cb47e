import { signal } from '@preact/signals'
import { withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { makePointing } from '../../board-kit/pointing.ts'
import type { Props } from './props.ts'
import { questionText } from './question-text.ts'

const sheet = { view: { boards: [{ dice: [] }] }, shownSeat: 0 }

test('a first segment says how many are chosen, and that another may follow', () => {
  const options = signal([
    { move: 'way c r-1', on: ['r-1'] },
    { move: 'way a r-1 r-2', on: ['r-1', 'r-2'] },
    { move: 'way a r-3 r-4', on: ['r-3', 'r-4'] },
  ])
  const pointing = makePointing(options, { take: () => {}, refused: () => {} })
  const said = () => questionText({ ...sheet, pointing, speaker: { language: 'en' } } as unknown as Props)
  expect(said()).toBeNull()
  pointing.point('r-1')
  expect(withPlainSpaces(said() ?? '')).toBe(
    '1 of 2 segments chosen. Choose another one that glows, or draw only this one.',
  )
  pointing.back()
  options.value = [
    { move: 'way c r-1', on: ['r-1'] },
    { move: 'way c r-2', on: ['r-2'] },
  ]
  expect(said()).toBeNull()
  pointing.dispose()
})

test('an effect on what may be drawn is explained while nothing is chosen', () => {
  const options = signal([{ move: 'way c r-1', on: ['r-1'] }])
  const pointing = makePointing(options, { take: () => {}, refused: () => {} })
  const speaker = { language: 'en', sayThing: (id: string) => id, sayDetail: () => 'Three form a T.' }
  const view = (dark: string) => ({
    boards: [{ dice: ['die-5'] }],
    dice: { 'die-5': { number: 1, zone: 'slot' } },
    effects: { dark, light: 'repeat' },
  })
  const said = (dark: string) => questionText({ pointing, speaker, view: view(dark), shownSeat: 0 } as unknown as Props)
  expect(said('t-junction')).toBe('t-junction. Three form a T.')
  expect(said('route-correction')).toBeNull()
  pointing.dispose()
})
