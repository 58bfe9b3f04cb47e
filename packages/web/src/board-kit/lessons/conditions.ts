// The words in which lessons say when something is so.

import type { Fact } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { isLike, type MovePattern, moveOf } from '../moves.ts'
import { type Condition, factsBy, type Moment } from './lesson.ts'

/** The learner did something of which this was told. */
export const did =
  (kind: string, test: (fact: Fact) => boolean = () => true) =>
  ({ told, seat }: Moment): boolean =>
    factsBy(told, seat).some((fact) => fact.k === kind && (fact.seat ?? seat) === seat && test(fact))

/** How often. */
export const times = (kind: string, { told, seat }: Moment, test: (fact: Fact) => boolean = () => true): number =>
  factsBy(told, seat).filter((fact) => fact.k === kind && (fact.seat ?? seat) === seat && test(fact)).length

/** The learner made a move like this. */
export const moved = (like: MovePattern) =>
  did('move', ({ move }) => typeof move === 'string' && isLike(like, moveOf(move)))

/** The learner has at least so many points in this part of the score. */
export const scored =
  (part: string, least: number) =>
  ({ points }: Moment): boolean =>
    (points?.[part] ?? 0) >= least

/** Looking only at what came after the learner first did this. */
export const afterFirst =
  <V>(kind: string, condition: Condition<V>, test: (fact: Fact) => boolean = () => true): Condition<V> =>
  (moment) => {
    const isFirst = ({ seat, facts }: Moment<V>['told'][number]): boolean =>
      seat === moment.seat && facts.some((fact) => fact.k === kind && test(fact))
    const at = moment.told.findIndex(isFirst)
    return at >= 0 && condition({ ...moment, told: moment.told.slice(at + 1) })
  }

export const asks =
  (...ops: readonly string[]) =>
  ({ asked }: Moment): boolean =>
    asked !== null && ops.includes(asked)

/** All offered moves that match the pattern. */
export const offersLike = ({ offers }: Moment, like: MovePattern): readonly Offered[] =>
  offers.filter((offer) => isLike(like, moveOf(offer)))

/** What offers like this touch: first, or as their next part, or all of it. */
export const touched = (moment: Moment, like: MovePattern, part: number | 'all' = 0): readonly string[] => [
  ...new Set(offersLike(moment, like).flatMap(({ on = [] }) => (part === 'all' ? on : on.slice(part, part + 1)))),
]

/** True while at least one move that matches any of these patterns is offered. */
export const offered =
  (...likes: readonly MovePattern[]) =>
  (moment: Moment): boolean =>
    likes.some((like) => offersLike(moment, like).length > 0)

/** The first of these moves that is offered. */
export const first =
  (...likes: readonly MovePattern[]) =>
  (moment: Moment): Offered | undefined => {
    for (const like of likes) {
      const [found] = offersLike(moment, like)
      if (found) return found
    }
    return undefined
  }

export const either =
  <V>(...conditions: readonly Condition<V>[]): Condition<V> =>
  (moment) =>
    conditions.some((condition) => condition(moment))

export const both =
  <V>(...conditions: readonly Condition<V>[]): Condition<V> =>
  (moment) =>
    conditions.every((condition) => condition(moment))

export const not =
  <V>(condition: Condition<V>): Condition<V> =>
  (moment) =>
    !condition(moment)
