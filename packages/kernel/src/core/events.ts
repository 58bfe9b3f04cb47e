// Facts for eyes. Log lines, sounds, animation and digests derive from them; the engine never reads them back.

import type { Json } from '../digest/json.ts'
import type { Eyes, Seat } from './names.ts'

/** Nothing in it changes afterwards. `k` says what kind of fact it is: `{ k: 'gain', seat: 1, coin: 2 }`. */
export type Fact = { readonly k: string } & { readonly [key: string]: Json }

/** `fact` is for everybody (null: nothing public), `own` what single seats read in its place. */
export type Tell = (fact: Fact | null, own?: Readonly<Record<Seat, Fact>>) => void

/** `to`: only this seat hears it yet, for it acts in a lane. `not`: this seat has heard it before. */
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
