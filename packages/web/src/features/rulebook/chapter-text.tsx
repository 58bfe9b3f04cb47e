import { type OpenRulebook, piecesOf, type RulebookChapter, type ShownMoment } from '@wayfare/text'
import { useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { useFirstMentions } from '../../board-kit/glossary-text.tsx'
import { anchorOf } from './anchors.ts'
import { tryAddress } from './examples.ts'
import { Passage } from './passage.tsx'
import { sayOfBook } from './rulebook-words.ts'

type Props = {
  readonly game: string
  readonly book: OpenRulebook
  /** The chapter, or the parts of it that a search has found. */
  readonly chapter: RulebookChapter
  readonly sought: readonly string[]
  readonly target: string | null
  /** The passages with a position to try. */
  readonly shown: ShownMoment['passages']
}

export function ChapterText({ game, book, chapter, sought, target, shown }: Props) {
  // During a search only its matches are marked, not the glossary terms.
  const pieces = useMemo(() => (sought.length > 0 ? [] : chapter.passages.flatMap(piecesOf)), [chapter, sought])
  const firsts = useFirstMentions(pieces)
  const at = book.chapters.findIndex(({ id }) => id === chapter.id)
  return (
    <section class="chapter" id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
      <h2 id={`${chapter.id}-title`} tabIndex={-1}>
        <span class="chapter-number" aria-hidden="true">
          {at + 1}
        </span>
        {chapter.title}
      </h2>
      {chapter.passages.map((passage) => {
        const anchor = anchorOf(chapter, passage)
        const [first] = passage.rules
        return (
          <div
            key={passage.id}
            id={anchor}
            class="passage"
            tabIndex={-1}
            data-shape={passage.shape}
            data-found={anchor === target}
          >
            <div class="passage-words">
              <Passage passage={passage} sought={sought} firsts={firsts} />
              {Object.hasOwn(shown, anchor) && (
                <a
                  class="passage-try no-print"
                  href={tryAddress(game, anchor)}
                  aria-label={sayOfBook('shown.of', { passage: chapter.title })}
                >
                  <Icon name="play" size={16} />
                  {sayOfBook('shown.showMe')}
                </a>
              )}
            </div>
            {first && (
              <a class="passage-rules" href={`#${first}`}>
                <span class="visually-hidden">{say('rulebook.rules')} </span>
                {passage.rules.map((rule) => (
                  <span key={rule}>{rule.slice(rule.indexOf('-') + 1)} </span>
                ))}
              </a>
            )}
          </div>
        )
      })}
      {sought.length === 0 && <Turn book={book} at={at} />}
    </section>
  )
}

/** Links to the chapters before and after. */
function Turn({ book: { chapters }, at }: { readonly book: OpenRulebook; readonly at: number }) {
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  return (
    <p class="chapter-turn no-print">
      {before && (
        <a href={`#${before.id}`}>
          <Icon name="back" size={18} />
          <span class="visually-hidden">{say('words.label', { label: say('rulebook.previous') })} </span>
          {before.title}
        </a>
      )}
      {after && (
        <a href={`#${after.id}`} class="chapter-next">
          <span class="visually-hidden">{say('words.label', { label: say('rulebook.next') })} </span>
          {after.title}
          <Icon name="next" size={18} />
        </a>
      )}
    </p>
  )
}
