// The tips that Harriet gives in a first game with a tutor, the costliest to miss first.

import type { DarwinView } from '@wayfare/darwin'
import {
  type Colour,
  deliveryOf,
  goalPoints,
  goalTile,
  isFree,
  isLocked,
  LENSES,
  placeCost,
  SCROLLS,
  SEAL_SLOT_COSTS,
  type Specimen,
  unlockCost,
} from '@wayfare/darwin/tables'
import { byLanguage } from '../../../../base/i18n/by-language.ts'
import { asks, both, did, offered, offersLike, times, touched } from '../../../../board-kit/lessons/conditions.ts'
import type { Condition, Moment } from '../../../../board-kit/lessons/lesson.ts'
import type { Tutor } from '../../../../board-kit/lessons/tutor.ts'
import { moveOf } from '../../moves.ts'

type Here = Moment<DarwinView>

const own = ({ view, seat }: Here) => view.boards[seat] as DarwinView['boards'][number]
const ENOUGH = offered('done', 'skip')
const atTurnEnd = offered('end turn')
const freeWorkers = (moment: Here): number => {
  const board = own(moment)
  return board.workers.filter((worker) => isFree(board, worker)).length
}
/** The round is scored soon after this worker. */
const isLastWorker: Condition<DarwinView> = (moment) => asks('turn')(moment) && freeWorkers(moment) === 1
/** With two workers left, the coins or the space for this may be gone when the last one is placed. */
const isLateInRound: Condition<DarwinView> = (moment) => asks('turn')(moment) && [1, 2].includes(freeWorkers(moment))
const isRoundBefore =
  (round: number): Condition<DarwinView> =>
  ({ view }) =>
    view.round < round

const goalOf = ({ view }: Here) => {
  const goal = view.goals[view.round - 1]
  return goal === undefined ? undefined : goalTile(goal)
}

type Place = Extract<ReturnType<typeof moveOf>, { verb: 'place' }>['args']
/** The coins left after the cheapest placement that is offered on such spaces; less than none if there is none. */
function coinsAfterPlacing(moment: Here, like: string): number {
  const board = own(moment)
  const costs = offersLike(moment, like).map((offer) => {
    const [id, space] = moveOf(offer).args as Place
    const worker = board.workers.find((one) => one.id === id) ?? { seals: [] }
    return placeCost(moment.view, moment.seat, worker, space).coins
  })
  return board.coin - Math.min(...costs)
}

/** The cheapest lens, and a place in the small journal from which to lay it, can be paid for together. */
const affordsLens: Condition<DarwinView> = (moment) => {
  const { view } = moment
  const cells = (Object.keys(view.lenses) as (keyof DarwinView['lenses'])[]).filter((cell) => isLocked(view, cell))
  const cheapest = Math.min(...cells.map((cell) => unlockCost(view, cell)))
  return own(moment).lenses < LENSES && cheapest <= coinsAfterPlacing(moment, 'place * small*')
}

/** A seal of this colour lies on the scroll that costs nothing, and a row has a slot for it that can be paid. */
function affordsSeal(moment: Here, colour: Colour): boolean {
  const coins = coinsAfterPlacing(moment, 'place * academy*')
  const isOpen = SCROLLS[0]?.slots.some((slot) => moment.view.academy[slot] === colour) ?? false
  return (
    isOpen &&
    own(moment).workers.some(
      ({ id, seals }) => TAUGHT.includes(id) && (SEAL_SLOT_COSTS[seals.length] ?? Infinity) <= coins,
    )
  )
}
/** The workers whose rows take seals. */
const TAUGHT: readonly string[] = ['w2', 'w3', 'w4']

/** Specimens of which a second delivery would bring at least the coins that it costs. */
const worthDelivering = (moment: Here): readonly string[] =>
  touched(moment, 'deliver *').filter(
    (specimen) => deliveryOf(moment.view, specimen as Specimen, false).coins >= moment.view.fee,
  )

const STACKS = ['stack-1', 'stack-2', 'stack-3'] as const
/** Stacks with a single stamp left, which is offered. */
const lastStamps = (moment: Here): readonly string[] =>
  STACKS.filter((stack) => own(moment).stacks[stack] === 1 && offered(`stamp * ${stack}`)(moment))
/** The number of stamps that the first correspondence space takes from the stacks. */
const STAMPS = 2

/** Spaces at which a worker can surely add to what the goal of this round counts. */
function spacesForGoal(moment: Here): readonly string[] {
  const goal = goalOf(moment)
  if (goal?.count === 'lenses') return affordsLens(moment) ? touched(moment, 'place * small*', 1) : []
  if (goal?.count === 'seals') return affordsSeal(moment, goal.colour) ? touched(moment, 'place * academy*', 1) : []
  const isNearlyEmpty = (count: number): boolean => count > 0 && count <= STAMPS
  if (goal?.count !== 'stacks' || !Object.values(own(moment).stacks).some(isNearlyEmpty)) return []
  return touched(moment, 'place * letters*', 1)
}

/** The learner adds to what the goal counts. */
const servesGoal: Condition<DarwinView> = (moment) => {
  const goal = goalOf(moment)
  if (goal?.count === 'seals') return did('seal', ({ colour }) => colour === goal.colour)(moment)
  if (goal?.count === 'lenses') return did('unlock')(moment)
  return goal?.count === 'stacks' && did('stamp')(moment) && hasEmptyStack(moment)
}
const hasEmptyStack: Condition<DarwinView> = (moment) => Object.values(own(moment).stacks).includes(0)

/** How many seals this worker has brought, the last that was placed. */
const sealsThisTurn = (moment: Here): number => {
  const placed = moment.told.findLastIndex(
    ({ seat, facts }) => seat === moment.seat && facts.some(({ k }) => k === 'place'),
  )
  return times('seal', { ...moment, told: moment.told.slice(placed) })
}

/** The ship is behind the Beagle, and what the goal brings so far shrinks by it. */
const isBehind: Condition<DarwinView> = ({ view, seat }) => goalPoints(view, seat).lag > 0
const hasSpecimen: Condition<DarwinView> = (moment) =>
  own(moment).studied.some((specimen) => !moment.view.museum.includes(specimen))
const hasNoObjective: Condition<DarwinView> = (moment) => own(moment).reserve.length === 0

export const tutor: Tutor<DarwinView> = {
  game: 'darwin',
  options: { firstGame: true },
  round: ({ round }) => round,
  tips: [
    {
      id: 'reach',
      when: offered('reach ...'),
      before: atTurnEnd,
      used: did('reached'),
      taughtBy: { chapters: ['objectives'] },
      lit: (moment) => [touched(moment, 'reach ...')],
      rule: 'DAR-OBJECTIVE-07',
    },
    {
      id: 'lag',
      when: both(offered('place * navigate*'), isBehind),
      before: isLateInRound,
      used: did('sail'),
      taughtBy: { chapters: ['beagle'] },
      lit: (moment) => [touched(moment, 'place * navigate*', 1), ['beagle']],
      rule: 'DAR-BEAGLE-05',
    },
    {
      id: 'goal',
      when: (moment) => spacesForGoal(moment).length > 0,
      before: isLastWorker,
      used: servesGoal,
      taughtBy: { chapters: ['beagle'] },
      lit: (moment) => [spacesForGoal(moment)],
      rule: 'DAR-BEAGLE-01',
    },
    {
      id: 'second',
      when: (moment) => moment.view.fee > 0 && worthDelivering(moment).length > 0,
      before: ENOUGH,
      used: (moment) => times('deliver', moment) > 1,
      taughtBy: { chapters: ['museum'] },
      lit: (moment) => [worthDelivering(moment)],
      rule: 'DAR-MUSEUM-05',
    },
    {
      id: 'seal',
      when: both(asks('academy'), offered('seal ...')),
      before: both(ENOUGH, (moment: Here) => sealsThisTurn(moment) > 0),
      used: (moment) => sealsThisTurn(moment) > 1,
      taughtBy: { chapters: ['seals'] },
      lit: (moment) => [touched(moment, 'seal ...')],
      rule: 'DAR-ACADEMY-01',
    },
    {
      id: 'tent',
      when: offered('tent ...'),
      before: ENOUGH,
      used: did('tent'),
      taughtBy: { chapters: ['seals', 'islands'] },
      lit: (moment) => [touched(moment, 'tent ...')],
      rule: 'DAR-CAMP-04',
    },
    {
      id: 'stack',
      when: (moment) => lastStamps(moment).length > 0,
      before: asks('stamps'),
      used: both(did('stamp'), hasEmptyStack),
      taughtBy: { chapters: ['letters'] },
      lit: (moment) => [lastStamps(moment)],
      rule: 'DAR-MAIL-03',
    },
    {
      id: 'crew',
      when: offered('crew ...'),
      before: atTurnEnd,
      used: did('crew-played'),
      taughtBy: { chapters: ['objectives'] },
      lit: (moment) => [touched(moment, 'crew ...')],
      rule: 'DAR-CREW-04',
    },
    {
      id: 'deliver',
      when: both(offered('place * museum-deliver'), hasSpecimen),
      before: isLateInRound,
      used: did('deliver'),
      taughtBy: { ideas: ['museum'], chapters: ['museum'] },
      lit: () => [['museum-deliver']],
      rule: 'DAR-MUSEUM-04',
    },
    {
      id: 'lens',
      when: both(isRoundBefore(5), affordsLens),
      before: isLateInRound,
      used: did('unlock'),
      taughtBy: { chapters: ['lenses'] },
      lit: (moment) => [touched(moment, 'place * small*', 1)],
      rule: 'DAR-LENS-05',
    },
    {
      id: 'reserve',
      when: both(isRoundBefore(5), offered('place * objective-office'), hasNoObjective),
      before: isLateInRound,
      used: did('objective'),
      taughtBy: { chapters: ['objectives'] },
      lit: () => [['objective-office']],
      rule: 'DAR-OBJECTIVE-30',
    },
  ],
  texts: byLanguage(import.meta.glob('./??.ts')),
}
