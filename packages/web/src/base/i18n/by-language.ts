import { type Catalogue, LANGUAGES, type Language } from '@wayfare/text'

/** Makes a loader for each language from files such as ru.ts, each of which exports its catalogue under the language's name. */
export const byLanguage = <T = Catalogue>(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): Readonly<Record<Language, () => Promise<T>>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`)) ?? []
      if (!load) throw new Error(`no words in ${language} among ${Object.keys(files)}`)
      return [language, async () => ((await load()) as Record<Language, T>)[language]]
    }),
  ) as Record<Language, () => Promise<T>>
