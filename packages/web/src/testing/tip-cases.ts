// Checks the tips of a tutor at positions: each is given where something is about to be missed, and nowhere else.

import type { Json } from '@wayfare/kernel'
import { fold } from '@wayfare/table'
import { layPosition, type TestedGame, tableOf, testedEngine } from '@wayfare/testkit'
import { LANGUAGES, openRulebook, type Rulebook, whereTold } from '@wayfare/text'
import { expect, test } from 'vitest'
import type { Moment } from '../board-kit/lessons/lesson.ts'
import { NOTHING_TO_SAY, type Tutor } from '../board-kit/lessons/tutor.ts'
import { plainOf } from '../features/guide/inline-markup.ts'
import { ideaOf, ideasShown, NOTHING_SAID, tipAt } from '../features/tutor/tip-choice.ts'
import { tableAt } from './chapter-table.ts'
import { momentOf, startTable } from './check-chapters.ts'

type At = {
  readonly position: Json
  /** Moves of the learner, who has seat 0, before the moment. */
  readonly play?: readonly string[]
}
export type TipCase = {
  /** Something is about to be missed. */
  readonly given: At
  /** Nothing is: it is not possible, or there is time. */
  readonly not: readonly At[]
  /** Moves after `given` by which the learner shows to know it. */
  readonly used?: readonly string[]
}

const LONGEST = { en: 140, ru: 190, fr: 190, pl: 190 }

function momentAt(game: TestedGame, { position, play = [] }: At): Moment {
  const options = tableOf(game, (position as { readonly table?: never }).table)
  const table = startTable(tableAt(testedEngine(game), options, layPosition(game, position).state))
  for (const move of play) fold(table, { k: 'moved', seat: 0, texts: [move] }, 0)
  return momentOf(table)
}

/** The tests of all tips of a tutor, with a case for each. */
export function testTips(
  game: TestedGame,
  tutor: Tutor,
  book: Rulebook,
  cases: Readonly<Record<string, TipCase>>,
): void {
  const all = tutor.tips.map(({ id }) => ideaOf(id))
  const given = (tip: string, at: At): string | undefined =>
    tipAt(tutor, NOTHING_SAID, new Set(all.filter((idea) => idea !== ideaOf(tip))), momentAt(game, at))?.id

  test('every tip has a case', () => {
    expect(Object.keys(cases).sort()).toEqual(tutor.tips.map(({ id }) => id).sort())
  })

  test.each(Object.entries(cases))('%s is given where it is about to be missed, and not elsewhere', (tip, one) => {
    expect(given(tip, one.given)).toBe(tip)
    for (const at of one.not) expect(given(tip, at), JSON.stringify(at)).toBeUndefined()
    const { used } = one
    if (!used) return
    const before = ideasShown(tutor, NOTHING_SAID, momentAt(game, one.given))
    const after = ideasShown(
      tutor,
      NOTHING_SAID,
      momentAt(game, { ...one.given, play: [...(one.given.play ?? []), ...used] }),
    )
    expect(before).not.toContain(ideaOf(tip))
    expect(after).toContain(ideaOf(tip))
  })

  test.each(Object.entries(cases))('%s lights what its text numbers', async (tip, one) => {
    const { lit } = tutor.tips.find(({ id }) => id === tip) as Tutor['tips'][number]
    const lights = lit?.(momentAt(game, one.given)) ?? []
    for (const language of LANGUAGES) {
      const texts = await tutor.texts[language]()
      const numbers = [...(texts[tip] ?? '').matchAll(/\((\d)\)/g)].map(([, number]) => Number(number)).sort()
      expect(numbers, language).toEqual(lights.map((_, i) => i + 1))
    }
    for (const things of lights) expect(things).not.toEqual([])
  })

  test('every tip is said in four languages, briefly, and the rulebook tells its rule', async () => {
    const open = await openRulebook(book, 'en')
    for (const { rule } of tutor.tips) expect(whereTold(open, rule), rule).toBeDefined()
    const keys = [NOTHING_TO_SAY, ...tutor.tips.map(({ id }) => id)].sort()
    for (const language of LANGUAGES) {
      const texts = await tutor.texts[language]()
      expect(Object.keys(texts).sort()).toEqual(keys)
      for (const [key, text] of Object.entries(texts))
        expect(plainOf(text).length, `${language} ${key}`).toBeLessThanOrEqual(LONGEST[language])
    }
  })
}
