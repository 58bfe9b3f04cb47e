// The positions in which passages can be tried, loaded together with their book.

import type { ShownMoment } from '@wayfare/text'
import { partsOf } from '../../games/index.ts'

export async function examplesOf(game: string): Promise<ShownMoment> {
  const examples = await (await partsOf(game)).examples?.()
  if (!examples) throw new Error(`no examples of ${game}`)
  return examples
}

/** The address of the page where a passage is tried. */
export const tryAddress = (game: string, anchor: string): string => `/rules/${game}?try=${anchor}`
