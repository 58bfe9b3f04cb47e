// Alfred's bonus cards, by round, and his action cards, each with the options he tries from the top.

import type { Effect } from '@wayfare/kernel'
import { coins, explore, freeAcademy, landExplorer, points, sail, stampEach, theory } from './actions.ts'

export const BONUS_CARDS: Readonly<Record<string, readonly (readonly Effect[])[]>> = {
  'bonus-white-1': [[coins(2)], [explore(1)], [theory(1)], [explore(2)], [points(3)]],
  'bonus-white-2': [[freeAcademy], [sail(1)], [stampEach], [sail(2)], [theory(2)]],
  'bonus-blue-1': [[explore(1)], [freeAcademy], [explore(2)], [theory(2)], [points(4)]],
  'bonus-blue-2': [[sail(1)], [stampEach], [landExplorer], [sail(2)], [theory(3)]],
  'bonus-yellow-1': [[freeAcademy], [explore(2)], [theory(2)], [explore(3)], [points(6)]],
  'bonus-yellow-2': [[sail(2)], [landExplorer], [stampEach], [sail(3)], [theory(3)]],
  'bonus-green-1': [[coins(3)], [explore(2)], [theory(2)], [explore(2)], [points(6)]],
  'bonus-green-2': [[freeAcademy], [landExplorer], [sail(2)], [stampEach, theory(1)], [theory(3)]],
}
export const bonusRow = (card: string, round: number): readonly Effect[] =>
  BONUS_CARDS[card]?.[round - 1] as readonly Effect[]

export type AlfredOption =
  | { readonly kind: 'main'; readonly order: string }
  | { readonly kind: 'special-left' | 'special-right' | 'small' | 'deliver' | 'rest' }

const main = (order: string): AlfredOption => ({ kind: 'main', order })
const SPECIAL_LEFT: AlfredOption = { kind: 'special-left' }
const SPECIAL_RIGHT: AlfredOption = { kind: 'special-right' }
const SMALL: AlfredOption = { kind: 'small' }
const DELIVER: AlfredOption = { kind: 'deliver' }
const REST: AlfredOption = { kind: 'rest' }

export const ACTION_CARDS: Readonly<Record<string, readonly AlfredOption[]>> = {
  'alfred-action-1': [main('ABCD'), REST],
  'alfred-action-2': [SPECIAL_LEFT, main('BADC'), REST],
  'alfred-action-3': [SPECIAL_RIGHT, main('CDAB'), REST],
  'alfred-action-4': [SMALL, main('DCBA'), REST],
  'alfred-action-5': [DELIVER, main('ACBD'), REST],
  'alfred-action-6': [DELIVER, main('BDAC'), REST],
  'alfred-action-7': [main('CADB'), SMALL, REST],
  'alfred-action-8': [DELIVER, main('DBCA'), REST],
}
export const ACTION_IDS: readonly string[] = Object.keys(ACTION_CARDS)
export const optionsOn = (card: string): readonly AlfredOption[] => ACTION_CARDS[card] as readonly AlfredOption[]
/** DAR-SOLO-17: how many cards with a delivery lie open before all are shuffled again. */
export const DELIVERIES_SHOWN = 2
export const showsDelivery = (card: string): boolean => optionsOn(card).some(({ kind }) => kind === 'deliver')
