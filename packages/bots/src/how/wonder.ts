// The search in a thread that has other things to do as well.

import type { Engine, How, Seat, State } from '@wayfare/kernel'
import type { Thread } from '../thinking.ts'
import { how } from './how.ts'

type Wondering = { readonly engine: Engine; readonly world: State; readonly seat: Seat; readonly what: string }

const TURN_MS = 30

/** null: there is nothing to look for. */
export async function wonder(
  asking: Promise<Wondering>,
  { now, rest }: Pick<Thread, 'now' | 'rest'>,
): Promise<{ readonly how: How | null } | { readonly failure: string }> {
  try {
    const { engine, world, seat, what } = await asking
    const thinking = how(engine, world, seat, what)
    for (;;) {
      const until = now() + TURN_MS
      let step = thinking.next()
      while (!step.done && now() < until) step = thinking.next()
      if (step.done) return { how: step.value ?? null }
      await new Promise<void>((goOn) => rest(goOn))
    }
  } catch (error) {
    return { failure: (error as Error).message }
  }
}
