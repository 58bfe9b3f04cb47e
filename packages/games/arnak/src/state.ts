// The state of a game of Arnak. Hidden things lie in the kernel's piles; what is open to all stands here by name.

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
  /** Archaeologists on the player board. */
  home: number
  /** Idols in the crates, and the slots that hold one. */
  crates: number
  slots: IdolSlots
  fearTiles: number
  glass: Id
  notebook: Id
  /** 1 for the first glass in the temple; 0 while it is on its way. */
  arrival: number
  passed: boolean
  /** Until the round ends: all icons are planes; guardians give no Fear. */
  planes: boolean
  calm: boolean
  /** Temple tiles of 2, 6 and 11 points. */
  tiles2: number
  tiles6: number
  tiles11: number
  /** Guardians overcome, with and without their boon. */
  boons: Id[]
  spent: Id[]
  staff: Helper[]
}

/** Travel icons left over in this turn. `either`: a car or a ship, whichever is wanted. */
export type Pool = { car: number; ship: number; plane: number; either: number }

export type Rival = {
  /** The ten tiles of the stack, by name; which of them have been used this round, in order. */
  readonly tiles: readonly Id[]
  used: Id[]
  /** On the back of the tile that lies on top; null when the stack is empty. */
  arrow: Arrow | null
  glass: Id
  arrival: number
  tiles6: number
  guardians: Id[]
  cards: Id[]
  /** Idols face up, by kind, and the number on "-1". */
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
  /** Six places; artifacts left of the staff, which stands behind the first `round` of them. */
  row: (Id | null)[]
  exiledItems: Id[]
  exiledArtifacts: Id[]
  /** By space. */
  men: Occupant[]
  /** By site. */
  tiles: (Id | null)[]
  guards: (Id | null)[]
  idols: (Id | null)[]
  /** By bonus spot of this temple. */
  bonus: (Id | null)[]
  /** Temple tiles left, by stack. */
  stacks: number[]
  arrived: number
  /** Out of the game: how many idols have paid for the Snake's bridge, and the research bonuses that were taken. */
  gone: { idols: number; bonuses: Id[] }
  explorers: Explorer[]
  rival: Rival | null
}

export { ROUNDS } from './rounds.ts'
export const HAND_SIZE = 5
export const FIGURES = 2

/** Names are made once: a text put together anew at each look-up costs more than the look-up. */
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
/** Face-down idols of the level II sites: nobody ever sees them. */
export const UNDER_STACK = 'under'
/** Bonus tiles in the Lost Temple, and those that are not used. */
export const LOST_STACK = 'lost'
export const BOX = 'box'
/** The Fear pile, and basic cards out of play: open to all. */
export const FEAR_PILE = 'fear'
export const OUT = 'out'
/** Cards drawn by an earring, until their owner has chosen. */
export const APART = 'apart'
/** The rival's tiles: the one on top shows its back, so it lies by itself. */
export const RIVAL_STACK = 'rival'
export const RIVAL_TOP = 'rival-top'

export function explorer(s: ArnakState, seat: Seat): Explorer {
  return s.explorers[seat] as Explorer
}

/** ARN-SOLO-01: whoever plays alone plays on a table for two. */
export function tableSize(s: ArnakState): number {
  return Math.max(2, s.core.players)
}

/** A hand card is laid into the play area, where everybody sees it; whoever lays it there may still take that back. */
export function layOpen(s: ArnakState, by: Seat, index: number): void {
  showOwn(s, hand(by), index, by)
  move(s, hand(by), index, area(by))
}

/** Turns the top card of a pile over and takes it off; nothing if there is none. */
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
