// What can be played without a server. Bundled and run by `build-engines.js`.

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
