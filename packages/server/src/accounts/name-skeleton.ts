// Names that look alike have the same skeleton: a short form of what Unicode (UTS 39) calls confusables, for the scripts of our readers.

/** Letters and signs that look like a Latin letter or a digit, each after the one that it looks like. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вьßβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєεҽ',
  f: 'ƒ',
  g: 'ɡ',
  h: 'һн',
  i: 'іιıl1|!ӏłɪ',
  j: 'јϳ',
  k: 'кκ',
  m: 'мϻ',
  n: 'пηո',
  o: 'оοσ0øօ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гʀ',
  s: 'ѕ5$',
  t: 'тτ',
  u: 'υսμ',
  v: 'νѵ',
  w: 'ԝωш',
  x: 'хχ×',
  y: 'уγү',
  z: 'ζ2',
  '3': 'зэ',
  '4': 'ч',
  '6': 'б',
}
const PLAIN = new Map(Object.entries(LOOKALIKES).flatMap(([plain, others]) => [...others].map((one) => [one, plain])))

/** Two letters that look like one. */
const PAIRS: readonly (readonly [pair: string, one: string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/** Not to be shown to anybody: it only says whether two names look alike. */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Z}\p{P}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
  const plain = [...letters].map((letter) => PLAIN.get(letter) ?? letter).join('')
  // A name of signs alone is its own skeleton.
  const short = PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), plain)
  return short === '' ? name.normalize('NFKC') : short
}
