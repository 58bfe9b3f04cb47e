// Finds mistakes that no reader should see in a sentence of any game and language, for tests that read everything said
// in play.

import type { Language } from './languages.ts'

/** `label`: a name or value that stands alone. `text`: the wording of a card or tile, which has its own form. */
export type ProseKind = 'fact' | 'prompt' | 'button' | 'refusal' | 'label' | 'text'

export const LONGEST_BUTTON = 60

type Rule = { readonly fault: string; readonly kinds?: readonly ProseKind[]; finds(text: string): boolean }

const SENTENCES: readonly ProseKind[] = ['fact', 'prompt', 'button', 'refusal']

const RULES: readonly Rule[] = [
  { fault: 'says nothing', finds: (text) => text.trim() === '' },
  { fault: 'begins small', finds: (text) => /^\p{Ll}/u.test(text) },
  { fault: 'goes on small after a full stop', kinds: SENTENCES, finds: (text) => /[\p{L}»”)]{2}\. \p{Ll}/u.test(text) },
  { fault: 'has two colons in a sentence', kinds: SENTENCES, finds: hasTwoColons },
  { fault: 'does not count what is equal', finds: repeatsItself },
  { fault: 'is too long for a button', kinds: ['button'], finds: (text) => [...text].length > LONGEST_BUTTON },
  { fault: 'may break between a number and its noun', finds: (text) => /\d \p{L}/u.test(text) },
  { fault: 'has a gap', finds: (text) => /[:,—] ?[.;)]|\(\)|«[\u202f ]?»|“”|„”| {2}|\.\./.test(text) },
  { fault: 'shows a placeholder', finds: (text) => /[{}\ue000-\uf8ff]|undefined|NaN|\[object/.test(text) },
  {
    fault: 'shows a key or an id',
    finds: (text) =>
      /\b(facts|moves|prompts|things|words|refusals)\.[a-z]|\b[A-Z]{2,}-[A-Z]+-\d|\b[a-z]+\d?-[a-z0-9-]*\d\b/.test(
        text,
      ),
  },
]

export function proseFaults(kind: ProseKind, text: string): string[] {
  return RULES.filter(({ kinds, finds }) => (!kinds || kinds.includes(kind)) && finds(text)).map(({ fault }) => fault)
}

/** True if a sentence has two colons, unless a semicolon ends the part that the first one began. */
function hasTwoColons(text: string): boolean {
  if (text.indexOf(':') === text.lastIndexOf(':')) return false
  return text.split(/[.;!?](?:[\s»”)]|$)/).some((sentence) => (sentence.match(/:/g) ?? []).length > 1)
}

/** True for repetitions such as `1 coin, 1 coin`, with any separator between them. */
function repeatsItself(text: string): boolean {
  if (!/(\d[\s\u00a0]\p{L}).*\1/u.test(text)) return false
  const items = text.replace(/[.!?]$/, '').split(/, (?:and )?| (?:and|et|и|i|oraz) |[\u202f ]?; /)
  return items.some((item, i) => {
    const next = items[i + 1]
    return next !== undefined && /^\d+[\s\u00a0]\p{L}/u.test(next) && (item === next || item.endsWith(` ${next}`))
  })
}

/** Returns the longest button texts, for designing layouts. */
export function longestOf(buttons: Iterable<string>, count = 10): string[] {
  return [...buttons].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, count)
}

export type ProseReport = {
  readonly language: Language
  readonly texts: number
  readonly faults: readonly { readonly kind: ProseKind; readonly text: string; readonly faults: readonly string[] }[]
  readonly longest: readonly string[]
}
