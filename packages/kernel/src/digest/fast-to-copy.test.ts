import { expect, test } from 'vitest'
import { fastToCopy } from './fast-to-copy.ts'

test('a record that is fast to copy is the same record, its names in the same order', () => {
  const given: Record<string, number[]> = {}
  for (let i = 0; i < 40; i++) given[`pile "${i}"`] = [i]
  const made = fastToCopy(given)
  expect(made).toEqual(given)
  expect(Object.keys(made)).toEqual(Object.keys(given))
  expect(made['pile "7"']).toBe(given['pile "7"'])
  expect(made).not.toBe(given)
})
