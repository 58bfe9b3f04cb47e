// The search as a task of a thread that has other things to do as well.

import type { Engine, How, Seat, State } from '@wayfare/kernel'
import type { ThinkingTask } from '../thinking.ts'
import { HOW_NODES, how } from './how.ts'

type Question = { readonly engine: Engine; readonly world: State; readonly seat: Seat; readonly what: string }

/** null: there is nothing to look for. */
export function howTask({ engine, world, seat, what }: Question): ThinkingTask<{ readonly how: How | null }> {
  function* steps() {
    const search = how(engine, world, seat, what)
    for (;;) {
      const step = search.next()
      if (step.done) return { how: step.value ?? null }
      yield step.value / HOW_NODES
    }
  }
  return { steps: steps() }
}
