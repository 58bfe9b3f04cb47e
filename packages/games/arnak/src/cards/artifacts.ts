// The thirty-five artifacts. Prices are in compasses; playing one from the hand costs a tablet in addition
// (ARN-PLAY-04).

import { all, type Effect } from '@wayfare/kernel'
import {
  activate,
  borrow,
  buyEffect,
  draw,
  earring,
  either,
  exile,
  fear,
  gain,
  hammer,
  leadGuardian,
  overcomeFree,
  passFor,
  recall,
  refresh,
  relocate,
  research,
  send,
  swap,
  take,
  thisRound,
  topTile,
  unslot,
  upgrade,
} from '../effects.ts'
import type { Icon, ResourceGain } from '../resources.ts'
import type { Card } from './card.ts'

const PLANE: readonly Icon[] = ['plane']
const artifact = (cost: number, points: number, play: Effect, travel: readonly Icon[] = PLANE): Card => ({
  kind: 'artifact',
  cost,
  points,
  travel,
  play,
})
const cheaper = (...less: ResourceGain[]): Effect => research({ token: 'any', free: false, less, tile: true })
/** The discount is one of these, and never more tablets than the price has (ARN-CARD-30). */
export const BLADE = [{ arrowhead: 1 }, { tablet: 2 }] as const satisfies readonly ResourceGain[]

export const ARTIFACTS = {
  'ancient-wine': artifact(3, 1, all([gain({ coin: 1 }), borrow('gold')])),
  'ceremonial-rattle': artifact(3, 2, refresh()),
  'cleansing-cauldron': artifact(3, 1, all([draw(), exile])),
  'coconut-flask': artifact(3, 2, all([gain({ coin: 2 }), borrow('silver')])),
  'crystal-earring': artifact(4, 2, earring({ max: 3, end: 'top', back: true })),
  'decorated-horn': artifact(2, 1, swap),
  'guardians-crown': artifact(4, 2, leadGuardian),
  'guardians-ocarina': artifact(4, 2, all([recall, thisRound('planes')]), ['plane', 'plane']),
  'guiding-skull': artifact(4, 1, buyEffect({ compass: 1 }, topTile(2))),
  'guiding-stone': artifact(3, 1, topTile(1)),
  'hunting-arrows': artifact(4, 1, all([fear, gain({ arrowhead: 2 })])),
  'idol-of-ara-anu': artifact(3, 1, cheaper({ jewel: 1 })),
  'inscribed-blade': artifact(2, 1, cheaper(...BLADE)),
  'monkey-medallion': artifact(4, 2, take('item', 'top')),
  mortar: artifact(3, 1, all([exile, gain({ coin: 2 })])),
  'obsidian-earring': artifact(4, 2, earring({ max: 2, end: 'bottom', back: false })),
  'ornate-hammer': artifact(4, 2, hammer),
  'passage-shell': artifact(3, 1, send({ to: ['camp'], free: true, discover: false, uses: 2 })),
  'pathfinders-sandals': artifact(3, 1, relocate(['camp'])),
  'pathfinders-staff': artifact(4, 1, relocate(['camp', 'level1'])),
  'ritual-dagger': artifact(4, 2, all([exile, gain({ arrowhead: 1 })])),
  'runes-of-the-dead': artifact(4, 1, all([fear, gain({ coin: 1, tablet: 3 })])),
  'sacred-drum': artifact(4, 1, buyEffect({ card: 1 }, refresh(2))),
  'serpent-idol': artifact(2, 1, all([fear, gain({ jewel: 1 })])),
  'serpents-gold': artifact(3, 2, all([fear, gain({ coin: 4 })])),
  'star-charts': artifact(4, 2, buyEffect({ coin: 1 }, activate({ count: 2 }))),
  'stone-jar': artifact(2, 1, draw()),
  'stone-key': artifact(3, 2, unslot),
  sundial: artifact(2, 1, either({ tablets: gain({ tablet: 2 }), pass: passFor(gain({ jewel: 1 })) })),
  'tigerclaw-hairpin': artifact(4, 2, all([exile, activate({ who: 'nobody' })])),
  'traders-coins': artifact(3, 1, all([upgrade, gain({ coin: 2 })])),
  'traders-scales': artifact(4, 2, all([upgrade, gain({ coin: 3 })])),
  'treasure-chest': artifact(4, 3, all([draw(), gain({ coin: 1 })])),
  'war-club': artifact(4, 1, overcomeFree('your-site')),
  'war-mask': artifact(3, 1, all([gain({ arrowhead: 1 }), thisRound('calm')])),
} as const satisfies Record<string, Card>
export type ArtifactId = keyof typeof ARTIFACTS
export const ARTIFACT_IDS = Object.keys(ARTIFACTS) as readonly ArtifactId[]
