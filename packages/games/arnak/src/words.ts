// Declares the moves of the game: their verbs, the arguments of each, and the rule that says when it is made. A move that is tried at the
// wrong moment is refused by that rule.

import {
  type Asking,
  alone,
  anyOf,
  each,
  type MoveOf,
  type MoveWords,
  sourcesOf,
  type TextOf,
  things,
  verbs,
} from '@wayfare/kernel'
import { ASSISTANT_IDS, DISCOUNT_ASSISTANT } from './board/assistants.ts'
import { BONUS_KINDS } from './board/bonus-tiles.ts'
import { GUARDIAN_IDS } from './board/guardians.ts'
import { SLOT_EFFECT_IDS } from './board/idols.ts'
import { SITES, SPACE_IDS } from './board/sites.ts'
import { STACK_IDS } from './board/temple-tiles.ts'
import { TRACK_SPACES } from './board/track.ts'
import { CARD_IDS } from './cards/cards.ts'
import { RESOURCES } from './resources.ts'

const SITE_IDS = SITES.map(({ id }) => id)
const TOKENS = ['glass', 'notebook'] as const
const ROOMS = [...TRACK_SPACES.keys()]
const POOL = ['pool-car', 'pool-ship', 'pool-plane', 'pool-either'] as const
const DROPS = CARD_IDS.map((id) => `drop-${id}`)
const PAID = [...RESOURCES, 'idol', 'pilot', 'collected', ...POOL, ...CARD_IDS, ...DROPS, ...GUARDIAN_IDS]

/** The words for choices that cards, assistants and sites offer. */
const WAYS = [
  ...RESOURCES,
  ...(['coins', 'compasses', 'coin-compass', 'tablets', 'item'] as const),
  ...(['car', 'cars', 'ship', 'ships', 'plane', 'planes'] as const),
]

const moves = {
  dig: { behind: each(SPACE_IDS), rule: 'ARN-DIG-01' },
  discover: { behind: each(SPACE_IDS), rule: 'ARN-DISCOVER-01' },
  overcome: { behind: each(SITE_IDS), rule: 'ARN-GUARD-02' },
  buy: { behind: anyOf(each(CARD_IDS), each(CARD_IDS, ['with'], [DISCOUNT_ASSISTANT])), rule: 'ARN-BUY-01' },
  play: { behind: each(CARD_IDS), rule: 'ARN-PLAY-01' },
  pass: { behind: anyOf(alone, each(['with'], CARD_IDS)), rule: 'ARN-PLAY-01', declines: alone },
  research: {
    behind: anyOf(
      each(TOKENS, ROOMS),
      each(['tile'], STACK_IDS),
      each(TOKENS, ROOMS, ['less'], RESOURCES),
      each(['tile'], STACK_IDS, ['less'], RESOURCES),
    ),
    rule: 'ARN-RESEARCH-04',
  },
  end: { behind: alone, rule: 'ARN-TURN-04', declines: alone },
  slot: { behind: each(SLOT_EFFECT_IDS), rule: 'ARN-IDOL-09' },
  boon: { behind: each(GUARDIAN_IDS), rule: 'ARN-GUARD-07' },
  use: { behind: anyOf(alone, each(ASSISTANT_IDS)), rule: 'ARN-ASSIST-05' },
  pay: { behind: sourcesOf(PAID), rule: 'ARN-RES-03' },
  withdraw: { behind: alone, rule: 'ARN-TURN-12', declines: alone },
  skip: { behind: alone, rule: 'ARN-EFFECT-19', declines: alone },
  resolve: { behind: alone, rule: 'ARN-BUY-06' },
  again: { behind: alone, rule: 'ARN-CARD-42' },
  reveal: { behind: each(['site', 'guardian']), rule: 'ARN-DISCOVER-10' },
  draw: { behind: anyOf(alone, each(['1', '2', '3'])), rule: 'ARN-EFFECT-08' },
  keep: {
    behind: anyOf(each(CARD_IDS), each(['the'], ['rest'])),
    rule: 'ARN-CARD-17',
    declines: each(['the'], ['rest']),
  },
  return: { behind: each(CARD_IDS), rule: 'ARN-CARD-17' },
  exile: { behind: anyOf(alone, each(['hand', 'area'], CARD_IDS), each(['fear-tile'])), rule: 'ARN-EXILE-04' },
  give: { behind: each(CARD_IDS), rule: 'ARN-EFFECT-07' },
  discard: { behind: each(CARD_IDS), rule: 'ARN-ROUND-14' },
  trade: { behind: each(['tablet', 'arrowhead']), rule: 'ARN-EFFECT-05' },
  refresh: { behind: each(ASSISTANT_IDS), rule: 'ARN-ASSIST-08' },
  recruit: { behind: each(ASSISTANT_IDS), rule: 'ARN-ASSIST-01' },
  rescue: { behind: each(ASSISTANT_IDS), rule: 'ARN-SNAKE-06' },
  upgrade: { behind: each(ASSISTANT_IDS), rule: 'ARN-ASSIST-09' },
  borrow: { behind: each(ASSISTANT_IDS), rule: 'ARN-CARD-13' },
  swap: { behind: each(ASSISTANT_IDS, ASSISTANT_IDS), rule: 'ARN-CARD-21' },
  unslot: { behind: each(['1', '2', '3', '4']), rule: 'ARN-IDOL-06' },
  take: { behind: each(CARD_IDS), rule: 'ARN-KEYWORD-09' },
  bonus: { behind: anyOf(each(BONUS_KINDS), each(['first'])), rule: 'ARN-RESEARCH-08' },
  row: { behind: each(['first']), rule: 'ARN-RESEARCH-10' },
  activate: { behind: each(SITE_IDS), rule: 'ARN-KEYWORD-01' },
  relocate: { behind: each([...SPACE_IDS, 'home'], SPACE_IDS), rule: 'ARN-KEYWORD-18' },
  recall: { behind: each(SPACE_IDS), rule: 'ARN-CARD-26' },
  lead: { behind: each(SITE_IDS, SITE_IDS), rule: 'ARN-CARD-25' },
  ...verbs(WAYS, 'ARN-EFFECT-04'),
} satisfies MoveWords

/** A union of all moves by verb. */
export type ArnakMove = MoveOf<typeof moves>
/** The text of a move, as rules offer it and logs store it. */
export type ArnakText = TextOf<typeof moves>
export type ArnakAsking = Asking<ArnakText>

export const words: MoveWords = {
  // Things that can be pointed at.
  ...things(CARD_IDS, 'ARN-PLAY-01'),
  ...things(ASSISTANT_IDS, 'ARN-ASSIST-05'),
  ...things(GUARDIAN_IDS, 'ARN-GUARD-07'),
  ...things(BONUS_KINDS, 'ARN-RESEARCH-08'),
  ...things(STACK_IDS, 'ARN-TEMPLE-07'),
  ...things([...SPACE_IDS, ...SITE_IDS], 'ARN-DIG-01'),
  ...things([...TOKENS, ...ROOMS], 'ARN-RESEARCH-04'),
  ...things(['idol', 'card'], 'ARN-IDOL-09'),
  ...things(['deck'], 'ARN-EFFECT-08'),
  ...things(['pilot', ...POOL, ...DROPS], 'ARN-RES-03'),
  ...moves,
}
