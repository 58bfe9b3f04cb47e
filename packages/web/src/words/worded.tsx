// A text whose words can be asked about, once their meanings are there: until then, a text is a text.

import type { WordFinder } from '@wayfare/text'
import { type ComponentChildren, type ComponentType, createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'

export type WordedProps = {
  readonly text: string
  /** Among many others: reached by arrows from what holds them, and not one by one. */
  readonly quiet?: boolean
  /** The words that are marked here, if not all. */
  readonly only?: ReadonlySet<string> | undefined
}
export type Wording = { readonly find: WordFinder; readonly Text: ComponentType<WordedProps> }
export const Words = createContext<Wording | null>(null)
/** By a piece of a long text, the words that stand there for the first time. */
const Firsts = createContext<ReadonlyMap<string, ReadonlySet<string>> | null>(null)

/** In what is read from top to bottom a word is marked where it stands first. */
export function FirstMentions({
  pieces,
  children,
}: {
  readonly pieces: readonly string[]
  readonly children: ComponentChildren
}) {
  const wording = useContext(Words)
  const firsts = useMemo(() => wording && firstMentions(pieces, wording.find), [wording, pieces])
  return <Firsts.Provider value={firsts}>{children}</Firsts.Provider>
}

function firstMentions(pieces: readonly string[], find: WordFinder): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set<string>()
  const firsts = new Map<string, Set<string>>()
  for (const piece of pieces) {
    for (const { word } of find(piece)) {
      if (!word || known.has(word.id)) continue
      known.add(word.id)
      firsts.set(piece, (firsts.get(piece) ?? new Set()).add(word.id))
    }
  }
  return firsts
}

const NONE: ReadonlySet<string> = new Set()

/** A text whose words can be asked about. `of`: the piece that it is a part of. */
export function Worded({ text, quiet, of = text }: Pick<WordedProps, 'text' | 'quiet'> & { readonly of?: string }) {
  const wording = useContext(Words)
  const firsts = useContext(Firsts)
  if (!wording) return <>{text}</>
  return <wording.Text text={text} quiet={quiet ?? false} only={firsts ? (firsts.get(of) ?? NONE) : undefined} />
}
