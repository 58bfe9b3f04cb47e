import type { OpenRulebook } from '@wayfare/text'
import { useOpenBook } from '../../board-kit/use-open-book.ts'
import { openBook } from './books.ts'

export const useBook = (game: string): OpenRulebook | Error | null => useOpenBook(game, openBook)
