// What can be played without a server. Bundled and run by `build-engines.js`.

import { BOTS } from '@wayfare/bots'
import { folderOf, gameBy, gameIds, isProduct } from '@wayfare/library'

export const shelf = () =>
  Promise.all(
    gameIds().map(async (id) => {
      const { version, players, choices, evaluate } = await gameBy(id)
      // Whoever looks ahead needs an evaluation.
      const bots = Object.keys(BOTS).filter((bot) => bot === 'random' || evaluate)
      return { folder: folderOf(id), id, version, players, choices, bots, product: isProduct(id) }
    }),
  )
