import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  inspection: {
    space: 'Pole robotnika',
    stop: 'Pole szlaku',
    'no-tile': 'W tej grze nie ma tu kafelka.',
    ribbon: 'Złota wstęga: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    order: 'W tej kolejności gracze wykonują tury. Robotnik na polu kolejności zapewnia miejsce w następnej rundzie.',
    'action-card': 'Karta akcji Alfreda',
    'bonus-card': 'Karta premii Alfreda',
    alfred: 'Mówi, co robi Alfred.',
    player: 'Gracz',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
