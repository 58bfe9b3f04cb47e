import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  inspect: {
    about: '{name}: co to jest',
    choices: 'Możliwe ruchy: {count}',
    whole: 'Pokaż w dużym rozmiarze',
    signs: 'Wszystkie symbole',
    has: '{player}: {count}',
    keep: 'zostaw otwarte',
    around: 'Strzałki: co jest obok',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
