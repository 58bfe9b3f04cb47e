import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  shown: {
    showMe: 'Pokaż',
    of: 'Pokaż: {passage}',
    try: 'Ta zasada w praktyce: {move}',
    doIt: 'Zrób to',
    again: 'Jeszcze raz',
    back: 'Wróć do zasad',
    done: 'Gotowe. Możesz grać dalej; nic z tego nie jest zapisywane.',
    elsewhere: 'Gra potoczyła się inaczej. „Jeszcze raz” wraca do początku.',
    none: 'Dla tego fragmentu nie ma pozycji.',
    failed: 'Nie udało się otworzyć pozycji.',
  },
  appendix: {
    title: 'Wszystkie karty i kafelki',
    lead: 'Co robi każda karta i każdy kafelek: te same opisy co przy stole, z uwagami z instrukcji.',
    search: 'Znajdź kartę lub kafelek',
    found:
      '{count, plural, =0 {Nic nie znaleziono} one {Znaleziono #} few {Znaleziono #} many {Znaleziono #} other {Znaleziono #}}',
    book: 'Do zasad',
  },
  groups: {
    basics: 'Karty podstawowe i Strach',
    items: 'Przedmioty',
    artifacts: 'Artefakty',
    guardians: 'Strażnicy',
    assistants: 'Asystenci',
    sites: 'Stanowiska archeologiczne',
    idols: 'Bożki',
    bonuses: 'Kafelki nagród',
    crew: 'Karty załogi',
    objectives: 'Cele',
    specials: 'Kafelki akcji specjalnych',
    letters: 'Kafelki korespondencji',
    goals: 'Cele HMS Beagle',
    ancients: 'Przedwieczni',
    effects: 'Karty efektów',
    shops: 'Karty sklepów z antykami',
    tasks: 'Zadania osobiste',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
