// Events, and the facts about them that each viewer receives. The log, sounds and animations are made from them; the
// engine never reads them back.

import type { Json } from '../digest/json.ts'
import type { Eyes, Seat } from './names.ts'

/** Facts are immutable. `k` is the kind of fact: `{ k: 'gain', seat: 1, coin: 2 }`. */
export type Fact = { readonly k: string } & { readonly [key: string]: Json }

/** Reports an event. `fact` is for everybody (null: nothing public); `own` replaces it for single seats. */
export type Tell = (fact: Fact | null, own?: Readonly<Record<Seat, Fact>>) => void

/** `to`: only this seat receives it for now, because it acts in a lane. `not`: this seat has received it already. */
export type Event = {
  readonly fact: Fact | null
  readonly own?: Readonly<Record<Seat, Fact>>
  readonly to?: Seat
  readonly not?: Seat
}

export function factsFor(events: readonly Event[], eyes: Eyes): Fact[] {
  const facts: Fact[] = []
  for (const event of events) {
    if (event.to !== undefined && event.to !== eyes) continue
    if (event.not !== undefined && event.not === eyes) continue
    const fact = (eyes !== 'spectator' ? event.own?.[eyes] : undefined) ?? event.fact
    if (fact) facts.push(fact)
  }
  return facts
}

export const silence: Tell = () => {}
