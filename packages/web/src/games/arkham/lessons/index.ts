// Arkham Guidebook, taught by the cat: four rounds of ten, each with something new.

import type { ArkhamView } from '@wayfare/arkham'
import { byLanguage } from '../../../base/i18n/by-language.ts'
import {
  asks,
  both,
  did,
  either,
  first,
  moved,
  not,
  offered,
  offersLike,
  times,
  touched,
} from '../../../board-kit/lessons/conditions.ts'
import type { Condition, Guide, Moment } from '../../../board-kit/lessons/lesson.ts'
import { companion } from '../companion.ts'

type Here = Moment<ArkhamView>

const isRound =
  (round: number): Condition<ArkhamView> =>
  ({ view, over }) =>
    view.round >= round || over
const often =
  (kind: string, count: number): Condition<ArkhamView> =>
  (moment) =>
    times(kind, moment) >= count

/** The effect die is one of the learner's. */
const hasEffect: Condition<ArkhamView> = ({ view, seat }) => view.boards[seat]?.dice.includes('die-5') ?? false
const shopOf = ({ view }: Here): readonly string[] => view.shop.open.filter((card) => card !== null)

/** A street runs between two crossings. */
const crossingsOf = (street: string): readonly string[] => street.split('-').slice(1)
function joins({ view, seat }: Here, streets: readonly string[]): boolean {
  const mine = new Set((view.boards[seat]?.segments ?? []).flatMap(crossingsOf))
  return streets.some((street) => crossingsOf(street).some((crossing) => mine.has(crossing)))
}
const joining = (moment: Here) =>
  offersLike(moment, 'way a ...').find(({ on = [] }) => joins(moment, on)) ??
  offersLike(moment, 'way ...').find(({ on = [] }) => joins(moment, on))

const drawing = asks('draw')
const draw = first('way a r-c41-c51 r-c51-c52', 'way a ...', 'way ...', 'visit ...', 'end')

export const arkham: Guide<ArkhamView> = {
  game: 'arkham',
  companion,
  table: {
    bots: ['nils'],
    options: {},
    chance: { secret: '07'.repeat(16), bytes: '07'.repeat(16) },
    arranged: {
      piles: { shop: ['shop-tourists-3', 'shop-double-2', 'shop-tome-3', 'shop-tourists-1'] },
      chance: ['dice'],
    },
  },
  turnEnd: 'end',
  settled: either(
    asks('keep-task', 'pick-die', 'remove-die', 'choose-quarter', 'name-route', 'route-step', 'tomes'),
    // In the last round nothing can be drawn later on.
    both(isRound(10), drawing, not(offered('way ...', 'visit ...'))),
  ),
  onward: (moment) =>
    first('visit ...', 'pick ...', 'remove ...', 'choose ...')(moment) ?? joining(moment) ?? draw(moment),
  lessons: [
    {
      id: 'task',
      steps: [
        {
          id: 'keep',
          done: did('task-kept'),
          move: first('keep ...'),
          ideas: [
            { id: 'line', rule: 'ARK-FINAL-01' },
            {
              id: 'task',
              lit: (moment) => [touched(moment, 'keep ...')],
              shown: did('task-kept'),
              rule: 'ARK-SETUP-11',
            },
          ],
        },
      ],
    },
    {
      id: 'dice',
      steps: [
        {
          id: 'first',
          done: did('die-picked'),
          move: first('pick die-3', 'pick ...'),
          ideas: [
            {
              id: 'die',
              when: asks('pick-die'),
              lit: (moment) => [touched(moment, 'pick ...')],
              shown: did('die-picked'),
              rule: 'ARK-DICE-04',
            },
          ],
        },
        {
          id: 'second',
          done: often('die-picked', 2),
          move: first('pick die-4', 'pick ...'),
          ideas: [
            {
              id: 'address',
              when: asks('pick-die'),
              lit: (moment) => [touched(moment, 'pick ...')],
              shown: often('die-picked', 2),
              rule: 'ARK-QUARTER-03',
            },
          ],
        },
      ],
    },
    {
      id: 'tourists',
      steps: [
        {
          id: 'quarter',
          done: did('quarter'),
          skipped: isRound(2),
          move: first('choose q52', 'choose ...'),
          ideas: [
            {
              id: 'quarter',
              when: asks('choose-quarter'),
              lit: (moment) => [touched(moment, 'choose ...')],
              shown: did('quarter'),
              rule: 'ARK-QUARTER-01',
            },
            {
              id: 'effect',
              when: both(asks('choose-quarter'), hasEffect),
              lit: ({ view }) => [['die-5'], Object.values(view.effects)],
              rule: 'ARK-EFFECT-03',
            },
          ],
        },
      ],
    },
    {
      id: 'streets',
      steps: [
        {
          id: 'draw',
          done: did('drawn'),
          skipped: isRound(2),
          move: draw,
          ideas: [
            { id: 'likes', when: drawing, rule: 'ARK-MAP-03' },
            {
              id: 'ways',
              when: drawing,
              lit: (moment) => [touched(moment, 'way a ...')],
              shown: did('drawn'),
              rule: 'ARK-ROUTE-01',
            },
          ],
        },
        {
          id: 'shop',
          done: did('visit'),
          skipped: either(isRound(2), both(did('drawn'), not(offered('visit ...')))),
          move: first('visit ...'),
          ideas: [
            {
              id: 'shop',
              when: offered('visit ...'),
              lit: (moment) => [touched(moment, 'visit ...'), shopOf(moment)],
              shown: did('visit'),
              rule: 'ARK-SHOP-01',
            },
          ],
        },
        {
          id: 'end',
          done: either(moved('end'), isRound(2)),
          move: first('end'),
          ideas: [{ id: 'end', when: offered('end'), lit: () => [['end']], shown: moved('end'), rule: 'ARK-SIM-03' }],
        },
      ],
    },
    {
      id: 'round',
      open: isRound(2),
      steps: [
        {
          id: 'remove',
          done: either(often('die-removed', 2), often('die-picked', 3)),
          skipped: isRound(3),
          move: first('remove ...', 'pick ...'),
          ideas: [
            {
              id: 'remove',
              when: asks('remove-die'),
              lit: (moment) => [touched(moment, 'remove ...')],
              shown: often('die-removed', 2),
              rule: 'ARK-DICE-05',
            },
          ],
        },
        {
          id: 'join',
          done: often('drawn', 2),
          skipped: isRound(3),
          move: (moment) => first('remove ...', 'pick ...', 'choose ...')(moment) ?? joining(moment) ?? draw(moment),
          ideas: [{ id: 'join', when: drawing, shown: often('drawn', 2), rule: 'ARK-ROUTE-07' }],
        },
      ],
    },
    {
      id: 'ancient',
      open: isRound(3),
      steps: [
        {
          id: 'third',
          done: often('drawn', 3),
          skipped: isRound(4),
          move: (moment) => first('remove ...', 'pick ...', 'choose ...')(moment) ?? joining(moment) ?? draw(moment),
          ideas: [
            { id: 'worth', when: offered('end'), lit: () => [['route']], rule: 'ARK-MAP-13' },
            {
              id: 'ancient',
              when: both(isRound(3), asks('pick-die', 'remove-die')),
              lit: ({ view }) => [[view.ancient], ['horror']],
              rule: 'ARK-MADNESS-02',
            },
            { id: 'gates', when: both(isRound(3), drawing), lit: () => [['gate']], rule: 'ARK-MAP-11' },
            {
              id: 'tome',
              when: offered('visit * *'),
              lit: (moment) => [touched(moment, 'visit * *', 1)],
              rule: 'ARK-SHOP-07',
            },
          ],
        },
      ],
    },
    {
      id: 'own',
      open: isRound(4),
      steps: [
        {
          id: 'fourth',
          done: isRound(5),
          move: (moment) => first('remove ...', 'pick ...', 'choose ...')(moment) ?? joining(moment) ?? draw(moment),
          ideas: [{ id: 'stuck', when: both(isRound(4), drawing), lit: () => [['hint']], rule: 'ARK-ROUTE-01' }],
        },
      ],
    },
  ],
  texts: byLanguage(import.meta.glob('./??.ts')),
}
