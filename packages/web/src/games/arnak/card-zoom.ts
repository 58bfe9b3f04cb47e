// The things that are enlarged: cards, guardians, assistants, site tiles or idols.

import { signal } from '@preact/signals'
import { ASSISTANTS, CARDS, GUARDIANS, IDOLS, LEVEL1_TILES, LEVEL2_TILES, SPACES } from '@wayfare/arnak/tables'
import type { Props } from './props.ts'

/** The enlarged things in order: a site is shown together with its guardian. */
export const zoomedCards = signal<readonly string[]>([])

const READABLE: readonly object[] = [GUARDIANS, ASSISTANTS, LEVEL1_TILES, LEVEL2_TILES, IDOLS]

const isReadable = (id: string): boolean => CARDS.has(id) || READABLE.some((table) => Object.hasOwn(table, id))

export function openCardZoom(...ids: readonly string[]): void {
  zoomedCards.value = ids.filter(isReadable)
}

/** The things to enlarge for something that can be pointed at; for a space, the tiles at its site. */
export function readOf({ view }: Pick<Props, 'view'>, id: string): readonly string[] {
  if (isReadable(id)) return [id]
  const site = SPACES.find((space) => space.id === id)?.site
  if (site === undefined) return []
  return [view.tiles[site], view.guards[site], view.idols[site]].filter((one): one is string => one != null)
}
