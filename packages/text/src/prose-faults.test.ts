import { expect, test } from 'vitest'
import { longestOf, type ProseKind, proseFaults } from './prose-faults.ts'

test.each<[ProseKind, string, string]>([
  ['fact', 'anna pays.', 'begins small'],
  ['label', 'магнит', 'begins small'],
  ['fact', 'Anna digs. the rival waits.', 'goes on small after a full stop'],
  ['button', 'Placer : payez : 1\u00a0joyau', 'has two colons in a sentence'],
  ['fact', 'Anna pays 1\u00a0coin, 1\u00a0coin.', 'does not count what is equal'],
  ['fact', 'Анна тратит 1\u00a0монета и 1\u00a0монета.', 'does not count what is equal'],
  ['button', 'A'.repeat(61), 'is too long for a button'],
  ['fact', 'Anna draws 2 cards.', 'may break between a number and its noun'],
  ['fact', 'The staff moves. Exiled: .', 'has a gap'],
  ['fact', 'Anna plays {card}.', 'shows a placeholder'],
  ['refusal', 'Refused by ARN-DIG-03', 'shows a key or an id'],
  ['label', 'Camp camp-coins-1', 'shows a key or an id'],
])('%s: %s', (kind, text, fault) => {
  expect(proseFaults(kind, text)).toContain(fault)
})

test.each<[ProseKind, string]>([
  ['fact', 'Первое место (конверт 3): Маша; второе: никто.'],
  ['fact', 'Anna pays 2\u00a0coins and 1\u00a0compass.'],
  ['text', 'Hat (item; 1\u00a0coin; travel: 1\u00a0ship; points: 1). Free action: gain 1\u00a0coin, 1\u00a0compass.'],
  ['fact', 'Rolled: 4, 4, 1.'],
  ['label', 'Chauve-souris'],
])('%s: %s has no fault', (kind, text) => {
  expect(proseFaults(kind, text)).toEqual([])
})

test('the longest are told longest first', () => {
  expect(longestOf(['a', 'ccc', 'bb'], 2)).toEqual(['ccc', 'bb'])
})
