// The view of a seat or spectator, built from what it may know.

import { type Eyes, faces, type Id, type Seat, stateSeenBy } from '@wayfare/kernel'
import { box, chest, hand, type KitState, seller, spent, tilesOf } from './state.ts'

type Faces = readonly (Id | null)[]

export type KitView = {
  readonly round: number
  readonly rounds: number
  readonly turn: Seat
  readonly acted: boolean
  readonly deck: Faces
  readonly tiles: Faces
  readonly market: Faces
  readonly sellers: readonly {
    readonly coin: number
    readonly gem: number
    readonly point: number
    readonly favour: boolean
    readonly hand: Faces
    readonly chest: Faces
    readonly box: Faces
    readonly spent: Faces
    readonly tiles: Faces
  }[]
}

export function view(s: KitState, eyes: Eyes): KitView {
  return {
    round: s.round,
    rounds: s.rounds,
    turn: s.turn,
    acted: s.acted,
    deck: faces(s, 'deck', eyes),
    tiles: faces(s, 'tiles', eyes),
    market: faces(s, 'market', eyes),
    sellers: s.sellers.map((_, seat) => {
      const seen = stateSeenBy(s, seat, eyes)
      const { coin, gem, point, favour } = seller(seen, seat)
      return {
        coin,
        gem,
        point,
        favour,
        hand: faces(seen, hand(seat), eyes),
        chest: faces(seen, chest(seat), eyes),
        box: faces(seen, box(seat), eyes),
        spent: faces(seen, spent(seat), eyes),
        tiles: faces(seen, tilesOf(seat), eyes),
      }
    }),
  }
}
