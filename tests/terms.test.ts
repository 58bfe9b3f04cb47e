// A term in a prompt is the same as on the board and in the rulebook: all texts are compared with the glossaries of the
// games.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { arkhamLexicon } from '@wayfare/arkham/lexicon'
import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { arkhamTexts } from '@wayfare/arkham/text'
import { arnakLexicon } from '@wayfare/arnak/lexicon'
import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { arnakTexts } from '@wayfare/arnak/text'
import { darwinLexicon } from '@wayfare/darwin/lexicon'
import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { darwinTexts } from '@wayfare/darwin/text'
import {
  type Catalogue,
  type GameTexts,
  type Glossary,
  LANGUAGES,
  type Language,
  type Lexicon,
  OWN_TEXTS,
  openRulebook,
  piecesOf,
  type Rulebook,
  textsOf,
  unusedTerms,
  withPlainSpaces,
} from '@wayfare/text'
import { expect, test } from 'vitest'
import { TERMINAL_TEXTS } from '../packages/cli/src/text/index.ts'
import { FORBIDDEN_WORDS } from './forbidden-words/index.ts'
import { RULED_OUT, UNSAID } from './terms.ts'

const GAMES = {
  arnak: [arnakTexts, arnakRulebook, arnakLexicon],
  darwin: [darwinTexts, darwinRulebook, darwinLexicon],
  arkham: [arkhamTexts, arkhamRulebook, arkhamLexicon],
} as unknown as Record<'arnak' | 'darwin' | 'arkham', readonly [GameTexts, Rulebook, Lexicon]>
const IDS = ['arnak', 'darwin', 'arkham'] as const

async function toldIn(id: (typeof IDS)[number], language: Language): Promise<string[]> {
  const [texts, book, lexicon] = GAMES[id]
  const { chapters } = await openRulebook(book, language)
  const passages = chapters.flatMap(({ title, passages: told }) => [title, ...told.flatMap(piecesOf)])
  return [
    ...[...textsOf(await texts.load[language]()), ...passages, ...textsOf(await lexicon.words[language]())].map(
      withPlainSpaces,
    ),
    ...(await webOf(id, language)),
  ]
}

const WEB = new URL('../packages/web/src/', import.meta.url)

/** The catalogues in a folder of the web client and its subfolders: `en.ts` and the other languages. */
async function wordsIn(language: Language, folder: string): Promise<string[]> {
  const files = readdirSync(new URL(folder, WEB), { recursive: true, encoding: 'utf8' })
  const found = files.filter((file) => new RegExp(`(^|/)${language}\\.ts$`).test(file))
  const all = await Promise.all(
    found.map(async (file) => (await import(new URL(`${folder}/${file}`, WEB).href)) as Record<Language, Catalogue>),
  )
  return all.flatMap((words) => textsOf(inSections(words[language]))).map(withPlainSpaces)
}

/** The lessons of a guide are one flat list. */
const inSections = (words: Catalogue | Readonly<Record<string, string>>): Catalogue =>
  Object.values(words).every((text) => typeof text === 'string')
    ? { texts: words as Readonly<Record<string, string>> }
    : (words as Catalogue)

const webOf = async (id: (typeof IDS)[number], language: Language): Promise<string[]> => {
  const folders = [`games/${id}`].filter((folder) => existsSync(new URL(folder, WEB)))
  return (await Promise.all(folders.map((folder) => wordsIn(language, folder)))).flat()
}

const SHELL = ['base', 'features', 'screens']

const shellIn = async (language: Language): Promise<string[]> => [
  ...(await Promise.all(SHELL.map((folder) => wordsIn(language, folder)))).flat(),
  ...textsOf(OWN_TEXTS[language]),
]

test.each(IDS)('%s: a term that English uses has its word of the glossary in every language', async (id) => {
  const texts = await Promise.all(LANGUAGES.map(async (language) => [language, await toldIn(id, language)] as const))
  const glossary = JSON.parse(
    readFileSync(new URL(`../packages/games/${id}/glossary.json`, import.meta.url), 'utf8'),
  ) as Glossary
  const unused = unusedTerms(glossary, Object.fromEntries(texts) as Record<Language, string[]>)
  expect(unused.map((term) => term.replace(/:.*/, '')).sort()).toEqual([...UNSAID[id]].sort())
})

/** All texts of a language, by where they are used. */
async function textsByPlace(language: Language): Promise<readonly (readonly [string, readonly string[]])[]> {
  const games = await Promise.all(IDS.map(async (id) => [id, await toldIn(id, language)] as const))
  const terminal = textsOf(TERMINAL_TEXTS[language]).map(withPlainSpaces)
  return [...games, ['web', await shellIn(language)], ['terminal', terminal]]
}

test.each(LANGUAGES)('%s: no word that was ruled out is used', async (language) => {
  const all = await textsByPlace(language)
  const found = all.flatMap(([place, texts]) =>
    RULED_OUT[language].flatMap(([word, where]) =>
      where === '*' || where === place
        ? texts.filter((text) => word.test(text)).map((text) => `${place} ${word}: ${text.slice(0, 120)}`)
        : [],
    ),
  )
  expect(found).toEqual([])
})

test.each(LANGUAGES)('%s: no forbidden word is used', async (language) => {
  const all = await textsByPlace(language)
  const found = all.flatMap(([place, texts]) =>
    FORBIDDEN_WORDS[language].flatMap(({ word, where, better, except = /(?!)/ }) =>
      where === '*' || where === place
        ? texts
            .filter((text) => word.test(text.replace(except, '')))
            .map((text) => `${place} ${word}, better: ${better}: ${text.slice(0, 160)}`)
        : [],
    ),
  )
  expect(found).toEqual([])
})

test('every catalogue of the web client is read', async () => {
  const found = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)en\.ts$/.test(file))
  const places = found.map((file) => /^games\/(\w+)/.exec(file)?.[1] ?? file.replace(/\/en\.ts$/, ''))
  expect(places.length).toBeGreaterThan(1)
  expect(
    places.filter((place = '') => !SHELL.some((folder) => place.startsWith(folder)) && !IDS.some((id) => id === place)),
  ).toEqual([])
  expect(await webOf('arkham', 'en')).toContain('Dice of the round')
  expect(await webOf('arkham', 'en')).toContain('Choose your secret task')
})
