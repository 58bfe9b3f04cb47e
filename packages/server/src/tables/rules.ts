import type { Engine } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'

const engines = new Map<string, Promise<Engine>>()

/** Loads the rules of a version once and keeps them. */
export function rulesOf(game: string, version: number): Promise<Engine> {
  const key = `${game} ${version}`
  const engine = engines.get(key) ?? engineBy(game, version)
  engines.set(key, engine)
  engine.catch(() => engines.delete(key))
  return engine
}
