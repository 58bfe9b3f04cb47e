import type { ListedTable as Listed } from '@wayfare/protocol'
import type { GuidedMark } from './guided-mark.ts'

/** A table in a list: on the server, or one of those that are on this device alone. */
export type ListedTable = Omit<Listed, 'version' | 'host' | 'made' | 'clock' | 'flag' | 'asks' | 'seats'> & {
  readonly seats: readonly Omit<Listed['seats'][number], 'person'>[]
  readonly asks?: string | null
  readonly flag?: number | null
  /** Kept on this device, not on the server. */
  readonly local?: true
  /** How far a guided game is. */
  readonly guide?: GuidedMark | null
  /** A tutor watches there. */
  readonly tutored?: true
}
