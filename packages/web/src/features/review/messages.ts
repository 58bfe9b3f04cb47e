// The messages between the page and the workers that analyse a finished game.

import type { Decision } from '@wayfare/bots/coach'
import type { Id } from '@wayfare/kernel'

/** A decision with a choice: where it lies in the log and in the game. */
export type ReviewedMoment = { readonly row: number; readonly round: number }

/** What a line is about, in one move. */
export type Main = { readonly move: string; readonly on: readonly Id[] }

/** A decision, and what parts the two lines after what they share; what is not there, the other line goes without. */
export type Seen = Decision & {
  readonly about?: { readonly shared?: Main; readonly made?: Main; readonly better?: Main }
}

/** `glance`: where the game was heading; `again`: one that seemed costly, for a second look. */
export type ReviewLook =
  | { readonly look: number; readonly pass: 'glance' | 'first' }
  | { readonly look: number; readonly pass: 'second'; readonly again: Required<Decision> }

export type ToReader = { readonly open: { readonly log: string; readonly seat: number } } | ReviewLook

export type FromReader =
  | { readonly moments: readonly ReviewedMoment[] }
  | { readonly done: number }
  | { readonly seen: Seen }
  | { readonly failure: string }
