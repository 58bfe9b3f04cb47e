// The positions in which passages can be tried, loaded with the book they belong to.

import type { Shown } from '@wayfare/text'
import type { BookId } from './which.ts'

const SHOWN: Readonly<Record<BookId, () => Promise<Shown>>> = {
  arkham: async () => (await import('@wayfare/arkham/shown')).arkhamShown,
  arnak: async () => (await import('@wayfare/arnak/shown')).arnakShown,
  darwin: async () => (await import('@wayfare/darwin/shown')).darwinShown,
}

export const shownOf = (game: BookId): Promise<Shown> => SHOWN[game]()

/** The address of the place where a passage is tried. */
export const tryAddress = (game: string, anchor: string): string => `/rules/${game}?try=${anchor}`
