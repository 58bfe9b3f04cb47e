import { expect, test } from 'vitest'
import { ofPointed } from './of-pointed.ts'

const why = (rule: string, ...on: string[]) => ({ move: on.join(' '), on, rule, params: {} })

test('with something in hand, only its own reasons are told', () => {
  const reasons = [why('DAR-PLACE-01', 'w1', 'explore-2'), why('DAR-SEAL-01', 'w2', 'explore-2')]
  expect(ofPointed(reasons, ['w2'])).toEqual([reasons[1]])
  expect(ofPointed(reasons, [])).toEqual(reasons)
})

test('where nothing concerns it, all of them are', () => {
  const reasons = [why('KER-FIRST')]
  expect(ofPointed(reasons, ['w2'])).toEqual(reasons)
})
