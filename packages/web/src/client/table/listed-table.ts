import type { ListedTable as Listed } from '@wayfare/protocol'
import type { GuidedMark } from './guided-mark.ts'

/** A table in a list, on the server or only on this device. */
export type ListedTable = Omit<Listed, 'version' | 'host' | 'made' | 'clock' | 'flag' | 'asks' | 'seats'> & {
  readonly seats: readonly Omit<Listed['seats'][number], 'person'>[]
  readonly asks?: string | null
  readonly flag?: number | null
  /** True if it is on this device and not on the server. */
  readonly local?: true
  /** The progress of a guided game. */
  readonly guide?: GuidedMark | null
  /** A tutor watches there. */
  readonly tutored?: true
}
