// The view of a seat or spectator, built from what it may know.

import { type Eyes, faces, type Id, ids, pile, type Seat, stateSeenBy } from '@wayfare/kernel'
import { bonusKind } from './board/bonus-tiles.ts'
import type { Temple } from './board/sites.ts'
import type { Occupant } from './occupants.ts'
import { rivalParts, type ScoreParts } from './score.ts'
import {
  ARTIFACT_DECK,
  type ArnakState,
  area,
  BASICS_OUT,
  cloneExplorer,
  cloneRival,
  DRAWN_BY_EARRING,
  deck,
  type Explorer,
  explorer,
  FEAR_PILE,
  GUARDIAN_STACK,
  hand,
  ITEM_DECK,
  LEVEL1_STACK,
  LEVEL2_STACK,
  LOST_STACK,
  type Pool,
  RESCUE_STACK,
  type Rival,
  SUPPLY,
} from './state.ts'

type Faces = readonly (Id | null)[]

type ExplorerView = Readonly<Explorer> & {
  readonly hand: Faces
  readonly deck: Faces
  readonly area: Faces
}

export type ArnakView = {
  readonly temple: Temple
  readonly round: number
  readonly first: Seat
  readonly turn: Seat
  readonly acted: boolean
  readonly pool: Readonly<Pool>
  readonly row: Faces
  readonly fear: number
  readonly exiled: readonly Id[]
  readonly men: readonly Occupant[]
  readonly tiles: Faces
  readonly guards: Faces
  readonly idols: Faces
  readonly bonus: Faces
  readonly stacks: readonly number[]
  readonly arrived: number
  readonly items: Faces
  readonly artifacts: Faces
  readonly level1: Faces
  readonly level2: Faces
  readonly guardians: Faces
  readonly supply: readonly Faces[]
  readonly rescue: Faces
  readonly lost: Faces
  readonly apart: Faces
  readonly explorers: readonly ExplorerView[]
  readonly rival: (Readonly<Rival> & { readonly left: number; readonly score: ScoreParts }) | null
}

export function view(s: ArnakState, eyes: Eyes): ArnakView {
  const { rival } = s
  return {
    temple: s.temple,
    round: s.round,
    first: s.first,
    turn: s.turn,
    acted: s.acted,
    pool: { ...s.pool },
    row: s.row.slice(),
    fear: pile(s, FEAR_PILE).length,
    exiled: [...s.exiledItems, ...s.exiledArtifacts, ...ids(s, BASICS_OUT)],
    men: s.men.slice(),
    tiles: s.tiles.slice(),
    guards: s.guards.slice(),
    idols: s.idols.slice(),
    bonus: s.bonus.slice(),
    stacks: s.stacks.slice(),
    arrived: s.arrived,
    items: faces(s, ITEM_DECK, eyes),
    artifacts: faces(s, ARTIFACT_DECK, eyes),
    level1: faces(s, LEVEL1_STACK, eyes),
    level2: faces(s, LEVEL2_STACK, eyes),
    guardians: faces(s, GUARDIAN_STACK, eyes),
    supply: SUPPLY.map((name) => faces(s, name, eyes)),
    rescue: faces(s, RESCUE_STACK, eyes),
    lost: faces(s, LOST_STACK, eyes).map((tile) => tile && bonusKind(tile)),
    apart: faces(s, DRAWN_BY_EARRING, eyes),
    explorers: s.explorers.map((_, seat) => explorerView(stateSeenBy(s, seat, eyes), seat, eyes)),
    rival: rival && { ...cloneRival(rival), left: rival.tiles.length - rival.used.length, score: rivalParts(s) },
  }
}

function explorerView(s: ArnakState, seat: Seat, eyes: Eyes): ExplorerView {
  // The spread must come last: in the other order, creating this object takes four times as long, and it is made for
  // every move.
  return {
    hand: faces(s, hand(seat), eyes),
    deck: faces(s, deck(seat), eyes),
    area: faces(s, area(seat), eyes),
    ...cloneExplorer(explorer(s, seat)),
  }
}
