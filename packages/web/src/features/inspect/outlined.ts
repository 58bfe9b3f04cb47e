// What the table in words says of a thing: the outline that is read where nobody looks at the board has a line for nearly everything.

import type { Outline, OutlineLine, OutlineThing, OutlineZone } from '@wayfare/text'
import type { InspectedTable } from '../../board-kit/inspection.ts'

export type Outlined = {
  /** The part of the table in which it lies, or whose it is. */
  readonly place: string
  /** What stands before it there: a heading for things of its kind. */
  readonly label: string
  readonly text?: string
  readonly note?: string
}

export type Held = { readonly by: string; readonly count: number }

type Zones = readonly OutlineZone<string>[]

/** Of the view that was read last: one card asks for several things. */
let last: { readonly view: unknown; readonly outline: Outline; readonly zones: Zones } | null = null

function zonesOf({ view, outline }: Pick<InspectedTable, 'view' | 'outline'>): Zones {
  if (!outline) return []
  if (last && last.view === view && last.outline === outline) return last.zones
  const zones = outline(view)
  last = { view, outline, zones }
  return zones
}

type Table = Pick<InspectedTable, 'view' | 'outline' | 'shownSeat'>

/** Of several places the first one that says what the thing does; the area of another seat than the one that is shown is not meant. */
export function outlinedThing(id: string, table: Table): Outlined | null {
  const found: Outlined[] = []
  const zones = zonesOf(table)
  const isElsewhere = ({ seat }: OutlineZone<string>): boolean => seat !== undefined && seat !== table.shownSeat
  const ordered = [...zones.filter((zone) => !isElsewhere(zone)), ...zones.filter(isElsewhere)]
  for (const { title, lines } of ordered) {
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
export const heldOf = (id: string, table: Table): Held[] =>
  zonesOf(table).flatMap(({ seat, title, lines }) =>
    lines.flatMap((line) =>
      seat !== undefined && 'number' in line && line.id === id ? [{ by: title, count: line.number }] : [],
    ),
  )
