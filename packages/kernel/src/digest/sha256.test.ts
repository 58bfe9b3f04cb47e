import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256, sha256Words } from './sha256.ts'

const reference = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

test('sha256: the digest of nothing is the known one', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  expect(sha256('')).toBe(empty)
  expect(sha256(new Uint8Array(0))).toBe(empty)
})

test('sha256: abc gives the known digest', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('sha256: the 448-bit vector, where the padding needs a second block, gives the known digest', () => {
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

test('sha256: the 896-bit vector gives the known digest', () => {
  const text =
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu'
  expect(sha256(text)).toBe('cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1')
})

test('sha256: one million times a gives the known digest', () => {
  expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('sha256: every length from 0 to 200 bytes, past each padding border, agrees with Node', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
    expect(sha256(bytes)).toBe(reference(bytes))
  }
})

test('sha256: text is read as UTF-8, beyond ASCII and beyond the first plane', () => {
  for (const text of ['é', 'монета', '漢字', '\u07ff\u0800', '\uffff', '🎲', 'a🎲б\u{10ffff}']) {
    expect(sha256(text)).toBe(reference(text))
  }
})

test('sha256: a lone surrogate counts as U+FFFD', () => {
  for (const text of ['\ud800', '\udfff', 'a\ud83db', '\udc00\ud800', '\ud83d🎲\udfb2']) {
    expect(sha256(text)).toBe(reference(text))
    expect(sha256(text)).toBe(sha256(text.replace(/\p{Surrogate}/gu, '\ufffd')))
  }
})

test('sha256: random bytes agree with Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => sha256(bytes) === reference(bytes)),
    { seed: 1, numRuns: 300 },
  )
})

test('sha256: random text of any code units agrees with Node', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 120 })
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes)
      expect(sha256(text)).toBe(reference(text))
    }),
    { seed: 2, numRuns: 300 },
  )
})

test('sha256: a window into a larger buffer is hashed as itself', () => {
  const whole = Uint8Array.from({ length: 100 }, (_, i) => i)
  expect(sha256(whole.subarray(10, 70))).toBe(reference(whole.slice(10, 70)))
})

test('sha256: the words are unsigned and spell the same digest', () => {
  const words = sha256Words('abc')
  expect(words).toHaveLength(8)
  expect([...words].map((word) => word.toString(16).padStart(8, '0')).join('')).toBe(sha256('abc'))
})

test('sha256: one digest does not disturb the next', () => {
  const first = sha256Words('abc')
  const kept = [...first]
  sha256('something else, longer than a single block of sixty-four bytes, to use all of it')
  expect([...first]).toEqual(kept)
})
