import type { StampTexts } from '../../../board-kit/stamps.ts'

export const pl: StampTexts = {
  hundred: {
    name: 'Sto gier',
    how: 'Dokończ sto gier.',
  },
  seven: {
    name: 'Siedem poznanych osób',
    how: 'Dokończ gry z siedmioma różnymi osobami.',
  },
  six: {
    name: 'Wszyscy przeciwnicy',
    how: 'Pokonaj wszystkich sześcioro przeciwników, w dowolnych grach.',
  },
  three: {
    name: 'Wszystkie trzy gry',
    how: 'Wygraj w każdą z gier.',
  },
  tongue: {
    name: 'Stoły w dwóch językach',
    how: 'Dokończ gry przy stołach w dwóch językach.',
  },
  lantern: {
    name: 'Dziesięć dni gościny',
    how: 'Otwórz stół dla innych w dziesięć różnych dni.',
  },
  four: {
    name: 'Pierwsze miejsce z czterech',
    how: 'Wygraj grę w cztery osoby.',
  },
}
