// boardgame.io's own server with the kit's game, as its documentation starts one: state in memory only. Prints where it listens.

import { createRequire } from 'node:module'
import type { AddressInfo, Server as Listening } from 'node:net'
import { engineOf } from '@wayfare/kernel'
import { type KitState, kit } from '@wayfare/kit'
import { type Hosted, hosted } from './boardgame-io.ts'

type Rival = {
  Server(of: { games: readonly Hosted<KitState>[]; origins: readonly RegExp[] }): {
    run(port: number): Promise<{ appServer: Listening }>
  }
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Rival
const game = hosted(engineOf(kit))
const { appServer } = await Server({ games: [game], origins: [/./] }).run(0)
process.stdout.write(`boardgame.io is at http://localhost:${(appServer.address() as AddressInfo).port}\n`)
