export const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Returns the language if it is supported. */
export const asLanguage = (given: string | null | undefined): Language | undefined =>
  LANGUAGES.find((one) => one === given)

/** Each language's own name for itself, for menus. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  pl: 'Polski',
}
