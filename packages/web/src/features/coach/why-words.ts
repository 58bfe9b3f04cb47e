// Shortens sentences that explain a move, so that they read as one text.

import type { Language } from '@wayfare/text'

/**
 * Joins sentences about the same name, so that it is mentioned only once. `join` connects a sentence to the one before.
 */
export function nameOnce(
  sentences: readonly string[],
  name: string,
  join: (told: string, next: string) => string,
): string {
  const told: string[] = []
  let open = false
  for (const sentence of sentences) {
    const last = told.at(-1)
    const own = sentence.startsWith(name) && /^\s$/.test(sentence.charAt(name.length))
    if (own && open && last?.endsWith('.'))
      told[told.length - 1] = join(last.slice(0, -1), sentence.slice(name.length + 1))
    else told.push(sentence)
    open = own
  }
  return told.join(' ')
}

/** The quotation marks inside a quotation, by language. */
const INNER: { readonly [L in Language]: readonly [RegExp, string] } = {
  en: [/“([^”]*)”/g, '‘$1’'],
  ru: [/«([^»]*)»/g, '„$1“'],
  fr: [/«\s*([^»]*?)\s*»/g, '“$1”'],
  pl: [/„([^”]*)”/g, '«$1»'],
}

export const innerQuotes = (text: string, language: Language): string => text.replace(...INNER[language])
