// The appendix: every card and tile with its picture, what it does, and what the rulebook notes about it.

import { useSignal } from '@preact/signals'
import { type GameSpeaker, marksOf, type OpenRulebook, piecesOf } from '@wayfare/text'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Failure } from '../../base/ui/failure.tsx'
import { partRef } from '../../base/ui/screen-parts.ts'
import { TextField } from '../../base/ui/text-field.tsx'
import type { Appendix, AppendixGroup } from '../../board-kit/appendix.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { GlossaryText } from '../../board-kit/glossary-text.tsx'
import { gameOf, partsOf } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'
import './appendix.css'
import { Marked } from '../../features/rulebook/passage.tsx'
import { sayOfBook } from '../../features/rulebook/rulebook-words.ts'
import { fold, queryWords } from '../../features/rulebook/search.ts'
import { useBook } from '../../features/rulebook/use-book.ts'

type Loaded = { readonly groups: Appendix; readonly speaker: GameSpeaker }

export function AppendixScreen({ game }: { readonly game: string }) {
  const book = useBook(game)
  const [loaded, setLoaded] = useState<Loaded | Error | null>(null)
  const wished = language.value
  useEffect(() => {
    let stale = false
    Promise.all([appendixOf(game), speakerOf(game, wished, [])]).then(
      ([groups, speaker]) => !stale && setLoaded({ groups, speaker }),
      (error: Error) => !stale && setLoaded(error),
    )
    return () => {
      stale = true
    }
  }, [game, wished])
  useEffect(() => {
    document.title = `${sayOfBook('appendix.title')} · ${gameOf(game).title[wished]} · ${say('app.name')}`
  }, [wished])
  const failed = book instanceof Error ? book : loaded instanceof Error ? loaded : null
  if (failed) return <Failure message={say('app.unexpected', { message: failed.message })} />
  return (
    <Page>
      <div class="rules appendix" ref={partRef('screen')} data-theme={gameOf(game).theme}>
        {book && loaded && !(book instanceof Error) && !(loaded instanceof Error) ? (
          <Sheets {...loaded} {...{ game, book }} />
        ) : (
          <p class="loading">{say('app.loading')}</p>
        )}
      </div>
    </Page>
  )
}

type SheetsProps = Loaded & { readonly game: string; readonly book: OpenRulebook }
type Entry = { readonly id: string; readonly name: string; readonly does: string; readonly notes: readonly string[] }

function Sheets({ game, book, groups, speaker }: SheetsProps) {
  const query = useSignal('')
  const sought = queryWords(query.value)
  const told = useMemo(() => groups.map((group) => entriesOf(group, speaker, book)), [groups, speaker, book])
  const shown = told.map((entries) => entries.filter((entry) => hasAll(entry, sought)))
  return (
    <>
      <header class="rules-head">
        <p class="caps">{gameOf(game).title[language.value]}</p>
        <h1>{sayOfBook('appendix.title')}</h1>
        <p>{sayOfBook('appendix.lead')}</p>
        <span class="rules-tools no-print">
          <Button icon="rulebook" href={`/rules/${game}`}>
            {sayOfBook('appendix.book')}
          </Button>
          <Button icon="sheet" onClick={() => print()}>
            {say('rulebook.print')}
          </Button>
        </span>
      </header>
      <div class="rules-side no-print">
        <TextField
          label={sayOfBook('appendix.search')}
          type="search"
          icon="search"
          value={query.value}
          onInput={(value) => {
            query.value = value
          }}
        />
        <p class="rules-count" role="status">
          {sought.length > 0 && sayOfBook('appendix.found', { count: shown.flat().length })}
        </p>
        <nav class="contents contents-wide" aria-label={say('rulebook.contents')}>
          <ol>
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{sayOfBook(`groups.${name}`)}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <article class="rules-text">
        {groups.map(
          ({ name, Drawn }, i) =>
            shown[i]?.length !== 0 && (
              <section key={name} id={name} class="chapter" aria-labelledby={`${name}-title`}>
                <h2 id={`${name}-title`}>{sayOfBook(`groups.${name}`)}</h2>
                <ul class="appendix-list">
                  {shown[i]?.map((entry) => (
                    <li key={entry.id} data-thing={entry.id}>
                      <Drawn id={entry.id} speaker={speaker} />
                      <EntryText entry={entry} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </article>
    </>
  )
}

const EntryText = ({ entry: { name, does, notes } }: { readonly entry: Entry }) => (
  <div class="appendix-told">
    <h3>{name}</h3>
    {does !== '' && (
      <p>
        <GlossaryText text={does} />
      </p>
    )}
    {notes.map((note) => (
      <p key={note} class="appendix-note">
        <Marked text={note} />
      </p>
    ))}
  </div>
)

/** The entries of a group. Cards of which the box holds several copies have one entry. */
function entriesOf({ ids, says }: AppendixGroup, speaker: GameSpeaker, { chapters }: OpenRulebook): Entry[] {
  const pieces = chapters.flatMap(({ passages }) =>
    passages.flatMap((one) => (one.shape === 'list' || one.shape === 'text' ? piecesOf(one) : [])),
  )
  const entries = ids.map((id): Entry => {
    const name = speaker.label(speaker.sayThing(id))
    const does = says?.(id, speaker) ?? speaker.sayDetail([id])
    return { id, name, does, notes: pieces.filter((piece) => mentions(piece, name)) }
  })
  return [...new Map(entries.map((entry) => [entry.name, entry])).values()]
}

/** True if a note of the rulebook names the thing, in full or by the last word of its name. */
function mentions(piece: string, name: string): boolean {
  const called = marksOf(piece).flatMap(({ kind, text }) => (kind === 'strong' ? text.replace(/\.$/, '') : []))
  return called.some((one) => name === one || name.endsWith(` ${one}`))
}

function hasAll({ name, does, notes }: Entry, words: readonly string[]): boolean {
  const all = fold([name, does, ...notes].join(' '))
  return words.every((word) => all.includes(word))
}

const appendixOf = async (game: string): Promise<Appendix> => (await (await partsOf(game)).appendix?.()) ?? []
