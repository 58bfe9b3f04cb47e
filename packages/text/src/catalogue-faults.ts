// Finds mistakes in catalogues that the compiler cannot see, for tests of any package that has catalogues.

import type { Catalogue, Entry } from './catalogue.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { messageOf } from './message.ts'

/**
 * Compares each catalogue with the English one: missing or extra keys, sentences that name other terms, and typing
 * mistakes.
 */
export function catalogueFaults(catalogues: Readonly<Record<Language, Catalogue>>): string[] {
  const model = entriesOf(catalogues.en)
  return LANGUAGES.flatMap((language) => {
    const own = entriesOf(catalogues[language])
    return [
      ...[...model.keys()].filter((key) => !own.has(key)).map((key) => `${language} has no ${key}`),
      ...[...own.keys()].filter((key) => !model.has(key)).map((key) => `${language} has ${key}, English has not`),
      ...[...own].flatMap(([key, entry]) =>
        faultsOf(language, entry, model.get(key)).map((fault) => `${language} ${key} ${fault}`),
      ),
    ]
  })
}

function entriesOf(catalogue: Catalogue): Map<string, Entry> {
  return new Map(
    Object.entries(catalogue).flatMap(([section, entries]) =>
      Object.entries(entries).map(([name, entry]): [string, Entry] => [`${section}.${name}`, entry]),
    ),
  )
}

function faultsOf(language: Language, entry: Entry, model: Entry | undefined): string[] {
  const texts = textsOf(entry)
  const [named, wanted] = [termsOf(language, texts), model === undefined ? [] : termsOf('en', textsOf(model))]
  return [
    // A straight apostrophe is a quoting character in ICU messages.
    ...(texts.some((text) => /['"]/.test(text)) ? ['has a straight quote'] : []),
    ...(texts.some((text) => /\s$|^\s| {2}/.test(text)) ? ['has a space too many'] : []),
    ...(model !== undefined && named.join() !== wanted.join() ? [`names ${named.join()}, not ${wanted.join()}`] : []),
  ]
}

/** Returns all texts of an entry, whatever its forms. */
const textsOf = (entry: Entry): string[] =>
  typeof entry === 'object' ? Object.values(entry).flatMap((form) => textsOf(form as Entry)) : [entry]

const termsOf = (language: Language, texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => messageOf(language, text).wants.map(({ term }) => term)))].sort()
