import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

test.each(Object.entries({ en, fr, pl, ru }))('in %s a replay and its review have names of their own', (_, texts) => {
  expect(texts.replay.title).not.toBe(texts.replay.review)
})
