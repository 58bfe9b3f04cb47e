// What the rulebook says about a thing: the notes on its card, and the passages about its kind.

import { ASSISTANTS, CARDS, cardOf, FEAR, GUARDIANS, IDOLS } from '@wayfare/arnak/tables'
import { marksOf, type ToldPassage, whereTold } from '@wayfare/text'
import type { ShownBook } from '../../rulebook/books.ts'
import { useBook } from '../../rulebook/use-book.ts'
import { Icon } from '../../ui/icon.tsx'

const NOTES = 'notes'

function useOpenBook(game: string): ShownBook | null {
  const book = useBook(game)
  return book instanceof Error ? null : book
}

export function CardNotes({ game, name }: { readonly game: string; readonly name: string }) {
  const book = useOpenBook(game)
  const chapter = book?.chapters.find(({ id }) => id === NOTES)
  const notes = chapter?.passages.flatMap((passage) => notesOn(passage, name)) ?? []
  if (!book || !chapter || notes.length === 0) return null
  return (
    <section class="arn-reading-notes" lang={book.language}>
      <h3>{chapter.title}</h3>
      {notes.map((note) => (
        <p key={note}>
          {marksOf(note).map((mark, i) => (mark.kind === 'strong' ? <b key={i}>{mark.text}</b> : mark.text))}
        </p>
      ))}
    </section>
  )
}

/** Those that name the card; where two share a first name the second is told by its last. */
export function notesOn(passage: ToldPassage, name: string): string[] {
  if (passage.shape !== 'list') return []
  return passage.words.items.filter((item) =>
    marksOf(item).some(({ kind, text }) => kind === 'strong' && (name === text || name.endsWith(` ${text}`))),
  )
}

/** The rule with which the passage about such things begins. */
export function rulesOf(id: string): readonly string[] {
  if (id === FEAR) return ['ARN-FEAR-01']
  if (CARDS.has(id)) {
    const { kind, exiles, free } = cardOf(id)
    const bought = kind === 'item' ? ['ARN-BUY-01'] : kind === 'artifact' ? ['ARN-BUY-05'] : []
    return [...bought, free ? 'ARN-FREE-02' : 'ARN-PLAY-01', ...(exiles ? ['ARN-EXILE-08'] : []), 'ARN-TRAVEL-01']
  }
  if (Object.hasOwn(GUARDIANS, id)) return ['ARN-GUARD-01', 'ARN-GUARD-09', 'ARN-GUARD-11']
  if (Object.hasOwn(ASSISTANTS, id)) return ['ARN-ASSIST-06', 'ARN-ASSIST-09']
  return Object.hasOwn(IDOLS, id) ? ['ARN-IDOL-01', 'ARN-DISCOVER-06'] : ['ARN-DIG-01', 'ARN-DISCOVER-01']
}

type RulesProps = { readonly game: string; readonly id: string; readonly onRule: (rule: string) => void }

export function Rules({ game, id, onRule }: RulesProps) {
  const book = useOpenBook(game)
  if (!book) return null
  const titles = new Map(rulesOf(id).map((rule) => [whereTold(book, rule)?.chapter.title, rule]))
  return (
    <ul class="arn-reading-rules">
      {[...titles].map(
        ([title, rule]) =>
          title !== undefined && (
            <li key={rule}>
              <button type="button" data-rule={rule} onClick={() => onRule(rule)}>
                <Icon name="rulebook" size={16} />
                {title}
              </button>
            </li>
          ),
      )}
    </ul>
  )
}
