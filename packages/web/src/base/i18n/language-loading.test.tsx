import { expect, test } from 'vitest'
import { loadWithLanguage, say, speak, withWords } from './index.ts'

test('words that are brought while a language is being loaded are not lost', async () => {
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  let calls = 0
  await loadWithLanguage(async () => {
    calls += 1
    if (calls === 2) await slow
  })
  const earlier = speak('en')
  const words = { extra: { late: 'Here all the same' } }
  const load = async () => words
  await withWords(Promise.resolve({ WORDS: { en: load, ru: load, fr: load, pl: load } }), Promise.resolve())
  finish()
  await earlier
  expect(say('extra.late' as Parameters<typeof say>[0])).toBe('Here all the same')
})
