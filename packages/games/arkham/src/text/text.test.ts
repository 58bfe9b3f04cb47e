import { engineOf, stream } from '@wayfare/kernel'
import { chooseAtRandom, collectGameFacts, namedInCode, randomTable } from '@wayfare/testkit'
import {
  type Catalogue,
  catalogueFaults,
  type GameSpeaker,
  gameSpeaker,
  LANGUAGES,
  type Language,
  type Outline,
  outlineWords,
  withPlainSpaces,
} from '@wayfare/text'
import { readersOf } from '@wayfare/text/speech-faults'
import { expect, test } from 'vitest'
import { QUARTER_IDS, SEGMENT_IDS, VERTEX_IDS } from '../board/board.ts'
import { DIE_IDS } from '../cards/dice.ts'
import type { ArkhamState } from '../state.ts'
import { arkham } from '../testing/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { arkhamPhrases } from './phrases.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, ru, fr, pl }
const NAMES = ['1-й', '2-й', '3-й', '4-й']
const speakers = LANGUAGES.map((language) => gameSpeaker(language, CATALOGUES[language], arkhamPhrases, NAMES))
const [english, russian, french, polish] = speakers as [GameSpeaker, GameSpeaker, GameSpeaker, GameSpeaker]

const outlines = new Map<GameSpeaker, Outline | undefined>()
for (const one of speakers) outlines.set(one, await one.loadOutline?.())
/** Describes the table in words. */
const zonesOf = (one: GameSpeaker, view: unknown) => outlines.get(one)?.(view) ?? []

test('every language says what the English one says', () => {
  expect(catalogueFaults(CATALOGUES)).toEqual([])
})

/** Matches what must never reach a reader: gaps, ids, words from the code. */
const RAW =
  /[{}]|undefined|NaN|\[object|\b[qcd][0-6][0-6]\b|\b[rx]-|\bdag-|gate:|\bdie-\d|\btask-\d|\bshop-|\bcall-|\bcell-|\b(ARK|KER)-|-(segment|change|correction|alley|turn|junction)\b/

const { expectReadable, faultsIn } = readersOf(
  speakers,
  (text, language) => RAW.test(text.replace('T-Junction', '')) || (language === 'ru' && /[A-Za-z]/.test(text)),
)

/** The number of games; more are played in `npm run soak`. */
const GAMES = process.env.SOAK ? 240 : 6
/** The number of games in which the whole table is described in words. */
const OUTLINED = process.env.SOAK ? 4 : 2

test('whatever happens in random games can be said in every language', () => {
  const gameFacts = collectGameFacts(engineOf(arkham), GAMES)
  expect(gameFacts.moves.size).toBeGreaterThan(50 * GAMES)
  expect(faultsIn(gameFacts)).toEqual([])
})

const inCode = (pattern: RegExp): string[] => namedInCode(new URL('..', import.meta.url), pattern)

test('every question of the rules has its prompt', () => {
  const asking = [...arkham.rules].flatMap(([op, rule]) => (rule.ask ? [op] : []))
  expect(asking.length).toBeGreaterThan(15)
  for (const op of asking) expectReadable((speaker) => speaker.sayPrompt({ op, from: null }), op)
  const own = asking.filter((op) => op !== 'one-of' && op !== 'may')
  const left = ['draw-count', 'draw-visit', 'draw-tome', 'draw-stored', 'draw-end']
  expect(Object.keys(en.prompts).sort()).toEqual([...own, ...left].sort())
})

test('every rule that the code refuses by has its sentence', () => {
  const rules = inCode(/'(ARK-[A-Z]+-\d+)'/g)
  expect(rules.length).toBeGreaterThan(30)
  expect(Object.keys(en.refusals)).toEqual(expect.arrayContaining(rules))
  for (const rule of rules)
    expectReadable((speaker) => speaker.sayRefusal({ move: 'end', on: [], rule, params: {} }), rule)
})

test('every fact that the code tells has its sentence', () => {
  const kinds = inCode(/\bk: '([a-z-]+)'/g)
  expect(kinds.length).toBeGreaterThan(20)
  expect(Object.keys(en.facts)).toEqual(expect.arrayContaining(kinds))
})

test('every option of the table and every value has its text', () => {
  for (const [name, { values }] of Object.entries(arkham.choices)) {
    expectReadable((speaker) => speaker.sayChoice(name), name)
    for (const value of values) expectReadable((speaker) => speaker.sayValue(name, value), `${name} ${value}`)
  }
})

test('everything on the table has a name, and no two quarters, roads or crossings share one', () => {
  const cards = arkham.parts.filter((id) => !id.includes(' '))
  for (const speaker of speakers) {
    for (const ids of [QUARTER_IDS, SEGMENT_IDS, VERTEX_IDS, DIE_IDS]) {
      const names = ids.map((id) => speaker.sayThing(id))
      expect(new Set(names).size, speaker.language).toBe(ids.length)
    }
    for (const id of cards) expect(speaker.sayThing(id)).not.toMatch(RAW)
  }
  for (const [section, entries] of Object.entries(en).filter(([name]) =>
    /^(colours|game|.*-rules|ancient-.*)$/.test(name),
  ))
    for (const name of Object.keys(entries)) expectReadable((speaker) => speaker.say(`${section}.${name}`), name)
  expect(() => english.sayThing('q77')).toThrow("nothing on the table is called 'q77'")
})

test('numbers bring the right form of the noun', () => {
  const lost = (speaker: GameSpeaker, count: number) =>
    withPlainSpaces(speaker.sayFact({ k: 'lost', seat: 0, type: 'circle', count }))
  const tourists = (speaker: GameSpeaker, counts: readonly number[]) =>
    counts.map((count) => withPlainSpaces(speaker.word({ noun: 'nouns.tourist', count })))
  const counts = [1, 2, 5, 21, 22, 25]
  expect(tourists(russian, counts)).toEqual([
    '1 турист',
    '2 туриста',
    '5 туристов',
    '21 турист',
    '22 туриста',
    '25 туристов',
  ])
  expect(counts.map((count) => lost(russian, count))).toEqual([
    '1-й теряет 1 туриста ○.',
    '1-й теряет 2 туристов ○.',
    '1-й теряет 5 туристов ○.',
    '1-й теряет 21 туриста ○.',
    '1-й теряет 22 туристов ○.',
    '1-й теряет 25 туристов ○.',
  ])
  expect(tourists(polish, counts)).toEqual([
    '1 turysta',
    '2 turystów',
    '5 turystów',
    '21 turystów',
    '22 turystów',
    '25 turystów',
  ])
  expect([1, 2, 5, 22].map((count) => lost(polish, count))).toEqual([
    '1-й traci 1 turystę typu koło.',
    '1-й traci 2 turystów typu koło.',
    '1-й traci 5 turystów typu koło.',
    '1-й traci 22 turystów typu koło.',
  ])
  expect(tourists(french, [0, 1, 2])).toEqual(['0 touriste', '1 touriste', '2 touristes'])
  expect(tourists(english, [0, 1, 2])).toEqual(['0 tourists', '1 tourist', '2 tourists'])
  const segments = (speaker: GameSpeaker, count: number) =>
    withPlainSpaces(speaker.word({ noun: 'nouns.segment', count }))
  expect(counts.map((count) => segments(polish, count))).toEqual([
    '1 odcinek',
    '2 odcinki',
    '5 odcinków',
    '21 odcinków',
    '22 odcinki',
    '25 odcinków',
  ])
})

test('a die is named with what it shows, where that is known', () => {
  const view = { dice: { 'die-1': { number: 4 }, 'die-5': { number: 3 } } }
  expect(withPlainSpaces(english.sayMove({ move: 'pick die-1 die-5' }, view))).toBe(
    'Pick the die showing 4 △× and the effect die (3 dark)',
  )
  expect(russian.sayMove({ move: 'pick die-1' }, view)).toBe('Выбрать кубик «4 △×»')
})

test('a reason speaks of the move it refuses', () => {
  const because = (move: string, params = {}) => english.sayRefusal({ move, on: [], rule: 'ARK-SHOP-03', params })
  expect(because('end', { shops: ['c12', 'd04'] })).toBe(
    'First visit the shop “The Leaning Shelf” or the shop “The Last Lamp”.',
  )
  expect(because('visit c12')).toBe('You have already visited a shop this round.')
})

test('the end of a lone game says which goal was missed', () => {
  const end = (missed: string) =>
    withPlainSpaces(english.sayPlace({ place: 2, lost: 'ARK-SOLO-11', because: { missed, total: 110, ancient: 12 } }))
  expect(end('total')).toBe('Lost. The challenge asked for 110 points in all.')
  expect(end('ancient')).toBe('Lost. The challenge asked for 12 points from the Ancient One.')
  expect(end('both')).toBe('Lost. The goals of the challenge were missed.')
})

test('the table in words can be said in every language, and names the dice and what was drawn', () => {
  const engine = engineOf(arkham)
  for (let game = 0; game < OUTLINED; game++) {
    const seed = `outline ${game}`
    const s = engine.start(randomTable(engine as never, seed, { players: game + 1 }), seed) as ArkhamState
    const dice = stream(`${seed} players`)
    for (let step = 0; !engine.isOver(s); step++) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      if (step % 25 === 0) {
        const view = engine.view(s, seat)
        expectReadable((speaker) => zonesOf(speaker, view).flatMap(outlineWords).join('\n'), `${seed} ${step}`)
        const text = JSON.stringify(zonesOf(english, view))
        for (const id of ['die-1', 'die-5', ...(s.boards[seat]?.segments ?? [])]) expect(text).toContain(`"${id}"`)
      }
      engine.apply(s, seat, option, null)
    }
  }
})
