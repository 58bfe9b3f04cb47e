export const en = {
  shops: 'Shops and bonuses',
  'shops.promise': 'Draw a street to a shop, visit it, and use what it pays.',
} as const

export type ChapterTitles = Readonly<Record<keyof typeof en, string>>
