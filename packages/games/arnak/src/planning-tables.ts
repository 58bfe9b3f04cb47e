// Estimates of the value of one use of a card or assistant, in points in the middle of the game.

import type { Effect, Id } from '@wayfare/kernel'
import type { AssistantId } from './board/assistants.ts'
import type { Card } from './cards/card.ts'
import { CARD_IDS, cardOf } from './cards/cards.ts'
import { SMALL } from './evaluate.ts'
import { read } from './ops.ts'
import { RESOURCES, type Resource } from './resources.ts'

/** The value of each assistant's silver and gold side. */
export const HELP_WORTH: Readonly<Record<AssistantId, readonly [silver: number, gold: number]>> = {
  'assistant-coins': [1.9, 2.8],
  'assistant-tablet': [1.6, 2.6],
  'assistant-boot-for-arrowhead': [2.2, 3],
  'assistant-coin-for-arrowhead': [2, 3.1],
  'assistant-exile': [1.2, 2.2],
  'assistant-draw': [0.8, 1.5],
  'assistant-coin-or-plane': [1.3, 2.3],
  'assistant-compass-or-car': [1.2, 2.3],
  'assistant-compass-or-ship': [1.2, 2.3],
  'assistant-discount': [0.9, 1.8],
  'assistant-upgrade': [1.8, 2.8],
  'assistant-compass': [1.1, 2.2],
}

const THING: Readonly<Record<Resource, number>> = { coin: 0.9, compass: 1, tablet: 1.4, arrowhead: 2.4, jewel: 3.2 }
const TABLET_TO_PLAY = 1.4

/** The value of each card: the better of playing it and travelling with it. */
export const CARD_WORTH: ReadonlyMap<Id, number> = new Map(CARD_IDS.map((id) => [id, cardWorth(cardOf(id))]))

function cardWorth({ kind, play, travel, exiles, points }: Card): number {
  const journey = travel.length * (travel[0] === 'plane' ? 1 : 0.6)
  const playedWorth = rough(play) - (kind === 'artifact' ? TABLET_TO_PLAY : 0)
  // A card that exiles itself can be played only once and takes its points with it.
  return Math.max(journey, exiles ? (playedWorth - points) / 2 : playedWorth)
}

function rough(effect: Effect): number {
  const { op, arg } = read(effect)
  switch (op) {
    case 'all':
      return arg.reduce((total, part) => total + rough(part), 0)
    case 'may':
      return Math.max(0, rough(arg.effect))
    case 'pay': {
      let price = 0
      for (const unit in arg.cost) price += (arg.cost[unit] as number) * (THING[unit as Resource] ?? 0.8)
      return rough(arg.then) - price
    }
    case 'one-of':
      return Math.max(...Object.values(arg).map(rough))
    case 'two-of':
      return 2
    case 'gain': {
      let total = 0
      for (const resource of RESOURCES) total += (arg[resource] ?? 0) * THING[resource]
      return total
    }
    case 'draw':
      return arg.count
    case 'compass-per':
      return 1.5
    case 'fear':
      return -1.4
    case 'overcome-free':
    case 'choose-guardian':
      return 4
    default:
      return SMALL[op] ?? 0
  }
}
