import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const ru = {
  inspection: {
    die: 'Кубик',
    'die-does':
      'Его число вместе с числом другого кубика ведёт в квартал, а символы — это туристы, которых вы там размещаете.',
    call: 'Тайна до конца партии. Неудачи отнимают у вас туристов этого типа, а успехи приносят за них очки.',
    rounds:
      'В каждом раунде: карта лавки, кубики, квартал, туристы и отрезок маршрута. После десятого идут итоговые маршруты, и приходит Древний.',
    player: 'Игрок',
    counts: 'Приносит очки за {tourists}',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
