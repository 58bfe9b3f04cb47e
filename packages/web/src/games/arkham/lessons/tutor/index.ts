// The tips that the cat gives in a first game with a tutor, the costliest to miss first.

import type { ArkhamView } from '@wayfare/arkham'
import {
  EFFECT_DIE,
  GATES,
  isRoad,
  isSegment,
  SEGMENTS,
  SHOPS,
  symbolOn,
  TASKS,
  type TaskId,
} from '@wayfare/arkham/tables'
import type { Offered } from '@wayfare/protocol'
import { byLanguage } from '../../../../base/i18n/by-language.ts'
import {
  asks,
  both,
  did,
  either,
  moved,
  not,
  offered,
  offersLike,
  touched,
} from '../../../../board-kit/lessons/conditions.ts'
import type { Condition, Moment } from '../../../../board-kit/lessons/lesson.ts'
import { buttonsOf, type Tutor } from '../../../../board-kit/lessons/tutor.ts'

type Here = Moment<ArkhamView>

/** Bonuses that are stored now may not find another round. */
const LATE = 9
/** From here on, what is apart has to be joined. */
const HALF = 5
/** A die that shows this or more is a success. */
const SUCCESS = 5

const own = ({ view, seat }: Here) => view.boards[seat] as ArkhamView['boards'][number]
const sinceRound =
  (round: number): Condition<ArkhamView> =>
  ({ view }) =>
    view.round >= round

const endsOf = (segments: readonly string[]): readonly string[] =>
  segments.flatMap((id) => (isSegment(id) ? SEGMENTS[id].ends : []))
/** Returns the places at which the learner's segments end. */
const ownEnds = (moment: Here): readonly string[] => endsOf(own(moment).segments)
/** These segments, once drawn, touch others of mine. */
const joinsOwn = (moment: Here, segments: readonly string[]): boolean => {
  const before = new Set(endsOf(own(moment).segments.filter((id) => !segments.includes(id))))
  return endsOf(segments).some((end) => before.has(end))
}

/** Ways along the quarter of this round; a single segment may lie anywhere. */
const waysAlongQuarter = (moment: Here): readonly Offered[] =>
  ['way a ...', 'way b ...', 'way t ...'].flatMap((like) => offersLike(moment, like))
const waysThatJoin = (moment: Here): readonly Offered[] =>
  offersLike(moment, 'way ...').filter(({ on = [] }) => joinsOwn(moment, on))
/** Returns those of the places at which one of these ways would end or turn. */
const placesOn = (ways: readonly Offered[], places: readonly string[]): readonly string[] => {
  const ends = new Set(ways.flatMap(({ on = [] }) => endsOf(on)))
  return places.filter((place) => ends.has(place))
}

const openShops = (moment: Here): readonly string[] => {
  const { circled, visited, reached } = own(moment)
  return visited || reached.length > 0 ? [] : SHOPS.filter((shop) => !circled.includes(shop))
}

const shopsOnTheWay = (moment: Here): readonly string[] => placesOn(waysAlongQuarter(moment), openShops(moment))
const gatesAhead = (moment: Here): readonly string[] => placesOn(waysThatJoin(moment), GATES)

/** The crossings of my task that none of my segments touches yet. */
const crossingsLeft = (moment: Here): readonly string[] => {
  const ends = ownEnds(moment)
  return own(moment).tasks.flatMap((task) =>
    task ? TASKS[task as TaskId].filter((place) => !ends.includes(place)) : [],
  )
}

/** Segments that would join mine and end at such a crossing. */
const segmentsToTask = (moment: Here): readonly string[] => {
  const left = crossingsLeft(moment)
  const segments = waysThatJoin(moment).flatMap(({ on = [] }) => on)
  return [...new Set(segments)].filter((id) => endsOf([id]).some((end) => left.includes(end)))
}

/** My segments lie in two pieces or more. */
const isInPieces: Condition<ArkhamView> = (moment) => {
  const [first, ...rest] = own(moment).segments
  if (first === undefined) return false
  const joined = new Set(endsOf([first]))
  let left: readonly string[] = rest
  for (let before = -1; before !== joined.size; ) {
    before = joined.size
    const next = left.filter((id) => endsOf([id]).some((end) => joined.has(end)))
    for (const end of endsOf(next)) joined.add(end)
    left = left.filter((id) => !next.includes(id))
  }
  return left.length > 0
}

const bridges = (moment: Here): readonly string[] => [
  ...new Set(
    waysThatJoin(moment).flatMap(({ on = [] }) => on.filter((id) => isSegment(id) && SEGMENTS[id].kind === 'bridge')),
  ),
]
const hasBridge: Condition<ArkhamView> = (moment) => own(moment).segments.some((id) => SEGMENTS[id].kind === 'bridge')

/** The effect of which the die shows the symbol. */
const activeEffect = ({ dice, effects }: ArkhamView): string => effects[symbolOn(dice[EFFECT_DIE].number)]

/** Ways of drawing that only the active effect allows. */
const NORMAL = 2
const isByEffect = ({ move, on = [] }: Offered): boolean =>
  on.length > NORMAL || on.some((id) => !isRoad(id)) || (move.startsWith('way c ') && on.length > 1)
const waysByEffect = (moment: Here): readonly Offered[] => offersLike(moment, 'way ...').filter(isByEffect)
const TOMES = ['reroll ...', 'improve ...', 'bless'] as const
const STORED = ['segment ...', 'diagonal ...'] as const

export const tutor: Tutor<ArkhamView> = {
  game: 'arkham',
  options: {},
  round: ({ round }) => round,
  tips: [
    {
      id: 'route',
      when: both(asks('route-step'), offered('go ...')),
      before: offered('finish'),
      used: moved('finish'),
      taughtBy: { chapters: ['gates', 'route'] },
      lit: (moment) => [touched(moment, 'go ...')],
      rule: 'ARK-FINAL-06',
    },
    {
      id: 'link',
      when: both(asks('route-step'), not(offered('go ...')), offered('link ...')),
      before: offered('finish'),
      used: moved('link ...'),
      taughtBy: { chapters: ['gates'] },
      lit: (moment) => [touched(moment, 'link ...')],
      rule: 'ARK-GATE-02',
    },
    {
      id: 'tome',
      when: both(offered(...TOMES), (moment: Here) => own(moment).rolled.some((number) => number < SUCCESS)),
      before: offered('face it'),
      used: either(...TOMES.map(moved)),
      taughtBy: { chapters: ['ancients'] },
      lit: (moment) => [TOMES.flatMap((tome) => buttonsOf(moment, tome))],
      rule: 'ARK-ANCIENT-04',
    },
    {
      id: 'stored',
      when: both(sinceRound(LATE), offered(...STORED)),
      before: offered('end'),
      used: either(...STORED.map(moved)),
      taughtBy: { chapters: ['shops'] },
      lit: (moment) => [
        [
          ...(offered('segment ...')(moment) ? ['extra-segment'] : []),
          ...(offered('diagonal ...')(moment) ? ['diagonal-segment'] : []),
        ],
      ],
      rule: 'ARK-SHOP-18',
    },
    {
      id: 'task',
      when: (moment) => segmentsToTask(moment).length > 0,
      before: both(sinceRound(LATE - 2), offered('way ...')),
      used: (moment) => did('drawn')(moment) && crossingsLeft(moment).length < 3,
      taughtBy: { chapters: ['tasks'] },
      lit: (moment) => [segmentsToTask(moment)],
      rule: 'ARK-TASK-02',
    },
    {
      id: 'shop',
      when: (moment) => shopsOnTheWay(moment).length > 0,
      before: offered('way ...'),
      used: did('visit'),
      taughtBy: { ideas: ['shop'], chapters: ['shops'] },
      lit: (moment) => [shopsOnTheWay(moment)],
      rule: 'ARK-SHOP-02',
    },
    {
      id: 'gate',
      when: both(isInPieces, (moment) => gatesAhead(moment).length > 0),
      before: both(sinceRound(HALF), offered('way ...')),
      used: (moment) =>
        did('drawn', ({ segments }) =>
          endsOf(segments as readonly string[]).some((end) => GATES.some((gate) => gate === end)),
        )(moment),
      taughtBy: { chapters: ['gates'] },
      lit: (moment) => [gatesAhead(moment)],
      rule: 'ARK-GATE-02',
    },
    {
      id: 'bridge',
      when: both(not(hasBridge), (moment) => bridges(moment).length > 0),
      before: both(sinceRound(HALF - 1), offered('way ...')),
      used: both(did('drawn'), hasBridge),
      taughtBy: { chapters: ['gates'] },
      lit: (moment) => [bridges(moment)],
      rule: 'ARK-RIVER-03',
    },
    {
      id: 'join',
      when: (moment) => waysAlongQuarter(moment).some(({ on = [] }) => joinsOwn(moment, on)),
      before: (moment) => waysAlongQuarter(moment).some(({ on = [] }) => !joinsOwn(moment, on)),
      used: (moment) => did('drawn', ({ segments }) => joinsOwn(moment, segments as readonly string[]))(moment),
      taughtBy: { ideas: ['join'], chapters: ['gates'] },
      rule: 'ARK-FINAL-05',
    },
    {
      id: 'change',
      when: both(asks('choose-quarter'), offered('change ...')),
      before: (moment) => offersLike(moment, 'choose ...').length > NORMAL,
      used: did('changed'),
      lit: (moment) => [own(moment).dice],
      rule: 'ARK-QUARTER-08',
    },
    {
      id: 'effect',
      when: (moment) => waysByEffect(moment).length > 0,
      before: offered('way ...'),
      used: did('drawn', ({ segments }) => {
        const on = segments as readonly string[]
        return on.length > NORMAL || on.some((id) => !isRoad(id))
      }),
      taughtBy: { chapters: ['ancients'] },
      lit: ({ view }) => [[activeEffect(view)]],
      rule: 'ARK-EFFECT-01',
    },
    {
      id: 'correct',
      when: offered('erase ...'),
      before: offered('keep all'),
      used: did('erased'),
      lit: ({ view }) => [[activeEffect(view)]],
      rule: 'ARK-EFFECT-06',
    },
  ],
  texts: byLanguage(import.meta.glob('./??.ts')),
}
