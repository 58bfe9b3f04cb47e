import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../digest/sha256.ts'
import { commit, isContribution, isSecret, isSecretOf, mixSeed } from './seed.ts'

const SECRET = '0123456789abcdef0123456789abcdef'
const hex = (min: number, max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: min, maxLength: max })
    .map((text) => text.slice(text.length % 2))

test('seed: the commitment is the hash that anybody can compute', () => {
  expect(commit(SECRET)).toBe(sha256(`wayfare commitment ${SECRET}`))
})

test('seed: the commitment is not the hash of the secret alone, nor the seed', () => {
  expect(commit(SECRET)).not.toBe(sha256(SECRET))
  expect(commit(SECRET)).not.toBe(mixSeed(SECRET, []))
})

test('seed: a host that shows what it committed to keeps its word', () => {
  expect(isSecretOf(commit(SECRET), SECRET)).toBe(true)
})

test('seed: a host that shows anything else breaks it', () => {
  const commitment = commit(SECRET)
  for (const shown of [SECRET.replace('0', '1'), SECRET.toUpperCase(), `${SECRET} `, SECRET.slice(1), '', 'secret']) {
    expect(isSecretOf(commitment, shown), shown).toBe(false)
  }
})

test('seed: no other secret fits a commitment', () => {
  fc.assert(
    fc.property(hex(32, 64), hex(32, 64), (a, b) => {
      expect(isSecretOf(commit(a), b)).toBe(a === b)
    }),
    { seed: 1, numRuns: 100 },
  )
})

test('seed: no commitment to what is no secret', () => {
  for (const bad of ['', 'abc', SECRET.slice(1), SECRET.toUpperCase(), `${SECRET}\n`, `${SECRET}g`, 'a'.repeat(129)]) {
    expect(isSecret(bad)).toBe(false)
    expect(() => commit(bad)).toThrow('16 to 64 bytes')
  }
})

test('seed: is pinned, so that finished games stay provable', () => {
  expect(mixSeed(SECRET, [{ seat: 1, bytes: 'ffeeddccbbaa9988' }])).toBe(
    '66b507629028712f1d88db37cc8bf6a300fabd93543f5cad379478cb20facc8e',
  )
})

test('seed: the order in which contributions arrived does not matter', () => {
  const added = fc.uniqueArray(fc.record({ seat: fc.nat(12), bytes: hex(16, 40) }), {
    selector: (one) => one.seat,
    maxLength: 6,
  })
  fc.assert(
    fc.property(added, (list) => {
      expect(mixSeed(SECRET, list.slice().reverse())).toBe(mixSeed(SECRET, list))
    }),
    { seed: 2, numRuns: 100 },
  )
})

test('seed: the list of contributions is left as it was', () => {
  const list = [
    { seat: 2, bytes: 'aa'.repeat(8) },
    { seat: 0, bytes: 'bb'.repeat(8) },
  ]
  mixSeed(SECRET, list)
  expect(list.map(({ seat }) => seat)).toEqual([2, 0])
})

test('seed: whoever adds, what is added and who adds it all change the seed', () => {
  const [a, b] = ['aa'.repeat(8), 'bb'.repeat(8)]
  const seeds = [
    mixSeed(SECRET, []),
    mixSeed(SECRET, [{ seat: 0, bytes: a }]),
    mixSeed(SECRET, [{ seat: 1, bytes: a }]),
    mixSeed(SECRET, [{ seat: 0, bytes: b }]),
    mixSeed(SECRET, [
      { seat: 0, bytes: a },
      { seat: 1, bytes: b },
    ]),
    mixSeed(SECRET, [
      { seat: 0, bytes: b },
      { seat: 1, bytes: a },
    ]),
    mixSeed(SECRET.replace('0', '1'), []),
  ]
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('seed: what is no contribution is refused by the seat that added it', () => {
  for (const bytes of ['', 'zz', 'aabbccdd', 'AA'.repeat(8), 'a b'.repeat(8), 'a'.repeat(129)]) {
    expect(isContribution(bytes)).toBe(false)
    expect(() => mixSeed(SECRET, [{ seat: 3, bytes }])).toThrow('seat 3 added no hexadecimal bytes')
  }
})
