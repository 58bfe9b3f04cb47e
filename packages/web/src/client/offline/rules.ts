// The rules of the games, for workers: they are far too large for a page. Each version is a file of its own, kernel included.

import type { Engine } from '@wayfare/kernel'
import { shelf } from './shelf.ts'

/** Neither kept on this device nor to be had from the server. */
class NoRules extends Error {
  override readonly name = 'NoRules'
}

const load = async (address: string): Promise<Engine> =>
  ((await import(/* @vite-ignore */ address)) as { engine: Engine }).engine

/** The rules of a game in one version. `address`: where they were when the game began; any file of the same version will do. */
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

/** What the service worker still keeps for a game on this device, when the server has it no more. */
async function cachedRules(id: string, version: number): Promise<string | undefined> {
  if (typeof caches === 'undefined') return undefined
  for (const name of await caches.keys()) {
    const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    const found = paths.find((path) => path.startsWith(`/engines/${id}-${version}-`))
    if (found) return found
  }
  return undefined
}

/** The rules of today, unless a version is named, and where they lie. */
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
