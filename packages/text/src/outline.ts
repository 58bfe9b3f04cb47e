// The table described in words, for people who read it instead of seeing it. Games provide it as data that serves any
// language.

import type { Id, Seat } from '@wayfare/kernel'
import type { Speaker } from './speaker.ts'
import type { Term } from './term.ts'

/**
 * A thing on the table. `text` is what it says or does, `note` its state, such as "used", and `count` the number of
 * equal things.
 */
export type OutlineThing<W = Term> = {
  readonly name: W
  readonly id?: Id
  readonly text?: W
  readonly note?: W
  readonly count?: number
}

/**
 * A labelled line: a number (with `of`, a place on a track and its end), a word, or things; `cards` are things that are
 * read in full.
 */
export type OutlineLine<W = Term> = { readonly label: W } & (
  | { readonly number: number; readonly of?: number; readonly id?: Id }
  | { readonly word: W }
  | { readonly things: readonly OutlineThing<W>[] }
  | { readonly cards: readonly OutlineThing<W>[] }
)

/** A part of the table, or the possessions of a seat. */
export type OutlineZone<W = Term> = {
  readonly name: string
  readonly title: W
  readonly seat?: Seat
  readonly lines: readonly OutlineLine<W>[]
}

/**
 * Puts a zone into words. Titles, labels and names stand alone and begin with a capital; values and notes follow them
 * and do not.
 */
export function spokenZone(zone: OutlineZone, { label, word }: Pick<Speaker, 'label' | 'word'>): OutlineZone<string> {
  const thing = ({ name, text, note, ...rest }: OutlineThing): OutlineThing<string> => ({
    ...rest,
    name: label(name),
    ...(text === undefined ? {} : { text: label(text) }),
    ...(note === undefined ? {} : { note: word(note) }),
  })
  const line = (one: OutlineLine): OutlineLine<string> => {
    const head = label(one.label)
    if ('number' in one) return { ...one, label: head }
    if ('word' in one) return { label: head, word: word(one.word) }
    return 'things' in one
      ? { label: head, things: one.things.map(thing) }
      : { label: head, cards: one.cards.map(thing) }
  }
  return { ...zone, title: label(zone.title), lines: zone.lines.map(line) }
}

const thingsOf = (line: OutlineLine<string>): readonly OutlineThing<string>[] =>
  'things' in line ? line.things : 'cards' in line ? line.cards : []

/** Returns the ids in a zone that can be pointed at. */
export const outlineIds = ({ lines }: OutlineZone<string>): Id[] =>
  lines.flatMap((line) => ('number' in line ? [line] : thingsOf(line)).flatMap(({ id }) => id ?? []))

/** Returns all texts of a zone. */
export const outlineWords = ({ title, lines }: OutlineZone<string>): string[] => [
  title,
  ...lines.flatMap((line) => [
    line.label,
    ...('word' in line ? [line.word] : []),
    ...thingsOf(line).flatMap(({ name, text = '', note = '' }) => [name, text, note]),
  ]),
]
