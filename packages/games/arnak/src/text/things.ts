// The names of things on the table and the texts of cards, as terms for any language.

import type { Phrase, Term, Terms } from '@wayfare/text'
import { ASSISTANTS, assistantOf } from '../board/assistants.ts'
import { BONUSES, bonusOf } from '../board/bonus-tiles.ts'
import { GUARDIANS, guardianOf } from '../board/guardians.ts'
import { IDOLS, idolOf, SLOT_EFFECTS } from '../board/idols.ts'
import { RIVAL_TILES, rivalTileOf } from '../board/rival-tiles.ts'
import { LEVEL1_TILES, LEVEL2_TILES, siteTileOf } from '../board/site-tiles.ts'
import { CAMPS, SITE_IDS, SITES, SPACE_IDS } from '../board/sites.ts'
import { STACKS } from '../board/temple-tiles.ts'
import { TRACK_SPACES, trackSpace } from '../board/track.ts'
import { CARDS, cardOf } from '../cards/cards.ts'
import type { AssistantSide } from '../ops.ts'
import { units } from '../resources.ts'
import type { ArnakKey } from './catalogue.ts'
import { effectText, icons, price, put, shortText, some } from './effects.ts'

export const card = (id: string): Phrase => put(`cards.${id}` as ArnakKey)

/** The whole text of a card, without its name. */
export const cardSays = (id: string): Phrase => put('texts.says', cardTerms(id))

function cardTerms(id: string): Terms {
  const { kind, cost, points, travel, play, free, exiles, pass } = cardOf(id)
  const own = pass ? put('effects.or-pass', { play: effectText(play), pass: effectText(pass) }) : effectText(play)
  const effectPhrase = exiles ? put('effects.exile-this', { then: own }) : own
  const idle = play.op === 'all' && (play.arg as readonly unknown[]).length === 0 && !exiles && !pass
  const timing = idle ? 'none' : free ? 'lightning' : kind === 'artifact' ? 'artifact' : 'main'
  return {
    price:
      kind === 'item'
        ? some('nouns.coin', cost)
        : kind === 'artifact'
          ? some('nouns.compass', cost)
          : put('words.no-price'),
    points,
    travel: icons(travel),
    effect: effectPhrase,
    timing,
  }
}

const SPECIAL = new Set([
  'coin',
  'compass',
  'tablet',
  'arrowhead',
  'jewel',
  'idol',
  'pilot',
  'pool-car',
  'pool-ship',
  'pool-plane',
  'pool-either',
  'deck',
  'fear-tile',
  'glass',
  'notebook',
  'collected',
])

export function site(id: string): Phrase {
  if (Object.hasOwn(CAMPS, id)) return put(`places.${id}` as ArnakKey)
  const { level, row, column } = SITES[SITE_IDS.indexOf(id)] as (typeof SITES)[number]
  return put(level === 'level2' ? 'places.level2' : row === 1 ? 'places.lower' : 'places.upper', { column })
}

export function space(id: string): Phrase {
  if (SITE_IDS.includes(id)) return site(id)
  return put(id.endsWith('-1') ? 'places.one-boot' : 'places.two-boots', { site: site(id.slice(0, -2)) })
}

/** A short name for a button with two places: camps by what they give, spaces by their boots. */
export function spot(id: string): Phrase {
  if (id === 'home') return put('spots.home')
  if (Object.hasOwn(CAMPS, id)) return put(`spots.${id}` as ArnakKey)
  if (!SITE_IDS.includes(id))
    return put(id.endsWith('-1') ? 'spots.one-boot' : 'spots.two-boots', { site: spot(id.slice(0, -2)) })
  const { key, terms } = site(id)
  return put(key.replace('places.', 'spots.') as ArnakKey, terms)
}

export const siteTile = (id: string): Phrase => put('things.site-tile', { name: put(`tiles.${id}` as ArnakKey) })
export const guardian = (id: string): Phrase => put('things.guardian', { name: put(`guardians.${id}` as ArnakKey) })
export const guardianText = (id: string): Phrase =>
  put('texts.guardian', { price: price(units(guardianOf(id).cost)), boon: shortBoon(id) })

export function boon(id: string): Phrase {
  const { boon: given } = guardianOf(id)
  return 'icon' in given ? put('effects.travel', { icons: icons([given.icon]) }) : effectText(given.effect)
}
export function shortBoon(id: string): Phrase {
  const { boon: given } = guardianOf(id)
  return 'icon' in given ? put('short.gain', { what: icons([given.icon]) }) : shortText(given.effect)
}

/** The name of an overcome guardian's boon when it is used in a payment. */
export const boonName = (id: string): Phrase => put('things.boon', { name: put(`guardians.${id}` as ArnakKey) })

export function help(id: string, side: AssistantSide): Phrase {
  const { cost, effect: what } = assistantOf(id)[side]
  return cost ? put('effects.pay', { price: price(units(cost)), then: effectText(what) }) : effectText(what)
}

export const assistant = (id: string): Phrase => put('things.assistant', { name: put(`assistants.${id}` as ArnakKey) })
export const idol = (id: string): Phrase => put('things.idol-face', { name: put(`idols.${id}` as ArnakKey) })
export const bonus = (id: string): Phrase => put('things.bonus', { name: put(`bonuses.${id}` as ArnakKey) })

export function slotEffect(id: string): Phrase {
  const { cost, effect: what } = SLOT_EFFECTS[id as keyof typeof SLOT_EFFECTS] as {
    cost?: Parameters<typeof units>[0]
    effect: typeof SLOT_EFFECTS.card.effect
  }
  return cost ? put('short.pay', { price: price(units(cost)), then: shortText(what) }) : shortText(what)
}

export function track(id: string): Phrase {
  const { row } = trackSpace(id)
  if (row === 0) return put('places.start')
  if (row === 8) return put('places.temple')
  return put('places.row', { row, place: Number(id.slice(-1)) })
}

export function stack(id: string): Phrase {
  const { points } = STACKS.find((one) => one.id === id) as (typeof STACKS)[number]
  const side = id.endsWith('left')
    ? 'left'
    : id.endsWith('right')
      ? 'right'
      : id.endsWith('middle')
        ? 'middle'
        : 'other'
  return put('things.temple-tile', { points, side })
}

export function rivalTile(id: string): Phrase {
  const { action, colour = 'none' } = rivalTileOf(id)
  if (action.do === 'dig') return put('rival.dig', { what: { ...some(`nouns.${action.resource}`, 1), silent: true } })
  if (action.do === 'buy') return put(action.kind === 'item' ? 'rival.buy-item' : 'rival.buy-artifact', { colour })
  return put(`rival.${action.do}`, { colour })
}

const has = (table: object, id: string): boolean => Object.hasOwn(table, id)

/** Returns the name of anything that can be pointed at. */
export function thing(id: string): Term {
  if (SPECIAL.has(id)) return put(`things.${id}` as ArnakKey)
  if (id.startsWith('drop-')) return put('things.unused', { card: card(id.slice('drop-'.length)) })
  if (CARDS.has(id)) return card(id)
  if (SPACE_IDS.includes(id) || SITE_IDS.includes(id)) return space(id)
  if (has(GUARDIANS, id)) return guardian(id)
  if (has(ASSISTANTS, id)) return assistant(id)
  if (has(LEVEL1_TILES, id) || has(LEVEL2_TILES, id)) return siteTile(id)
  if (has(IDOLS, id)) return idol(id)
  if (has(BONUSES, id)) return bonus(id)
  if (TRACK_SPACES.has(id)) return track(id)
  if (STACKS.some((one) => one.id === id)) return stack(id)
  if (has(SLOT_EFFECTS, id)) return slotEffect(id)
  if (has(RIVAL_TILES, id)) return rivalTile(id)
  throw new Error(`nothing on the table is called '${id}'`)
}

/** Returns the effect or text of a thing, beyond its name. */
export function detail(id: string): Term | undefined {
  if (CARDS.has(id)) return cardSays(id)
  if (has(ASSISTANTS, id)) return put('texts.assistant', { silver: help(id, 'silver'), gold: help(id, 'gold') })
  if (has(GUARDIANS, id)) return guardianText(id)
  if (has(LEVEL1_TILES, id) || has(LEVEL2_TILES, id)) return effectText(siteTileOf(id).effect)
  if (has(CAMPS, id)) return effectText(CAMPS[id as keyof typeof CAMPS])
  if (has(BONUSES, id)) return effectText(bonusOf(id))
  return has(IDOLS, id) ? effectText(idolOf(id).effect) : undefined
}
