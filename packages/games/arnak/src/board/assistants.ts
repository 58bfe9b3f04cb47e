// The twelve assistants, silver and gold.

import { all, type Effect } from '@wayfare/kernel'
import { buy, draw, either, exile, gain, giveUp, travel, upgrade } from '../effects.ts'
import type { AssistantSide } from '../ops.ts'
import type { CardPrice } from '../resources.ts'

/** An assistant's effect; if it has a cost, the assistant is exhausted only once that is paid (ARN-ASSIST-19). */
type Help = { readonly cost?: CardPrice; readonly effect: Effect }
type Assistant = { readonly silver: Help; readonly gold: Help; readonly main?: true }
const help = (effect: Effect, cost?: CardPrice): Help => (cost ? { cost, effect } : { effect })

export const ASSISTANTS = {
  'assistant-coins': { silver: help(gain({ coin: 2 })), gold: help(gain({ coin: 3 })) },
  'assistant-tablet': { silver: help(gain({ tablet: 1 })), gold: help(gain({ coin: 1, tablet: 1 })) },
  'assistant-boot-for-arrowhead': {
    silver: help(gain({ arrowhead: 1 }), { travel: ['boot'] }),
    gold: help(gain({ arrowhead: 1 })),
  },
  'assistant-coin-for-arrowhead': {
    silver: help(gain({ arrowhead: 1 }), { coin: 1 }),
    gold: help(either({ arrowhead: gain({ arrowhead: 1 }), jewel: gain({ jewel: 1 }) }), { coin: 1 }),
  },
  'assistant-exile': { silver: help(exile), gold: help(all([gain({ compass: 1 }), exile])) },
  'assistant-draw': { silver: help(all([draw(), giveUp])), gold: help(draw()) },
  'assistant-coin-or-plane': {
    silver: help(either({ coin: gain({ coin: 1 }), plane: travel('plane') })),
    gold: help(either({ coins: gain({ coin: 2 }), planes: travel('plane', 'plane') })),
  },
  'assistant-compass-or-car': {
    silver: help(either({ compass: gain({ compass: 1 }), car: travel('car') })),
    gold: help(either({ 'coin-compass': gain({ coin: 1, compass: 1 }), cars: travel('car', 'car') })),
  },
  'assistant-compass-or-ship': {
    silver: help(either({ compass: gain({ compass: 1 }), ship: travel('ship') })),
    gold: help(either({ 'coin-compass': gain({ coin: 1, compass: 1 }), ships: travel('ship', 'ship') })),
  },
  // The only assistant without a lightning symbol, so using it is the main action of the turn (ARN-ASSIST-16).
  'assistant-discount': { silver: help(buy('any', 1)), gold: help(buy('any', 2)), main: true },
  'assistant-upgrade': { silver: help(upgrade), gold: help(all([gain({ compass: 1 }), upgrade])) },
  'assistant-compass': { silver: help(gain({ compass: 1 })), gold: help(gain({ compass: 2 })) },
} as const satisfies Record<string, Assistant>
export type AssistantId = keyof typeof ASSISTANTS
export const ASSISTANT_IDS = Object.keys(ASSISTANTS) as readonly AssistantId[]

export const DISCOUNT_ASSISTANT = 'assistant-discount'
export const DISCOUNT: Readonly<Record<AssistantSide, number>> = { silver: 1, gold: 2 }

export function assistantOf(id: string): Assistant {
  return ASSISTANTS[id as AssistantId]
}
