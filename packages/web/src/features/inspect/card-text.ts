// What the card beside a thing says, as text: put together from what the game tells of it and from its lexicon, and held short.

import { say } from '../../base/i18n/index.ts'
import type { Description, InspectedTable } from '../../board-kit/inspection.ts'
import { capital, sentencesOf } from '../../board-kit/sentences.ts'
import type { GameInspection } from './game-inspection.ts'
import { heldOf, outlinedThing } from './outlined.ts'

export const MOST_WORDS = 60

/** What does not depend on who asks. */
export type ThingText = {
  /** Its kind, and where it lies. */
  readonly kind: string | null
  readonly name: string
  /** What it does, and what things of its kind are for. */
  readonly does: readonly string[]
  readonly now: readonly string[]
  readonly rule: string | null
}

export type DescribedThing = ThingText & { readonly counted: boolean } & Pick<
    Description,
    'pictured' | 'Picture' | 'open'
  >

export function describeThing(
  id: string,
  shown: Omit<InspectedTable, 'outline'>,
  { inspection, outline, words }: GameInspection,
): DescribedThing | null {
  const table: InspectedTable = { ...shown, outline }
  const described = inspection.describe(id, table)
  if (!described) return null
  const { word, counted = false, pictured, Picture, open } = described
  const { speaker } = table
  const entry = word === undefined ? undefined : words.entries[word]
  const name = described.name ?? (counted && entry ? entry.name : speaker.sayThing(id))
  const lies = outlinedThing(described.outlinedAs ?? id, table)
  const kind = described.kind ?? entry?.name ?? lies?.label
  const kinds = [kind, isSaidBy(kind, lies?.place) ? undefined : lies?.place].filter((one) => one && one !== name)
  const effect = described.does ?? lies?.text ?? detailOf(id, name, table)
  const now = [...(described.now ?? []), ...(lies?.note ? [capital(lies.note, speaker.language)] : [])]
  const held = heldOf(id, table).map(({ by, count }) => say('inspect.has', { player: by, count }))
  const rule = described.rule ?? (word === undefined ? undefined : words.outline[word]?.rule)
  return {
    kind: kinds.length > 0 ? [...new Set(kinds)].join(' · ') : null,
    name,
    counted,
    does: [effect, entry?.says].flatMap((text) => (text && text !== name ? [closed(text)] : [])),
    now: [...now, ...held],
    rule: rule ?? null,
    ...(pictured === undefined ? {} : { pictured }),
    ...(Picture ? { Picture } : {}),
    ...(open ? { open } : {}),
  }
}

/** Sites lie among the sites: the plural of its kind is no place. */
const isSaidBy = (kind: string | undefined, place: string | undefined): boolean =>
  kind?.slice(0, 4).toLowerCase() === place?.slice(0, 4).toLowerCase()

/** What the game says of a thing beyond its name, for things that it has a name for. */
function detailOf(id: string, name: string, { speaker }: InspectedTable): string | undefined {
  const detail = speaker.sayDetail([id])
  return detail === name || detail === '' ? undefined : detail
}

/** With a full stop at its end. */
const closed = (text: string): string => (/[.!?…»”]$/.test(text) ? text : `${text}.`)

/** `why`: the reason against it now. `how`: what can be done with it. */
export type CardLines = {
  readonly does: string | null
  readonly now: readonly string[]
  readonly why: string | null
  readonly how: readonly string[]
}

/**
 * Of all that could be said, as much as a card holds: first what the thing does, then why it cannot be done now and what can be, then the
 * rest of what it does, and last what it means at this moment.
 */
export function fitLines(thing: ThingText, why: string | null, how: readonly string[]): CardLines {
  let left = MOST_WORDS - countWords(thing.name) - countWords(thing.kind ?? '')
  const fits = (text: string): boolean => {
    const words = countWords(text)
    if (words > left) return false
    left -= words
    return true
  }
  const [first, ...more] = thing.does.flatMap(sentencesOf)
  left -= countWords(first ?? '')
  const told = { why: why !== null && fits(why) ? why : null, how: how.filter(fits) }
  const rest = more.slice(
    0,
    firstIndex(more, (sentence) => !fits(sentence)),
  )
  return { does: first === undefined ? null : [first, ...rest].join(' '), now: thing.now.filter(fits), ...told }
}

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function firstIndex<T>(list: readonly T[], fits: (one: T) => boolean): number {
  const at = list.findIndex(fits)
  return at < 0 ? list.length : at
}
