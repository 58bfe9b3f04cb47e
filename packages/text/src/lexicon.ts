// The words of a game that a reader may ask about, each with its meaning in a sentence or two. One outline serves all languages and says
// where the rulebook tells more; the words of a language have an entry for each, or they do not compile.
//
// `forms` are parted by `|`. In a form `*` stands for an ending: «страж*» is found in «стражей», but not in «стражники» that go on for
// more than four letters. A form that begins with a capital letter is found so only; any other at the beginning of a sentence too.

import type { Language } from './languages.ts'

type Place = {
  /** What the rulebook says about it. */
  readonly rule: string
  /** A thing that the game has drawn. */
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

/** A text cut where a known word begins or ends. */
export type WordFinder = (text: string) => readonly TextPart[]

const MOST_OF_ENDING = 4

export async function openLexicon({ outline, words }: Lexicon, language: Language): Promise<WordFinder> {
  const told = await words[language]()
  const forms = Object.entries(told).flatMap(([id, { name, says, forms: all }]) => {
    const word = { ...(outline[id] as Place), id, name, says }
    return all.split('|').map((form) => ({ form, word }))
  })
  return finderOf(forms)
}

/** Where several would do, the longest. */
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

/** Letters with and without dots are one in Russian, a space is any space, and the first letter may be large. */
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

/** In the middle of a sentence a large letter begins a name: the Guardian’s Crown is no guardian. */
function isMeant(text: string, at: number, found: string, form: string): boolean {
  if (form[0] === form[0]?.toUpperCase() || found[0] !== found[0]?.toUpperCase()) return true
  const rest = text.slice(at + found.length)
  if (/^(?:’s)? \p{Lu}/u.test(rest)) return false
  return /(?:^\s*|[.:;!?…·«“„(—–*]\s*)$/u.test(text.slice(0, at))
}
