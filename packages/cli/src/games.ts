// What the command line adds to the shelf of games: the default one, a speaker, the ledger, how it is tried.

import { folderOf, gameBy, gameIds, isProduct, textsBy } from '@wayfare/library'
import type { Ledger, TestedGame } from '@wayfare/testkit'
import { type GameSpeaker, type Language, loadSpeaker } from '@wayfare/text'
import { readJson } from './usage.ts'

export const DEFAULT_GAME = gameIds().find(isProduct) ?? 'kit'

export async function speakerFor(
  id: string,
  language: Language,
  names: readonly string[],
): Promise<GameSpeaker | undefined> {
  const texts = await textsBy(id)
  return texts ? loadSpeaker(language, texts, names) : undefined
}

/** The game with what is needed to try it; no part of what players load. */
export async function testedBy(id: string): Promise<TestedGame> {
  await gameBy(id)
  return ((await import(`${folderOf(id)}src/testing/index.ts`)) as { game: TestedGame }).game
}

export function ledgerOf(id: string): Ledger {
  return readJson(`${folderOf(id)}ledger.json`) as Ledger
}
