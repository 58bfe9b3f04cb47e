// Turns an effect into the row of icons that a card, a tile or a space prints, from the same data that the rules carry
// out.

import {
  type AllOps,
  type Card,
  type CardPrice,
  RESOURCES,
  type ResourceGain,
  type Icon as Travel,
} from '@wayfare/arnak/tables'
import type { Cost, Effect } from '@wayfare/kernel'
import type { IconName } from './icon.tsx'

/** An icon, or a sign between icons. */
export type Bit = { readonly icon: IconName } | { readonly sign: string }
/** Icons and signs that stay together at the end of a line. */
export type BitGroup = readonly Bit[]

const icon = (name: IconName): Bit => ({ icon: name })
const sign = (text: string): Bit => ({ sign: text })

/** An icon is repeated up to this often; for more it is drawn once, with a number before it. */
const MOST = 3

function times(name: IconName, count: number): Bit[] {
  return count <= MOST ? Array.from({ length: count }, () => icon(name)) : [sign(String(count)), icon(name)]
}

const gainGroups = (what: ResourceGain): BitGroup[] =>
  RESOURCES.map((one) => times(one, what[one] ?? 0)).filter(({ length }) => length > 0)

export const gainBits = (what: ResourceGain): Bit[] => gainGroups(what).flat()

export const travelBits = (icons: readonly Travel[]): Bit[] => icons.map(icon)

export function priceBits(price: CardPrice): Bit[] {
  return [
    ...travelBits(price.travel ?? []),
    ...times('handcard', price.card ?? 0),
    ...times('idol', price.idol ?? 0),
    ...gainBits(price),
  ]
}

/** A cost in the printed symbols. */
const costBits = (cost: Cost): Bit[] =>
  Object.entries(cost).flatMap(([unit, count]) => times(unit === 'card' ? 'handcard' : (unit as IconName), count))

/** Puts a sign before each part but the first. The sign stays together with the part after it. */
function joined(parts: readonly (readonly BitGroup[])[], between: string): BitGroup[] {
  return parts.flatMap((groups, i) => (i > 0 ? led(sign(between), groups) : groups))
}

const led = (first: Bit, [group = [], ...rest]: readonly BitGroup[]): BitGroup[] => [[first, ...group], ...rest]

const COUNTED = { guardians: 'guardian', idols: 'idol', archaeologists: 'archaeologist' } as const

const level = (one: 'camp' | 'level1' | 'level2'): Bit =>
  one === 'camp' ? icon('camp') : sign(one === 'level1' ? 'I' : 'II')
const levels = (all: readonly ('camp' | 'level1' | 'level2')[]): Bit[] =>
  joined(
    all.map((one) => [[level(one)]]),
    '/',
  ).flat()

type Rows = { readonly [K in keyof AllOps]?: (arg: AllOps[K]) => BitGroup[] }

const GROUPS: Rows = {
  all: (parts) => parts.flatMap(groupsOf),
  gain: gainGroups,
  'compass-per': ({ per, max }) => [
    [icon('compass'), sign('×'), icon(COUNTED[per])],
    ...(max === null ? [] : [[sign(`≤ ${max}`)]]),
  ],
  fear: () => [[icon('fear')]],
  draw: ({ count, end }) => [[...times('draw', count), ...(end === 'bottom' ? [sign('↓')] : [])]],
  earring: ({ max, end, back }) => [
    [sign(`1–${max}`), icon('draw'), ...(end === 'bottom' ? [sign('↓')] : []), sign('›')],
    [sign('1'), icon('hand')],
    ...(back ? [[sign('1'), icon('deck'), sign('↑')]] : []),
  ],
  'give-up': () => [[icon('handcard')]],
  exile: () => [[icon('exile')]],
  upgrade: () => [[icon('upgrade')]],
  refresh: (count) => [times('refresh', count)],
  travel: (icons) => [travelBits(icons)],
  may: ({ effect }) => groupsOf(effect),
  pay: ({ cost, then }) => [[...costBits(cost), sign('›')], ...groupsOf(then)],
  'one-of': (ways) => joined(Object.values(ways).map(groupsOf), '/'),
  'two-of': ({ ways }) => led(sign('2 ×'), joined(Object.values(ways).map(groupsOf), '/')),
  'pass-for': (then) => [[icon('pass'), sign('›')], ...groupsOf(then)],
  send: ({ discount, compass, free, to, uses }) =>
    free
      ? [
          [icon('archaeologist'), icon('to'), ...levels(to)],
          [sign(`${uses} ×`), icon('dig')],
        ]
      : [
          [icon('archaeologist'), sign('−'), ...travelBits(discount)],
          ...(compass > 0 ? [[sign(`−${compass}`), icon('compass')]] : []),
        ],
  relocate: (to) => [[icon('archaeologist'), icon('site')], [icon('to'), ...levels(to)], [icon('dig')]],
  recall: () => [[icon('archaeologist'), icon('home')]],
  activate: ({ levels: where, who, count, surcharge }) => [
    [
      ...(count > 1 ? [sign(`${count} ×`)] : []),
      icon('dig'),
      ...(where.length === 3 ? [icon('site')] : levels(where)),
      ...(who === 'you' ? [icon('archaeologist')] : []),
    ],
    ...(who === 'nobody' ? [[sign('0'), icon('archaeologist')]] : []),
    ...(surcharge > 0 ? [[sign(`II: −${surcharge}`), icon('compass')]] : []),
  ],
  'top-tile': (which) => [[icon('eye'), sign(which === 1 ? 'I' : 'II'), icon('dig')]],
  'overcome-free': (where) => [[icon('overcome'), ...(where === 'your-site' ? [] : [icon('site')])]],
  lead: () => [[icon('guardian'), icon('to'), ...levels(['camp', 'level1'])], [icon('dig')]],
  buy: ({ kind, less, top }) => [
    [
      ...(top ? [icon('eye')] : []),
      ...(kind === 'any' ? [icon('item'), sign('/'), icon('artifact')] : [icon(kind)]),
      sign(`−${less}`),
      ...(kind === 'any' ? [] : [icon(kind === 'item' ? 'coin' : 'compass')]),
    ],
  ],
  take: ({ kind, to }) => [
    [sign('+'), icon(kind)],
    ...(to === 'hand' ? [[icon('to'), icon('hand')]] : to === 'top' ? [[icon('to'), icon('deck'), sign('↑')]] : []),
  ],
  hammer: () => [
    [icon('item'), icon('exile'), sign('›')],
    [sign('+'), icon('item')],
  ],
  research: ({ token, free, less }) =>
    free && token !== 'any'
      ? [[icon('research'), icon(token)]]
      : [
          [icon('research'), sign('−')],
          ...joined(
            less.map((one) => [gainBits(one)]),
            '/',
          ),
        ],
  recruit: () => [[icon('recruit')]],
  rescue: () => [[icon('eye'), icon('recruit')]],
  gild: () => [[icon('gold')]],
  borrow: (side) => [[icon('assistant'), ...(side === 'gold' ? [sign('★')] : []), icon('play')]],
  swap: () => [[icon('assistant'), icon('swap')]],
  unslot: () => [[icon('idol'), icon('home')]],
  'this-round': (rule) =>
    rule === 'planes' ? [[icon('car'), icon('ship'), sign('='), icon('plane')]] : [[icon('no-fear')]],
}

/** The icons of an effect. Every effect of a card, tile or space must have some; otherwise this throws. */
export function groupsOf({ op, arg }: Effect): BitGroup[] {
  const row = Object.hasOwn(GROUPS, op) ? GROUPS[op as keyof AllOps] : undefined
  if (!row) throw new Error(`no icons for '${op}'`)
  return row(arg as never)
}

export const bitsOf = (effect: Effect): Bit[] => groupsOf(effect).flat()

/** The effect of a card, and its effect for a player who passes with it. */
export function effectLines({ play, free, pass }: Card): BitGroup[][] {
  const does = [...(free ? [[icon('bolt')]] : []), ...groupsOf(play)]
  return pass ? [does, [[icon('pass'), sign('›')], ...groupsOf(pass)]] : [does]
}
