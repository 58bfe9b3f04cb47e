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

/** Of several places the first one that says what the thing does; what lies before another seat than the one that is shown comes last. */
export function outlinedThing(id: string, table: Table): Outlined | null {
  const zones = zonesOf(table)
  const isElsewhere = ({ seat }: OutlineZone<string>): boolean => seat !== undefined && seat !== table.shownSeat
  const here = placesOf(
    id,
    zones.filter((zone) => !isElsewhere(zone)),
  )
  const found = here.length > 0 ? here : placesOf(id, zones.filter(isElsewhere))
  return found.find(({ text }) => text !== undefined) ?? found[0] ?? null
}

const placesOf = (id: string, zones: Zones): Outlined[] =>
  zones.flatMap(({ title, lines }) =>
    lines.flatMap((line) =>
      thingsOf(line)
        .filter((thing) => thing.id === id)
        .map(({ text, note }) => ({
          place: title,
          label: line.label,
          ...(text === undefined ? {} : { text }),
          ...(note === undefined ? {} : { note }),
        })),
    ),
  )

const thingsOf = (line: OutlineLine<string>): readonly OutlineThing<string>[] =>
  'things' in line ? line.things : 'cards' in line ? line.cards : []

/** How many of a thing that is only counted each player has. */
export const heldOf = (id: string, table: Table): Held[] =>
  zonesOf(table).flatMap(({ seat, title, lines }) =>
    lines.flatMap((line) =>
      seat !== undefined && 'number' in line && line.id === id ? [{ by: title, count: line.number }] : [],
    ),
  )
