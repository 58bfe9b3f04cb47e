// All stamps there are, in the order of their places in a passport.

import { gameIds, isProduct, stampsBy } from '@wayfare/library'
import { HOUSE_STAMPS } from './house-stamps.ts'

/** In ids, what stands where others have their game. */
export const HOUSE = 'way'

export type ListedStamp = { readonly id: string; readonly game: string | null; readonly of: number }

export async function stampList(): Promise<readonly ListedStamp[]> {
  const own = await Promise.all(
    gameIds()
      .filter(isProduct)
      .map(async (game) =>
        Object.entries(await stampsBy(game)).map(([name, { of }]) => ({ id: `${game}-${name}`, game, of })),
      ),
  )
  const house = Object.entries(HOUSE_STAMPS).map(([name, { of }]) => ({ id: `${HOUSE}-${name}`, game: null, of }))
  return [...own.flat(), ...house]
}
