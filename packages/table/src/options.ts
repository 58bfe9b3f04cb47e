import type { Engine } from '@wayfare/kernel'
import type { Made } from './entry.ts'
import { NotAllowed } from './not-allowed.ts'

/** What was asked for, with all that was left open filled in. */
export function tableOptions(engine: Engine, given: unknown): Made['options'] {
  try {
    return engine.table(given)
  } catch (error) {
    // By its name: old rules bring a kernel of their own.
    if ((error as Error).name === 'BadTable') throw new NotAllowed('not-now', (error as Error).message)
    throw error
  }
}
