import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const ru = {
  inspect: {
    about: '{name}: что это',
    choices: 'Возможных ходов: {count}',
    whole: 'Показать крупно',
    signs: 'Все значки',
    has: '{player}: {count}',
    keep: 'оставить открытой',
    around: 'Стрелки: что рядом',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
