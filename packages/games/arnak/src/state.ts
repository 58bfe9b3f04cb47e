// The state of a game of Arnak. Hidden things are in the kernel's piles; public ones are fields here.

import { type Core, cloneCore, type Id, look, move, pile, type Seat, type State, showOwn } from '@wayfare/kernel'
import type { Arrow } from './board/rival-tiles.ts'
import type { Temple } from './board/sites.ts'
import type { IdolSlots } from './idol-slots.ts'
import type { Occupant } from './occupants.ts'

export type Helper = { readonly id: Id; readonly gold: boolean; readonly ready: boolean }

export type Explorer = {
  coin: number
  compass: number
  tablet: number
  arrowhead: number
  jewel: number
  /** The number of archaeologists on the player board. */
  home: number
  /** The number of idols in the crates, and the slots that hold one. */
  crates: number
  slots: IdolSlots
  fearTiles: number
  glass: Id
  notebook: Id
  /** The order of arrival of the glass in the temple, from 1; 0 while it is on its way. */
  arrival: number
  passed: boolean
  /** Effects until the round ends: `planes` makes all icons planes, `calm` prevents Fear from guardians. */
  planes: boolean
  calm: boolean
  /** The number of temple tiles worth 2, 6 and 11 points. */
  tiles2: number
  tiles6: number
  tiles11: number
  /** Overcome guardians whose boon is unused, and those whose boon was used. */
  boons: Id[]
  spent: Id[]
  staff: Helper[]
}

/** Unused travel icons of this turn. `either` counts icons that may be a car or a ship. */
export type Pool = { car: number; ship: number; plane: number; either: number }

export type Rival = {
  /** The ten tiles of the stack, by name, and those used this round in order. */
  readonly tiles: readonly Id[]
  used: Id[]
  /** The arrow on the back of the top tile; null when the stack is empty. */
  arrow: Arrow | null
  glass: Id
  arrival: number
  tiles6: number
  guardians: Id[]
  cards: Id[]
  /** The rival's face-up idols by kind, and the number on its "−1" space. */
  idols: Id[]
  minus: number
}

export type ArnakState = State & {
  core: Core
  readonly temple: Temple
  round: number
  first: Seat
  turn: Seat
  acted: boolean
  pool: Pool
  /** The six places of the row. Artifacts are left of the staff, which is behind the first `round` places. */
  row: (Id | null)[]
  exiledItems: Id[]
  exiledArtifacts: Id[]
  /** The occupant of each space. (`men` is the name in stored games.) */
  men: Occupant[]
  /** The tile and the guardian of each site. */
  tiles: (Id | null)[]
  guards: (Id | null)[]
  idols: (Id | null)[]
  /** The bonus tile on each spot of this temple. */
  bonus: (Id | null)[]
  /** The number of temple tiles left in each stack. */
  stacks: number[]
  arrived: number
  /** Removed from the game: the number of idols paid for the Snake bridge, and the bonus tiles that were taken. */
  gone: { idols: number; bonuses: Id[] }
  explorers: Explorer[]
  rival: Rival | null
}

export { ROUNDS } from './rounds.ts'
export const HAND_SIZE = 5
export const FIGURES = 2

/** The names are made once, because building a text costs more than looking it up. */
const named = (word: string) => {
  const names = [0, 1, 2, 3].map((seat) => `${word}-${seat}`)
  return (seat: Seat): string => names[seat] as string
}
export const hand = named('hand')
export const deck = named('deck')
export const area = named('area')
export const ownPiles = (seat: Seat): string[] => [hand(seat), deck(seat), area(seat)]
/** The three supply stacks of assistants. */
export const SUPPLY = ['supply-0', 'supply-1', 'supply-2'] as const
export const RESCUE_STACK = 'rescue'
export const ITEM_DECK = 'items'
export const ARTIFACT_DECK = 'artifacts'
export const LEVEL1_STACK = 'level1'
export const LEVEL2_STACK = 'level2'
export const GUARDIAN_STACK = 'guardians'
/** The face-down idols of the level II sites, which nobody ever sees. */
export const UNDER_STACK = 'under'
/** The bonus tiles in the Lost Temple, and the unused ones. */
export const LOST_STACK = 'lost'
export const BOX = 'box'
/** The pile of Fear cards, and basic cards that are out of the game; both public. */
export const FEAR_PILE = 'fear'
export const BASICS_OUT = 'out'
/** Cards drawn by an earring, until their owner has chosen. */
export const DRAWN_BY_EARRING = 'apart'
/** The rival's stack of tiles, and its top tile in a pile of its own because its back is visible. */
export const RIVAL_STACK = 'rival'
export const RIVAL_TOP = 'rival-top'

export function explorer(s: ArnakState, seat: Seat): Explorer {
  return s.explorers[seat] as Explorer
}

/** A solo game is set up as for two players (ARN-SOLO-01). */
export function tableSize(s: ArnakState): number {
  return Math.max(2, s.core.players)
}

/** Moves a hand card to the play area, where everybody sees it; its owner may still undo that. */
export function layOpen(s: ArnakState, by: Seat, index: number): void {
  showOwn(s, hand(by), index, by)
  move(s, hand(by), index, area(by))
}

/** Reveals the top card of a pile and removes it; returns null if there is none. */
export function turnUp(s: ArnakState, name: string): Id | null {
  const cards = pile(s, name)
  if (cards.length === 0) return null
  const [id] = look(s, name, cards.length - 1, 'all')
  cards.pop()
  return id
}

export function clone(s: ArnakState): ArnakState {
  const { pool } = s
  const explorers: Explorer[] = []
  for (const one of s.explorers) explorers.push(cloneExplorer(one))
  return {
    core: cloneCore(s.core),
    temple: s.temple,
    round: s.round,
    first: s.first,
    turn: s.turn,
    acted: s.acted,
    pool: { car: pool.car, ship: pool.ship, plane: pool.plane, either: pool.either },
    row: s.row.slice(),
    exiledItems: s.exiledItems.slice(),
    exiledArtifacts: s.exiledArtifacts.slice(),
    men: s.men.slice(),
    tiles: s.tiles.slice(),
    guards: s.guards.slice(),
    idols: s.idols.slice(),
    bonus: s.bonus.slice(),
    stacks: s.stacks.slice(),
    arrived: s.arrived,
    gone: { idols: s.gone.idols, bonuses: s.gone.bonuses.slice() },
    explorers,
    rival: s.rival ? cloneRival(s.rival) : null,
  }
}

export function cloneExplorer(one: Explorer): Explorer {
  return {
    coin: one.coin,
    compass: one.compass,
    tablet: one.tablet,
    arrowhead: one.arrowhead,
    jewel: one.jewel,
    home: one.home,
    crates: one.crates,
    slots: one.slots,
    fearTiles: one.fearTiles,
    glass: one.glass,
    notebook: one.notebook,
    arrival: one.arrival,
    passed: one.passed,
    planes: one.planes,
    calm: one.calm,
    tiles2: one.tiles2,
    tiles6: one.tiles6,
    tiles11: one.tiles11,
    boons: one.boons.slice(),
    spent: one.spent.slice(),
    staff: one.staff.slice(),
  }
}

export function cloneRival(one: Rival): Rival {
  return {
    tiles: one.tiles,
    used: one.used.slice(),
    arrow: one.arrow,
    glass: one.glass,
    arrival: one.arrival,
    tiles6: one.tiles6,
    guardians: one.guardians.slice(),
    cards: one.cards.slice(),
    idols: one.idols.slice(),
    minus: one.minus,
  }
}
