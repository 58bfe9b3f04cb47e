// What the server tells a page, read on its way.

import { type Picture, patch, type ServerMessage } from '@wayfare/protocol'
import type { Page } from 'playwright-core'

export type Watched = {
  /** How much it was told so far. */
  n: number
  picture: Picture | null
  /** The last move that it was told of. */
  last: unknown
}

/** To be called before the page opens its socket. */
export function watching(page: Page): Watched {
  const watched: Watched = { n: -1, picture: null, last: null }
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(String(payload)) as ServerMessage
      if (said.t !== 'table' && said.t !== 'update') return
      if (said.t === 'table') watched.picture = said.picture
      else if (said.delta !== undefined) watched.picture = patch(watched.picture, said.delta)
      const facts = said.told?.flatMap(({ facts }) => facts) ?? []
      watched.last = facts.findLast(({ k }) => k === 'move')?.move ?? watched.last
      watched.n = said.n
    }),
  )
  return watched
}
