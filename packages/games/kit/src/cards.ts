// Every card and tile of the kit's game, as data.

import { type Cost, type Effect, may, oneOf, pay } from '@wayfare/kernel'
import { effect, type Gain } from './ops.ts'

export const gain = (what: Gain): Effect => effect('gain', what)
export const drawCard: Effect = effect('draw-card')
const lookAtDeck: Effect = effect('look-at-deck')
export const turnOver: Effect = effect('ready-to-turn')
const roll: Effect = effect('roll')
const askToll: Effect = effect('ask-toll')

type Kind = { readonly value: number; readonly cost?: Cost; readonly play: Effect }

/** `value` is the card's score in a chest, `cost` the price of playing it. */
export const KINDS = {
  purse: { value: 1, play: gain({ coin: 2 }) },
  jewel: { value: 2, play: gain({ gem: 1 }) },
  scout: { value: 1, play: drawCard },
  map: { value: 2, play: lookAtDeck },
  spade: { value: 1, play: turnOver },
  feast: { value: 3, play: oneOf({ coins: gain({ coin: 3 }), points: gain({ point: 2 }) }) },
  lantern: { value: 2, cost: { coin: 1 }, play: gain({ point: 3 }) },
  bell: { value: 2, play: may('ring', pay({ gem: 1 }, gain({ point: 4 }))) },
  toll: { value: 1, play: askToll },
  dice: { value: 1, play: roll },
  twin: { value: 4, play: gain({ point: 1 }) },
  omen: { value: 0, play: gain({ coin: 1 }) },
} as const satisfies Record<string, Kind>
export type KindId = keyof typeof KINDS

/** Two cards of each kind, and one omen, which everybody knows to be at the bottom of the deck. */
export const OMEN = 'omen-a'
export const CARDS: readonly string[] = (Object.keys(KINDS) as KindId[]).flatMap((kind) =>
  kind === 'omen' ? [OMEN] : [`${kind}-a`, `${kind}-b`],
)

export function kindOf(card: string): KindId {
  return card.slice(0, -2) as KindId
}
export function cardOf(card: string): Kind {
  return KINDS[kindOf(card)]
}

type Tile = { readonly cost: Cost; readonly points: number; readonly bonus?: Effect }

/** `light` can be paid with cards, gems or two coins; gems also count as coins. */
export const TILES = {
  'tile-alley': { cost: { coin: 2 }, points: 2 },
  'tile-bridge': { cost: { coin: 1, light: 1 }, points: 3 },
  'tile-court': { cost: { light: 2 }, points: 4, bonus: gain({ coin: 1 }) },
  'tile-dock': { cost: { coin: 3 }, points: 3, bonus: gain({ gem: 1 }) },
  'tile-gate': { cost: { coin: 2, light: 1 }, points: 5 },
  'tile-hall': { cost: { coin: 1, light: 2 }, points: 6 },
  'tile-inn': { cost: { light: 1 }, points: 1, bonus: drawCard },
  'tile-mill': { cost: { coin: 4, light: 1 }, points: 8 },
} as const satisfies Record<string, Tile>
export const TILE_IDS: readonly string[] = Object.keys(TILES)

export function tileOf(tile: string): Tile {
  return TILES[tile as keyof typeof TILES]
}

export const HAND_LIMIT = 5
export const MARKET_LIMIT = 3
export const FAVOUR_COST: Cost = { coin: 1, light: 1 }
export const FAVOUR_POINTS = 3
export const DIG_COST: Cost = { coin: 1 }
export const REST: Gain = { coin: 2 }
