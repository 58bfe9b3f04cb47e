// Reads the messages that the server sends to a page.

import { type Picture, patch, type ServerMessage } from '@wayfare/protocol'
import type { Page } from 'playwright-core'

export type Watched = {
  /** The number of rows received so far. */
  n: number
  /** The seat of the viewer. */
  seat: number | null
  picture: Picture | null
  /** The moves of the viewer's own seat that the page has received. */
  readonly made: string[]
}

/** Call this before the page opens its socket. */
export function watching(page: Page): Watched {
  const watched: Watched = { n: -1, seat: null, picture: null, made: [] }
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(String(payload)) as ServerMessage
      if (said.t !== 'table' && said.t !== 'update') return
      if (said.t === 'table') Object.assign(watched, { picture: said.picture, seat: said.seat })
      else if (said.delta !== undefined) watched.picture = patch(watched.picture, said.delta)
      for (const { k, seat, move } of said.told?.flatMap(({ facts }) => facts) ?? [])
        if (k === 'move' && seat === watched.seat) watched.made.push(String(move))
      watched.n = said.n
    }),
  )
  return watched
}
