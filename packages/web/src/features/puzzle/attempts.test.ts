import { expect, test, vi } from 'vitest'
import { emptyDevice } from '../../testing/device.ts'
import { attemptsAt, recordAttempt, recordSolutionShown } from './attempts.ts'

test('attempts stay, the best counts, and after the best line was shown the stars are fixed', () => {
  emptyDevice()
  expect(attemptsAt('darwin 1')).toEqual({ points: [], stars: 0, shown: false })
  recordAttempt('darwin 1', 9, 2)
  expect(recordAttempt('darwin 1', 3, 1)).toEqual({ points: [9, 3], stars: 2, shown: false })
  recordSolutionShown('darwin 1')
  expect(recordAttempt('darwin 1', 12, 3)).toEqual({ points: [9, 3, 12], stars: 2, shown: true })
  expect(attemptsAt('darwin 2').points).toEqual([])
  vi.unstubAllGlobals()
})
