import type { OpenRulebook } from '@wayfare/text'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import { openBook } from './books.ts'

/** The rulebook in the reader's language; while another language loads, the old one stays. */
export function useBook(game: string): OpenRulebook | Error | null {
  const [book, setBook] = useState<OpenRulebook | Error | null>(null)
  const wished = language.value
  useEffect(() => {
    let stale = false
    openBook(game, wished).then(
      (found) => !stale && setBook(found),
      (error: Error) => !stale && setBook(error),
    )
    return () => {
      stale = true
    }
  }, [game, wished])
  return book
}
