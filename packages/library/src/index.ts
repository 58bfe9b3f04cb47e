// The shelf: which games there are, where they live, their sentences, and the rules of every version of them.

import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { arkhamTitle } from '@wayfare/arkham/title'
import { arnakTitle } from '@wayfare/arnak/title'
import { darwinTitle } from '@wayfare/darwin/title'
import { type Engine, engineOf, type Game } from '@wayfare/kernel'
import type { GameTexts, Language } from '@wayfare/text'

/** The house: above this file, and above the file that it may have been built into. */
const ROOT = above(new URL('.', import.meta.url))

function above(folder: URL): string {
  if (existsSync(new URL('packages/games', folder))) return fileURLToPath(folder)
  const parent = new URL('..', folder)
  if (parent.href === folder.href) throw new Error('the games are missing')
  return above(parent)
}

export class UnknownGame extends Error {}

type Entry = {
  readonly load: () => Promise<{ game: Game }>
  readonly product: boolean
  readonly title: Readonly<Record<Language, string>>
  readonly texts?: () => Promise<GameTexts>
}

/** `kit` is the testkit's own game and no part of the product. */
const GAMES: Readonly<Record<string, Entry>> = {
  arkham: {
    load: () => import('@wayfare/arkham'),
    product: true,
    title: arkhamTitle,
    texts: async () => (await import('@wayfare/arkham/text')).arkhamTexts,
  },
  arnak: {
    load: () => import('@wayfare/arnak'),
    product: true,
    title: arnakTitle,
    texts: async () => (await import('@wayfare/arnak/text')).arnakTexts,
  },
  darwin: {
    load: () => import('@wayfare/darwin'),
    product: true,
    title: darwinTitle,
    texts: async () => (await import('@wayfare/darwin/text')).darwinTexts,
  },
  kit: {
    load: () => import('@wayfare/kit'),
    product: false,
    title: { en: 'Kit', ru: 'Kit', fr: 'Kit', pl: 'Kit' },
  },
}

export const gameIds = (): string[] => Object.keys(GAMES)
export const isProduct = (id: string): boolean => found(id)?.product ?? false
export const titleOf = (id: string, language: Language): string => found(id)?.title[language] ?? id
export const rootFolder = (): string => ROOT
export const folderOf = (id: string): string => `${ROOT}packages/games/${id}/`

export async function gameBy(id: string): Promise<Game> {
  const entry = found(id)
  if (!entry) throw new UnknownGame(`there is no game '${id}'; there is ${gameIds().join(', ')}`)
  return (await entry.load()).game
}

/** The game's sentences; the kit's own game has none. */
export async function textsBy(id: string): Promise<GameTexts | undefined> {
  return found(id)?.texts?.()
}

/** The rules of this version: those of today, or the built file of an older one. */
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

function found(id: string): Entry | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
}

function versionsOf(id: string, today: number): number[] {
  const folder = `${folderOf(id)}versions`
  const old = existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(\d+)\.js$/.exec(name)?.[1] ?? []) : []
  return [...new Set([...old.map(Number), today])].sort((a, b) => a - b)
}
