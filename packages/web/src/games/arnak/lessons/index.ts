// Arnak, taught by Pim: the deal lets all seven lessons be met in the first round, a turn each.

import type { ArnakView } from '@wayfare/arnak'
import { byLanguage } from '../../../base/i18n/by-language.ts'
import {
  afterFirst,
  asks,
  both,
  did,
  either,
  first,
  moved,
  not,
  offered,
  touched,
} from '../../../board-kit/lessons/conditions.ts'
import { type Condition, factsBy, type Guide, type Moment } from '../../../board-kit/lessons/lesson.ts'
import { anyBut } from '../../../board-kit/moves.ts'
import { companion } from '../companion.ts'

type Here = Moment<ArnakView>
type Own = ArnakView['explorers'][number]

const own = ({ view, seat }: Here): Own => view.explorers[seat] as Own
const holds = (...cards: readonly string[]): Condition<ArnakView> => {
  return (moment) => own(moment).hand.some((card) => card !== null && cards.includes(card))
}
const EXPLORATION = ['exploration-car', 'exploration-ship'] as const
const FUNDING = ['funding-car', 'funding-ship'] as const
const held = (moment: Here, cards: readonly string[]): readonly string[] =>
  own(moment).hand.filter((card): card is string => card !== null && cards.includes(card))

/** Camps come first, with two spaces each; then each site has the next space. */
const FIRST_SITE = 5
/** The guardians with whom one of mine stands. */
function guarded({ view, seat }: Here): readonly string[] {
  return view.guards.flatMap((guardian, site) =>
    guardian !== null && site >= FIRST_SITE && view.men[FIRST_SITE + site] === seat ? guardian : [],
  )
}
const hasGuardian: Condition<ArnakView> = (moment) => guarded(moment).length > 0
const isOneHome: Condition<ArnakView> = (moment) => own(moment).home > 0
const hasCompasses: Condition<ArnakView> = (moment) => own(moment).compass >= 3
const hasCoins: Condition<ArnakView> = (moment) => own(moment).coin >= 2 && !holds(...FUNDING)(moment)
const hasCrate: Condition<ArnakView> = (moment) => own(moment).crates > 0
/** Coins and compasses that cards in hand would add. */
const coinsWithCards = (moment: Here): number => own(moment).coin + held(moment, FUNDING).length
const hasCoinsWithCards: Condition<ArnakView> = (moment) => coinsWithCards(moment) >= 2
const compassesWithCards = (moment: Here): number => own(moment).compass + held(moment, EXPLORATION).length

/** Compasses for a new site can be had in this round, with an archaeologist and a card left to travel there. */
const mayDiscoverSoon: Condition<ArnakView> = (moment) => {
  const camp = own(moment).home > 1 && offered('dig camp-compasses*')(moment) ? 2 : 0
  return isOneHome(moment) && compassesWithCards(moment) + camp >= 3 && !hasCompasses(moment)
}

const gather = first('play exploration-ship', 'play exploration*', 'dig camp-compasses*')

/** A guardian of mine that an arrowhead from an idol slot makes payable: nothing else is missing. */
const lacksOnlyArrowhead: Condition<ArnakView> = (moment) =>
  hasGuardian(moment) && own(moment).arrowhead === 0 && offered('slot arrowhead')(moment)

const isRound =
  (round: number): Condition<ArnakView> =>
  ({ view, over }) =>
    view.round >= round || over

/** Something that takes a turn, after the first round. */
const ACTS = ['dug', 'discovered', 'bought', 'step', 'overcome']
const actedAnew: Condition<ArnakView> = afterFirst('passed', either(...ACTS.map((kind) => did(kind))))

const ended = moved('end')
const onTurn = asks('turn')
/** The main action of the turn is still to be chosen. */
const isFresh = both(onTurn, not(offered('end')))
const paying = asks('pay', 'collect')
const discovered = did('discovered')
const sites = (moment: Here): readonly string[] => touched(moment, 'discover l1*')
const bridges = (moment: Here): readonly string[] => touched(moment, 'research ...', 1)

export const arnak: Guide<ArnakView> = {
  game: 'arnak',
  companion,
  table: {
    bots: ['nils'],
    options: { temple: 'bird' },
    chance: { secret: '07'.repeat(16), bytes: '07'.repeat(16) },
    // Guardians that cost an arrowhead, which an idol slot gives, and little else.
    arranged: {
      piles: {
        guardians: [
          'guardian-ship-arrowhead',
          'guardian-car-arrowhead',
          'guardian-card-coin-arrowhead',
          'guardian-boot-coin-arrowhead',
          'guardian-two-coins-arrowhead',
        ],
        level1: [
          'level1-compass-arrowhead',
          'level1-coin-arrowhead',
          'level1-card-arrowhead',
          'level1-tablet-arrowhead',
        ],
        items: ['journal', 'tent', 'torch', 'hot-air-balloon'],
      },
      chance: [],
    },
  },
  turnEnd: 'end',
  settled: isFresh,
  onward: first('pay ...', 'reveal ...', 'end', 'done', 'keep ...', anyBut('pass')),
  lessons: [
    {
      id: 'dig',
      open: either(did('dug'), offered('dig ...')),
      steps: [
        {
          id: 'send',
          done: either(moved('dig ...'), did('dug')),
          move: first('dig camp-compasses*', 'dig ...'),
          ideas: [
            { id: 'welcome', rule: 'ARN-TURN-01' },
            {
              id: 'camp',
              when: offered('dig camp*'),
              lit: (moment) => [['camp-compasses-1'], held(moment, ['fear'])],
              shown: moved('dig ...'),
              rule: 'ARN-DIG-01',
            },
          ],
        },
        {
          id: 'way',
          done: did('dug'),
          move: first('pay fear', 'pay ...'),
          ideas: [
            {
              id: 'boot',
              when: paying,
              lit: (moment) => [held(moment, ['fear'])],
              shown: did('dug'),
              rule: 'ARN-TRAVEL-02',
            },
          ],
        },
        {
          id: 'end',
          done: afterFirst('dug', ended),
          move: first('end'),
          ideas: [
            { id: 'gain', when: did('dug'), lit: () => [['compass']], rule: 'ARN-DIG-13' },
            { id: 'end', lit: () => [['end']], shown: ended, rule: 'ARN-TURN-05' },
          ],
        },
      ],
    },
    {
      id: 'discover',
      unasked: true,
      open: either(offered('discover ...'), mayDiscoverSoon),
      steps: [
        {
          id: 'gather',
          done: either(discovered, moved('discover ...'), hasCompasses),
          move: gather,
          ideas: [
            {
              id: 'lightning',
              when: holds(...EXPLORATION),
              lit: (moment) => [['compass'], held(moment, EXPLORATION)],
              shown: did('played', ({ card }) => String(card).startsWith('exploration')),
              rule: 'ARN-FREE-01',
            },
            {
              id: 'compasses',
              when: offered('dig camp-compasses*'),
              lit: () => [['camp-compasses-1']],
              shown: discovered,
              rule: 'ARN-DISCOVER-02',
            },
          ],
        },
        {
          id: 'site',
          done: discovered,
          move: (moment) =>
            first('discover l1-lower-2', 'discover l1*', 'discover ...', 'pay exploration-car', 'pay ...')(moment) ??
            (hasCompasses(moment) ? undefined : gather(moment)),
          ideas: [
            {
              id: 'price',
              when: both(onTurn, offered('discover ...')),
              lit: (moment) => [['compass'], held(moment, [...EXPLORATION, ...FUNDING]), sites(moment)],
              shown: moved('discover ...'),
              rule: 'ARN-DISCOVER-02',
            },
            {
              id: 'corner',
              when: both(paying, moved('discover ...')),
              lit: (moment) => [held(moment, EXPLORATION), held(moment, FUNDING)],
              shown: discovered,
              rule: 'ARN-TRAVEL-06',
              on: 'price',
            },
          ],
        },
        {
          id: 'tile',
          done: did('guardian'),
          move: first('reveal ...'),
          ideas: [
            { id: 'idol', when: asks('reveal-site'), lit: () => [['idol']], rule: 'ARN-DISCOVER-06' },
            { id: 'wakes', when: asks('reveal-guardian'), shown: did('guardian'), rule: 'ARN-DISCOVER-10' },
          ],
        },
      ],
    },
    {
      id: 'guardians',
      unasked: true,
      open: either(offered('overcome ...'), lacksOnlyArrowhead, both(hasGuardian, not(isFresh))),
      steps: [
        {
          id: 'price',
          done: either(did('overcome'), moved('overcome ...'), offered('overcome ...')),
          move: first('end', 'slot arrowhead'),
          ideas: [
            { id: 'fear', lit: (moment) => [guarded(moment)], rule: 'ARN-GUARD-11' },
            { id: 'wait', when: offered('end'), lit: () => [['end']], rule: 'ARN-TURN-01' },
          ],
        },
        {
          id: 'overcome',
          done: did('overcome'),
          move: first('overcome ...', 'pay arrowhead+funding-ship', 'pay funding-ship', 'pay ...', 'slot arrowhead'),
          ideas: [
            {
              id: 'leaves',
              when: offered('overcome ...'),
              lit: (moment) => [guarded(moment)],
              shown: moved('overcome ...'),
              rule: 'ARN-GUARD-01',
            },
            { id: 'price-of', when: paying, shown: did('overcome'), rule: 'ARN-GUARD-02', on: 'leaves' },
          ],
        },
      ],
    },
    {
      id: 'cards',
      unasked: true,
      open: either(offered('buy ...'), both(offered('play funding*'), hasCoinsWithCards)),
      steps: [
        {
          id: 'coins',
          done: either(did('bought'), moved('buy ...'), hasCoins),
          move: first('play funding*', 'buy ...'),
          ideas: [
            {
              id: 'funding',
              when: both(onTurn, holds(...FUNDING)),
              lit: (moment) => [held(moment, FUNDING), ['coin']],
              shown: did('played', ({ card }) => String(card).startsWith('funding')),
              rule: 'ARN-PLAY-01',
            },
          ],
        },
        {
          id: 'buy',
          done: did('bought'),
          move: first('buy grappling-hook', 'buy ...', 'pay ...', 'play funding*'),
          ideas: [
            {
              id: 'row',
              when: offered('buy ...'),
              lit: (moment) => [touched(moment, 'buy ...')],
              shown: did('bought'),
              rule: 'ARN-BUY-01',
            },
          ],
        },
      ],
    },
    {
      id: 'research',
      unasked: true,
      open: either(offered('research ...'), both(offered('slot ...'), not(did('slotted')))),
      steps: [
        {
          id: 'idol',
          done: did('slotted'),
          skipped: either(did('step'), moved('research ...'), not(hasCrate)),
          move: first('slot arrowhead', 'slot ...'),
          ideas: [
            {
              id: 'slot',
              when: offered('slot ...'),
              lit: () => [['idol'], ['arrowhead']],
              shown: did('slotted'),
              rule: 'ARN-IDOL-02',
            },
          ],
        },
        {
          id: 'step',
          done: did('step'),
          move: first('research glass ...', 'research ...', 'pay ...'),
          ideas: [
            {
              id: 'bridge',
              when: offered('research ...'),
              lit: (moment) => [['glass'], bridges(moment)],
              shown: did('step'),
              rule: 'ARN-RESEARCH-01',
            },
          ],
        },
      ],
    },
    {
      id: 'round',
      unasked: true,
      open: offered('pass'),
      steps: [
        {
          id: 'pass',
          done: did('passed'),
          move: first('pass'),
          ideas: [
            { id: 'pass', when: offered('pass'), lit: () => [['pass']], shown: did('passed'), rule: 'ARN-PASS-01' },
          ],
        },
        {
          id: 'next',
          done: isRound(2),
          move: first('end', 'keep ...', 'done'),
          ideas: [{ id: 'home', when: onTurn, lit: () => [['end']], rule: 'ARN-ROUND-10' }],
        },
      ],
    },
    {
      id: 'own',
      open: isRound(2),
      steps: [
        {
          id: 'turn',
          done: actedAnew,
          skipped: isRound(3),
          move: first('dig ...', 'discover ...', 'overcome ...', 'buy ...', 'research ...', 'pass'),
          ideas: [
            {
              id: 'drawn',
              when: did('bought'),
              lit: (moment) => [held(moment, boughtBy(moment))],
              rule: 'ARN-ROUND-17',
            },
            { id: 'points', rule: 'ARN-SCORE-01' },
            { id: 'stuck', lit: () => [['hint']], rule: 'ARN-TURN-02' },
          ],
        },
        {
          id: 'through',
          done: isRound(3),
          move: first('end', 'dig ...', 'research ...', 'pass'),
          ideas: [],
        },
      ],
    },
  ],
  texts: byLanguage(import.meta.glob('./??.ts')),
}

function boughtBy({ told, seat }: Here): readonly string[] {
  return factsBy(told, seat).flatMap((fact) => (fact.k === 'bought' ? String(fact.card) : []))
}
