// Selects the sounds of moves, by the tables of the game (games/ID/sounds.ts).

import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { MOST_OF_KIND, SOUNDS, type SoundName } from '../../base/sound/sounds.ts'
import type { FactSound, GameSounds } from '../../board-kit/game-sounds.ts'

export type MoveSound = { readonly name: SoundName; readonly times: number }

/** The most different sounds for one move: those with the highest rank. */
const MOST_DIFFERENT = 4

/** Returns the sounds of these moves for a player with these seats, in the order in which they are played. */
export function soundsOf(told: readonly Told[], seats: readonly number[], sounds: GameSounds): readonly MoveSound[] {
  const facts = told.flatMap((one) => ownFacts(one.facts, seats, sounds.opponentTurn))
  const times = new Map<SoundName, number>()
  for (const fact of facts) {
    for (const sound of soundsOfFact(fact, sounds)) {
      const name = typeof sound === 'string' ? sound : sound.sound
      const count = typeof sound === 'string' ? 1 : countIn(fact, sound.times)
      if (count > 0) times.set(name, Math.min((times.get(name) ?? 0) + count, MOST_OF_KIND))
    }
  }
  const all = [...times].map(([name, times]) => ({ name, times }))
  const best = [...all].sort((one, other) => SOUNDS[other.name].rank - SOUNDS[one.name].rank).slice(0, MOST_DIFFERENT)
  return all.filter((sound) => best.includes(sound))
}

/** Drops facts about other players, which are silent, and everything from the turn of the solo opponent on. */
function ownFacts(facts: readonly Fact[], seats: readonly number[], opponentTurn: string | undefined): readonly Fact[] {
  const end = facts.findIndex(({ k }) => k === opponentTurn)
  return (end < 0 ? facts : facts.slice(0, end)).filter(
    ({ seat }) => seat === undefined || seats.includes(seat as number),
  )
}

function soundsOfFact({ k }: Fact, { facts }: GameSounds): readonly FactSound[] {
  const found = facts[k] ?? []
  return isList(found) ? found : [found]
}

const isList = (found: FactSound | readonly FactSound[]): found is readonly FactSound[] => Array.isArray(found)

function countIn(fact: Fact, fields: readonly string[]): number {
  return fields.reduce((sum, field) => {
    const value = fact[field]
    return sum + (Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0)
  }, 0)
}
