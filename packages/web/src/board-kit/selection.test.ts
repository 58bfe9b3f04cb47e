import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { makeConfirming } from '../features/play/confirmation.ts'
import { makePointing } from './pointing.ts'
import { NOTHING_SELECTED } from './selection.ts'

const WORKERS = ['w1', 'w2']
const SPACES = ['camp', 'delivery', 'lens']
const PLACES: readonly Offered[] = WORKERS.flatMap((worker) =>
  SPACES.map((space) => ({ move: `place ${worker} ${space}`, on: [worker, space] })),
)
const END: Offered = { move: 'end' }

/** Deliveries have to be confirmed, like a delivery of nothing. */
function table(asks = ({ move }: Offered) => move.includes('delivery')) {
  const options = signal<readonly Offered[]>([...PLACES, END])
  const selection = signal(NOTHING_SELECTED)
  const sent: string[] = []
  const refused: string[] = []
  const confirming = makeConfirming(options, asks, ({ move }) => sent.push(move), selection)
  const pointing = makePointing(options, { take: confirming.take, refused: (id) => void refused.push(id) }, selection)
  return { options, pointing, confirming, sent, refused, armed: () => confirming.armed.value?.move ?? null }
}

test('another space for the same worker replaces a move that waits for confirmation', () => {
  const { pointing, confirming, sent, armed } = table()
  pointing.point('w2')
  pointing.point('delivery')
  expect([armed(), pointing.pointed.value]).toEqual(['place w2 delivery', ['w2']])
  pointing.point('lens')
  confirming.yes()
  expect([sent, armed(), pointing.pointed.value]).toEqual([['place w2 lens'], null, []])
})

test('a part of a move cancels the confirmation: there is nothing to confirm', () => {
  const { pointing, confirming, sent, armed } = table()
  pointing.point('w2')
  pointing.point('delivery')
  pointing.point('w2')
  expect([armed(), pointing.pointed.value]).toEqual([null, []])
  pointing.point('lens')
  expect(pointing.pointed.value).toEqual(['lens'])
  confirming.yes()
  expect(sent).toEqual([])
})

test('pointing at the same thing again is a yes', () => {
  const { pointing, sent } = table()
  pointing.point('w2')
  pointing.point('delivery')
  pointing.point('delivery')
  expect(sent).toEqual(['place w2 delivery'])
})

test('a thing that is not offered cancels the confirmation, and says why', () => {
  const { pointing, confirming, refused, sent, armed } = table()
  pointing.point('w1')
  pointing.point('delivery')
  pointing.point('museum')
  expect([armed(), refused]).toEqual([null, ['museum']])
  confirming.yes()
  expect(sent).toEqual([])
})

test('“no” returns to the previous selection, and a step back to the one before', () => {
  const { pointing, confirming, armed } = table()
  pointing.point('w1')
  pointing.point('delivery')
  confirming.no()
  expect([armed(), pointing.pointed.value]).toEqual([null, ['w1']])
  pointing.point('delivery')
  pointing.back()
  expect([armed(), pointing.pointed.value]).toEqual([null, []])
})

test('the table shows the move that waits, unless something else is looked at', async () => {
  const { pointing } = table()
  pointing.point('w1')
  pointing.point('delivery')
  expect(pointing.preview.value?.move).toBe('place w1 delivery')
  pointing.hover('camp')
  await expect.poll(() => pointing.preview.value?.move).toBe('place w1 camp')
})

test('a drag begins anew', () => {
  const { pointing, armed } = table()
  pointing.point('w1')
  pointing.cancelArmed()
  expect(pointing.pointed.value).toEqual(['w1'])
  pointing.point('delivery')
  pointing.cancelArmed()
  expect([armed(), pointing.pointed.value]).toEqual([null, []])
})

test('a new question forgets all of it', () => {
  const { options, pointing, confirming, sent, armed } = table()
  pointing.point('w1')
  pointing.point('delivery')
  options.value = [...PLACES]
  confirming.yes()
  expect([sent, armed(), pointing.pointed.value]).toEqual([[], null, []])
})
