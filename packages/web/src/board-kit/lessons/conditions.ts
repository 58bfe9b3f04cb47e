// The words in which lessons say when something is so.

import type { Fact } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { type Condition, factsBy, type Moment } from './lesson.ts'

/** The learner did something of which this was told. */
export const did =
  (kind: string, test: (fact: Fact) => boolean = () => true) =>
  ({ told, seat }: Moment): boolean =>
    factsBy(told, seat).some((fact) => fact.k === kind && (fact.seat ?? seat) === seat && test(fact))

/** How often. */
export const times = (kind: string, { told, seat }: Moment): number =>
  factsBy(told, seat).filter((fact) => fact.k === kind && (fact.seat ?? seat) === seat).length

/** The learner made a move whose text is like this. */
export const moved = (like: RegExp) => did('move', ({ move }) => like.test(String(move)))

/** Looking only at what came after the learner last did this. */
export const since =
  <V>(kind: string, condition: Condition<V>): Condition<V> =>
  (moment) => {
    const at = moment.told.findLastIndex(({ seat, facts }) => seat === moment.seat && facts.some(({ k }) => k === kind))
    return at >= 0 && condition({ ...moment, told: moment.told.slice(at + 1) })
  }

export const asks =
  (...ops: readonly string[]) =>
  ({ asked }: Moment): boolean =>
    asked !== null && ops.includes(asked)

export const offered = (like: RegExp) => (moment: Moment) => offerLike(moment, like) !== undefined

const offerLike = ({ offers }: Moment, ...likes: readonly RegExp[]): Offered | undefined => {
  for (const like of likes) {
    const found = offers.find(({ move }) => like.test(move))
    if (found) return found
  }
  return undefined
}

/** The first of these moves that is offered. */
export const first =
  (...likes: readonly RegExp[]) =>
  (moment: Moment): Offered | undefined =>
    offerLike(moment, ...likes)

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
