// To beginners a prompt says one sentence more: what the choice means. The sentences are loaded when one is needed.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import { Worded } from '../../board-kit/glossary-text.tsx'
import type { Sentences } from './sentences/en.ts'

const SENTENCES = {
  en: async (): Promise<Sentences> => (await import('./sentences/en.ts')).en,
  ru: async (): Promise<Sentences> => (await import('./sentences/ru.ts')).ru,
  fr: async (): Promise<Sentences> => (await import('./sentences/fr.ts')).fr,
  pl: async (): Promise<Sentences> => (await import('./sentences/pl.ts')).pl,
}

type Props = {
  readonly game: string
  /** What is being asked: a question, or what is left of it. */
  readonly prompt: string
  /** Said where there is no such sentence. */
  readonly less: string | undefined
}

export function MoreSaid({ game, prompt, less }: Props) {
  const [said, setSaid] = useState<Sentences | null>(null)
  const wished = language.value
  useEffect(() => {
    let stale = false
    SENTENCES[wished]().then(
      (found) => !stale && setSaid(found),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [wished])
  const text = (said as Readonly<Record<string, Readonly<Record<string, string>>>> | null)?.[game]?.[prompt]
  if (text)
    return (
      <span class="more-said">
        <Worded text={text} />
      </span>
    )
  return less ? <Worded text={less} /> : null
}
