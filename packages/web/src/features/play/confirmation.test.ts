import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { makeConfirming } from './confirmation.ts'

const end: Offered = { move: 'end' }
const buy: Offered = { move: 'buy axe' }

function table(needsConfirming: (option: Offered) => boolean) {
  const options = signal<readonly Offered[]>([end, buy])
  const sent: string[] = []
  const confirming = makeConfirming(options, needsConfirming, ({ move }) => sent.push(move))
  return { options, sent, ...confirming }
}

test('a move that needs no confirmation is sent at once', () => {
  const { take, sent, armed } = table(({ move }) => move === 'end')
  take(buy)
  expect(sent).toEqual(['buy axe'])
  expect(armed.value).toBeNull()
})

test('the first tap asks, the second sends, once', () => {
  const { take, sent, armed, yes } = table(() => true)
  take(end)
  expect([sent, armed.value]).toEqual([[], end])
  take(end)
  yes()
  expect([sent, armed.value]).toEqual([['end'], null])
})

test('another tap asks about that move instead', () => {
  const { take, sent, armed } = table(() => true)
  take(end)
  take(buy)
  expect([sent, armed.value]).toEqual([[], buy])
})

test('no, and a new question, forget it', () => {
  const { take, no, yes, sent, options } = table(() => true)
  take(end)
  no()
  yes()
  take(end)
  options.value = [buy]
  yes()
  expect(sent).toEqual([])
})
