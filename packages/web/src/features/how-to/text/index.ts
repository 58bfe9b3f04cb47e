import type { en } from './en.ts'

export const WORDS = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  fr: async () => (await import('./fr.ts')).fr,
  pl: async () => (await import('./pl.ts')).pl,
}

declare module '../../../base/i18n/index.ts' {
  interface Catalogues {
    howTo: typeof en
  }
}
