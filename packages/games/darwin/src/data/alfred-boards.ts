// Alfred's four boards. The colour of a board is its level of difficulty (DAR-SOLO-01).

import type { AlfredAction } from '../ops.ts'
import { bonusSteps, coins, explore, freeAcademy, landExplorer, perk, points, sail, stampEach } from './actions.ts'
import type { AlfredWorker, Colour, PlayerColour, StackId } from './ids.ts'

type Row = {
  /** The seal printed in the first slot of the row. */
  readonly seal: Colour
  readonly bracket: number
  /** Actions by slot, counted from 1. */
  readonly slots: Readonly<Record<number, readonly AlfredAction[]>>
}
type AlfredBoard = {
  /** The Beagle goal's factor, which is multiplied by the round (DAR-SOLO-57). */
  readonly factor: number
  readonly endPoints: number
  readonly coins: number
  readonly rows: Readonly<Record<AlfredWorker, Row>>
  readonly stacks: Readonly<Record<StackId, readonly AlfredAction[]>>
  readonly tents: readonly (readonly AlfredAction[])[]
}

export const TRACK_LENGTH = 12
export const CARD_SPACES: readonly number[] = [5, 10]
export const MOST_COINS = 12

export const ALFRED_BOARDS: Readonly<Record<PlayerColour, AlfredBoard>> = {
  white: {
    factor: 2,
    endPoints: 3,
    coins: 3,
    rows: {
      A: { seal: 'green', bracket: 3, slots: { 5: [bonusSteps(1)] } },
      B: { seal: 'yellow', bracket: 3, slots: { 5: [bonusSteps(1)] } },
      C: { seal: 'red', bracket: 3, slots: {} },
      D: { seal: 'blue', bracket: 3, slots: {} },
    },
    stacks: { 'stack-1': [], 'stack-2': [bonusSteps(2)], 'stack-3': [explore(1)] },
    tents: [[], [bonusSteps(1)], [], [coins(2)], []],
  },
  blue: {
    factor: 3,
    endPoints: 4,
    coins: 4,
    rows: {
      A: { seal: 'yellow', bracket: 4, slots: { 4: [bonusSteps(1)], 6: [points(2)] } },
      B: { seal: 'blue', bracket: 3, slots: { 4: [bonusSteps(1)] } },
      C: { seal: 'green', bracket: 3, slots: { 5: [bonusSteps(1)] } },
      D: { seal: 'red', bracket: 3, slots: {} },
    },
    stacks: { 'stack-1': [explore(1)], 'stack-2': [bonusSteps(2)], 'stack-3': [sail(1)] },
    tents: [[], [bonusSteps(2)], [coins(2)], [sail(1)], []],
  },
  yellow: {
    factor: 4,
    endPoints: 5,
    coins: 5,
    rows: {
      A: { seal: 'green', bracket: 4, slots: { 3: [coins(2)], 5: [bonusSteps(2)] } },
      B: { seal: 'red', bracket: 3, slots: { 4: [bonusSteps(2)] } },
      C: { seal: 'blue', bracket: 3, slots: { 4: [bonusSteps(1)] } },
      D: { seal: 'yellow', bracket: 3, slots: { 5: [bonusSteps(1)] } },
    },
    stacks: { 'stack-1': [explore(2)], 'stack-2': [freeAcademy], 'stack-3': [sail(2)] },
    tents: [[bonusSteps(1)], [coins(2)], [sail(1)], [perk('scrolls-free')], []],
  },
  green: {
    factor: 5,
    endPoints: 5,
    coins: 6,
    rows: {
      A: { seal: 'blue', bracket: 4, slots: { 3: [bonusSteps(2)], 5: [points(3)] } },
      B: { seal: 'green', bracket: 4, slots: { 3: [stampEach], 5: [bonusSteps(2)] } },
      C: { seal: 'red', bracket: 3, slots: { 4: [bonusSteps(2)] } },
      D: { seal: 'yellow', bracket: 3, slots: { 4: [bonusSteps(1)] } },
    },
    stacks: { 'stack-1': [explore(2)], 'stack-2': [freeAcademy, perk('book-plus')], 'stack-3': [sail(2)] },
    tents: [[bonusSteps(2)], [coins(3)], [landExplorer], [perk('lag-cap')], []],
  },
}
export type Level = PlayerColour

export const REST_COINS = 7
export const REST_STEPS = 2
export const SPECIAL_STEPS = 4
export const OBJECTIVE_STEPS = 2
export const KNOWLEDGE_PRICE = 3
export const SAME_COLOUR_LIMIT = 3
