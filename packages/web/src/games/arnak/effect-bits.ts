// An effect as the row of icons that a card, a tile or a space prints, made from the very data that the rules carry out.

import { type AllOps, type Gain, type Price, RESOURCES, type Icon as Travel } from '@wayfare/arnak/tables'
import type { Cost, Effect } from '@wayfare/kernel'
import type { IconName } from './icon.tsx'

/** An icon, or a sign between icons. Bits that must not be torn apart at the end of a line are one group. */
export type Bit = { readonly icon: IconName } | { readonly sign: string }

const icon = (name: IconName): Bit => ({ icon: name })
const sign = (text: string): Bit => ({ sign: text })

/** The same icon again up to this often; then once, with a number before it. */
const MOST = 3

function times(name: IconName, count: number): Bit[] {
  return count <= MOST ? Array.from({ length: count }, () => icon(name)) : [sign(String(count)), icon(name)]
}

export const gainBits = (what: Gain): Bit[] => RESOURCES.flatMap((one) => times(one, what[one] ?? 0))

export const travelBits = (icons: readonly Travel[]): Bit[] => icons.map(icon)

export function priceBits(price: Price): Bit[] {
  return [
    ...travelBits(price.travel ?? []),
    ...times('handcard', price.card ?? 0),
    ...times('idol', price.idol ?? 0),
    ...gainBits(price),
  ]
}

/** Units of payment as they are printed: the second car is a car. */
const costBits = (cost: Cost): Bit[] =>
  Object.entries(cost).flatMap(([unit, count]) =>
    times(unit === 'card' ? 'handcard' : (unit.replace(/2$/, '') as IconName), count),
  )

function joined(parts: readonly Bit[][], between: string): Bit[] {
  return parts.flatMap((part, i) => (i > 0 ? [sign(between), ...part] : part))
}

type Rows = { readonly [K in keyof AllOps]?: (arg: AllOps[K]) => Bit[] }

const BITS: Rows = {
  all: (parts) => parts.flatMap(bitsOf),
  gain: gainBits,
  'compass-per': ({ per }) => [
    icon('compass'),
    sign('/'),
    icon(per === 'guardians' ? 'guardian' : per === 'idols' ? 'idol' : 'archaeologist'),
  ],
  fear: () => [icon('fear')],
  draw: ({ count }) => times('draw', count),
  earring: ({ max }) => [sign(`≤${max}`), icon('draw'), sign('›'), icon('hand')],
  'give-up': () => [icon('handcard')],
  exile: () => [icon('exile')],
  upgrade: () => [icon('upgrade')],
  refresh: (count) => times('refresh', count),
  travel: travelBits,
  may: ({ effect }) => bitsOf(effect),
  pay: ({ cost, then }) => [...costBits(cost), sign('›'), ...bitsOf(then)],
  'one-of': (ways) => joined(Object.values(ways).map(bitsOf), '/'),
  'two-of': ({ ways }) => [sign('2×'), ...joined(Object.values(ways).map(bitsOf), '/')],
  'pass-for': (then) => [icon('pass'), sign('›'), ...bitsOf(then)],
  send: ({ discount, compass, free }) =>
    free
      ? [icon('archaeologist'), icon('to'), icon('site')]
      : [
          icon('archaeologist'),
          sign('−'),
          ...travelBits(discount),
          ...(compass > 0 ? [sign(`−${compass}`), icon('compass')] : []),
        ],
  relocate: (to) => [
    icon('archaeologist'),
    icon('to'),
    ...joined(
      to.map((one) => [level(one)]),
      '/',
    ),
  ],
  recall: () => [icon('archaeologist'), icon('home')],
  activate: ({ levels, who, count, surcharge }) => [
    ...(surcharge > 0 ? [sign('II:'), ...times('compass', surcharge), sign('›')] : []),
    ...(count > 1 ? [sign(`${count}×`)] : []),
    icon('dig'),
    ...joined(levels.length === 3 ? [[icon('site')]] : levels.map((one) => [level(one)]), '/'),
    ...(who === 'you' ? [icon('archaeologist')] : []),
  ],
  'top-tile': (which) => [icon('eye'), sign(which === 1 ? 'I' : 'II'), icon('dig')],
  'overcome-free': () => [icon('overcome')],
  'choose-guardian': () => [icon('overcome')],
  lead: () => [icon('guardian'), icon('to'), icon('site')],
  buy: ({ kind, less, top }) => [
    ...(kind === 'any' ? [icon('item'), sign('/'), icon('artifact')] : [icon(kind)]),
    sign(`−${less}`),
    ...(kind === 'any' ? [] : [icon(kind === 'item' ? 'coin' : 'compass')]),
    ...(top ? [icon('to'), icon('deck')] : []),
  ],
  take: ({ kind, to }) => [sign('+'), icon(kind), ...(to === 'hand' ? [icon('to'), icon('hand')] : [])],
  hammer: () => [icon('exile'), icon('to'), icon('play')],
  research: ({ token, less }) => [
    icon(token === 'any' ? 'research' : token),
    ...(less.length > 0 ? [sign('−'), ...joined(less.map(gainBits), '/')] : [icon('upgrade')]),
  ],
  recruit: () => [icon('recruit')],
  rescue: () => [icon('eye'), icon('recruit')],
  gild: () => [icon('gold')],
  borrow: (side) => [icon(side === 'gold' ? 'gold' : 'assistant'), icon('play')],
  swap: () => [icon('assistant'), icon('swap')],
  unslot: () => [icon('idol'), icon('home')],
  'this-round': (rule) => (rule === 'planes' ? [sign('='), icon('plane')] : [icon('no-fear')]),
}

const level = (one: 'camp' | 'level1' | 'level2'): Bit =>
  one === 'camp' ? icon('camp') : sign(one === 'level1' ? 'I' : 'II')

/** Every word that a card, tile or space can say has its icons; another one is an error. */
export function bitsOf({ op, arg }: Effect): Bit[] {
  const row = Object.hasOwn(BITS, op) ? BITS[op as keyof AllOps] : undefined
  if (!row) throw new Error(`no icons for '${op}'`)
  return row(arg as never)
}
