// The drawings and names of stamps: those of a game come with the game, those of the house with this folder.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import type { StampDrawing, StampSheet } from '../../board-kit/stamps.ts'
import { GAME_IDS, partsOf } from '../../games/index.ts'

export type KnownStamp = StampDrawing & { readonly address: string; readonly name: string; readonly how: string }
export type StampSheets = ReadonlyMap<string, KnownStamp>

const HOUSE = 'way'

/** Returns the stamps by their ids on the server: the game, a hyphen, and the name in the game's list. Null until they are loaded. */
export function useStampSheets(): StampSheets | null {
  const [sheets, setSheets] = useState<StampSheets | null>(null)
  const spoken = language.value
  useEffect(() => {
    let isGone = false
    loadSheets(spoken).then((found) => isGone || setSheets(found))
    return () => {
      isGone = true
    }
  }, [spoken])
  return sheets
}

async function loadSheets(spoken: typeof language.value): Promise<StampSheets> {
  const games = GAME_IDS.map(async (id) => [id, await (await partsOf(id)).stamps?.()] as const)
  const house = async () => [HOUSE, (await import('./house-stamps/index.ts')).houseStamps] as const
  const found = await Promise.all([...games, house()].map(async (one) => knownOf(await one, spoken)))
  return new Map(found.flat())
}

async function knownOf(
  [world, sheet]: readonly [world: string, sheet: StampSheet | undefined],
  spoken: typeof language.value,
): Promise<(readonly [string, KnownStamp])[]> {
  if (!sheet) return []
  const texts = await sheet.texts[spoken]()
  return Object.entries(sheet.drawings).flatMap(([name, drawing]) => {
    const text = texts[name]
    return text ? [[`${world}-${name}`, { ...drawing, ...text, address: `${sheet.address}#${name}` }] as const] : []
  })
}
