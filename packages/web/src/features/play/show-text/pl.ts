import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const pl: Translation<typeof en, 'pl'> = {
  turnShow: {
    title: 'Co się stało',
    next: 'Dalej',
    again: 'Pokaż jeszcze raz',
    at: '{at} z {all}',
    sums: 'Zyski i wydatki w tej turze',
    roundOver: 'Koniec rundy {round} z {rounds}',
    counting: 'Liczenie punktów',
  },
}
