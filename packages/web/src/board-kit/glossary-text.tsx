// Words on demand: texts whose words can be asked about. Their meanings are loaded beside the table and are no part of what it needs to
// open; until then, a text is a text. One page shows one game, so a signal does for all that stands on it.

import { signal } from '@preact/signals'
import type { WordFinder } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import type { GameTable } from './contract.ts'

export type GlossaryTextProps = {
  readonly text: string
  /** Among many others: reached by arrows from what holds them, and not one by one. */
  readonly quiet?: boolean
  /** The words that are marked here, if not all. */
  readonly only?: ReadonlySet<string> | undefined
}
export type Wording = { readonly find: WordFinder; readonly Text: ComponentType<GlossaryTextProps> }

/** Set by features/glossary for as long as a game is on the page. */
export const wording = signal<Wording | null>(null)
/** What the game of this page has drawn of its things. */
export const drawing = signal<GameTable['Glyph'] | undefined>(undefined)

/** By a piece of what is read from top to bottom, the words that stand there for the first time. */
export type Firsts = ReadonlyMap<string, ReadonlySet<string>>

export function useFirstMentions(pieces: readonly string[]): Firsts | null {
  const found = wording.value
  return useMemo(() => found && firstMentions(pieces, found.find), [found, pieces])
}

function firstMentions(pieces: readonly string[], find: WordFinder): Firsts {
  const known = new Set<string>()
  const firsts = new Map<string, Set<string>>()
  for (const piece of pieces) {
    for (const { word } of find(piece)) {
      if (!word || known.has(word.id)) continue
      known.add(word.id)
      firsts.set(piece, (firsts.get(piece) ?? new Set()).add(word.id))
    }
  }
  return firsts
}

export function GlossaryText(props: GlossaryTextProps) {
  const Text = wording.value?.Text
  return Text ? <Text {...props} /> : props.text
}
