import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const ru = {
  inspect: {
    about: '{name}: что это',
    choices: 'Возможных ходов: {count}',
    whole: 'Показать крупно',
    has: '{player}: {count}',
    keep: 'оставить открытой',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
