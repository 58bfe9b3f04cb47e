// Holds the table of a puzzle: like those of this device, but nothing is kept, and nobody moves after the turn is over.

import { rulesFor, rulesOf } from '../games/rules.ts'
import { Host } from '../local/host.ts'
import { MemoryStore } from '../local/memory-store.ts'
import type { FromHost, ToHost } from '../local/messages.ts'
import { Thinker } from '../local/think.ts'

const send = (message: FromHost): void => postMessage(message)
const thinker = new Thinker()
const host = new Host({
  store: new MemoryStore(),
  send,
  rulesOf,
  rulesFor,
  think: () => new Promise(() => {}),
  wonder: async (wondering) => {
    const { address } = await rulesFor(wondering.game, wondering.version)
    return thinker.wonder({ ...wondering, rules: address })
  },
  written() {},
  pauseMs: 0,
})
// It is known that a puzzle is gone with the page: that is no reason to warn of it.
send({ t: 'ready', lasting: true })
let line: Promise<unknown> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  line = line.then(() => host.answer(data)).catch((error) => console.error(error))
})
