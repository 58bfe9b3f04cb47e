// Words on demand. The meanings are loaded beside the table and are no part of what it needs to open.

import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../i18n/index.ts'
import { RuleDrawer } from '../rulebook/rule-drawer.tsx'
import { hasRulebook } from '../rulebook/which.ts'
import type { GameTable } from '../table/contract.ts'
import { type Wording, Words } from './worded.tsx'

type Props = {
  readonly game: string
  readonly Glyph: GameTable['Glyph'] | undefined
  /** This page is the rulebook: a passage is gone to. Elsewhere it is read over the table. */
  readonly inBook?: boolean
  readonly children: ComponentChildren
}

/** What stands in here may be `Worded`. */
export function WordsOf({ game, Glyph, inBook = false, children }: Props) {
  const [wording, setWording] = useState<Wording | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const wished = language.value
  useEffect(() => {
    if (!hasRulebook(game)) return
    let stale = false
    const opened = import('./word-text.tsx').then(({ openWords }) =>
      openWords({ game, language: wished, Glyph, ...(inBook ? {} : { read: setRule }) }),
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
  return (
    <Words.Provider value={wording}>
      {children}
      <RuleDrawer game={game} rule={rule} onClose={() => setRule(null)} />
    </Words.Provider>
  )
}
