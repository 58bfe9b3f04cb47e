import type { StampTexts } from '../../../board-kit/stamps.ts'

export const pl: StampTexts = {
  ancients: {
    name: 'Wszyscy czterej Przedwieczni',
    how: 'Wygraj gry z każdym z czterech Przedwiecznych.',
  },
  calm: {
    name: 'Bez szaleństwa',
    how: 'Zakończ grę z zerowym poziomem szaleństwa.',
  },
  route: {
    name: 'Trasa z dwudziestu odcinków',
    how: 'Zakończ grę z trasą końcową liczącą co najmniej dwadzieścia odcinków.',
  },
  gates: {
    name: 'Cztery przejścia przez wrota',
    how: 'Wykorzystaj w jednej trasie końcowej cztery połączenia przez wrota.',
  },
  tower: {
    name: 'Wyzwanie 190 / 36',
    how: 'Wygraj solo na najwyższym polu karty wyzwania.',
  },
  quarters: {
    name: 'Po pięciu turystów',
    how: 'Poprowadź trasę końcową obok pięciu turystów każdego rodzaju.',
  },
}
