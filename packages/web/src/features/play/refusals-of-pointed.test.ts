import { expect, test } from 'vitest'
import { refusalsOfPointed, refusalsOfUsable } from './refusals-of-pointed.ts'

const why = (rule: string, ...on: string[]) => ({ move: on.join(' '), on, rule, params: {} })

test('with something selected, only its own reasons are shown', () => {
  const reasons = [why('DAR-PLACE-01', 'w1', 'explore-2'), why('DAR-SEAL-01', 'w2', 'explore-2')]
  expect(refusalsOfPointed(reasons, ['w2'])).toEqual([reasons[1]])
  expect(refusalsOfPointed(reasons, [])).toEqual(reasons)
})

test('if no reason is about it, all are shown', () => {
  const reasons = [why('KER-FIRST')]
  expect(refusalsOfPointed(reasons, ['w2'])).toEqual(reasons)
})

test('things that cannot be used now give no reason, unless there is no other', () => {
  const locked = why('DAR-PLACE-12', 'w1', 'explore-2')
  const absent = why('DAR-SETUP-20', 'w5', 'explore-2')
  const usable = (id: string) => id !== 'w5'
  expect(refusalsOfUsable([locked, absent], usable)).toEqual([locked])
  expect(refusalsOfUsable([absent], usable)).toEqual([absent])
})
