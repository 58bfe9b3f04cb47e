import type { Refusal } from '@wayfare/kernel'
import type { RefusalCode } from '@wayfare/protocol'

/** What somebody asked for cannot be: a code for programs, a sentence for people, and the rules it breaks if it was a move. */
export class NotAllowed extends Error {
  readonly code: RefusalCode
  readonly reasons: readonly Refusal[]
  /** When to ask again, where that is known. */
  readonly seconds: number | undefined

  constructor(code: RefusalCode, message: string, reasons: readonly Refusal[] = [], seconds?: number) {
    super(message)
    this.name = 'NotAllowed'
    this.code = code
    this.reasons = reasons
    this.seconds = seconds
  }
}
