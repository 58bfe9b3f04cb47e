// The words of a game that readers can ask about, each with an explanation of a sentence or two. One outline serves all
// languages and says where the rulebook explains more; each language must have an entry for every word, or it does not
// compile.
//
// `forms` are separated by `|`. In a form `*` stands for an ending of up to four letters: «страж*» matches «стражей»,
// but not «стражники». A form that begins with a capital letter matches only so; other forms also match with a capital
// at the beginning of a sentence.

import type { Language } from './languages.ts'

type Place = {
  /** The rule whose passage in the rulebook explains the word. */
  readonly rule: string
  /** The id of a thing for which the game has a drawing. */
  readonly picture?: string
}
export type LexiconOutline = { readonly [word: string]: Place }

export type LexiconWords<O extends LexiconOutline = LexiconOutline> = {
  readonly [W in keyof O]: { readonly name: string; readonly forms: string; readonly says: string }
}

/** Each language is loaded when it is needed. */
export type Lexicon<O extends LexiconOutline = LexiconOutline> = {
  readonly outline: O
  readonly words: { readonly [L in Language]: () => Promise<LexiconWords<O>> }
}

export type KnownWord = Place & { readonly id: string; readonly name: string; readonly says: string }
type TextPart = { readonly text: string; readonly word: KnownWord | null }

/** Splits a text at the known words in it. */
export type WordFinder = (text: string) => readonly TextPart[]

const MOST_OF_ENDING = 4

export async function openLexicon({ outline, words }: Lexicon, language: Language): Promise<WordFinder> {
  const loadedWords = await words[language]()
  const forms = Object.entries(loadedWords).flatMap(([id, { name, says, forms: all }]) => {
    const word = { ...(outline[id] as Place), id, name, says }
    return all.split('|').map((form) => ({ form, word }))
  })
  return finderOf(forms)
}

/** If several forms match, takes the longest. */
export function finderOf(all: readonly { readonly form: string; readonly word: KnownWord }[]): WordFinder {
  const forms = all.slice().sort((a, b) => b.form.length - a.form.length)
  const found = new RegExp(
    `(?<![\\p{L}\\d])(?:${forms.map(({ form }) => `(${patternOf(form)})`).join('|')})(?!\\p{L})`,
    'gu',
  )
  return (text) => {
    const parts: TextPart[] = []
    let at = 0
    for (const match of text.matchAll(found)) {
      const hit = forms[match.slice(1).findIndex((group) => group !== undefined)]
      if (!hit || !isMeant(text, match.index, match[0], hit.form)) continue
      if (match.index > at) parts.push({ text: text.slice(at, match.index), word: null })
      parts.push({ text: match[0], word: hit.word })
      at = match.index + match[0].length
    }
    if (at < text.length) parts.push({ text: text.slice(at), word: null })
    return parts
  }
}

/**
 * Builds a pattern in which Russian ё and е are equal, a space matches any space, and the first letter may be a
 * capital.
 */
function patternOf(form: string): string {
  const [first = '', ...rest] = form
  const begin = first === first.toUpperCase() ? first : `[${first}${first.toUpperCase()}]`
  return [begin, ...rest.map(letterOf)].join('')
}

function letterOf(letter: string): string {
  if (letter === '*') return `\\p{L}{0,${MOST_OF_ENDING}}`
  if (letter === ' ') return '[ \\u00a0\\u202f]'
  return /[её]/.test(letter) ? '[её]' : letter
}

/** True unless a capital in the middle of a sentence marks a name: “the Guardian’s Crown” is not about guardians. */
function isMeant(text: string, at: number, found: string, form: string): boolean {
  if (form[0] === form[0]?.toUpperCase() || found[0] !== found[0]?.toUpperCase()) return true
  const rest = text.slice(at + found.length)
  if (/^(?:’s)? \p{Lu}/u.test(rest)) return false
  return /(?:^\s*|[.:;!?…·«“„(—–*]\s*)$/u.test(text.slice(0, at))
}
