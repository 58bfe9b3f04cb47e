import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('an answer is computed once, also for requests that arrive meanwhile', async () => {
  const answers = new AnswerCache()
  let found = 0
  const find = async () => `answer ${++found}`
  expect(await Promise.all([answers.get('a', find), answers.get('a', find)])).toEqual(['answer 1', 'answer 1'])
  expect(await answers.get('a', find)).toBe('answer 1')
  expect(await answers.get('b', find)).toBe('answer 2')
})

test('a failed computation is repeated at the next request', async () => {
  const answers = new AnswerCache()
  await expect(answers.get('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await answers.get('a', async () => 'found')).toBe('found')
})

test('the cache is limited in size, and drops the answer that was used least recently', async () => {
  const answers = new AnswerCache(4_000)
  let found = 0
  const ask = (key: string) => answers.get(key, async () => `${++found}`.padEnd(1_000))
  for (const key of ['a', 'b', 'a', 'c']) await ask(key)
  expect(found).toBe(3)
  await ask('a')
  expect(found).toBe(3)
  await ask('b')
  expect(found).toBe(4)
})
