// Describes effects in words, from the same data that the rules carry out.

import type { Cost, Effect } from '@wayfare/kernel'
import type { Counted, Joint, Phrase, Term, Terms } from '@wayfare/text'
import type { AllOps } from '../ops.ts'
import { ICONS, type Icon, RESOURCES, type ResourceGain } from '../resources.ts'
import type { ArnakKey } from './catalogue.ts'

export const put = (key: ArnakKey, terms: Terms = {}): Phrase<ArnakKey> => ({ key, terms })
export const some = (noun: ArnakKey, count: number): Counted<ArnakKey> => ({ noun, count })

/** For example `2 coins, 1 compass`; within a sentence the last item is joined with `and`. */
export function gains(what: ResourceGain, joint: Joint = 'commas'): Term {
  const list = RESOURCES.flatMap((resource) => (what[resource] ? [some(`nouns.${resource}`, what[resource])] : []))
  return { list, joint }
}

/** Units of payment as they are printed; a card means one from the hand. */
export function price(cost: Cost): Term {
  return { list: Object.entries(cost).map(([unit, count]) => unitOf(unit, count)), joint: 'commas' }
}

/** Lists missing units one by one. */
export const lacking = (units: readonly string[]): Term => ({
  list: units.map((unit) => unitOf(unit, 1)),
  joint: 'and',
})

function unitOf(unit: string, count: number): Counted<ArnakKey> {
  return some(unit === 'card' ? 'nouns.hand-card' : (`nouns.${unit}` as ArnakKey), count)
}

export function icons(list: readonly Icon[]): Term {
  const iconCounts = ICONS.map((icon) => [icon, list.filter((one) => one === icon).length] as const)
  return { list: iconCounts.flatMap(([icon, count]) => (count ? [some(`nouns.${icon}`, count)] : [])), joint: 'commas' }
}

/** The phrase for each op. */
type Sentences = { readonly [K in keyof AllOps]?: (arg: AllOps[K]) => Phrase }

const EFFECTS: Sentences = {
  all: (parts) =>
    parts.length === 0
      ? put('effects.nothing')
      : put('effects.all', { parts: { list: parts.map(effectText), joint: 'semicolons' } }),
  gain: (what) => put('effects.gain', { what: gains(what) }),
  'compass-per': ({ per, max }) => put(`effects.per-${per}`, { max: max ?? 0 }),
  fear: () => put('effects.fear'),
  draw: ({ count, end }) =>
    put(end === 'top' ? 'effects.draw' : 'effects.draw-bottom', { cards: some('nouns.card', count) }),
  earring: ({ max, end }) => put(end === 'top' ? 'effects.earring-top' : 'effects.earring-bottom', { max }),
  'give-up': () => put('effects.give-up'),
  exile: () => put('effects.exile'),
  upgrade: () => put('effects.upgrade'),
  refresh: (count) => put('effects.refresh', { count }),
  travel: (list) => put('effects.travel', { icons: icons(list) }),
  may: ({ effect }) => effectText(effect),
  pay: ({ cost, then }) => put('effects.pay', { price: price(cost), then: effectText(then) }),
  'one-of': (ways) =>
    put('effects.one-of', { ways: { list: Object.values(ways).map(effectText), joint: 'semicolons' } }),
  'two-of': ({ ways }) =>
    put('effects.two-of', { ways: { list: Object.values(ways).map(effectText), joint: 'semicolons' } }),
  'pass-for': (then) => put('effects.pass-for', { then: effectText(then) }),
  send: ({ discount, compass, free }) => {
    if (free) return put('effects.send-free')
    return compass > 0
      ? put('effects.send-compass', { icons: icons(discount), compasses: some('nouns.compass', compass) })
      : put('effects.send-less', { icons: icons(discount) })
  },
  relocate: (to) => put(to.length > 1 ? 'effects.relocate-level1' : 'effects.relocate-camp'),
  recall: () => put('effects.recall'),
  activate: ({ levels, who, count, surcharge }) => {
    if (who === 'you') return put('effects.activate-own', { compasses: some('nouns.compass', surcharge) })
    if (who === 'nobody') return put('effects.activate-unoccupied')
    if (levels.includes('level1')) return put('effects.activate-level1')
    return put(count > 1 ? 'effects.activate-two' : 'effects.activate-camp')
  },
  'top-tile': (level) => put(level === 1 ? 'effects.top-tile-1' : 'effects.top-tile-2'),
  'overcome-free': (where) => put(where === 'your-site' ? 'effects.overcome' : 'effects.overcome-alone'),
  lead: () => put('effects.lead'),
  buy: ({ kind, less, top }) =>
    put(
      top
        ? `effects.buy-${kind as 'item' | 'artifact'}-top`
        : kind === 'any'
          ? 'effects.buy-any'
          : 'effects.buy-artifact',
      { less },
    ),
  take: ({ kind, to }) => put(kind === 'artifact' ? 'effects.take-artifact' : `effects.take-${to}`),
  hammer: () => put('effects.hammer'),
  research: ({ free, less }) =>
    free
      ? put('effects.research-free')
      : put('effects.research-less', { what: { list: less.map((one) => gains(one)), joint: 'or' } }),
  recruit: () => put('effects.recruit'),
  rescue: () => put('effects.rescue'),
  gild: () => put('effects.gild'),
  borrow: (side) => put(side === 'gold' ? 'effects.borrow-gold' : 'effects.borrow-silver'),
  swap: () => put('effects.swap'),
  unslot: () => put('effects.unslot'),
  'this-round': (rule) => put(rule === 'planes' ? 'effects.planes' : 'effects.calm'),
}

/**
 * Returns the phrase of an effect. Every effect of a card, tile or space must have one; a missing phrase is an error.
 */
export function effectText({ op, arg }: Effect): Phrase {
  const say = Object.hasOwn(EFFECTS, op) ? EFFECTS[op as keyof AllOps] : undefined
  if (!say) throw new Error(`no sentence for '${op}'`)
  return say(arg as never)
}

const SHORT: Sentences = {
  gain: (what) => put('short.gain', { what: gains(what) }),
  travel: (list) => put('short.gain', { what: icons(list) }),
  draw: ({ count }) => put('short.draw', { cards: some('nouns.card', count) }),
  exile: () => put('short.exile'),
  upgrade: () => put('short.upgrade'),
  may: ({ effect }) => shortText(effect),
  pay: ({ cost, then }) => put('short.pay', { price: price(cost), then: shortText(then) }),
}

/** Describes an effect without a verb, as its icons do, for a button or a name: `1 coin → 1 jewel`. */
export function shortText(effect: Effect): Phrase {
  const { op, arg } = effect
  const say = Object.hasOwn(SHORT, op) ? SHORT[op as keyof AllOps] : undefined
  return say ? say(arg as never) : effectText(effect)
}
