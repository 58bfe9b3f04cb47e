// @module-tag slow
// Sentences that are put together from names, titles, numbers and entries, in the client and in all games: the words on
// both sides must fit.

import { readdirSync } from 'node:fs'
import { game as arkhamGame } from '@wayfare/arkham'
import { arkhamTexts } from '@wayfare/arkham/text'
import { game as arnakGame } from '@wayfare/arnak'
import { arnakTexts } from '@wayfare/arnak/text'
import { game as darwinGame } from '@wayfare/darwin'
import { darwinTexts } from '@wayfare/darwin/text'
import { type Engine, engineOf, type Fact, type Game, type State, stream } from '@wayfare/kernel'
import { chooseAtRandom, collectGameFacts, randomTable } from '@wayfare/testkit'
import {
  type Catalogue,
  type GameSpeaker,
  type GameTexts,
  gameSpeaker,
  LANGUAGES,
  type Language,
  messageOf,
  outlineWords,
  type Phrase,
  type Phrases,
  type Speaker,
  speaker,
  type Terms,
} from '@wayfare/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  betweenSigns,
  type CountedWords,
  countedWords,
  numberFaults,
  seamFaults,
  withoutSigns,
  withSeams,
} from './seams.ts'

const GAMES = { arnak: [arnakGame, arnakTexts], darwin: [darwinGame, darwinTexts], arkham: [arkhamGame, arkhamTexts] }
type Kind = keyof typeof GAMES
const IDS = Object.keys(GAMES) as Kind[]
const textsOf = (id: Kind): GameTexts => GAMES[id][1] as GameTexts

/** Names of people and bots, and names they may choose: every first letter, with and without accents. */
const NAMES = fc.oneof(
  fc.constantFrom(
    'Nils',
    'Rosa',
    'Emeka',
    'Odile',
    'Brandt',
    'Ines',
    'Élodie',
    'Hubert',
    'Œdipe',
    'Yves',
    'Łukasz',
    'Маша',
  ),
  fc
    .tuple(fc.constantFrom(...'AÀÂÄBCÇDEÉÈÊFGHIÎÏJKLMNOÔÖPQRSTUÙÜVWXYZŁŚŻАБВЯ'), fc.stringMatching(/^[a-zéü]{1,9}$/))
    .map((letters) => letters.join('')),
)

/** Numbers that produce every plural form in each language. */
const NUMBERS = fc.oneof(fc.constantFrom(0, 1, 2, 5, 21, 22, 101), fc.nat(130))

const ROOTS = ['../packages/web/src/', '../packages/cli/src/text/'].map((folder) => new URL(folder, import.meta.url))
type Words = { readonly place: string; readonly catalogue: Catalogue }

/** Every catalogue of the web client and of the terminal. Lessons and help have keys without sections. */
async function webWords(language: Language): Promise<Words[]> {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => new RegExp(`(^|/)${language}\\.ts$`).test(file))
      .map((file) => new URL(file, root)),
  )
  return Promise.all(
    files.map(async ({ href, pathname }) => {
      const words = ((await import(href)) as Record<Language, Catalogue>)[language]
      const isFlat = Object.values(words).some((one) => typeof one === 'string')
      return { place: pathname, catalogue: isFlat ? ({ all: words } as unknown as Catalogue) : words }
    }),
  )
}

const wordsOf = async (language: Language): Promise<{ web: readonly Words[]; counted: CountedWords }> => {
  const web = await webWords(language)
  const games = await Promise.all(IDS.map((id) => textsOf(id).load[language]()))
  return { web, counted: countedWords(language, [...web.map(({ catalogue }) => catalogue), ...games]) }
}

/** The kinds of arguments in the client’s messages; all others are numbers. */
const IS_NAME = /^(bot|name|names|other|player|players)$/
const IS_TEXT =
  /^(bonuses|code|goal|id|level|list|message|move|moves|next|parts|passage|payment|phase|prompt|quarter|result|rule|seats|step|text|thing|told|tourists|verdict|what|when)$/
/** Ordinal numbers: "the third round" is no number of rounds. */
const IS_ORDINAL = /^(at|lesson|number|round|row|slot|version|worker)$/

type Filling = { readonly name: string; readonly title: string; readonly number: number }

function termsFor(message: string, language: Language, { name, title, number }: Filling): Terms {
  return Object.fromEntries(
    messageOf(language, message).wants.map(({ term }) => {
      if (IS_NAME.test(term)) return [term, betweenSigns(name)]
      if (term === 'game') return [term, betweenSigns(title)]
      if (IS_TEXT.test(term)) return [term, '…']
      return [term, IS_ORDINAL.test(term) && !message.includes(`{${term}, `) ? 'IX' : number]
    }),
  )
}

/**
 * English sentences whose number is never one: ranges of points, and the points of temple tiles and of the last tent.
 */
const NEVER_ONE =
  /^(home\.dailyBars|home\.dailyBarMine|coach\.expected|end\.solo|mine\.last-tent|mine\.tiles|review\.range)$/

test.each(LANGUAGES)(
  '%s: the sentences of the client and the terminal fit every name, title and number',
  async (language) => {
    const { web, counted } = await wordsOf(language)
    const titles = await Promise.all(IDS.map(async (id) => titleIn(await textsOf(id).load[language]())))
    const sayings = web.flatMap(({ place, catalogue }) => {
      const { say }: Speaker = speaker(language, [withSeams(catalogue)])
      return Object.entries(catalogue).flatMap(([section, entries]) =>
        Object.entries(entries).flatMap(([key, entry]) =>
          typeof entry === 'string' && entry.includes('{') ? [{ place, key: `${section}.${key}`, entry, say }] : [],
        ),
      )
    })
    expect(sayings.length).toBeGreaterThan(200)
    fc.assert(
      fc.property(NAMES, fc.constantFrom(...titles), NUMBERS, (name, title, number) => {
        const faults = sayings.flatMap(({ place, key, entry, say }) => {
          const text = say(key, termsFor(entry, language, { name, title, number }))
          const wrong = language === 'en' && NEVER_ONE.test(key) ? [] : numberFaults(language, counted, text)
          return [...seamFaults(language, text), ...wrong].map(
            (fault) => `${place} ${key} ${fault}: ${withoutSigns(text)}`,
          )
        })
        expect(faults).toEqual([])
      }),
      { numRuns: process.env.SOAK ? 25 : 6 },
    )
  },
)

const titleIn = (catalogue: Catalogue): string => String(catalogue.game?.title)

/** The fields of facts that count something; other numbers are seats, dice and places. */
const AMOUNTS: ReadonlySet<string> = new Set(
  'arrowhead coin coins compass count failures gross jewel knowledge lag madness n penalty points successes tablet'.split(
    ' ',
  ),
)

function withAmounts(fact: Fact, number: number): Fact {
  const entries = Object.entries(fact).map(([key, value]) => [key, AMOUNTS.has(key) && value ? number : value])
  return Object.fromEntries(entries) as Fact
}

/** The full texts of buttons, without the short forms for narrow ones. */
function unshortened(phrases: Phrases): Phrases {
  const whole = ({ key, terms }: Phrase): Phrase => ({ key, ...(terms ? { terms } : {}) })
  const move: Phrases['move'] = (given, view) => {
    const phrase = phrases.move(given, view)
    return phrase && whole(phrase)
  }
  return { ...phrases, move }
}

const PLAYED = process.env.SOAK ? 6 : 2
const PLAYERS = ['Odile', 'Emeka', 'Hubert', 'Bob']

/** Views of a game to be read in words, at some moments and at its end. */
function viewsOf(engine: Engine<State>, seed: string): unknown[] {
  const s = engine.start(randomTable(engine, seed, { players: 2 }), seed)
  const [dice, views] = [stream(`${seed} players`), [] as unknown[]]
  for (let step = 0; !engine.isOver(s); step++) {
    const { seat, option } = chooseAtRandom(engine, s, dice)
    if (step % 40 === 0) views.push(engine.view(s, seat))
    engine.apply(s, seat, option, null)
  }
  return [...views, engine.view(s, 0)]
}

test.each(IDS)('%s: the texts about games fit every name and number', async (id) => {
  const [game, texts] = [GAMES[id][0] as unknown as Game<State>, textsOf(id)]
  const engine = engineOf(game)
  const [told, views] = [collectGameFacts(engine, PLAYED), viewsOf(engine, `${id} in words`)]
  const catalogues = await Promise.all(
    LANGUAGES.map(async (language) => {
      const catalogue = await texts.load[language]()
      return { language, seamed: withSeams(catalogue), counted: countedWords(language, [catalogue]) }
    }),
  )
  type Says = (speaker: GameSpeaker, whole: GameSpeaker) => readonly string[]

  function faultsIn(names: readonly string[], say: Says): string[] {
    return catalogues.flatMap(({ language, seamed, counted }) => {
      const [asIs, whole] = [texts.phrases, unshortened(texts.phrases)].map((phrases) =>
        gameSpeaker(language, seamed, phrases, names.map(betweenSigns)),
      ) as [GameSpeaker, GameSpeaker]
      return say(asIs, whole).flatMap((text) => textFaults(language, counted, text))
    })
  }
  const textFaults = (language: Language, counted: CountedWords, text: string): string[] =>
    [...seamFaults(language, text), ...numberFaults(language, counted, text)].map(
      (fault) => `${language} ${fault}: ${withoutSigns(text)}`,
    )
  const some = <T>(given: readonly T[], size: number) =>
    fc.array(fc.constantFrom(...given), { minLength: size, maxLength: size })
  const heard = fc.record({
    names: fc.array(NAMES, { minLength: 4, maxLength: 4 }),
    facts: some(told.facts, 80),
    moves: some([...told.moves], 40),
    refusals: some(told.refusals, 20),
    number: NUMBERS,
  })
  fc.assert(
    fc.property(heard, ({ names, facts, moves, refusals, number }) => {
      const faults = faultsIn(names, (speaker, whole) => [
        ...facts.map((fact) => speaker.sayFact(withAmounts(fact, number))),
        ...moves.flatMap((move) => [speaker.sayMove({ move }), whole.sayMove({ move })]),
        ...refusals.map((refusal) => speaker.sayRefusal(refusal)),
      ])
      expect(faults).toEqual([])
    }),
    { numRuns: process.env.SOAK ? 12 : 4 },
  )
  const all = faultsIn(PLAYERS, (speaker, whole) => [
    ...told.facts.map((fact) => speaker.sayFact(fact)),
    ...told.prompts.map((prompt) => speaker.sayPrompt(prompt)),
    ...[...told.moves].map((move) => whole.sayMove({ move })),
  ])
  expect(all).toEqual([])
  for (const { language, seamed, counted } of catalogues) {
    const inWords = await gameSpeaker(language, seamed, texts.phrases, PLAYERS.map(betweenSigns)).loadOutline?.()
    const zones = views.flatMap((view) => inWords?.(view) ?? [])
    expect(zones.flatMap(outlineWords).flatMap((text) => textFaults(language, counted, text))).toEqual([])
  }
})

test('faults are found, and correct texts are accepted', () => {
  const label = (nom: string, acc: string): Catalogue => ({ things: { one: { nom, acc } } })
  const said = (language: Language, sentence: string, catalogue: Catalogue = {}) => {
    const { say } = speaker(language, [withSeams({ ...catalogue, facts: { told: sentence } })])
    return seamFaults(
      language,
      say('facts.told', { name: betweenSigns('Odile'), game: betweenSigns('Les Ruines'), one: { key: 'things.one' } }),
    )
  }
  const die = label('dé 1', 'le dé 1')
  expect(said('fr', 'Au tour de {name}.')).toEqual(['does not elide'])
  expect(said('fr', 'Ce que {name} voit.')).toEqual(['does not elide'])
  expect(said('fr', 'À {name} de jouer.')).toEqual([])
  expect(said('fr', 'à {game}')).toEqual(['does not contract'])
  expect(said('fr', 'Une partie de {game}')).toEqual(['does not contract'])
  expect(said('fr', '({game})')).toEqual([])
  expect(said('fr', '{name} change de coordonnées : {one} vaut 2.', die)).toEqual(['has no article'])
  expect(said('fr', '{name} change de coordonnées : {one_acc} vaut 2.', die)).toEqual([])
  expect(said('fr', 'depuis {one}, 3 pas', die)).toEqual(['has no article'])
  expect(said('fr', 'Dés : {one} et {one}.', die)).toEqual([])
  expect(said('fr', '{name} prend le {one_acc}.', die)).toEqual(['says a word twice', 'has two articles'])
  expect(said('fr', '{name} prend ce {one_acc}.', die)).toEqual(['has two articles'])
  expect(said('fr', '{name} va à {one_acc}.', die)).toEqual(['does not contract'])
  expect(said('en', '{name} takes the {one_acc}.', label('die 1', 'the die 1'))).toEqual([
    'says a word twice',
    'has two articles',
  ])
  expect(said('en', 'Place a {one}.', label('arrowhead', 'arrowhead'))).toEqual(['has “a” before a vowel'])
  expect(said('en', 'Place an {one}.', label('coin', 'coin'))).toEqual(['has “an” before a consonant'])
  expect(said('en', 'Place a {one}.', label('8-point tile', '8-point tile'))).toEqual(['has “a” before a vowel'])
  expect(said('en', 'Place an {one}.', label('hour', 'hour'))).toEqual([])
  const camp = label('coin camp', 'the coin camp')
  expect(said('en', '{name} digs at {one}.', camp)).toEqual(['has no article'])
  expect(said('en', '{one} is closed.', camp)).toEqual(['has no article'])
  expect(said('en', '{name} digs at {one_acc}. {one}: closed.', camp)).toEqual([])
  expect(said('en', 'Swap the {one} for your {one}, or no {one}.', camp)).toEqual([])
  expect(said('en', 'Leave your {one_acc}.', camp)).toEqual(['has two articles'])
  expect(said('ru', '{name} идёт к {one}.', label('кубик', 'кубик'))).toEqual([])
  expect(said('ru', '{name} стоит на {one}.', label('клетка', 'клетку'))).toEqual([
    'has a nominative after a preposition',
  ])
  expect(said('pl', '{name} idzie do {one}.', label('pole', 'polu'))).toEqual(['has a nominative after a preposition'])
  expect(said('pl', '{name} bierze {one_acc}.', label('moneta', 'monetę'))).toEqual([])
})

test('a number with the form of another one is found', () => {
  const nouns = { one: 'монета', few: 'монеты', many: 'монет' }
  const ru = countedWords('ru', [
    { nouns: { coin: nouns }, words: { points: '{n, plural, one {# очко} few {# очка} other {# очков}}' } },
  ])
  expect(numberFaults('ru', ru, '21 монета, 2 монеты и 5 монет; 5 очков')).toEqual([])
  expect(numberFaults('ru', ru, 'до 2 монет, скидка 21 монеты')).toEqual([])
  expect(numberFaults('ru', ru, '21 монет, 1 очков')).toEqual(['says “21 монет”', 'says “1 очков”'])
  expect(numberFaults('ru', ru, 'от 1 очка до 21 монеты, около 22 очков, не больше 5 монет')).toEqual([])
  expect(numberFaults('ru', ru, 'от 1 очко до 21 очков, около 2 монеты')).toEqual([
    'says “1 очко”',
    'says “21 очков”',
    'says “2 монеты”',
  ])
  const points = 'one {# punkt} few {# punkty} many {# punktów} other {# punktu}'
  const toPoints = 'one {# punktu} few {# punktów} many {# punktów} other {# punktu}'
  const pl = countedWords('pl', [{ words: { points: `{n, plural, ${points}}`, range: `do {n, plural, ${toPoints}}` } }])
  expect(numberFaults('pl', pl, '1 punkt, 2 punkty; od 1 punktu do 22 punktów')).toEqual([])
  expect(numberFaults('pl', pl, 'od 22 punkty do 1 punktów')).toEqual(['says “22 punkty”', 'says “1 punktów”'])
  const fr = countedWords('fr', [
    { words: { points: '{what, select, a {x} other {{n, plural, one {# point} other {# points}}}}' } },
  ])
  expect(numberFaults('fr', fr, '0 point, 1 point, 2 points, rangée 1, 3 points')).toEqual([])
  expect(numberFaults('fr', fr, 'de 0 à 1\u00a0points')).toEqual(['says “1 points”'])
})
