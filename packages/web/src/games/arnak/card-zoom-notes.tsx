// The rulebook's texts about a thing: the notes on its card, and the passages about its kind.

import { rulesAbout } from '@wayfare/arnak/tables'
import { findPassage, type Language, marksOf, type OpenRulebook, openRulebook } from '@wayfare/text'
import { Icon } from '../../base/ui/icon.tsx'
import { useOpenBook } from '../../board-kit/use-open-book.ts'
import { NOTES, notesOn } from './passage-notes.ts'

const open = async (_: string, language: Language) =>
  openRulebook((await import('@wayfare/arnak/rulebook')).arnakRulebook, language)

function useBook(game: string): OpenRulebook | null {
  const book = useOpenBook(game, open)
  return book instanceof Error ? null : book
}

export function CardNotes({ game, name }: { readonly game: string; readonly name: string }) {
  const book = useBook(game)
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

type RulesProps = { readonly game: string; readonly id: string; readonly onRule: (rule: string) => void }

export function Rules({ game, id, onRule }: RulesProps) {
  const book = useBook(game)
  if (!book) return null
  const titles = new Map(rulesAbout(id).map((rule) => [findPassage(book, rule)?.chapter.title, rule]))
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
