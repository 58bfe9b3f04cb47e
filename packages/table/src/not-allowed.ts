import type { Refusal } from '@wayfare/kernel'
import type { RefusalCode } from '@wayfare/protocol'

/**
 * An error for a request that is refused: a code for programs, a sentence for people, and the broken rules if it was a
 * move.
 */
export class NotAllowed extends Error {
  readonly code: RefusalCode
  readonly reasons: readonly Refusal[]
  /** The number of seconds to wait before asking again, if known. */
  readonly seconds: number | undefined

  constructor(code: RefusalCode, message: string, reasons: readonly Refusal[] = [], seconds?: number) {
    super(message)
    this.name = 'NotAllowed'
    this.code = code
    this.reasons = reasons
    this.seconds = seconds
  }
}
