import type { StampTexts } from '../../../board-kit/stamps.ts'

export const pl: StampTexts = {
  brandt: {
    name: 'Kapitan Brandt pokonany',
    how: 'Wygraj grę, w której gra Kapitan Brandt.',
  },
  level2: {
    name: 'Stanowisko II',
    how: 'Odkryj stanowisko archeologiczne II.',
  },
  nofear: {
    name: 'Bez Strachu na koniec',
    how: 'Zakończ grę bez kart i kafelków Strachu.',
  },
  temple: {
    name: 'Lupa w świątyni',
    how: 'Doprowadź lupę do zaginionej świątyni, a brulion do rzędu tuż pod nią.',
  },
  guardians: {
    name: 'Pięciu strażników',
    how: 'Ujarzmij pięciu strażników w jednej grze.',
  },
  idols: {
    name: 'Cztery bożki na polach',
    how: 'Zapełnij wszystkie cztery pola bożków w jednej grze.',
  },
}
