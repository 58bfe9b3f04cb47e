export const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself, for a menu. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  pl: 'Polski',
}
