import { BOTS, type Bot } from '@wayfare/bots'
import { UsageError } from './usage.ts'

export function botBy(name: string): Bot {
  const found = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!found) throw new UsageError(`there is no bot '${name}'; there is ${Object.keys(BOTS).join(', ')}`)
  return found
}

/** `random,greedy`: one for each seat; one name alone plays them all. */
export function botsFor(names: string | undefined, players: number): Bot[] {
  const given = (names ?? 'random').split(',')
  if (given.length !== 1 && given.length !== players) {
    throw new UsageError(`--bots names ${given.length} bots for ${players} seats`)
  }
  return Array.from({ length: players }, (_, seat) => botBy(given[given.length === 1 ? 0 : seat] as string))
}
