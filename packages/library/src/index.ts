// Finds the games on disk and loads the rules of any of their versions.

import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Engine, engineOf, type Game, type GameEnd, type StampRules } from '@wayfare/kernel'
import { type GameId, RULES, STAMPS } from './registered-games.ts'
import { gameIds } from './shelf.ts'

export { gameIds, isProduct, textsBy, titlesOf } from './shelf.ts'

/** The root of the repository, both from this file and from a bundle that contains it. */
const ROOT = above(new URL('.', import.meta.url))

function above(folder: URL): string {
  if (existsSync(new URL('packages/games', folder))) return fileURLToPath(folder)
  const parent = new URL('..', folder)
  if (parent.href === folder.href) throw new Error('the games are missing')
  return above(parent)
}

export class UnknownGame extends Error {}

export const rootFolder = (): string => ROOT
export const folderOf = (id: string): string => `${ROOT}packages/games/${id}/`

export async function gameBy(id: string): Promise<Game> {
  if (!isGame(id)) throw new UnknownGame(`there is no game '${id}'; there is ${gameIds().join(', ')}`)
  return (await RULES[id]()).game
}

/** The stamps of a game, by their ids. */
export async function stampsBy(id: string): Promise<StampRules<GameEnd>> {
  return (isGame(id) && (await STAMPS[id]?.())?.stamps) || {}
}

const isGame = (id: string): id is GameId => Object.hasOwn(RULES, id)

/** Returns the engine of this version: the current rules, or the stored bundle of an older one. */
export async function engineBy(id: string, version?: number): Promise<Engine> {
  const game = await gameBy(id)
  if (version === undefined || version === game.version) return engineOf(game)
  const file = `${folderOf(id)}versions/${version}.js`
  if (!existsSync(file)) {
    const known = versionsOf(id, game.version).join(', ')
    const advice = version > game.version ? '; update Wayfare' : ''
    throw new UnknownGame(`${id} version ${version} is not known here (known: ${known})${advice}`)
  }
  return ((await import(file)) as { engine: Engine }).engine
}

function versionsOf(id: string, today: number): number[] {
  const folder = `${folderOf(id)}versions`
  const old = existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(\d+)\.js$/.exec(name)?.[1] ?? []) : []
  return [...new Set([...old.map(Number), today])].sort((a, b) => a - b)
}
