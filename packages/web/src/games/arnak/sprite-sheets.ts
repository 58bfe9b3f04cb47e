// The sprite sheets of Arnak and the picture ids on each. The browser loads a sheet when a picture of it is first drawn.

import {
  ARTIFACTS,
  ASSISTANTS,
  BASICS,
  FEAR,
  GUARDIANS,
  IDOLS,
  ITEMS,
  LEVEL1_TILES,
  LEVEL2_TILES,
  STACKS,
} from '@wayfare/arnak/tables'
import artifacts from './art/artifacts.svg?url'
import assistants from './art/assistants.svg?url'
import basics from './art/basics.svg?url'
import guardians from './art/guardians.svg?url'
import idols from './art/idols.svg?url'
import items from './art/items.svg?url'
import sites from './art/sites.svg?url'
import temple from './art/temple.svg?url'

/** The picture of a face-down idol. */
export const IDOL_BACK = 'idol-back'

export type SpriteSheet = {
  readonly name: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly ids: readonly string[]
}

export const SHEETS: readonly SpriteSheet[] = [
  { name: 'items', url: items, width: 96, height: 64, ids: Object.keys(ITEMS) },
  { name: 'artifacts', url: artifacts, width: 96, height: 64, ids: Object.keys(ARTIFACTS) },
  { name: 'basics', url: basics, width: 96, height: 64, ids: [...Object.keys(BASICS), FEAR] },
  { name: 'guardians', url: guardians, width: 64, height: 64, ids: Object.keys(GUARDIANS) },
  { name: 'assistants', url: assistants, width: 64, height: 64, ids: Object.keys(ASSISTANTS) },
  {
    name: 'sites',
    url: sites,
    width: 96,
    height: 56,
    ids: [...Object.keys(LEVEL1_TILES), ...Object.keys(LEVEL2_TILES)],
  },
  { name: 'idols', url: idols, width: 32, height: 44, ids: [...Object.keys(IDOLS), IDOL_BACK] },
  { name: 'temple', url: temple, width: 48, height: 32, ids: STACKS.map(({ id }) => id) },
]

const BY_ID: ReadonlyMap<string, SpriteSheet> = new Map(SHEETS.flatMap((sheet) => sheet.ids.map((id) => [id, sheet])))

export function spriteSheetOf(id: string): SpriteSheet {
  const sheet = BY_ID.get(id)
  if (!sheet) throw new Error(`no picture of '${id}'`)
  return sheet
}
