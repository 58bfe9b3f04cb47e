// Darwin's Journey, taught by Harriet: the set of the first game, and a round in which each worker does something else.

import type { DarwinView } from '@wayfare/darwin'
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
  offersLike,
  touched,
} from '../../../board-kit/lessons/conditions.ts'
import type { Condition, Guide, Moment } from '../../../board-kit/lessons/lesson.ts'
import { anyBut, type MovePattern, oneOf } from '../../../board-kit/moves.ts'
import { companion } from '../companion.ts'

type Here = Moment<DarwinView>

const isRound =
  (round: number): Condition<DarwinView> =>
  ({ view, over }) =>
    view.round >= round || over
const placed = (space: string) => did('place', (fact) => String(fact.space).startsWith(space))
const moves = (moment: Here, like: MovePattern): readonly string[] => offersLike(moment, like).map(({ move }) => move)

const PAGES = oneOf('place * explore*', 'place * academy*', 'place * navigate*', 'place * letters*')

const onTurn = asks('turn')
const mayPlace = offered('place ...')
/** The learner's workers who have such a seal. */
const sealed = ({ view, seat }: Here, colour: string): readonly string[] =>
  (view.boards[seat]?.workers ?? []).flatMap(({ id, seals, at }) =>
    at === null && (seals as readonly string[]).includes(colour) ? id : [],
  )
/** All workers of the learner stand. */
const allPlaced: Condition<DarwinView> = ({ view, seat }) =>
  view.boards[seat]?.workers.every(({ id, at }) => at !== null || id === 'w5') ?? false
const ended = moved('end turn')
/** A specimen is at hand, and a worker can bring it to the museum. */
const mayDeliver = both<DarwinView>(offered('place * museum-deliver'), did('study'))
/** Looking only at what came after the learner's first worker on the turn-order space. */
const afterTurnOrder = (condition: Condition<DarwinView>): Condition<DarwinView> =>
  afterFirst('place', condition, ({ space }) => String(space).startsWith('turn-order'))

export const darwin: Guide<DarwinView> = {
  game: 'darwin',
  companion,
  table: {
    bots: ['nils'],
    options: { firstGame: true },
    chance: { secret: '07'.repeat(16), bytes: '07'.repeat(16) },
    arranged: {
      piles: { silver: ['silver-9', 'silver-6', 'silver-8'], gold: ['gold-9', 'gold-8', 'gold-4'] },
      chance: ['starting silver', 'starting gold'],
    },
  },
  turnEnd: 'end turn',
  settled: both(onTurn, mayPlace),
  onward: (moment) =>
    (onTurn(moment) ? first('end turn')(moment) : undefined) ??
    first(anyBut('skip', 'done', 'end', 'place'), 'end turn', 'done', 'skip')(moment),
  lessons: [
    {
      id: 'seals',
      steps: [
        {
          id: 'give',
          done: did('seals'),
          move: first('seals red blue yellow', 'seals ...'),
          ideas: [{ id: 'wax', lit: () => [['w2', 'w3', 'w4']], shown: did('seals'), rule: 'DAR-SEAL-01' }],
        },
        {
          id: 'pair',
          done: did('pair'),
          skipped: did('place'),
          move: first('pair ...'),
          ideas: [
            {
              id: 'pair',
              when: offered('pair ...'),
              lit: (moment) => [[...touched(moment, 'pair ...'), ...touched(moment, 'pair ...', 1)]],
              shown: did('pair'),
              rule: 'DAR-OBJDRAFT-01',
            },
          ],
        },
      ],
    },
    {
      id: 'place',
      steps: [
        {
          id: 'worker',
          done: did('place'),
          move: first('place w2 academy-1', 'place * academy-1', 'place w2 *', 'place ...'),
          ideas: [
            { id: 'one', rule: 'DAR-TURN-01' },
            {
              id: 'space',
              when: mayPlace,
              lit: (moment) => [sealed(moment, 'red'), touched(moment, 'place * academy-1', 1)],
              shown: did('place'),
              rule: 'DAR-PLACE-16',
            },
          ],
        },
        {
          id: 'act',
          done: either(did('seal'), did('sail'), did('explore'), did('stamp'), did('gain')),
          skipped: ended,
          move: first('seal scroll-1-1 w2', 'seal scroll-1* *', 'seal ...'),
          ideas: [
            {
              id: 'learn',
              when: asks('academy'),
              lit: (moment) => [touched(moment, 'seal scroll-1* *'), ['w2', 'w3', 'w4']],
              shown: did('seal'),
              rule: 'DAR-ACADEMY-01',
            },
          ],
        },
        {
          id: 'end',
          done: ended,
          move: first('end turn'),
          ideas: [
            { id: 'end', when: offered('end turn'), lit: () => [['end turn']], shown: ended, rule: 'DAR-TURN-07' },
          ],
        },
      ],
    },
    {
      id: 'coins',
      unasked: true,
      open: offered('place * turn-order'),
      steps: [
        {
          id: 'order',
          done: placed('turn-order'),
          move: first('place w1 turn-order', 'place * turn-order'),
          ideas: [
            { id: 'penalty', when: mayPlace, rule: 'DAR-PLACE-05' },
            {
              id: 'order',
              when: offered('place * turn-order'),
              lit: () => [['turn-order'], ['w1']],
              shown: placed('turn-order'),
              rule: 'DAR-PLACE-15',
            },
          ],
        },
        {
          id: 'take',
          done: afterTurnOrder(did('gain', ({ what }) => what === 'coins')),
          skipped: afterTurnOrder(ended),
          move: first('coins ...'),
          ideas: [
            {
              id: 'take',
              when: offered('coins ...'),
              lit: (moment) => [moves(moment, 'coins ...')],
              rule: 'DAR-GEN-04',
            },
          ],
        },
      ],
    },
    {
      id: 'sail',
      unasked: true,
      open: offered('place * navigate*'),
      steps: [
        {
          id: 'blue',
          done: either(placed('navigate'), did('sail')),
          move: first('place w3 navigate-1', 'place * navigate*'),
          ideas: [
            { id: 'beagle', when: mayPlace, lit: () => [['beagle']], rule: 'DAR-BEAGLE-05' },
            {
              id: 'blue',
              when: offered('place * navigate*'),
              lit: (moment) => [sealed(moment, 'blue'), touched(moment, 'place * navigate-1', 1)],
              shown: placed('navigate'),
              rule: 'DAR-SEAL-01',
            },
          ],
        },
        {
          id: 'ship',
          done: did('sail'),
          move: first('sail sea-2', 'sail ...', 'place w3 navigate-1', 'place * navigate*'),
          ideas: [
            {
              id: 'ship',
              when: asks('sail'),
              lit: (moment) => [touched(moment, 'sail ...')],
              shown: did('sail'),
              rule: 'DAR-SAIL-01',
            },
          ],
        },
        {
          id: 'there',
          done: did('study'),
          skipped: afterFirst('sail', ended),
          move: first('study ...', anyBut('done', 'skip')),
          ideas: [
            {
              id: 'specimen',
              when: offered('study ...'),
              lit: (moment) => [moves(moment, 'study ...')],
              shown: did('study'),
              rule: 'DAR-SPECIMEN-01',
            },
          ],
        },
      ],
    },
    {
      id: 'letters',
      unasked: true,
      open: offered('place * letters*'),
      steps: [
        {
          id: 'yellow',
          done: either(placed('letters'), did('stamp')),
          move: first('place w4 letters-1', 'place * letters*'),
          ideas: [
            {
              id: 'yellow',
              when: offered('place * letters*'),
              lit: (moment) => [sealed(moment, 'yellow'), touched(moment, 'place * letters-1', 1)],
              shown: placed('letters'),
              rule: 'DAR-MAIL-01',
            },
          ],
        },
        {
          id: 'stamps',
          done: did('stamp'),
          move: first('stamp ...', 'place w4 letters-1', 'place * letters*'),
          ideas: [
            {
              id: 'envelope',
              when: asks('stamps'),
              lit: (moment) => [touched(moment, 'stamp ...'), touched(moment, 'stamp ...', 1)],
              shown: did('stamp'),
              rule: 'DAR-REWARD-02',
            },
          ],
        },
      ],
    },
    {
      id: 'round',
      unasked: true,
      open: either(mayPlace, allPlaced),
      steps: [
        {
          id: 'next',
          done: isRound(2),
          move: first(anyBut('done', 'skip', 'end'), 'end turn', 'done'),
          ideas: [
            { id: 'rewards', when: offered('end turn'), lit: () => [['end turn']], rule: 'DAR-REWARD-01' },
            { id: 'others', when: mayPlace, rule: 'DAR-PLACE-10' },
            {
              id: 'walk',
              when: asks('explore'),
              lit: (moment) => [touched(moment, 'explore ...')],
              shown: did('explore'),
              rule: 'DAR-EXPLORE-01',
            },
          ],
        },
      ],
    },
    {
      id: 'own',
      open: isRound(2),
      steps: [
        {
          id: 'museum',
          done: did('deliver'),
          skipped: either(isRound(3), both(mayPlace, not(mayDeliver))),
          move: first('place w1 museum-deliver', 'place * museum-deliver', 'deliver *'),
          ideas: [
            {
              id: 'museum',
              when: mayDeliver,
              lit: () => [['museum-deliver']],
              shown: did('deliver'),
              rule: 'DAR-MUSEUM-01',
            },
          ],
        },
        {
          id: 'through',
          done: isRound(3),
          move: first(PAGES, anyBut('done', 'skip', 'end'), 'end turn'),
          ideas: [
            { id: 'points', when: mayPlace, rule: 'DAR-SCORE-01' },
            { id: 'stuck', when: mayPlace, lit: () => [['hint']], rule: 'DAR-TURN-01' },
          ],
        },
      ],
    },
  ],
  texts: byLanguage(import.meta.glob('./??.ts')),
}
