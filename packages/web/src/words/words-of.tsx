// Words on demand. The meanings are loaded beside the table and are no part of what it needs to open.

import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../i18n/index.ts'
import { hasRulebook } from '../rulebook/which.ts'
import type { GameTable } from '../table/contract.ts'
import { type Wording, Words } from './worded.tsx'

type Props = {
  readonly game: string
  readonly Glyph: GameTable['Glyph'] | undefined
  /** Opens a rule over the table; without it, its passage in the rulebook is gone to. */
  readonly read?: (rule: string) => void
  readonly children: ComponentChildren
}

/** What stands in here may be `Worded`. */
export function WordsOf({ game, Glyph, read, children }: Props) {
  const [wording, setWording] = useState<Wording | null>(null)
  const wished = language.value
  useEffect(() => {
    if (!hasRulebook(game)) return
    let stale = false
    const opened = import('./word-text.tsx').then(({ openWords }) =>
      openWords({ game, language: wished, Glyph, ...(read ? { read } : {}) }),
    )
    // Without them the table is what it was.
    opened.then(
      (found) => !stale && setWording(found),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, wished, Glyph])
  return <Words.Provider value={wording}>{children}</Words.Provider>
}
