// Makes up names for people who have not chosen one. This file is loaded when somebody begins to play.

/** None of these is the name of a bot, so that nobody is confused. */
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
