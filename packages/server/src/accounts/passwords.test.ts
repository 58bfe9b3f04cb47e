import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './passwords.ts'

test('a password opens its own hash, which names its parameters and has a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(await passwordFits('correct horse', one)).toBe(true)
  expect(await passwordFits('correct horsf', one)).toBe(false)
})

test('the same letters typed on another keyboard open it too', async () => {
  expect(await passwordFits('Zoe\u0308 war hier', await hashPassword('Zo\u00eb war hier', 10))).toBe(true)
})

test('a cost of its own is written into the hash, which opens whatever the cost is now', async () => {
  const cheap = await hashPassword('correct horse', 10)
  expect(cheap).toMatch(/^scrypt\$1024\$8\$1\$/)
  expect(await passwordFits('correct horse', cheap, 11)).toBe(true)
})

test('a hash made with other parameters still opens', async () => {
  const stored = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$A9lBa6RTbfBovWqamVIqXKovIl4Vk6OZyVojLJmYmSI'
  expect(await passwordFits('correct horse', stored)).toBe(true)
})

test('a login that nobody has is refused after the same work', async () => {
  expect(await passwordFits('correct horse', null, 10)).toBe(false)
  expect(await passwordFits('', '', 10)).toBe(false)
})
