// Explains why a valid move is refused now: it names something used up or not owned, or it belongs to another question.

import {
  eachPays,
  type Frame,
  find,
  type Id,
  type Paying,
  question,
  type RuleId,
  ruleOfWord,
  type Seat,
} from '@wayfare/kernel'
import { DISCOUNT_ASSISTANT } from './board/assistants.ts'
import { TOP_ROW, trackSpace } from './board/track.ts'
import { FEAR } from './cards/basics.ts'
import { cardOf } from './cards/cards.ts'
import { purse } from './purse.ts'
import { travelOf } from './spending.ts'
import { type ArnakState, area, DRAWN_BY_EARRING, explorer, hand } from './state.ts'
import { words } from './words.ts'

/** Reasons that apply whatever the current question is. */
export function judge(s: ArnakState, seat: Seat, move: string): RuleId | undefined {
  if (!ruleOfWord(words, move)) return undefined
  const [word = '', first = '', second = ''] = move.split(' ')
  if ((question(s, seat) as Frame).op === 'keep') return isFree(word, first) ? 'ARN-FREE-09' : 'ARN-ROUND-14'
  const one = explorer(s, seat)
  switch (word) {
    case 'play':
      return first === FEAR ? 'ARN-PLAY-07' : ruleForHandCard(s, seat, first, 'ARN-FREE-10')
    case 'pass':
      return ruleForHandCard(s, seat, second, 'ARN-FREE-10')
    case 'pay': {
      const uses = first.split('+')
      return (
        firstOf(uses, (id) => ruleForOwnCard(s, seat, id.replace(/^drop-/, ''))) ?? ruleAgainstSurplus(s, seat, uses)
      )
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
  return first ? undefined : ruleForHandCard(s, seat, word, word === FEAR ? 'ARN-PLAY-07' : 'ARN-EFFECT-04')
}

/** True if the thing can be used as a free action (ARN-FREE-02 to -05). */
function isFree(word: string, id: Id): boolean {
  return (
    word === 'slot' || word === 'boon' || (word === 'use' && id !== '') || (word === 'play' && cardOf(id).free === true)
  )
}

/** For a card in the hand, the current question is the reason; for other cards, their place is. */
function ruleForHandCard(s: ArnakState, seat: Seat, card: Id, asked: RuleId): RuleId | undefined {
  return find(s, hand(seat), card) >= 0 ? asked : ruleForOwnCard(s, seat, card)
}

/** Returns why a card in the player's area cannot be used. Fear may be there and in the hand as well. */
function ruleForOwnCard(s: ArnakState, seat: Seat, card: Id): RuleId | undefined {
  if (find(s, hand(seat), card) >= 0) return undefined
  if (find(s, DRAWN_BY_EARRING, card) >= 0) return 'ARN-CARD-18'
  if (find(s, area(seat), card) < 0) return undefined
  return card === FEAR ? 'ARN-FEAR-02' : 'ARN-TURN-07'
}

/** Returns the rule against a payment with more icons than there are icons to pay for. */
function ruleAgainstSurplus(s: ArnakState, seat: Seat, uses: readonly Id[]): RuleId | undefined {
  const { op, arg } = question(s, seat) as Frame
  if (op !== 'pay' && op !== 'collect') return undefined
  const { cost, paid } = arg as Paying
  const sources = purse.sources(s, seat)
  const travel = [...paid, ...uses].filter((id) => travelOf(id).length > 0 && sources.some((one) => one.id === id))
  return eachPays(cost, sources, travel) ? undefined : 'ARN-TRAVEL-15'
}

function firstOf(ids: readonly Id[], rule: (id: Id) => RuleId | undefined): RuleId | undefined {
  for (const id of ids) {
    const brokenRule = rule(id)
    if (brokenRule) return brokenRule
  }
  return undefined
}
