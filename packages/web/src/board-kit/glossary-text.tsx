// Texts with glossary terms. Their meanings are loaded beside the table, which does not need them to open; until then
// the text is plain. A page shows one game, so one signal serves all texts on it.

import { signal } from '@preact/signals'
import type { WordFinder } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import type { GameTable } from './contract.ts'

export type GlossaryTextProps = {
  readonly text: string
  /** True among many others: arrow keys move between them, and Tab skips them. */
  readonly quiet?: boolean
  /** The terms to mark here, if not all. */
  readonly only?: ReadonlySet<string> | undefined
}
export type Wording = { readonly find: WordFinder; readonly Text: ComponentType<GlossaryTextProps> }

/** Set by features/glossary for as long as a game is on the page. */
export const wording = signal<Wording | null>(null)
/** The component that draws the things of this page's game. */
export const drawing = signal<GameTable['Glyph'] | undefined>(undefined)

/** For each piece of a page, in reading order, the terms that occur there for the first time. */
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
