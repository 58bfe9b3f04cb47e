// Why a move that means something is out of place: what it names is used up or not one's own, or it belongs to another moment.

import {
  alone,
  each,
  eachPays,
  type Frame,
  find,
  type Id,
  joinedOf,
  type Paying,
  question,
  type RuleId,
  ruleOfWord,
  type Seat,
  type Words,
} from '@wayfare/kernel'
import { ASSISTANT_IDS, DISCOUNT_ASSISTANT } from './board/assistants.ts'
import { BONUS_KINDS } from './board/bonus-tiles.ts'
import { GUARDIAN_IDS } from './board/guardians.ts'
import { SLOT_EFFECT_IDS } from './board/idols.ts'
import { SITES, SPACE_IDS } from './board/sites.ts'
import { STACK_IDS } from './board/temple-tiles.ts'
import { TOP_ROW, TRACK_SPACES, trackSpace } from './board/track.ts'
import { FEAR } from './cards/basics.ts'
import { CARD_IDS, cardOf } from './cards/cards.ts'
import { purse } from './purse.ts'
import { RESOURCES } from './resources.ts'
import { travelOf } from './spending.ts'
import { APART, type ArnakState, area, explorer, hand } from './state.ts'

const SITE_IDS = SITES.map(({ id }) => id)
const TOKENS = ['glass', 'notebook']
const POOL = ['pool-car', 'pool-ship', 'pool-plane', 'pool-either']
const DROPS = CARD_IDS.map((id) => `drop-${id}`)
const PAID = [...RESOURCES, 'idol', 'pilot', 'collected', ...POOL, ...CARD_IDS, ...DROPS, ...GUARDIAN_IDS]

type Behind = Words[string]['behind']
const anyOf =
  (...ways: readonly Behind[]): Behind =>
  (rest) =>
    ways.some((way) => way(rest))
const named = (names: readonly string[], rule: RuleId): Words =>
  Object.fromEntries(names.map((name) => [name, { behind: alone, rule }]))
/** What cards, assistants and sites let one choose from. */
const WAYS = [
  ...RESOURCES,
  ...['coins', 'compasses', 'coin-compass', 'tablets', 'item'],
  ...['car', 'cars', 'ship', 'ships', 'plane', 'planes'],
]

/** The rule that puts a move where it belongs. */
export const words: Words = {
  dig: { behind: each(SPACE_IDS), rule: 'ARN-DIG-01' },
  discover: { behind: each(SPACE_IDS), rule: 'ARN-DISCOVER-01' },
  overcome: { behind: each(SITE_IDS), rule: 'ARN-GUARD-02' },
  buy: { behind: anyOf(each(CARD_IDS), each(CARD_IDS, ['with'], [DISCOUNT_ASSISTANT])), rule: 'ARN-BUY-01' },
  play: { behind: each(CARD_IDS), rule: 'ARN-PLAY-01' },
  pass: { behind: each(['with'], CARD_IDS), rule: 'ARN-PLAY-01' },
  research: {
    behind: anyOf(
      each(TOKENS, TRACK_SPACES.keys()),
      each(['tile'], STACK_IDS),
      each(TOKENS, TRACK_SPACES.keys(), ['less'], RESOURCES),
      each(['tile'], STACK_IDS, ['less'], RESOURCES),
    ),
    rule: 'ARN-RESEARCH-04',
  },
  end: { behind: alone, rule: 'ARN-TURN-04' },
  slot: { behind: each(SLOT_EFFECT_IDS), rule: 'ARN-IDOL-09' },
  boon: { behind: each(GUARDIAN_IDS), rule: 'ARN-GUARD-07' },
  use: { behind: each(ASSISTANT_IDS), rule: 'ARN-ASSIST-05' },
  pay: { behind: joinedOf(PAID), rule: 'ARN-RES-03' },
  withdraw: { behind: alone, rule: 'ARN-TURN-12' },
  skip: { behind: alone, rule: 'ARN-EFFECT-19' },
  resolve: { behind: alone, rule: 'ARN-BUY-06' },
  again: { behind: alone, rule: 'ARN-CARD-42' },
  reveal: { behind: each(['site', 'guardian']), rule: 'ARN-DISCOVER-10' },
  draw: { behind: each(['1', '2', '3']), rule: 'ARN-EFFECT-08' },
  keep: { behind: anyOf(each(CARD_IDS), each(['the'], ['rest'])), rule: 'ARN-CARD-17' },
  return: { behind: each(CARD_IDS), rule: 'ARN-CARD-17' },
  exile: { behind: anyOf(each(['hand', 'area'], CARD_IDS), each(['fear-tile'])), rule: 'ARN-EXILE-04' },
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
  ...named(WAYS, 'ARN-EFFECT-04'),
  // Things by themselves.
  ...named(CARD_IDS, 'ARN-PLAY-01'),
  ...named(ASSISTANT_IDS, 'ARN-ASSIST-05'),
  ...named(GUARDIAN_IDS, 'ARN-GUARD-07'),
  ...named(BONUS_KINDS, 'ARN-RESEARCH-08'),
  ...named(STACK_IDS, 'ARN-TEMPLE-07'),
  ...named([...SPACE_IDS, ...SITE_IDS], 'ARN-DIG-01'),
  ...named([...TOKENS, ...TRACK_SPACES.keys()], 'ARN-RESEARCH-04'),
  ...named(['idol', 'card'], 'ARN-IDOL-09'),
  ...named(['deck'], 'ARN-EFFECT-08'),
  ...named(['pilot', ...POOL, ...DROPS], 'ARN-RES-03'),
}

/** What holds whatever is being asked. */
export function judge(s: ArnakState, seat: Seat, move: string): RuleId | undefined {
  if (!ruleOfWord(words, move)) return undefined
  const [word = '', first = '', second = ''] = move.split(' ')
  if ((question(s, seat) as Frame).op === 'keep') return isFree(word, first) ? 'ARN-FREE-09' : 'ARN-ROUND-14'
  const one = explorer(s, seat)
  switch (word) {
    case 'play':
      return first === FEAR ? 'ARN-PLAY-07' : held(s, seat, first, 'ARN-FREE-10')
    case 'pass':
      return held(s, seat, second, 'ARN-FREE-10')
    case 'pay': {
      const uses = first.split('+')
      return firstOf(uses, (id) => laidDown(s, seat, id.replace(/^drop-/, ''))) ?? superfluous(s, seat, uses)
    }
    case 'buy':
      return second && !one.staff.some(({ id }) => id === DISCOUNT_ASSISTANT) ? 'ARN-ASSIST-05' : undefined
    case 'research':
      if (move.includes(' less ')) return 'ARN-CARD-30'
      return first === 'tile' && trackSpace(one.glass).row < TOP_ROW ? 'ARN-TEMPLE-07' : undefined
    case 'use':
      return first ? undefined : 'ARN-EFFECT-03'
    case 'keep':
      return first === 'the' ? 'ARN-ROUND-14' : undefined
  }
  return first ? undefined : held(s, seat, word, 'ARN-EFFECT-04')
}

/** ARN-FREE-02 to -05. */
function isFree(word: string, id: Id): boolean {
  return (
    word === 'slot' || word === 'boon' || (word === 'use' && id !== '') || (word === 'play' && cardOf(id).free === true)
  )
}

/** A card in the hand is refused for what is being asked, never for where it lies. */
function held(s: ArnakState, seat: Seat, card: Id, asked: RuleId): RuleId | undefined {
  return find(s, hand(seat), card) >= 0 ? asked : laidDown(s, seat, card)
}

/** Why a card cannot be used that is before the player and not in the hand; Fear may be in both. */
function laidDown(s: ArnakState, seat: Seat, card: Id): RuleId | undefined {
  if (find(s, hand(seat), card) >= 0) return undefined
  if (find(s, APART, card) >= 0) return 'ARN-CARD-18'
  if (find(s, area(seat), card) < 0) return undefined
  return card === FEAR ? 'ARN-FEAR-02' : 'ARN-TURN-07'
}

/** Does this put more icons into the payment than it has icons to pay for? */
function superfluous(s: ArnakState, seat: Seat, uses: readonly Id[]): RuleId | undefined {
  const { op, arg } = question(s, seat) as Frame
  if (op !== 'pay' && op !== 'collect') return undefined
  const { cost, paid } = arg as Paying
  const sources = purse.sources(s, seat)
  const travel = [...paid, ...uses].filter((id) => travelOf(id).length > 0 && sources.some((one) => one.id === id))
  return eachPays(cost, sources, travel) ? undefined : 'ARN-TRAVEL-15'
}

function firstOf(ids: readonly Id[], rule: (id: Id) => RuleId | undefined): RuleId | undefined {
  for (const id of ids) {
    const broken = rule(id)
    if (broken) return broken
  }
  return undefined
}
