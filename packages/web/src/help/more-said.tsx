// To beginners a prompt says one sentence more: what the choice means. The sentences are loaded when one is needed.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../i18n/index.ts'
import { Worded } from '../words/worded.tsx'
import { levelOf } from './level.ts'
import type { Sentences } from './sentences/en.ts'

const SENTENCES = {
  en: async (): Promise<Sentences> => (await import('./sentences/en.ts')).en,
  ru: async (): Promise<Sentences> => (await import('./sentences/ru.ts')).ru,
  fr: async (): Promise<Sentences> => (await import('./sentences/fr.ts')).fr,
  pl: async (): Promise<Sentences> => (await import('./sentences/pl.ts')).pl,
}

type Props = {
  readonly game: string
  readonly question: string
  /** Said where there is no such sentence. */
  readonly less: string | undefined
}

export function MoreSaid({ game, question, less }: Props) {
  const [said, setSaid] = useState<Sentences | null>(null)
  const needed = levelOf(game, question) === 'beginner'
  const wished = language.value
  useEffect(() => {
    if (!needed) return
    let stale = false
    SENTENCES[wished]().then(
      (found) => !stale && setSaid(found),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [needed, wished])
  const text = needed && (said as Readonly<Record<string, Readonly<Record<string, string>>>> | null)?.[game]?.[question]
  if (text)
    return (
      <span class="more-said">
        <Worded text={text} />
      </span>
    )
  return less ? <Worded text={less} /> : null
}
