// Loads the rules of games into workers, since they are far too large for the page. Each version is a file of its own,
// including the kernel.

import type { Engine } from '@wayfare/kernel'
import { shelf } from './shelf.ts'

/** The rules are neither stored on this device nor available from the server. */
class NoRules extends Error {
  override readonly name = 'NoRules'
}

const load = async (address: string): Promise<Engine> =>
  ((await import(/* @vite-ignore */ address)) as { engine: Engine }).engine

/**
 * Loads the rules of a game in one version. `address` is where they were when the game began; any file of the same
 * version will do.
 */
export async function rulesOf(id: string, version: number, address?: string): Promise<Engine> {
  const found = address === undefined ? undefined : await load(address).catch(() => undefined)
  return found ?? rulesOnShelf(id, version)
}

async function rulesOnShelf(id: string, version: number): Promise<Engine> {
  const games = await shelf().catch(() => [])
  const address = games.find((game) => game.id === id)?.rules[version] ?? (await cachedRules(id, version))
  if (address === undefined) throw new NoRules(`${id} ${version} is not known here`)
  return load(address).catch((error: Error) => {
    throw new NoRules(`${id} ${version} could not be loaded: ${error.message}`)
  })
}

/**
 * The address of rules that the service worker still has for a game on this device, when the server no longer has them.
 */
async function cachedRules(id: string, version: number): Promise<string | undefined> {
  if (typeof caches === 'undefined') return undefined
  for (const name of await caches.keys()) {
    const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    const found = paths.find((path) => path.startsWith(`/engines/${id}-${version}-`))
    if (found) return found
  }
  return undefined
}

/** Loads today's rules, or those of a given version, with their address. */
export async function rulesFor(
  id: string,
  wanted?: number,
): Promise<{ readonly engine: Engine; readonly address: string }> {
  const found = (await shelf()).find((game) => game.id === id)
  const version = wanted ?? found?.version
  const address = version === undefined ? undefined : found?.rules[version]
  if (version === undefined || address === undefined) throw new Error(`${id} cannot be played on this device`)
  return { engine: await rulesOf(id, version, address), address }
}
