// Alfred's four boards (DAR-SOLO-01): the level is the colour.

import type { Effect } from '@wayfare/kernel'
import { bonusSteps, coins, explore, freeAcademy, landExplorer, perk, points, sail, stampEach } from './actions.ts'
import type { PlayerColour } from './player-board.ts'

type Row = {
  /** The printed seal fills the first slot. */
  readonly seal: string
  readonly bracket: number
  /** By slot, counted from 1. */
  readonly slots: Readonly<Record<number, readonly Effect[]>>
}
type AlfredBoard = {
  /** Points for each round (DAR-SOLO-57). */
  readonly factor: number
  readonly endPoints: number
  readonly coins: number
  readonly rows: readonly Row[]
  readonly stacks: readonly (readonly Effect[])[]
  readonly tents: readonly (readonly Effect[])[]
}

export const TRACK_LENGTH = 12
export const CARD_SPACES: readonly number[] = [5, 10]
export const MOST_COINS = 12

export const ALFRED_BOARDS: Readonly<Record<PlayerColour, AlfredBoard>> = {
  white: {
    factor: 2,
    endPoints: 3,
    coins: 3,
    rows: [
      { seal: 'g', bracket: 3, slots: { 5: [bonusSteps(1)] } },
      { seal: 'y', bracket: 3, slots: { 5: [bonusSteps(1)] } },
      { seal: 'r', bracket: 3, slots: {} },
      { seal: 'b', bracket: 3, slots: {} },
    ],
    stacks: [[], [bonusSteps(2)], [explore(1)]],
    tents: [[], [bonusSteps(1)], [], [coins(2)], []],
  },
  blue: {
    factor: 3,
    endPoints: 4,
    coins: 4,
    rows: [
      { seal: 'y', bracket: 4, slots: { 4: [bonusSteps(1)], 6: [points(2)] } },
      { seal: 'b', bracket: 3, slots: { 4: [bonusSteps(1)] } },
      { seal: 'g', bracket: 3, slots: { 5: [bonusSteps(1)] } },
      { seal: 'r', bracket: 3, slots: {} },
    ],
    stacks: [[explore(1)], [bonusSteps(2)], [sail(1)]],
    tents: [[], [bonusSteps(2)], [coins(2)], [sail(1)], []],
  },
  yellow: {
    factor: 4,
    endPoints: 5,
    coins: 5,
    rows: [
      { seal: 'g', bracket: 4, slots: { 3: [coins(2)], 5: [bonusSteps(2)] } },
      { seal: 'r', bracket: 3, slots: { 4: [bonusSteps(2)] } },
      { seal: 'b', bracket: 3, slots: { 4: [bonusSteps(1)] } },
      { seal: 'y', bracket: 3, slots: { 5: [bonusSteps(1)] } },
    ],
    stacks: [[explore(2)], [freeAcademy], [sail(2)]],
    tents: [[bonusSteps(1)], [coins(2)], [sail(1)], [perk('scrolls-free')], []],
  },
  green: {
    factor: 5,
    endPoints: 5,
    coins: 6,
    rows: [
      { seal: 'b', bracket: 4, slots: { 3: [bonusSteps(2)], 5: [points(3)] } },
      { seal: 'g', bracket: 4, slots: { 3: [stampEach], 5: [bonusSteps(2)] } },
      { seal: 'r', bracket: 3, slots: { 4: [bonusSteps(2)] } },
      { seal: 'y', bracket: 3, slots: { 4: [bonusSteps(1)] } },
    ],
    stacks: [[explore(2)], [freeAcademy, perk('book-plus')], [sail(2)]],
    tents: [[bonusSteps(2)], [coins(3)], [landExplorer], [perk('lag-cap')], []],
  },
}
export type Level = PlayerColour

export const ROW_LETTERS = ['A', 'B', 'C', 'D'] as const
export const REST_COINS = 7
export const REST_STEPS = 2
export const SPECIAL_STEPS = 4
export const OBJECTIVE_STEPS = 2
export const KNOWLEDGE_PRICE = 3
export const SAME_COLOUR_LIMIT = 3
