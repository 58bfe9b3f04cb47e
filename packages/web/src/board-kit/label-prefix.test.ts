// @module-tag slow
import { arkhamTexts } from '@wayfare/arkham/text'
import { random } from '@wayfare/bots'
import { begin, offers, play } from '@wayfare/kernel'
import { engineBy, textsBy } from '@wayfare/library'
import { type GameSpeaker, type GameTexts, LANGUAGES, type Language, loadSpeaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { splitLabelPrefixes } from './label-prefix.ts'

/** The number of letters visible on a chip on the narrowest phone. */
const VISIBLE = 34

/**
 * The labels as they are read: the shared beginning in brackets when it is new, then the text of the chips, cut off at
 * their ends.
 */
function read(labels: readonly string[], most = Number.POSITIVE_INFINITY): string[] {
  let before = ''
  let group = ''
  return splitLabelPrefixes(labels).map(({ lead, own }, i) => {
    if (lead !== before) group = `${i} `
    const told = lead === before ? '' : `[${lead.trim()}] `
    before = lead
    return most === Number.POSITIVE_INFINITY ? withPlainSpaces(told + own) : group + own.slice(0, most)
  })
}

test('a shared beginning is shown once, up to a pause or a name', () => {
  expect(read(['Keep the crew card “Captain”', 'Keep the crew card “Cook”', 'Skip'])).toEqual([
    '[Keep the crew card] “Captain”',
    '“Cook”',
    '[] Skip',
  ])
  expect(read(['Seals from top to bottom: blue, red', 'Seals from top to bottom: blue, green'])).toEqual([
    '[Seals from top to bottom: blue,] red',
    'green',
  ])
})

test('short beginnings stay, and words are split only if they would be cut off before they differ', () => {
  expect(read(['Buy the hat', 'Buy the lamp'])).toEqual(['Buy the hat', 'Buy the lamp'])
  expect(read(['Dig at the coin camp', 'Dig at the coin mine'])).toEqual([
    'Dig at the coin camp',
    'Dig at the coin mine',
  ])
  expect(
    read(['Overcome the guardian at the site in the east', 'Overcome the guardian at the site in the west']),
  ).toEqual(['[Overcome the guardian at the site in the] east', 'west'])
  expect(read(['Unlock the special journal (middle left)', 'Unlock the special journal (middle right)'])).toEqual([
    '[Unlock the special] journal (middle left)',
    'journal (middle right)',
  ])
})

test('a beginning that three or more share is shown once, even if it is only a word', () => {
  expect(read(['Recruit the Sailor', 'Recruit the Guide', 'Recruit the Doctor'])).toEqual([
    '[Recruit the] Sailor',
    'Guide',
    'Doctor',
  ])
  expect(read(['Buy a hat', 'Buy a lamp', 'Buy a rope'])).toEqual(['[Buy a] hat', 'lamp', 'rope'])
})

test('if some labels share more, they show that before them', () => {
  const slots = (name: string) => [1, 2].map((slot) => `Take the objective “${name}” → the silver slot ${slot}`)
  expect(read([...slots('Leaf and Scale'), ...slots('School of Life')])).toEqual([
    '[Take the objective “Leaf and Scale” →] the silver slot 1',
    'the silver slot 2',
    '[Take the objective “School of Life” →] the silver slot 1',
    'the silver slot 2',
  ])
})

const WAYS = ['way a r-c23-c33 r-c33-c34', 'way a r-c23-c33 r-c33-c43', 'way a r-c33-c34 r-c34-c44']
const TWO: Readonly<Record<Language, string>> = {
  en: 'Two in a row:',
  ru: 'Два подряд:',
  fr: 'À la suite :',
  pl: 'Dwa z rzędu:',
}

test.each(LANGUAGES)('two segments in a row say in %s which they are', async (language) => {
  const speaker = await loadSpeaker(language, arkhamTexts, ['Anna'])
  const ways = WAYS.map((move) => speaker.sayMove({ move }))
  const chips = splitLabelPrefixes(ways)
  expect(chips.map(({ lead, own }) => lead + own)).toEqual(ways)
  expect(new Set(chips.map(({ lead }) => withPlainSpaces(lead).trim()))).toEqual(new Set([TWO[language]]))
  expect(new Set(chips.map(({ own }) => own.slice(0, VISIBLE))).size).toBe(WAYS.length)
})

test.each(['arnak', 'darwin', 'arkham'])('no two choices of a game of %s read alike in any language', async (game) => {
  const engine = await engineBy(game)
  const texts = (await textsBy(game)) as GameTexts
  const speakers = await Promise.all(LANGUAGES.map((language) => loadSpeaker(language, texts, ['Anna', 'Bob'])))
  const match = begin(engine, engine.table({ players: 2 }), '0123456789abcdef0123456789abcdef')
  const alike = new Set<string>()
  while (!engine.isOver(match.state)) {
    const seat = engine.deciders(match.state)[0] as number
    const [view, options] = [engine.view(match.state, seat), offers(match, seat)]
    for (const speaker of speakers) for (const label of twice(speaker, view, options)) alike.add(label)
    for (const move of random.choose(engine, match.state, seat, `${match.rows.length}`)) play(match, seat, move)
  }
  expect([...alike]).toEqual([])
})

function twice(speaker: GameSpeaker, view: unknown, options: readonly { readonly move: string }[]): string[] {
  const seen = read(
    options.map((option) => speaker.sayMove(option, view)),
    VISIBLE,
  )
  return seen.filter((label, i) => seen.indexOf(label) !== i)
}
