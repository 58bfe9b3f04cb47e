// A name for whoever has not chosen one: loaded when somebody begins to play.

/** None of those who play for the house: one would not know who is who. */
const NAMES = [
  'Ada',
  'Basil',
  'Clara',
  'Dmitri',
  'Edith',
  'Felix',
  'Greta',
  'Hugo',
  'Iris',
  'Jonas',
  'Kira',
  'Leon',
  'Mira',
  'Nestor',
  'Olga',
  'Piotr',
  'Rufus',
  'Silas',
  'Thea',
  'Viktor',
]
export const madeUpName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] as string
