import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  inspection: {
    die: 'Kość',
    'die-does':
      'Jej liczba razem z liczbą drugiej kości prowadzi do dzielnicy, a symbole to turyści, których tam umieszczasz.',
    call: 'Tajne do końca gry. Porażki odbierają ci turystów tego typu, a sukcesy dają za nich punkty.',
    counts: 'Punktuje za {tourists}',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
