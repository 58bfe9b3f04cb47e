import { readFileSync } from 'node:fs'
import { stamps as arkhamStamps } from '@wayfare/arkham/stamps'
import { arkhamTexts } from '@wayfare/arkham/text'
import { stamps as arnakStamps } from '@wayfare/arnak/stamps'
import { arnakTexts } from '@wayfare/arnak/text'
import { stamps as darwinStamps } from '@wayfare/darwin/stamps'
import { darwinTexts } from '@wayfare/darwin/text'
import { LANGUAGES } from '@wayfare/text'
import { expect, test } from 'vitest'
import type { StampSheet } from '../board-kit/stamps.ts'
import { houseStamps } from '../features/passport/house-stamps/index.ts'
import { GAMES, partsOf } from './index.ts'

const TEXTS = { arkham: arkhamTexts, arnak: arnakTexts, darwin: darwinTexts }
/** Hints have at most this many letters: one line under a prompt on a desk, two on a phone. */
const MOST_LETTERS = 110
/** Three lines beside the picture of the goal. */
const MOST_OF_GOAL = 190

test.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('%s: a hint is short, and about a question', async (id) => {
  const { prompts = {} } = await TEXTS[id].load.en()
  const { hints } = await partsOf(id)
  // The kernel asks for payments.
  for (const question of Object.keys((await hints?.en()) ?? {}))
    expect([...Object.keys(prompts), 'pay']).toContain(question)
  for (const language of LANGUAGES)
    for (const said of Object.values((await hints?.[language]()) ?? { none: 'x'.repeat(MOST_LETTERS + 1) }))
      expect(said.length, said).toBeLessThanOrEqual(MOST_LETTERS)
})

test.each(GAMES)('$id lists the parts that it has', async ({ id, rulebook = false, lessons = false }) => {
  const parts = await partsOf(id)
  expect(parts.rulebook !== undefined).toBe(rulebook)
  expect(parts.lessons !== undefined).toBe(lessons)
})

test.each(GAMES.filter(({ chapters }) => chapters))('$id says in one sentence what it is about', async ({ id }) => {
  const { goal } = await partsOf(id)
  const shown = await goal?.()
  for (const language of LANGUAGES) {
    const { length } = (await shown?.texts[language]())?.goal ?? ''
    expect(length, language).toBeGreaterThan(0)
    expect(length, language).toBeLessThanOrEqual(MOST_OF_GOAL)
  }
})

const RULES = { arkham: arkhamStamps, arnak: arnakStamps, darwin: darwinStamps }

/** The drawings, the symbols behind them, and the names in each language are of the same stamps. */
async function expectStamps({ address, drawings, texts }: StampSheet): Promise<void> {
  const drawn = Object.keys(drawings).toSorted()
  const sheet = readFileSync(new URL(`../../public${address}`, import.meta.url), 'utf8')
  expect([...sheet.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id as string).toSorted()).toEqual(drawn)
  for (const language of LANGUAGES) expect(Object.keys(await texts[language]()).toSorted()).toEqual(drawn)
}

test.each(Object.keys(RULES) as (keyof typeof RULES)[])('%s: every stamp has a drawing and a name', async (id) => {
  const sheet = await (await partsOf(id)).stamps?.()
  expect(Object.keys(sheet?.drawings ?? {}).toSorted()).toEqual(Object.keys(RULES[id]).toSorted())
  await expectStamps(sheet as StampSheet)
})

test('every stamp of no single game has a drawing and a name', () => expectStamps(houseStamps))
