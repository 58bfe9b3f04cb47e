// The items. Prices are in coins.

import { all, type Effect } from '@wayfare/kernel'
import {
  activate,
  buy,
  buyEffect,
  compassPer,
  draw,
  exile,
  gain,
  overcomeFree,
  research,
  send,
  take,
  twoOf,
} from '../effects.ts'
import type { Icon } from '../resources.ts'
import type { Card } from './card.ts'

type More = Pick<Card, 'free' | 'exiles' | 'pass'>
const item = (cost: number, points: number, travel: readonly Icon[], play: Effect, more: More = {}): Card => ({
  kind: 'item',
  cost,
  points,
  travel,
  play,
  ...more,
})
const FREE: More = { free: true }
const EXILES: More = { exiles: true }

export const ITEMS = {
  aeroplane: item(4, 3, ['plane', 'plane'], send({ discount: ['plane'], compass: 2 })),
  airdrop: item(2, 1, ['plane'], take('item', 'hand'), EXILES),
  'army-knife': item(
    3,
    1,
    ['car', 'ship'],
    twoOf({
      exile,
      coin: gain({ coin: 1 }),
      compass: gain({ compass: 1 }),
      tablet: gain({ tablet: 1 }),
    }),
  ),
  automobile: item(3, 3, ['car', 'car'], gain({ compass: 2 }), FREE),
  axe: item(2, 2, ['ship'], all([exile, gain({ compass: 1 })])),
  'bear-trap': item(2, 1, ['car'], overcomeFree('no-rival-there'), EXILES),
  binoculars: item(4, 1, ['ship'], activate({ levels: ['level1'] })),
  'bow-and-arrows': item(2, 2, ['car'], compassPer('guardians', 3)),
  brush: item(3, 3, ['car'], compassPer('idols', 3)),
  'carrier-pigeon': item(2, 1, ['ship'], gain({ tablet: 2 }), FREE),
  chronometer: item(3, 2, ['ship', 'ship'], gain({ coin: 1, compass: 1 }), { free: true, pass: gain({ compass: 3 }) }),
  dog: item(3, 1, ['car'], all([gain({ compass: 1 }), activate({ who: 'nobody' })])),
  'fishing-rod': item(2, 2, ['ship'], buy('item', 3, true)),
  flask: item(2, 1, ['ship'], draw(3), EXILES),
  'gold-pan': item(1, 1, ['ship', 'ship'], gain({ coin: 2 }), FREE),
  'grappling-hook': item(2, 2, ['car'], buyEffect({ card: 1 }, all([draw(), exile]))),
  hat: item(1, 1, ['ship'], gain({ coin: 1, compass: 1 }), FREE),
  horse: item(4, 1, ['car', 'car'], all([draw(), gain({ coin: 1, compass: 1 })])),
  'hot-air-balloon': item(2, 1, ['plane'], send({ discount: ['plane'], compass: 3 }), EXILES),
  journal: item(3, 1, ['car', 'ship'], research({ token: 'notebook', free: true, less: [], tile: false }), EXILES),
  lantern: item(3, 2, ['car'], activate({})),
  'large-backpack': item(3, 1, ['car'], all([gain({ coin: 1 }), draw(1, 'bottom')])),
  machete: item(4, 1, ['car'], all([exile, gain({ compass: 2 })])),
  ostrich: item(3, 1, ['car', 'car'], all([draw(), send({ discount: ['car'] })])),
  'pack-donkey': item(4, 1, ['car', 'car'], draw(2)),
  parrot: item(2, 2, ['ship'], buyEffect({ card: 1 }, gain({ jewel: 1 }))),
  pickaxe: item(1, 1, ['car'], buyEffect({ compass: 1 }, gain({ tablet: 1, arrowhead: 1 }))),
  'precision-compass': item(4, 1, ['ship'], buy('artifact', 3, true)),
  revolver: item(4, 1, ['ship', 'ship'], buyEffect({ compass: 1 }, overcomeFree('your-site'))),
  rope: item(2, 1, ['ship'], buyEffect({ card: 1 }, draw(2))),
  'rough-map': item(1, 1, ['ship'], gain({ compass: 3 }), EXILES),
  'sea-turtle': item(3, 1, ['ship', 'ship'], all([draw(), send({ discount: ['ship'] })])),
  'steam-boat': item(3, 3, ['ship', 'ship'], gain({ compass: 2 }), FREE),
  'sturdy-boots': item(1, 1, ['car', 'car'], all([gain({ compass: 1 }), send({ discount: ['boot', 'boot'] })])),
  tent: item(4, 2, ['car'], activate({ levels: ['camp', 'level1', 'level2'], who: 'you', surcharge: 2 })),
  theodolite: item(3, 1, ['ship'], all([gain({ coin: 1 }), compassPer('archaeologists', null)])),
  torch: item(2, 2, ['ship'], all([exile, gain({ tablet: 1 })])),
  trowel: item(1, 1, ['car'], buyEffect({ compass: 1 }, gain({ jewel: 1 }))),
  watch: item(1, 1, ['ship'], gain({ coin: 2 }), { free: true, pass: gain({ coin: 3 }) }),
  whip: item(2, 1, ['car'], buy('artifact', 4), EXILES),
} as const satisfies Record<string, Card>
export type ItemId = keyof typeof ITEMS
export const ITEM_IDS = Object.keys(ITEMS) as readonly ItemId[]
