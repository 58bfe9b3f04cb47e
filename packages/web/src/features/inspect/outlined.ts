// What the table in words says of a thing: the outline that is read where nobody looks at the board has a line for nearly everything.

import type { GameSpeaker, OutlineLine, OutlineThing, OutlineZone } from '@wayfare/text'

export type Outlined = {
  /** The part of the table in which it lies, or whose it is. */
  readonly place: string
  /** What stands before it there: a heading for things of its kind. */
  readonly label: string
  readonly text?: string
  readonly note?: string
}

export type Held = { readonly by: string; readonly count: number }

const zonesOf = (view: unknown, speaker: GameSpeaker): readonly OutlineZone<string>[] =>
  speaker.sayOutline?.(view) ?? []

/** Of several places the first one that says what the thing does. */
export function outlinedThing(id: string, view: unknown, speaker: GameSpeaker): Outlined | null {
  const found: Outlined[] = []
  for (const { title, lines } of zonesOf(view, speaker)) {
    for (const line of lines) {
      const { label } = line
      for (const { id: own, text, note } of thingsOf(line))
        if (own === id)
          found.push({
            place: title,
            label,
            ...(text === undefined ? {} : { text }),
            ...(note === undefined ? {} : { note }),
          })
    }
  }
  return found.find(({ text }) => text !== undefined) ?? found[0] ?? null
}

const thingsOf = (line: OutlineLine<string>): readonly OutlineThing<string>[] =>
  'things' in line ? line.things : 'cards' in line ? line.cards : []

/** How many of a thing that is only counted each player has. */
export const heldOf = (id: string, view: unknown, speaker: GameSpeaker): Held[] =>
  zonesOf(view, speaker).flatMap(({ seat, title, lines }) =>
    lines.flatMap((line) =>
      seat !== undefined && 'number' in line && line.id === id ? [{ by: title, count: line.number }] : [],
    ),
  )
