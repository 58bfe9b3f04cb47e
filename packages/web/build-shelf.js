// The games that can be played without a server. `build-engines.js` bundles and runs this file.

import { botsFor } from '@wayfare/bots'
import { folderOf, gameBy, gameIds, isProduct } from '@wayfare/library'

export const shelf = () =>
  Promise.all(
    gameIds().map(async (id) => {
      const game = await gameBy(id)
      const { version, players, choices } = game
      return { folder: folderOf(id), id, version, players, choices, bots: botsFor(game), product: isProduct(id) }
    }),
  )
