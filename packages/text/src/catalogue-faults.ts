// What is wrong with catalogues that the compiler cannot see: for the tests of whoever has some.

import type { Catalogue, Entry } from './catalogue.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { messageOf } from './message.ts'

/** Measured by the English one: keys that are missing or too many, sentences that name other terms, and slips of the hand. */
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
    // A straight apostrophe means something to ICU.
    ...(texts.some((text) => /['"]/.test(text)) ? ['has a straight quote'] : []),
    ...(texts.some((text) => /\s$|^\s| {2}/.test(text)) ? ['has a space too many'] : []),
    ...(model !== undefined && named.join() !== wanted.join() ? [`names ${named.join()}, not ${wanted.join()}`] : []),
  ]
}

/** All its forms. */
const textsOf = (entry: Entry): string[] =>
  typeof entry === 'object' ? Object.values(entry).flatMap((form) => textsOf(form as Entry)) : [entry]

const termsOf = (language: Language, texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => messageOf(language, text).wants.map(({ term }) => term)))].sort()
