// Wraps the search as a task for a thread that also has other work.

import type { Engine, How, Seat, State } from '@wayfare/kernel'
import type { ThinkingTask } from '../thinking.ts'
import { findHowTo, HOW_NODES } from './find-how-to.ts'

type Question = { readonly engine: Engine; readonly world: State; readonly seat: Seat; readonly what: string }

/** null means that there is nothing to search for. */
export function howTask({ engine, world, seat, what }: Question): ThinkingTask<{ readonly how: How | null }> {
  function* steps() {
    const search = findHowTo(engine, world, seat, what)
    for (;;) {
      const step = search.next()
      if (step.done) return { how: step.value ?? null }
      yield step.value / HOW_NODES
    }
  }
  return { steps: steps() }
}
