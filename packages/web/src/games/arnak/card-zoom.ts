// What is being read: a card, guardian, assistant, site tile or idol, large and in words.

import { signal } from '@preact/signals'
import { ASSISTANTS, CARDS, GUARDIANS, IDOLS, LEVEL1_TILES, LEVEL2_TILES, SPACES } from '@wayfare/arnak/tables'
import type { Props } from './props.ts'

/** One after the other: a site is read with its guardian. */
export const zoomedCards = signal<readonly string[]>([])

const READABLE: readonly object[] = [GUARDIANS, ASSISTANTS, LEVEL1_TILES, LEVEL2_TILES, IDOLS]

const isReadable = (id: string): boolean => CARDS.has(id) || READABLE.some((table) => Object.hasOwn(table, id))

export function openCardZoom(...ids: readonly string[]): void {
  zoomedCards.value = ids.filter(isReadable)
}

/** What there is to read of a thing that can be pointed at: of a space, what lies at its site. */
export function readOf({ view }: Pick<Props, 'view'>, id: string): readonly string[] {
  if (isReadable(id)) return [id]
  const site = SPACES.find((space) => space.id === id)?.site
  if (site === undefined) return []
  return [view.tiles[site], view.guards[site], view.idols[site]].filter((one): one is string => one != null)
}
