// boardgame.io's own server with one of our games, started as its documentation says: with its state in memory only.
// Prints its port.

import { createRequire } from 'node:module'
import type { AddressInfo, Server as Listening } from 'node:net'
import type { State } from '@wayfare/kernel'
import { type Hosted, hosted } from './boardgame-io.ts'
import { engineBy } from './games.ts'

type Rival = {
  Server(of: { games: readonly Hosted<State>[]; origins: readonly RegExp[] }): {
    run(port: number): Promise<{ appServer: Listening }>
  }
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Rival
const game = hosted(engineBy(process.argv[2] as string))
const { appServer } = await Server({ games: [game], origins: [/./] }).run(0)
process.stdout.write(`boardgame.io is at http://localhost:${(appServer.address() as AddressInfo).port}\n`)
