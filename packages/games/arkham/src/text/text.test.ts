import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Event, engineOf, type Fact, factsFor, pick, type Refusal, stream } from '@wayfare/kernel'
import { chooseAtRandom, randomTable } from '@wayfare/testkit'
import {
  type Catalogue,
  type Entry,
  type GameSpeaker,
  gameSpeaker,
  LANGUAGES,
  type Language,
  loadSpeaker,
  messageOf,
  type OutlineZone,
} from '@wayfare/text'
import { expect, test } from 'vitest'
import { QUARTER_IDS, SEGMENT_IDS, VERTEX_IDS } from '../board/board.ts'
import { DIE_IDS } from '../cards/dice.ts'
import { arkham } from '../game.ts'
import type { ArkhamState } from '../state.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { arkhamTexts } from './index.ts'
import { arkhamPhrases } from './phrases.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, ru, fr, pl }
const NAMES = ['1-й', '2-й', '3-й', '4-й']
const voices = LANGUAGES.map((language) => gameSpeaker(language, CATALOGUES[language], arkhamPhrases, NAMES))
const [english, russian, french, polish] = voices as [GameSpeaker, GameSpeaker, GameSpeaker, GameSpeaker]

const keysOf = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue).flatMap(([section, entries]) => Object.keys(entries).map((key) => `${section}.${key}`))

/** Every text of an entry, all its forms. */
const textsOf = (entry: Entry | undefined): string[] =>
  typeof entry === 'object' ? Object.values(entry).flatMap((form) => textsOf(form as Entry)) : entry ? [entry] : []

function entryOf(catalogue: Catalogue, key: string): Entry | undefined {
  const dot = key.indexOf('.')
  return catalogue[key.slice(0, dot)]?.[key.slice(dot + 1)]
}

test.each(LANGUAGES)('%s has every key of the English catalogue, and no other', (language) => {
  expect(keysOf(CATALOGUES[language]).sort()).toEqual(keysOf(en).sort())
})

test.each(LANGUAGES)('%s names in each sentence what the English one names', (language) => {
  const named = (entry: Entry | undefined) =>
    [...new Set(textsOf(entry).flatMap((text) => messageOf(language, text).wants.map(({ term }) => term)))].sort()
  for (const key of keysOf(en)) expect(named(entryOf(CATALOGUES[language], key)), key).toEqual(named(entryOf(en, key)))
})

test.each(LANGUAGES)('%s has no straight apostrophe, which means something to ICU', (language) => {
  for (const key of keysOf(en))
    for (const text of textsOf(entryOf(CATALOGUES[language], key))) expect(text, key).not.toMatch(/['"]|\s$|^\s| {2}/)
})

/** What must never reach a reader: gaps, ids, words of the rules. */
const RAW =
  /[{}]|undefined|NaN|\[object|\b[qcd][0-6][0-6]\b|\b[rx]-|\bdag-|gate:|\bdie-\d|\btask-\d|\bshop-|\bcall-|\bcell-|\b(ARK|KER)-|-(segment|change|correction|alley|turn|junction)\b/

/** Plain checks: thousands of texts are read here, and an assertion for each would take longer than the games. */
function expectReadable(say: (voice: GameSpeaker) => string, what: string): void {
  for (const voice of voices) {
    const text = say(voice)
    const raw = RAW.test(text.replace('T-Junction', '')) || (voice.language === 'ru' && /[A-Za-z]/.test(text))
    if (raw || text.trim() === '') throw new Error(`${voice.language} '${text}' for ${what}`)
  }
}

test('whatever happens in sixty random games can be said in every language', () => {
  const engine = engineOf(arkham)
  const moves = new Set<string>()
  const prompts = new Set<string>()
  const facts = new Map<string, Fact>()
  const reasons = new Map<string, Refusal>()
  for (let game = 0; game < 60; game++) {
    const seed = `text ${game}`
    const players = (game % 4) + 1
    const s = engine.start(randomTable(engine as never, seed, { players }), seed) as ArkhamState
    const dice = stream(`${seed} players`)
    const names = stream(`${seed} names`)
    while (!engine.isOver(s)) {
      const { seat, options, option } = chooseAtRandom(engine, s, dice)
      prompts.add(engine.question(s, seat)?.op as string)
      for (const { move } of options) moves.add(move)
      // Every third game is enough for the reasons: there are hundreds at each decision.
      if (game % 3 === 0) {
        const named = pick(names, [...moves])
        const told = [seat, (seat + 1) % players].flatMap((one) => engine.explain(s, one, named))
        for (const refusal of [...engine.refusals(s, seat), ...told]) {
          const { rule, move, params } = refusal
          moves.add(move)
          // What nobody knows is repeated as it was said.
          if (rule !== 'KER-UNKNOWN') reasons.set(`${rule} ${move.split(' ')[0]} ${JSON.stringify(params)}`, refusal)
        }
      }
      const events: Event[] = []
      engine.apply(s, seat, option, events)
      for (const eyes of [seat, 'spectator'] as const)
        for (const fact of factsFor(events, eyes)) if (fact.k !== 'move') facts.set(JSON.stringify(fact), fact)
    }
    for (const score of engine.scores(s, 'all')) {
      expectReadable((voice) => voice.sayPlace(score), JSON.stringify(score))
      for (const part of Object.keys(score.parts)) expectReadable((voice) => voice.sayScore(part), part)
    }
  }
  for (const op of prompts) expectReadable((voice) => voice.sayPrompt({ op, from: null }), op)
  for (const move of moves) expectReadable((voice) => voice.sayMove({ move }), move)
  for (const fact of facts.values()) expectReadable((voice) => voice.sayFact(fact), JSON.stringify(fact))
  for (const reason of reasons.values()) expectReadable((voice) => voice.sayRefusal(reason), JSON.stringify(reason))
  expect(moves.size).toBeGreaterThan(1000)
})

const source = fileURLToPath(new URL('..', import.meta.url))
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)(text|testing|rulebook)\//.test(file))
  .map((file) => readFileSync(source + file, 'utf8'))
  .join('\n')
const inCode = (pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, name]) => name as string)),
]

test('every question of the rules has its prompt', () => {
  const asking = Object.entries(arkham.rules).flatMap(([op, rule]) => (rule.ask ? [op] : []))
  expect(asking.length).toBeGreaterThan(15)
  for (const op of asking) expectReadable((voice) => voice.sayPrompt({ op, from: null }), op)
  const own = asking.filter((op) => op !== 'one-of' && op !== 'may')
  expect(Object.keys(en.prompts).sort()).toEqual(own.sort())
})

test('every rule that the code refuses by has its sentence', () => {
  const rules = inCode(/'(ARK-[A-Z]+-\d+)'/g)
  expect(rules.length).toBeGreaterThan(30)
  expect(Object.keys(en.refusals)).toEqual(expect.arrayContaining(rules))
  for (const rule of rules) expectReadable((voice) => voice.sayRefusal({ move: 'end', on: [], rule, params: {} }), rule)
})

test('every fact that the code tells has its sentence', () => {
  const kinds = inCode(/\bk: '([a-z-]+)'/g)
  expect(kinds.length).toBeGreaterThan(20)
  expect(Object.keys(en.facts)).toEqual(expect.arrayContaining(kinds))
})

test('every option of the table and every value has its text', () => {
  for (const [name, { values }] of Object.entries(arkham.choices)) {
    expectReadable((voice) => voice.sayChoice(name), name)
    for (const value of values) expectReadable((voice) => voice.sayValue(name, value), `${name} ${value}`)
  }
})

test('everything on the table has a name, and no two quarters, roads or crossings share one', () => {
  const cards = arkham.parts.filter((id) => !id.includes(' '))
  for (const voice of voices) {
    for (const ids of [QUARTER_IDS, SEGMENT_IDS, VERTEX_IDS, DIE_IDS]) {
      const names = ids.map((id) => voice.sayThing(id))
      expect(new Set(names).size, voice.language).toBe(ids.length)
    }
    for (const id of cards) expect(voice.sayThing(id)).not.toMatch(RAW)
  }
  for (const key of keysOf(en).filter((one) => /^(colours|game|.*-rules|ancient-.*)\./.test(one)))
    expectReadable((voice) => voice.say(key), key)
  expect(() => english.sayThing('q77')).toThrow("nothing on the table is called 'q77'")
})

test('numbers bring the right form of the noun', () => {
  const lost = (voice: GameSpeaker, count: number) => voice.sayFact({ k: 'lost', seat: 0, type: 'circle', count })
  const tourists = (voice: GameSpeaker, counts: readonly number[]) =>
    counts.map((count) => voice.word({ noun: 'nouns.tourist', count }))
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
    '1-й лишается 1 туриста ○.',
    '1-й лишается 2 туристов ○.',
    '1-й лишается 5 туристов ○.',
    '1-й лишается 21 туриста ○.',
    '1-й лишается 22 туристов ○.',
    '1-й лишается 25 туристов ○.',
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
  const segments = (voice: GameSpeaker, count: number) => voice.word({ noun: 'nouns.segment', count })
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
  expect(english.sayMove({ move: 'pick die-1 die-5' }, view)).toBe('Pick die 1 (4 △×) and the effect die (3 dark)')
  expect(russian.sayMove({ move: 'pick die-1' }, view)).toBe('Выбрать кубик 1 (4 △×)')
})

test('a reason speaks of the move it refuses', () => {
  const because = (move: string, params = {}) => english.sayRefusal({ move, on: [], rule: 'ARK-SHOP-03', params })
  expect(because('end', { shops: ['c12', 'd04'] })).toBe(
    'First visit the shop “The Leaning Shelf” or the shop “The Last Lamp”.',
  )
  expect(because('visit c12')).toBe('You have already visited a shop this round.')
})

test('a round names its first player only where there is one', async () => {
  const round = { k: 'round', round: 3, first: 0, card: 'shop-tome-1' }
  expect(english.sayFact(round)).toContain('First player: 1-й.')
  const alone = await Promise.all(LANGUAGES.map((language) => loadSpeaker(language, arkhamTexts, ['Ann'])))
  expect(alone.map((voice) => voice.sayFact(round))).toEqual([
    'Round 3. Shops offer: Mysterious tome.',
    'Раунд 3. В лавках: Таинственный фолиант.',
    'Manche 3. Dans les boutiques\u00a0: Grimoire mystérieux.',
    'Runda 3. W sklepach: Tajemnicza księga.',
  ])
})

const wordsOf = ({ title, lines }: OutlineZone<string>): string =>
  [
    title,
    ...lines.flatMap((line) => {
      if ('number' in line) return [line.label]
      if ('word' in line) return [line.label, line.word]
      const things = 'things' in line ? line.things : line.cards
      return [line.label, ...things.flatMap(({ name, text = '', note = '' }) => [name, text, note])]
    }),
  ].join('\n')

test('the table in words can be said in every language, and names the dice and what was drawn', () => {
  const engine = engineOf(arkham)
  for (let game = 0; game < 4; game++) {
    const seed = `outline ${game}`
    const s = engine.start(randomTable(engine as never, seed, { players: game + 1 }), seed) as ArkhamState
    const dice = stream(`${seed} players`)
    for (let step = 0; !engine.isOver(s); step++) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      if (step % 25 === 0) {
        const view = engine.view(s, seat)
        expectReadable((voice) => (voice.sayOutline?.(view) ?? []).map(wordsOf).join('\n'), `${seed} ${step}`)
        const text = JSON.stringify(english.sayOutline?.(view))
        for (const id of ['die-1', 'die-5', ...(s.boards[seat]?.segments ?? [])]) expect(text).toContain(`"${id}"`)
      }
      engine.apply(s, seat, option, null)
    }
  }
})
