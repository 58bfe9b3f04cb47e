// Explains why a valid move is refused at this moment: it belongs to another question, or names something that the seat
// does not have.

import {
  alone,
  anyOf,
  each,
  type Frame,
  type MoveWords,
  question,
  type RuleId,
  ruleOfWord,
  type Seat,
  sourcesOf,
  type TextOf,
} from '@wayfare/kernel'
import { CARDS, TILE_IDS } from './cards.ts'
import type { KitState } from './state.ts'

const CARD_OR_NOTHING = [...CARDS, 'nothing']

/** The vocabulary of moves, with the rule that says when each may be made. */
export const words = {
  drop: { behind: each(CARD_OR_NOTHING), rule: 'KIT-DRAFT-01' },
  peek: { behind: alone, rule: 'KIT-DRAFT-03' },
  trust: { behind: alone, rule: 'KIT-DRAFT-03' },
  draw: { behind: alone, rule: 'KIT-TURN-01' },
  rest: { behind: alone, rule: 'KIT-TURN-01' },
  dig: { behind: alone, rule: 'KIT-TURN-01' },
  buy: { behind: each(TILE_IDS), rule: 'KIT-TILE-05' },
  play: { behind: each(CARDS), rule: 'KIT-PLAY-03' },
  hide: { behind: anyOf(alone, each(CARD_OR_NOTHING)), rule: 'KIT-HIDE-02' },
  end: { behind: alone, rule: 'KIT-TURN-02', declines: alone },
  put: { behind: each(['top', 'bottom']), rule: 'KIT-LOOK-01' },
  turn: { behind: each(['over']), rule: 'KIT-TILE-02' },
  take: { behind: each(['bonus']), rule: 'KIT-TILE-06' },
  lose: { behind: each(['bonus']), rule: 'KIT-TILE-06' },
  coins: { behind: alone, rule: 'KIT-PLAY-01' },
  points: { behind: alone, rule: 'KIT-PLAY-01' },
  ring: { behind: alone, rule: 'KIT-PLAY-01' },
  skip: { behind: alone, rule: 'KIT-PLAY-01', declines: alone },
  give: { behind: alone, rule: 'KIT-TOLL-01' },
  decline: { behind: alone, rule: 'KIT-TOLL-01' },
  toss: { behind: each(CARDS), rule: 'KIT-ROUND-02' },
  keep: { behind: each(['all']), rule: 'KIT-ROUND-02', declines: each(['all']) },
  sell: { behind: each(['gem']), rule: 'KIT-ASIDE-01' },
  favour: { behind: alone, rule: 'KIT-ASIDE-02' },
  pay: { behind: sourcesOf([...CARDS, 'coin', 'gem', 'oil', 'collected']), rule: 'KIT-PAY-05', setFrom: 1 },
  withdraw: { behind: alone, rule: 'KIT-PAY-05', declines: alone },
} satisfies MoveWords

/** The text of a move, as rules offer it and logs store it. */
export type KitText = TextOf<typeof words>

/** Questions during which nothing else may be done, with the rule that says so. */
const ALONE: Readonly<Record<string, RuleId>> = { toll: 'KIT-TOLL-02', peek: 'KIT-DRAFT-03' }

export function judge(s: KitState, seat: Seat, move: string): RuleId | undefined {
  const { op } = question(s, seat) as Frame
  return ruleOfWord(words, move) && ALONE[op]
}
