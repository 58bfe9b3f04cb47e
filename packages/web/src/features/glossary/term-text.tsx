// A text with the glossary terms that readers can ask about. Each is a link to its passage of the rulebook; a click
// opens that as a note beside it.

import type { KnownWord, Language } from '@wayfare/text'
// This import avoids the package's main entry, which the home page loads and which would then include this file.
import { openLexicon } from '@wayfare/text/lexicon'
import { useRef } from 'preact/hooks'
import { partOf } from '../../base/ui/screen-parts.ts'
import type { GameTable } from '../../board-kit/contract.ts'
import type { Wording } from '../../board-kit/glossary-text.tsx'
import { partsOf } from '../../games/index.ts'
import { dropPassing, isOpenAt, type NoteParts, showNote } from './term-note.tsx'
import './glossary.css'

type WordingParts = {
  readonly game: string
  readonly language: Language
  readonly Glyph: GameTable['Glyph'] | undefined
  /** Opens the rulebook at a rule. Without it, the link leads to the passage on this page. */
  readonly read?: (rule: string) => void
}

/** How long the pointer must rest on a term before its note opens. */
const REST_MS = 450

export async function openWords({ game, language, Glyph, read }: WordingParts): Promise<Wording> {
  const lexicon = await (await partsOf(game)).lexicon?.()
  if (!lexicon) throw new Error(`no words of ${game}`)
  const find = await openLexicon(lexicon, language)
  const parts: NoteParts = {
    Glyph,
    ...(read ? { read } : {}),
    href: (rule) => `/rules/${game}#${rule}`,
  }
  return {
    find,
    /** A term is marked only the first time it occurs in a text. */
    Text({ text, quiet, only }) {
      const told = new Set<string>()
      return (
        <>
          {find(text).map(({ text: part, word }, i) => {
            if (!word || told.has(word.id) || only?.has(word.id) === false) return part
            told.add(word.id)
            return <Word key={`${i} ${part}`} {...{ word, parts }} text={part} quiet={quiet ?? false} />
          })}
        </>
      )
    },
  }
}

type Props = { readonly text: string; readonly word: KnownWord; readonly parts: NoteParts; readonly quiet: boolean }

function Word({ text, word, parts, quiet }: Props) {
  const resting = useRef(0)
  const leave = () => {
    clearTimeout(resting.current)
    dropPassing()
  }
  return (
    <a
      ref={register}
      class="word"
      href={parts.href(word.rule)}
      data-word={word.id}
      aria-haspopup="dialog"
      tabIndex={quiet ? -1 : undefined}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch')
          resting.current = window.setTimeout(() => showNote(currentTarget, word, parts, 'passing'), REST_MS)
      }}
      onPointerLeave={leave}
      onClick={(event) => {
        // With a modifier key the browser opens the link in a tab of its own.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        clearTimeout(resting.current)
        if (isOpenAt(event.currentTarget)) return dropPassing('kept')
        showNote(event.currentTarget, word, parts, event.detail === 0 ? 'by key' : 'kept')
      }}
    >
      {text}
    </a>
  )
}

/** All terms on the page. */
const shown = new Set<HTMLElement>()

const register = (word: HTMLElement | null) => {
  if (!word) return
  shown.add(word)
  return () => void shown.delete(word)
}

const inOrder = (a: Node, b: Node): number => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)

/** Arrow keys move from term to term of the log, which is too long for each to be in the tab order. */
addEventListener('keydown', (event) => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const list = step === 0 ? undefined : partOf('log-lines')
  if (!list?.contains(event.target as Node)) return
  const words = [...shown].filter((word) => list.contains(word)).sort(inOrder)
  const at = words.indexOf(event.target as HTMLElement)
  const next = at >= 0 ? words[at + step] : words[0]
  if (!next) return
  event.preventDefault()
  next.focus()
})
