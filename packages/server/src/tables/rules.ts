import type { Engine } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'

const engines = new Map<string, Promise<Engine>>()

/** The rules of a version, loaded once. */
export function rulesOf(game: string, version: number): Promise<Engine> {
  const key = `${game} ${version}`
  const engine = engines.get(key) ?? engineBy(game, version)
  engines.set(key, engine)
  engine.catch(() => engines.delete(key))
  return engine
}
