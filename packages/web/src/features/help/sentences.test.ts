import { arkhamTexts } from '@wayfare/arkham/text'
import { arnakTexts } from '@wayfare/arnak/text'
import { darwinTexts } from '@wayfare/darwin/text'
import { expect, test } from 'vitest'
import { en } from './sentences/en.ts'
import { fr } from './sentences/fr.ts'
import { pl } from './sentences/pl.ts'
import { ru } from './sentences/ru.ts'

const TEXTS = { arkham: arkhamTexts, arnak: arnakTexts, darwin: darwinTexts }
/** One line under a prompt, on a desk; two on a phone. */
const MOST_LETTERS = 110

test.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])(
  '%s: what is said more is short, and about a question',
  async (game) => {
    const { prompts = {} } = await TEXTS[game].load.en()
    // A price is asked for by the kernel.
    for (const question of Object.keys(en[game])) expect([...Object.keys(prompts), 'pay']).toContain(question)
    for (const language of [en, ru, fr, pl])
      for (const said of Object.values(language[game])) expect(said.length, said).toBeLessThanOrEqual(MOST_LETTERS)
  },
)
