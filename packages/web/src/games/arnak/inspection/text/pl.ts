import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  inspection: {
    resource: 'Zasób',
    deck: 'Karty, które dobierasz. Kupione trafiają pod nią lub do obszaru gry, a na koniec rundy zagrane karty są tasowane i wkładane pod nią.',
    step: 'Pole toru badań',
    start: 'Stąd wyruszają oba twoje znaczniki badań.',
    price: 'Koszt: {price}.',
    'rival-tile': 'Co przeciwnik robi w jednej ze swoich tur. Każdego kafelka używa raz w rundzie.',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
