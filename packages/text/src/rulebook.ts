// A rulebook as data: chapters of short passages. One outline serves all languages and says which rules of the ledger
// each passage explains; each language must have the same chapters and passages, or it does not compile.
//
// In texts `*this*` is emphasised, and `{circle}` is the small picture of that thing if the game has a drawing;
// `{circle:a circle}` can stand without the word, which people who do not see the picture are read instead.

import type { Language } from './languages.ts'
import { typeset } from './typeset.ts'

type Shape = 'text' | 'list' | 'steps' | 'table' | 'example'
type Passage<S extends Shape = Shape> = { readonly shape: S; readonly rules: readonly string[] }
export type RulebookOutline = { readonly [chapter: string]: { readonly [passage: string]: Passage } }

type List = { readonly lead: string; readonly items: readonly string[] }
type Table = { readonly lead: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
type Words = {
  readonly text: string
  readonly list: List
  readonly steps: List
  readonly table: Table
  readonly example: readonly string[]
}

export type RulebookWords<O extends RulebookOutline = RulebookOutline> = {
  readonly [C in keyof O]: {
    readonly title: string
    readonly says: { readonly [P in keyof O[C]]: Words[O[C][P]['shape']] }
  }
}

const shaped =
  <S extends Shape>(shape: S) =>
  (...rules: readonly string[]): Passage<S> => ({ shape, rules })

/**
 * Constructors of passages that explain these rules: a paragraph, a list, numbered steps, a table or a worked example.
 */
export const tell = {
  text: shaped('text'),
  list: shaped('list'),
  steps: shaped('steps'),
  table: shaped('table'),
  example: shaped('example'),
}

type Load<O extends RulebookOutline> = () => Promise<RulebookWords<O>>

/** Each language is loaded when it is needed. One marked `in English` has no translation yet. */
export type Rulebook<O extends RulebookOutline = RulebookOutline> = {
  readonly outline: O
  readonly words: { readonly en: Load<O> } & {
    readonly [L in Exclude<Language, 'en'>]: Load<O> | 'in English'
  }
}

export type ToldPassage = { readonly id: string; readonly rules: readonly string[] } & {
  readonly [S in Shape]: { readonly shape: S; readonly words: Words[S] }
}[Shape]
export type RulebookChapter = { readonly id: string; readonly title: string; readonly passages: readonly ToldPassage[] }

/** A rulebook opened in the language that it really has. */
export type OpenRulebook = { readonly language: Language; readonly chapters: readonly RulebookChapter[] }

export async function openRulebook({ outline, words }: Rulebook, wished: Language): Promise<OpenRulebook> {
  const load = words[wished]
  const language = load === 'in English' ? 'en' : wished
  return { language, chapters: chaptersOf(outline, await (load === 'in English' ? words.en : load)(), language) }
}

function chaptersOf(outline: RulebookOutline, words: RulebookWords, language: Language): RulebookChapter[] {
  return Object.entries(outline).map(([id, passages]) => {
    const { title, says } = words[id] as RulebookWords[string]
    return {
      id,
      title: typeset(language, title),
      passages: Object.entries(passages).map(
        ([passage, { shape, rules }]) =>
          ({ id: passage, rules, shape, words: typesetAll(language, says[passage]) }) as ToldPassage,
      ),
    }
  })
}

/** Sets the spaces in every text of a passage as the language requires, whatever the passage's shape. */
function typesetAll(language: Language, words: unknown): unknown {
  if (typeof words === 'string') return typeset(language, words)
  if (Array.isArray(words)) return words.map((one) => typesetAll(language, one))
  return Object.fromEntries(Object.entries(words as object).map(([name, one]) => [name, typesetAll(language, one)]))
}

/** Returns all texts of a passage, with their marks. */
export function piecesOf(told: ToldPassage): readonly string[] {
  if (told.shape === 'text') return [told.words]
  if (told.shape === 'example') return told.words
  if (told.shape === 'list' || told.shape === 'steps') return [told.words.lead, ...told.words.items]
  return [told.words.lead, ...told.words.head, ...told.words.rows.flat()]
}

export type TextMark =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'picture'; readonly id: string; readonly text: string }

/** Splits a text at its marks. */
export function marksOf(text: string): TextMark[] {
  return text
    .split(/(\{[^}]+\}|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('*')) return { kind: 'strong', text: part.slice(1, -1) }
      if (!part.startsWith('{')) return { kind: 'plain', text: part }
      const [id = '', words = ''] = part.slice(1, -1).split(':')
      return { kind: 'picture', id, text: words }
    })
}

/** Returns the first chapter and passage that explain a rule. */
export function findPassage(
  { chapters }: OpenRulebook,
  rule: string,
): { readonly chapter: RulebookChapter; readonly passage: ToldPassage } | undefined {
  for (const chapter of chapters) {
    const passage = chapter.passages.find(({ rules }) => rules.includes(rule))
    if (passage) return { chapter, passage }
  }
  return undefined
}
