// A network between a server and its database, on loopback, that can be made as bad as real ones.

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * The state of the network. `answers lost`: requests arrive, answers do not. `silent`: nothing passes, and nobody is
 * told. `down`: no connection can be made.
 */
type Weather = 'fair' | 'slow' | 'answers lost' | 'silent' | 'down'

export type Network = {
  /** The address of the database through this network. */
  readonly url: string
  set(weather: Weather): void
  /** Breaks every connection. */
  cut(): void
  close(): Promise<void>
}

const SLOW_MS = 120

export async function network(url: string): Promise<Network> {
  const there = new URL(url)
  const pairs = new Set<readonly [Socket, Socket]>()
  let weather: Weather = 'fair'

  function join(near: Socket): void {
    if (weather === 'down') return void near.destroy()
    const far = connect(Number(there.port), there.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end)
    carry(near, far, () => weather === 'silent')
    carry(far, near, () => weather === 'silent' || weather === 'answers lost')
  }

  /** Passes bytes on in order, however slowly. */
  function carry(from: Socket, to: Socket, swallows: () => boolean): void {
    let line = Promise.resolve()
    from.on('data', (bytes) => {
      line = line.then(async () => {
        if (weather === 'slow') await pause(SLOW_MS)
        if (!swallows() && to.writable) to.write(bytes)
      })
    })
  }

  const server = createServer(join).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = new URL(url)
  here.port = String((server.address() as { port: number }).port)
  const cut = () => {
    for (const [near, far] of [...pairs]) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    url: here.href,
    set(next) {
      weather = next
      if (next === 'down') cut()
    },
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
