// The values printed on cards and boards, copied by hand from the physical game. The tables of the game are tested against them.

import type { ArtifactId } from '../cards/artifacts.ts'
import type { ItemId } from '../cards/items.ts'
import type { ResourceGain } from '../resources.ts'

/** Price, points, travel icons, and a note: a lightning makes it a free action, or the card exiles itself. */
type PrintedCard = readonly [cost: number, points: number, travel: string, more?: 'lightning' | 'exiles itself']

export const PRINTED_ITEMS: Readonly<Record<ItemId, PrintedCard>> = {
  aeroplane: [4, 3, 'plane plane'],
  airdrop: [2, 1, 'plane', 'exiles itself'],
  'army-knife': [3, 1, 'car ship'],
  automobile: [3, 3, 'car car', 'lightning'],
  axe: [2, 2, 'ship'],
  'bear-trap': [2, 1, 'car', 'exiles itself'],
  binoculars: [4, 1, 'ship'],
  'bow-and-arrows': [2, 2, 'car'],
  brush: [3, 3, 'car'],
  'carrier-pigeon': [2, 1, 'ship', 'lightning'],
  chronometer: [3, 2, 'ship ship', 'lightning'],
  dog: [3, 1, 'car'],
  'fishing-rod': [2, 2, 'ship'],
  flask: [2, 1, 'ship', 'exiles itself'],
  'gold-pan': [1, 1, 'ship ship', 'lightning'],
  'grappling-hook': [2, 2, 'car'],
  hat: [1, 1, 'ship', 'lightning'],
  horse: [4, 1, 'car car'],
  'hot-air-balloon': [2, 1, 'plane', 'exiles itself'],
  journal: [3, 1, 'car ship', 'exiles itself'],
  lantern: [3, 2, 'car'],
  'large-backpack': [3, 1, 'car'],
  machete: [4, 1, 'car'],
  ostrich: [3, 1, 'car car'],
  'pack-donkey': [4, 1, 'car car'],
  parrot: [2, 2, 'ship'],
  pickaxe: [1, 1, 'car'],
  'precision-compass': [4, 1, 'ship'],
  revolver: [4, 1, 'ship ship'],
  rope: [2, 1, 'ship'],
  'rough-map': [1, 1, 'ship', 'exiles itself'],
  'sea-turtle': [3, 1, 'ship ship'],
  'steam-boat': [3, 3, 'ship ship', 'lightning'],
  'sturdy-boots': [1, 1, 'car car'],
  tent: [4, 2, 'car'],
  theodolite: [3, 1, 'ship'],
  torch: [2, 2, 'ship'],
  trowel: [1, 1, 'car'],
  watch: [1, 1, 'ship', 'lightning'],
  whip: [2, 1, 'car', 'exiles itself'],
}

export const PRINTED_ARTIFACTS: Readonly<Record<ArtifactId, PrintedCard>> = {
  'ancient-wine': [3, 1, 'plane'],
  'ceremonial-rattle': [3, 2, 'plane'],
  'cleansing-cauldron': [3, 1, 'plane'],
  'coconut-flask': [3, 2, 'plane'],
  'crystal-earring': [4, 2, 'plane'],
  'decorated-horn': [2, 1, 'plane'],
  'guardians-crown': [4, 2, 'plane'],
  'guardians-ocarina': [4, 2, 'plane plane'],
  'guiding-skull': [4, 1, 'plane'],
  'guiding-stone': [3, 1, 'plane'],
  'hunting-arrows': [4, 1, 'plane'],
  'idol-of-ara-anu': [3, 1, 'plane'],
  'inscribed-blade': [2, 1, 'plane'],
  'monkey-medallion': [4, 2, 'plane'],
  mortar: [3, 1, 'plane'],
  'obsidian-earring': [4, 2, 'plane'],
  'ornate-hammer': [4, 2, 'plane'],
  'passage-shell': [3, 1, 'plane'],
  'pathfinders-sandals': [3, 1, 'plane'],
  'pathfinders-staff': [4, 1, 'plane'],
  'ritual-dagger': [4, 2, 'plane'],
  'runes-of-the-dead': [4, 1, 'plane'],
  'sacred-drum': [4, 1, 'plane'],
  'serpent-idol': [2, 1, 'plane'],
  'serpents-gold': [3, 2, 'plane'],
  'star-charts': [4, 2, 'plane'],
  'stone-jar': [2, 1, 'plane'],
  'stone-key': [3, 2, 'plane'],
  sundial: [2, 1, 'plane'],
  'tigerclaw-hairpin': [4, 2, 'plane'],
  'traders-coins': [3, 1, 'plane'],
  'traders-scales': [4, 2, 'plane'],
  'treasure-chest': [4, 3, 'plane'],
  'war-club': [4, 1, 'plane'],
  'war-mask': [3, 1, 'plane'],
}

/** The spaces from which bridges lead here, their cost, and the least number of players for each bonus spot. */
export type PrintedSpace = {
  readonly from: readonly string[]
  readonly cost: ResourceGain & { idol?: 1 }
  readonly bonus: readonly number[]
}

export const PRINTED_TRACK: Readonly<Record<string, PrintedSpace>> = {
  'bird-r1-1': { from: ['bird-start'], cost: { compass: 1, arrowhead: 1 }, bonus: [] },
  'bird-r1-2': { from: ['bird-start'], cost: { jewel: 1 }, bonus: [] },
  'bird-r2-1': { from: ['bird-r1-1'], cost: { jewel: 1 }, bonus: [2] },
  'bird-r2-2': { from: ['bird-r1-1', 'bird-r1-2'], cost: { tablet: 1, arrowhead: 1 }, bonus: [2] },
  'bird-r3-1': { from: ['bird-r2-1', 'bird-r2-2'], cost: { tablet: 2, arrowhead: 1 }, bonus: [4] },
  'bird-r4-1': { from: ['bird-r3-1'], cost: { coin: 1, tablet: 1, arrowhead: 1 }, bonus: [2] },
  'bird-r4-2': { from: ['bird-r3-1'], cost: { tablet: 1, jewel: 1 }, bonus: [2] },
  'bird-r4-3': { from: ['bird-r3-1'], cost: { arrowhead: 2 }, bonus: [2] },
  'bird-r5-1': { from: ['bird-r4-1', 'bird-r4-2', 'bird-r4-3'], cost: { coin: 1, jewel: 1 }, bonus: [4] },
  'bird-r6-1': { from: ['bird-r5-1'], cost: { compass: 1, jewel: 1 }, bonus: [2] },
  'bird-r6-2': { from: ['bird-r5-1'], cost: { tablet: 2, arrowhead: 1 }, bonus: [2] },
  'bird-r7-1': { from: ['bird-r6-1', 'bird-r6-2'], cost: { coin: 1, tablet: 1, arrowhead: 1 }, bonus: [3] },
  'bird-r7-2': { from: ['bird-r6-2'], cost: { tablet: 1, jewel: 1 }, bonus: [3] },
  'bird-temple': { from: ['bird-r7-1', 'bird-r7-2'], cost: { coin: 1, compass: 1, jewel: 1 }, bonus: [] },
  'snake-r1-1': { from: ['snake-start'], cost: { compass: 1, tablet: 2 }, bonus: [] },
  'snake-r1-2': { from: ['snake-start'], cost: { jewel: 1 }, bonus: [] },
  'snake-r2-1': { from: ['snake-r1-1'], cost: { coin: 1, compass: 1, arrowhead: 1 }, bonus: [2] },
  'snake-r2-2': { from: ['snake-r1-1', 'snake-r1-2'], cost: { tablet: 1, jewel: 1 }, bonus: [3] },
  'snake-r2-3': { from: ['snake-r1-2'], cost: { arrowhead: 2 }, bonus: [2] },
  'snake-r3-1': { from: ['snake-r2-1', 'snake-r2-2'], cost: { tablet: 2, arrowhead: 1 }, bonus: [2] },
  'snake-r3-2': { from: ['snake-r2-2', 'snake-r2-3'], cost: { coin: 1, jewel: 1 }, bonus: [2] },
  'snake-r4-1': { from: ['snake-r3-1', 'snake-r3-2'], cost: { idol: 1 }, bonus: [] },
  'snake-r5-1': { from: ['snake-r4-1'], cost: { arrowhead: 2 }, bonus: [4] },
  'snake-r5-2': { from: ['snake-r4-1'], cost: { tablet: 1, jewel: 1 }, bonus: [4] },
  'snake-r6-1': { from: ['snake-r5-1'], cost: { tablet: 1, jewel: 1 }, bonus: [2] },
  'snake-r6-2': { from: ['snake-r5-1', 'snake-r5-2'], cost: { compass: 1, tablet: 3 }, bonus: [2] },
  'snake-r7-1': { from: ['snake-r6-1', 'snake-r6-2'], cost: { coin: 1, tablet: 1, arrowhead: 1 }, bonus: [2, 3, 2] },
  'snake-temple': { from: ['snake-r7-1'], cost: { compass: 1, arrowhead: 1, jewel: 1 }, bonus: [] },
}

/** The points of the rows, from the bottom. */
export const PRINTED_ROWS = {
  bird: { glass: [1, 2, 4, 6, 9, 12, 16], notebook: [0, 1, 2, 4, 6, 8, 10] },
  snake: { glass: [1, 2, 3, 4, 5, 10, 15], notebook: [0, 3, 4, 5, 8, 12, 15] },
} as const

/** The travel that each site costs, on either side of the board. */
export const PRINTED_TRAVEL: Readonly<Record<string, { readonly bird: string; readonly snake: string }>> = {
  'l1-lower-1': { bird: 'car', snake: 'car' },
  'l1-lower-2': { bird: 'car', snake: 'car' },
  'l1-lower-3': { bird: 'ship', snake: 'ship' },
  'l1-lower-4': { bird: 'ship', snake: 'ship' },
  'l1-upper-1': { bird: 'car', snake: 'car' },
  'l1-upper-2': { bird: 'car', snake: 'boot boot' },
  'l1-upper-3': { bird: 'ship', snake: 'plane' },
  'l1-upper-4': { bird: 'ship', snake: 'ship' },
  'l2-1': { bird: 'car car', snake: 'car car' },
  'l2-2': { bird: 'car car', snake: 'boot plane' },
  'l2-3': { bird: 'ship ship', snake: 'car ship' },
  'l2-4': { bird: 'ship ship', snake: 'ship ship' },
}
