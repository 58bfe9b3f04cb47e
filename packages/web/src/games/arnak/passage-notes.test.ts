import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { CARD_IDS } from '@wayfare/arnak/tables'
import { arnakTexts } from '@wayfare/arnak/text'
import { LANGUAGES, loadSpeaker, openRulebook } from '@wayfare/text'
import { expect, test } from 'vitest'
import { NOTES, notesOn } from './passage-notes.ts'

test.each(LANGUAGES)('every note on cards is found by the name of a card: %s', async (language) => {
  const [{ chapters }, speaker] = await Promise.all([
    openRulebook(arnakRulebook, language),
    loadSpeaker(language, arnakTexts),
  ])
  const passages = chapters.find(({ id }) => id === NOTES)?.passages ?? []
  const names = CARD_IDS.map((id) => speaker.sayThing(id))
  const found = new Set(passages.flatMap((passage) => names.flatMap((name) => notesOn(passage, name))))
  const all = passages.flatMap((passage) => (passage.shape === 'list' ? passage.words.items : []))
  expect(all.length).toBeGreaterThan(15)
  expect(all.filter((note) => !found.has(note))).toEqual([])
})
