import { BOTS, type Bot } from '@wayfare/bots'
import { UsageError } from './usage.ts'

export function botBy(name: string): Bot {
  const found = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!found) throw new UsageError(`there is no bot '${name}'; there is ${Object.keys(BOTS).join(', ')}`)
  return found
}

/** Reads a list such as `random,greedy`, one bot for each seat. A single name plays all seats. */
export function botsFor(names: string | undefined, players: number): Bot[] {
  const given = (names ?? 'random').split(',')
  if (given.length !== 1 && given.length !== players) {
    throw new UsageError(`--bots names ${given.length} bots for ${players} seats`)
  }
  return Array.from({ length: players }, (_, seat) => botBy(given[given.length === 1 ? 0 : seat] as string))
}
