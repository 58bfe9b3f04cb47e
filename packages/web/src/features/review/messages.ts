// The messages between the page and the workers that analyse a finished game.

import type { Decision } from '@wayfare/bots/coach'
import type { Id } from '@wayfare/kernel'

/** A decision with a choice: its row in the log and its round in the game. */
export type ReviewedMoment = { readonly row: number; readonly round: number }

/** The main move of a line, and the things it touches. */
export type Main = { readonly move: string; readonly on: readonly Id[] }

/**
 * A decision with the main moves of both lines after the part they share. If one has no such move, the line continues
 * without it.
 */
export type AnalysedDecision = Decision & {
  readonly about?: { readonly shared?: Main; readonly made?: Main; readonly better?: Main }
}

/** `glance` estimates the course of the game; `again` is a decision that seemed costly and gets a second look. */
export type ReviewLook =
  | { readonly look: number; readonly pass: 'glance' | 'first' }
  | { readonly look: number; readonly pass: 'second'; readonly again: Required<Decision> }

export type ToReader = { readonly open: { readonly log: string; readonly seat: number } } | ReviewLook

export type FromReader =
  | { readonly moments: readonly ReviewedMoment[] }
  | { readonly done: number }
  | { readonly seen: AnalysedDecision }
  | { readonly failure: string }
