import type { en } from './en.ts'

export const pl: typeof en = {
  tutor: {
    title: 'Rada',
    call: 'Masz radę?',
    count: '{at} z {of}',
    more: 'Coś jeszcze?',
    enough: 'Dzięki',
    close: 'Zamknij radę',
    hint: 'Zapytaj doradcę',
  },
}
