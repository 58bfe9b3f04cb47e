// Which games there are, where they live, and the rules of any version of them.

import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Engine, engineOf, type Game } from '@wayfare/kernel'
import type { Ledger } from '@wayfare/testkit'
import { type GameSpeaker, type GameTexts, type Language, loadSpeaker } from '@wayfare/text'
import { readJson, UsageError } from './usage.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

type Entry = {
  readonly load: () => Promise<{ game: Game }>
  readonly product: boolean
  readonly texts?: () => Promise<GameTexts>
}

// biome-ignore lint/suspicious/noExplicitAny: games of all kinds of state are handled alike here.
const entry = (load: () => Promise<{ game: Game<any, any> }>, more: Omit<Entry, 'load'>): Entry => ({
  load: load as Entry['load'],
  ...more,
})

/** `kit` is the testkit's own game and no part of the product. */
const GAMES: Readonly<Record<string, Entry>> = {
  arkham: entry(() => import('@wayfare/arkham'), {
    product: true,
    texts: async () => (await import('@wayfare/arkham/text')).arkhamTexts,
  }),
  darwin: entry(() => import('@wayfare/darwin'), {
    product: true,
    texts: async () => (await import('@wayfare/darwin/text')).darwinTexts,
  }),
  kit: entry(() => import('@wayfare/kit'), { product: false }),
}

export const gameIds = (): string[] => Object.keys(GAMES)
export const isProduct = (id: string): boolean => GAMES[id]?.product ?? false
export const DEFAULT_GAME = gameIds().find(isProduct) ?? 'kit'

export async function gameBy(id: string): Promise<Game> {
  const found = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!found) throw new UsageError(`there is no game '${id}'; there is ${gameIds().join(', ')}`)
  return (await found.load()).game
}

/** The game's sentences; the kit's own game has none. */
export async function speakerFor(
  id: string,
  language: Language,
  names: readonly string[],
): Promise<GameSpeaker | undefined> {
  const texts = await GAMES[id]?.texts?.()
  return texts ? loadSpeaker(language, texts, names) : undefined
}

export const folderOf = (id: string): string => `${ROOT}packages/games/${id}/`
export const rootFolder = (): string => ROOT

/** The rules of this version: those of today, or the built file of an older one. */
export async function engineBy(id: string, version?: number): Promise<Engine> {
  const game = await gameBy(id)
  if (version === undefined || version === game.version) return engineOf(game)
  const file = `${folderOf(id)}versions/${version}.js`
  if (!existsSync(file)) {
    throw new UsageError(
      `${id} version ${version} is not known here (known: ${versionsOf(id, game.version).join(', ')})${version > game.version ? '; update Wayfare' : ''}`,
    )
  }
  return ((await import(file)) as { engine: Engine }).engine
}

function versionsOf(id: string, today: number): number[] {
  const folder = `${folderOf(id)}versions`
  const old = existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(\d+)\.js$/.exec(name)?.[1] ?? []) : []
  return [...new Set([...old.map(Number), today])].sort((a, b) => a - b)
}

export function ledgerOf(id: string): Ledger {
  return readJson(`${folderOf(id)}ledger.json`) as Ledger
}
