// The state of the kit's own game: two to four lantern sellers at a night market.

import { type Core, cloneCore, type Seat, type State } from '@wayfare/kernel'

export type Seller = { coin: number; gem: number; point: number; favour: boolean }

export type KitState = State & {
  core: Core
  readonly rounds: number
  round: number
  /** The active seat, and whether its main action has been taken. */
  turn: Seat
  acted: boolean
  sellers: Seller[]
}

/** The names are made once, because building a text costs more than looking it up. */
const named = (word: string) => {
  const names = [0, 1, 2, 3].map((seat) => `${word}-${seat}`)
  return (seat: Seat): string => names[seat] as string
}

export const hand = named('hand')
/** The cards that a seller has put aside face down to score at the end. */
export const chest = named('chest')
/** The cards that a seller discarded in the draft or between rounds. */
export const box = named('box')
export const spent = named('spent')
export const tilesOf = named('tiles')

export function seller(s: KitState, seat: Seat): Seller {
  return s.sellers[seat] as Seller
}

export function clone(s: KitState): KitState {
  return {
    core: cloneCore(s.core),
    rounds: s.rounds,
    round: s.round,
    turn: s.turn,
    acted: s.acted,
    sellers: s.sellers.map((one) => ({ coin: one.coin, gem: one.gem, point: one.point, favour: one.favour })),
  }
}
