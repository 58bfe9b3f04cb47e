import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  inspection: {
    die: 'Kość',
    'die-does':
      'Jej liczba razem z liczbą drugiej kości prowadzi do dzielnicy, a symbole to turyści, których tam umieszczasz.',
    call: 'Tajne do końca gry. Porażki odbierają ci turystów tego typu, a sukcesy dają za nich punkty.',
    rounds:
      'W każdej rundzie: karta sklepu, kości, dzielnica, turyści i rysowanie trasy. Po dziesiątej: trasy końcowe i Przedwieczny.',
    player: 'Gracz',
    counts: 'Daje punkty za {tourists}',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
