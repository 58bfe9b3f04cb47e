import type { Engine } from '@wayfare/kernel'
import type { Made } from './entry.ts'
import { NotAllowed } from './not-allowed.ts'

/** Checks the requested options of a table and fills in defaults. */
export function tableOptions(engine: Engine, given: unknown): Made['options'] {
  try {
    return engine.table(given)
  } catch (error) {
    // Compared by name, because older rules bring their own kernel with its own error classes.
    if ((error as Error).name === 'BadTable') throw new NotAllowed('not-now', (error as Error).message)
    throw error
  }
}
