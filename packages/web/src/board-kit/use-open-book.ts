import type { Language, OpenRulebook } from '@wayfare/text'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../base/i18n/index.ts'

/** Loads the rulebook of a game in the reader's language. While another language loads, the old one stays. */
export function useOpenBook(
  game: string,
  open: (game: string, language: Language) => Promise<OpenRulebook>,
): OpenRulebook | Error | null {
  const [book, setBook] = useState<OpenRulebook | Error | null>(null)
  const wished = language.value
  useEffect(() => {
    let stale = false
    open(game, wished).then(
      (found) => !stale && setBook(found),
      (error: Error) => !stale && setBook(error),
    )
    return () => {
      stale = true
    }
  }, [game, wished])
  return book
}
