import type { StampTexts } from '../../../board-kit/stamps.ts'

export const en: StampTexts = {
  hundred: {
    name: 'A hundred games',
    how: 'Finish a hundred games.',
  },
  seven: {
    name: 'Seven people met',
    how: 'Finish games with seven different people.',
  },
  six: {
    name: 'All six opponents',
    how: 'Beat each of the six opponents, in any game.',
  },
  three: {
    name: 'All three games',
    how: 'Win a game of each kind.',
  },
  tongue: {
    name: 'Tables in two languages',
    how: 'Finish games at tables in two languages.',
  },
  lantern: {
    name: 'Ten days as a host',
    how: 'Open a table for others on ten different days.',
  },
  four: {
    name: 'First of four people',
    how: 'Win a game among four people.',
  },
}
