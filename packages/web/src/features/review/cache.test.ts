import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CachedReview, cachedReview, gameAndSeat, keepReview } from './cache.ts'

const kept = (row: number): CachedReview => ({ moments: [{ row, round: 1 }], first: [], second: [] })

/** A device whose storage has room for this number of characters. */
function device(room: number) {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  })
  return items
}
beforeEach(() => void device(10_000))
afterEach(() => vi.unstubAllGlobals())

test('a review is found again by its game and its seat, as long as the same code would read it', () => {
  const [mine, other] = [gameAndSeat('a log', 0), gameAndSeat('a log', 1)]
  keepReview(mine, 'code-1.js', kept(3))
  expect(cachedReview(mine, 'code-1.js')).toEqual(kept(3))
  expect(cachedReview(other, 'code-1.js')).toBeUndefined()
  expect(cachedReview(mine, 'code-2.js')).toBeUndefined()
  keepReview(other, 'code-2.js', kept(4))
  expect(cachedReview(mine, 'code-1.js')).toBeUndefined()
})

test('only the last few are stored, fewer in little room, and none without room or with spoilt storage', () => {
  for (let i = 0; i < 12; i++) keepReview(`game ${i}`, 'code.js', kept(i))
  expect(cachedReview('game 3', 'code.js')).toBeUndefined()
  expect(cachedReview('game 4', 'code.js')).toEqual(kept(4))
  device(250)
  for (let i = 0; i < 4; i++) keepReview(`game ${i}`, 'code.js', kept(i))
  expect([0, 1, 2, 3].filter((i) => cachedReview(`game ${i}`, 'code.js'))).toEqual([2, 3])
  device(10)
  keepReview('game', 'code.js', kept(1))
  expect(cachedReview('game', 'code.js')).toBeUndefined()
  device(10_000).set('wayfare reviews', '{"of":')
  expect(cachedReview('game', 'code.js')).toBeUndefined()
})
