export const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** If it is one that is spoken here. */
export const asLanguage = (given: string | null | undefined): Language | undefined =>
  LANGUAGES.find((one) => one === given)

/** What each language calls itself, for a menu. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  pl: 'Polski',
}
