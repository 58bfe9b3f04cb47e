// Alfred's bonus cards, by round, and his action cards, each with its options in the order in which he tries them.

import type { AlfredAction } from '../ops.ts'
import { coins, explore, freeAcademy, landExplorer, points, sail, stampEach, theory } from './actions.ts'
import type { AlfredWorker } from './ids.ts'

export const BONUS_CARDS: Readonly<Record<string, readonly (readonly AlfredAction[])[]>> = {
  'bonus-white-1': [[coins(2)], [explore(1)], [theory(1)], [explore(2)], [points(3)]],
  'bonus-white-2': [[freeAcademy], [sail(1)], [stampEach], [sail(2)], [theory(2)]],
  'bonus-blue-1': [[explore(1)], [freeAcademy], [explore(2)], [theory(2)], [points(4)]],
  'bonus-blue-2': [[sail(1)], [stampEach], [landExplorer], [sail(2)], [theory(3)]],
  'bonus-yellow-1': [[freeAcademy], [explore(2)], [theory(2)], [explore(3)], [points(6)]],
  'bonus-yellow-2': [[sail(2)], [landExplorer], [stampEach], [sail(3)], [theory(3)]],
  'bonus-green-1': [[coins(3)], [explore(2)], [theory(2)], [explore(2)], [points(6)]],
  'bonus-green-2': [[freeAcademy], [landExplorer], [sail(2)], [stampEach, theory(1)], [theory(3)]],
}
export const bonusRow = (card: string, round: number): readonly AlfredAction[] =>
  BONUS_CARDS[card]?.[round - 1] as readonly AlfredAction[]

export type AlfredOption =
  | { readonly kind: 'main'; readonly order: readonly AlfredWorker[] }
  | { readonly kind: 'special-left' | 'special-right' | 'small' | 'deliver' | 'rest' }

const main = (...order: AlfredWorker[]): AlfredOption => ({ kind: 'main', order })
const SPECIAL_LEFT: AlfredOption = { kind: 'special-left' }
const SPECIAL_RIGHT: AlfredOption = { kind: 'special-right' }
const SMALL: AlfredOption = { kind: 'small' }
const DELIVER: AlfredOption = { kind: 'deliver' }
const REST: AlfredOption = { kind: 'rest' }

export const ACTION_CARDS: Readonly<Record<string, readonly AlfredOption[]>> = {
  'alfred-action-1': [main('A', 'B', 'C', 'D'), REST],
  'alfred-action-2': [SPECIAL_LEFT, main('B', 'A', 'D', 'C'), REST],
  'alfred-action-3': [SPECIAL_RIGHT, main('C', 'D', 'A', 'B'), REST],
  'alfred-action-4': [SMALL, main('D', 'C', 'B', 'A'), REST],
  'alfred-action-5': [DELIVER, main('A', 'C', 'B', 'D'), REST],
  'alfred-action-6': [DELIVER, main('B', 'D', 'A', 'C'), REST],
  'alfred-action-7': [main('C', 'A', 'D', 'B'), SMALL, REST],
  'alfred-action-8': [DELIVER, main('D', 'B', 'C', 'A'), REST],
}
export const ACTION_IDS: readonly string[] = Object.keys(ACTION_CARDS)
export const optionsOn = (card: string): readonly AlfredOption[] => ACTION_CARDS[card] as readonly AlfredOption[]
/** All action cards are reshuffled once this many of the face-up ones show a delivery (DAR-SOLO-17). */
export const DELIVERIES_SHOWN = 2
export const showsDelivery = (card: string): boolean => optionsOn(card).some(({ kind }) => kind === 'deliver')
