// Texts for requests that failed for another reason than the rules.

import type { RefusalCode } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { refusalText } from './problem.ts'

const movedOn = () => say('table.stale')
const tryAgain = () => say('table.unavailable')

const WORDS: Partial<Record<RefusalCode, () => string | null>> = {
  stale: movedOn,
  'not-now': movedOn,
  'not-your-seat': movedOn,
  'nothing-to-undo': () => say('table.undoNone'),
  // The table itself shows it.
  'not-running': () => null,
  unavailable: tryAgain,
  'too-much': tryAgain,
  broken: () => say('table.broken'),
}

/** Returns null if no message is needed. */
export function troubleOf(code: RefusalCode): string | null {
  const words = WORDS[code]
  return words ? words() : refusalText(code)
}
