// The games as the command line uses them: the default game, its speaker, its ledger of rules and its test fixtures.

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

/** Loads a game together with its test fixtures, which players never load. */
export async function testedBy(id: string): Promise<TestedGame> {
  await gameBy(id)
  return ((await import(`${folderOf(id)}src/testing/index.ts`)) as { game: TestedGame }).game
}

export function ledgerOf(id: string): Ledger {
  return readJson(`${folderOf(id)}ledger.json`) as Ledger
}
