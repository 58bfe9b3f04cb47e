import { engineOf, stream } from '@wayfare/kernel'
import { chooseAtRandom, collectGameFacts, namedInCode, randomTable } from '@wayfare/testkit'
import {
  type Catalogue,
  catalogueFaults,
  type GameSpeaker,
  gameSpeaker,
  LANGUAGES,
  type Language,
  loadSpeaker,
  type Outline,
  outlineIds,
  outlineWords,
  withPlainSpaces,
} from '@wayfare/text'
import { readersOf } from '@wayfare/text/speech-faults'
import { expect, test } from 'vitest'
import { REASONS } from '../alfred/ladder.ts'
import { ALFRED_BOARDS } from '../data/alfred-boards.ts'
import { BONUS_CARDS } from '../data/alfred-cards.ts'
import { CAMPS } from '../data/camps.ts'
import { CREW } from '../data/crew.ts'
import { MAIL_TILES } from '../data/mail-tiles.ts'
import { OBJECTIVES, SLOTS } from '../data/objectives.ts'
import { STACK_REWARDS, TENT_REWARDS } from '../data/player-board.ts'
import { ROUTES } from '../data/routes.ts'
import { SPACES } from '../data/spaces.ts'
import { SPECIALS } from '../data/special-tiles.ts'
import type { DarwinState } from '../state.ts'
import { darwin } from '../testing/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { darwinTexts } from './index.ts'
import { darwinPhrases } from './phrases.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { act } from './things.ts'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, ru, fr, pl }
const NAMES = ['1-й', '2-й', '3-й', '4-й']
const speakers = LANGUAGES.map((language) => gameSpeaker(language, CATALOGUES[language], darwinPhrases, NAMES))
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
  /[{}]|undefined|NaN|\[object|\b(sea|i[123]|crew|special|letter|goal|silver|gold|camp|isle|scroll|stack|envelope|alfred|bonus)-|\bw[1-5]\b|\b(DAR|KER)-/

const { expectReadable, faultsIn } = readersOf(
  speakers,
  (text, language) => RAW.test(text) || (language === 'ru' && /[A-Za-z]{2}/.test(text)),
)

/** The number of games; more are played in `npm run soak`. */
const GAMES = process.env.SOAK ? 160 : 6
/** The number of games in which the whole table is described in words. */
const OUTLINED = process.env.SOAK ? 6 : 3

test('whatever happens in random games can be said in every language', () => {
  const gameFacts = collectGameFacts(engineOf(darwin), GAMES)
  expect(gameFacts.moves.size).toBeGreaterThan(50 * GAMES)
  expect(faultsIn(gameFacts)).toEqual([])
})

const inCode = (pattern: RegExp): string[] => namedInCode(new URL('..', import.meta.url), pattern)

test('every question of the rules has its prompt', () => {
  const asking = [...darwin.rules].flatMap(([op, rule]) => (rule.ask ? [op] : []))
  expect(asking.length).toBeGreaterThan(25)
  for (const op of asking) expectReadable((speaker) => speaker.sayPrompt({ op, from: null }), op)
  const shared = ['one-of', 'may', 'pay', 'collect']
  expect(Object.keys(en.prompts).sort()).toEqual(asking.filter((op) => !shared.includes(op)).sort())
})

test('every rule that the code refuses by has its sentence, and every fact', () => {
  const rules = inCode(/'(DAR-[A-Z]+-\d+)'/g)
  expect(rules.length).toBeGreaterThan(50)
  expect(Object.keys(en.refusals).sort()).toEqual(rules.sort())
  for (const rule of rules)
    expectReadable((speaker) => speaker.sayRefusal({ move: 'end', on: [], rule, params: {} }), rule)
  const more = ['deliver', 'crew-kept', 'objectives-out', 'objectives-in']
  const kinds = [...inCode(/\bk: '([a-z-]+)'/g), ...inCode(/\bk: again \? '([a-z-]+)'/g), ...more]
  expect(Object.keys(en.facts).sort()).toEqual([...new Set(kinds)].sort())
})

test('every reason of Alfred’s has its sentence', () => {
  expect(Object.keys(en.reasons)).toEqual(REASONS)
})

test('every option of the table and every value has its text', () => {
  for (const [name, { values }] of Object.entries(darwin.choices)) {
    expectReadable((speaker) => speaker.sayChoice(name), name)
    for (const value of values) expectReadable((speaker) => speaker.sayValue(name, value), `${name} ${value}`)
  }
})

test('everything on the table has a name of its own', () => {
  for (const speaker of speakers) {
    const ids = darwin.parts.filter((id) => !id.startsWith('bonus-'))
    const names = ids.map((id) => speaker.sayThing(id))
    expect(new Set(names).size, speaker.language).toBe(ids.length)
    for (const name of names) expect(name).not.toMatch(RAW)
  }
  expect(() => english.sayThing('q77')).toThrow("nothing on the table is called 'q77'")
})

test('what cards and tiles say is put together from what they do', () => {
  const lists = [
    ...[CREW, SPECIALS].flatMap((table) => Object.values(table).map(({ acts }) => acts)),
    ...Object.values(MAIL_TILES).flatMap(({ first, second }) => [first, second]),
    ...[CAMPS, SPACES].flatMap((table) => table.map(({ acts }) => acts)),
    ...ROUTES.flatMap(({ stops }) => stops.map(({ acts }) => acts)),
    ...Object.values(STACK_REWARDS),
    ...TENT_REWARDS,
    SLOTS.flatMap(({ reward }) => (reward ? [reward] : [])),
    ...Object.values(BONUS_CARDS).flat(),
    ...Object.values(ALFRED_BOARDS).flatMap(({ rows, stacks, tents }) => [
      ...Object.values(stacks),
      ...tents,
      ...Object.values(rows).flatMap(({ slots }) => Object.values(slots)),
    ]),
  ]
  for (const one of lists.flat()) expectReadable((speaker) => speaker.word(act(one)), JSON.stringify(one))
  const detail = (speaker: GameSpeaker, id: string) => withPlainSpaces(speaker.sayDetail([id]))
  for (const id of Object.keys({ ...OBJECTIVES, ...CREW, ...SPECIALS, ...MAIL_TILES }))
    expectReadable((speaker) => detail(speaker, id), id)
  expect(detail(english, 'crew-16')).toBe(
    'Crew card “Scholar”: advance 2 steps on the evolution track; gain 1 knowledge; gain 3 coins',
  )
  expect(detail(french, 'crew-1')).toBe('Carte Équipage « Commissaire » : gagner 8 pièces')
  expect(detail(english, 'silver-1')).toBe('Silver objective “Pen and Tide” (2 yellow seals, 1 blue specimen)')
})

test('numbers bring the right form of the noun', () => {
  const gain = (speaker: GameSpeaker, n: number) =>
    withPlainSpaces(speaker.sayFact({ k: 'gain', seat: 0, what: 'coins', n }))
  expect([1, 2, 5, 21, 22].map((n) => gain(russian, n))).toEqual([
    '1-й получает 1 монету.',
    '1-й получает 2 монеты.',
    '1-й получает 5 монет.',
    '1-й получает 21 монету.',
    '1-й получает 22 монеты.',
  ])
  expect([1, 2, 5, 21, 22].map((n) => gain(polish, n))).toEqual([
    '1-й otrzymuje 1 monetę.',
    '1-й otrzymuje 2 monety.',
    '1-й otrzymuje 5 monet.',
    '1-й otrzymuje 21 monet.',
    '1-й otrzymuje 22 monety.',
  ])
})

test('Alfred goes by his name', async () => {
  const alone = await Promise.all(LANGUAGES.map((language) => loadSpeaker(language, darwinTexts, ['Ann'])))
  expect(alone.map((speaker) => speaker.sayFact({ k: 'sail', seat: 'alfred', to: 'sea-4' }))).toEqual([
    'Alfred sails to ocean space 4.',
    'Альфред перемещает корабль в морскую ячейку 4.',
    'Alfred navigue jusqu’à la case océan 4.',
    'Alfred płynie na pole 4\u00a0oceanu.',
  ])
})

const POINTED = (id: string): boolean => id !== 'used'

test('the table in words names all that can be pointed at and the tiles that lie open, in every language', () => {
  const engine = engineOf(darwin)
  let named = 0
  for (let game = 0; game < OUTLINED; game++) {
    const seed = `outline ${game}`
    const s = engine.start(randomTable(engine as never, seed, { players: Math.max(1, game - 1) }), seed) as DarwinState
    const dice = stream(`${seed} players`)
    for (let step = 0; !engine.isOver(s); step++) {
      const { seat, options, option } = chooseAtRandom(engine, s, dice)
      const zones = step % 12 === 0 ? zonesOf(english, engine.view(s, seat)) : []
      const ids = new Set(zones.flatMap(outlineIds))
      const words = zones.flatMap(outlineWords).join('\n')
      for (const tile of zones.length > 0 ? [...Object.values(s.tiles), ...Object.values(s.letters)] : [])
        if (tile) expect(words).toContain(english.say(`${tile.startsWith('letter') ? 'mail' : 'specials'}.${tile}`))
      for (const { move, on } of step % 12 === 0 ? options : [])
        for (const id of on.filter(POINTED)) {
          named++
          expect(ids.has(id), `${id} of ${move}`).toBe(true)
        }
      if (step % 60 === 0)
        expectReadable((speaker) => zonesOf(speaker, engine.view(s, seat)).flatMap(outlineWords).join('\n'), seed)
      engine.apply(s, seat, option, null)
    }
  }
  expect(named).toBeGreaterThan(50 * OUTLINED)
})
