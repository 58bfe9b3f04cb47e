// Words on demand: texts whose words can be asked about. Their meanings are loaded beside the table and are no part of what it needs to
// open; until then, a text is a text. One page shows one game, so a signal does for all that stands on it.

import { signal } from '@preact/signals'
import type { WordFinder } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { language } from '../base/i18n/index.ts'
import { hasRulebook } from '../features/rulebook/which.ts'
import type { GameTable } from './contract.ts'

export type WordedProps = {
  readonly text: string
  /** Among many others: reached by arrows from what holds them, and not one by one. */
  readonly quiet?: boolean
  /** The words that are marked here, if not all. */
  readonly only?: ReadonlySet<string> | undefined
}
export type Wording = { readonly find: WordFinder; readonly Text: ComponentType<WordedProps> }

const wording = signal<Wording | null>(null)
/** What the game of this page has drawn of its things. */
export const drawing = signal<GameTable['Glyph'] | undefined>(undefined)

/** `read`: opens a rule over the table; without it, its passage in the rulebook is gone to. */
export function useWords(game: string, Glyph: GameTable['Glyph'] | undefined, read?: (rule: string) => void): void {
  const wished = language.value
  useEffect(() => {
    let stale = false
    drawing.value = Glyph
    // Without them the table is what it was.
    if (hasRulebook(game))
      import('../features/glossary/term-text.tsx')
        .then(({ openWords }) => openWords({ game, language: wished, Glyph, ...(read ? { read } : {}) }))
        .then(
          (found) => {
            if (!stale) wording.value = found
          },
          () => {},
        )
    return () => {
      stale = true
      wording.value = null
      drawing.value = undefined
    }
  }, [game, wished, Glyph])
}

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

export function Worded(props: WordedProps) {
  const Text = wording.value?.Text
  return Text ? <Text {...props} /> : props.text
}
