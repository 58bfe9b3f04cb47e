// A rulebook is data: chapters of short passages. One outline serves all languages and says which rules of the ledger each passage
// tells; the words of a language have the same chapters and passages, or they do not compile.
//
// In the words `*this*` is stressed and `{circle}` is the small picture of that thing, where a game has drawn one; `{circle:a circle}`
// stands alone and is read as its words by whoever does not see it.

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

/** What tells these rules: a paragraph, a list, steps one after another, a table, a worked example. */
export const tell = {
  text: shaped('text'),
  list: shaped('list'),
  steps: shaped('steps'),
  table: shaped('table'),
  example: shaped('example'),
}

type Load<O extends RulebookOutline> = () => Promise<RulebookWords<O>>

/** Each language is loaded when it is needed; one that says `in English` has no words of its own yet. */
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
          ({ id: passage, rules, shape, words: settled(language, says[passage]) }) as ToldPassage,
      ),
    }
  })
}

/** Every text of a passage, however it is shaped, with its spaces as the language sets them. */
function settled(language: Language, words: unknown): unknown {
  if (typeof words === 'string') return typeset(language, words)
  if (Array.isArray(words)) return words.map((one) => settled(language, one))
  return Object.fromEntries(Object.entries(words as object).map(([name, one]) => [name, settled(language, one)]))
}

/** Everything that a passage says, piece by piece, with its marks. */
export function piecesOf(told: ToldPassage): readonly string[] {
  if (told.shape === 'text') return [told.words]
  if (told.shape === 'example') return told.words
  if (told.shape === 'list' || told.shape === 'steps') return [told.words.lead, ...told.words.items]
  return [told.words.lead, ...told.words.head, ...told.words.rows.flat()]
}

export type TextMark =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'picture'; readonly id: string; readonly text: string }

/** The marks of a text taken apart. */
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

/** The chapter and the passage that tell a rule first. */
export function whereTold(
  { chapters }: OpenRulebook,
  rule: string,
): { readonly chapter: RulebookChapter; readonly passage: ToldPassage } | undefined {
  for (const chapter of chapters) {
    const passage = chapter.passages.find(({ rules }) => rules.includes(rule))
    if (passage) return { chapter, passage }
  }
  return undefined
}
