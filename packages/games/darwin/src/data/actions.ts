// What spaces, tiles and cards let a player do: data, made by these constructors. How it is done stands in rules/.

import { type Effect, effect, type Json, nothing } from '@wayfare/kernel'
import { SPECIMENS } from './specimens.ts'

export const coins = (n: number): Effect => effect('coins', n)
export const points = (n: number): Effect => effect('points', n)
export const theory = (n: number): Effect => effect('theory', n)
export const knowledge = (n: number): Effect => effect('knowledge', n)

/** Steps, one extra stop (0 or 1), the worker whose badge is read late (-1: none), the island of the explorer (-1: any). */
export type ExploreArg = readonly [steps: number, stop: number, worker: number, island: number]
export const explore = (n: number, stop = 0, worker = -1, island = -1): Effect =>
  effect('explore', [n, stop, worker, island])

export type SailArg = readonly [steps: number, stop: number, worker: number]
export const sail = (n: number, stop = 0, worker = -1): Effect => effect('sail', [n, stop, worker])

/** `envelope`: the one that was begun, -1 before the first stamp. `emptied`: stacks that this action has emptied, as bits. */
export type StampsArg = readonly [left: number, split: number, worker: number, envelope: number, emptied: number]
export const stamps = (n: number, split = 0, worker = -1): Effect => effect('stamps', [n, split, worker, -1, 0])

/** `gold`: one coin less for each seal. `extra`: the seal of the silver badge. */
export type AcademyArg = readonly [times: number, discount: number, free: number, gold: number, extra: number]
export const academy = (times = 1, discount = 0, free = 0, gold = 0, extra = 0): Effect =>
  effect('academy', [times, discount, free, gold, extra])
export const freeAcademy: Effect = academy(1, 0, 1)

/** The argument 1 says that no coins are paid. */
export const takeObjective: Effect = effect('take-objective', 0)
export const completeObjective: Effect = effect('complete-objective', 0)
export const unlock: Effect = effect('unlock', 0)
export const freeUnlock: Effect = effect('unlock', 1)
export const useLocked: Effect = effect('use-locked', 0)

export type CampArg = readonly [camp: number, free: number]
/** The camp beside the space; -1 for any camp. */
export const camp = (index: number): Effect => effect('camp', [index, 0])
export const anyCamp: Effect = camp(-1)

export const purpleSeal: Effect = effect('purple-seal')
export const swapKnowledge: Effect = effect('swap-knowledge')
export const landExplorer: Effect = effect('land-explorer')
export const study = (specimen: number): Effect => effect('study', specimen)
export const studyAny: Effect = effect('study-any')
export const studyIsland: Effect = effect('study-island')
/** The argument counts: the second one costs coins. */
export const studyMuseum: Effect = effect('study-museum', 1)
export const deliver: Effect = effect('deliver', 1)
export const deliverAgain: Effect = effect('deliver-again')
export const sailToBeagle: Effect = effect('sail-to-beagle')
export const copyCrew: Effect = effect('copy-crew')
export const reactivate: Effect = effect('reactivate')
export const perk = (name: PerkId): Effect => effect('perk', name)
/** One of these. */
export const choose = (options: readonly Effect[]): Effect => effect('choose', options as unknown as Json)

/** Several actions, in any order, each of them optional. */
export function acts(list: readonly Effect[]): Effect {
  return list.length === 0 ? nothing : effect('acts', list as unknown as Json)
}

/** The same where it matters who took something: the reward of an envelope. */
export function rewardActs(list: readonly Effect[]): Effect {
  return effect('reward', list as unknown as Json)
}

/** Alfred's own. */
export const bonusSteps = (n: number): Effect => effect('bonus-steps', n)
export const stampEach: Effect = effect('stamp-each')

/** What lasts to the end of the game, as bits of `perks`. */
export const PERKS = ['scrolls-free', 'book-plus', 'penalty-minus', 'lag-cap', 'fifth-worker'] as const
export type PerkId = (typeof PERKS)[number]
export const perkBit = (name: PerkId): number => 1 << PERKS.indexOf(name)
export const SCROLLS_FREE = perkBit('scrolls-free')
export const BOOK_PLUS = perkBit('book-plus')
export const PENALTY_MINUS = perkBit('penalty-minus')
export const LAG_CAP = perkBit('lag-cap')
export const FIFTH_WORKER = perkBit('fifth-worker')

/** DAR-LENS-09: the same action, without coins at any stage of its own. */
export function freeOf(action: Effect): Effect {
  const { op, arg } = action
  if (op === 'academy') {
    const [times, , , gold, extra] = arg as unknown as AcademyArg
    return academy(times, 0, 1, gold, extra)
  }
  if (op === 'camp') return effect('camp', [(arg as unknown as CampArg)[0], 1])
  if (op === 'take-objective' || op === 'complete-objective' || op === 'unlock' || op === 'use-locked')
    return effect(op, 1)
  return action
}

const numbered = (word: string): readonly string[] => Array.from({ length: 13 }, (_, n) => `${word} ${n}`)
const COINS = numbered('coins')
const POINTS = numbered('points')
const THEORY = numbered('theory')
const KNOWLEDGE = numbered('knowledge')
const EXPLORE = numbered('explore')
const SAIL = numbered('sail')
const STAMPS = numbered('stamps')
const STUDY = SPECIMENS.map((id) => `study ${id}`)

/** The word by which an action is picked out of several. Equal actions have equal words and are offered once. */
export function wordOf({ op, arg }: Effect): string {
  switch (op) {
    case 'coins':
      return COINS[arg as number] as string
    case 'points':
      return POINTS[arg as number] as string
    case 'theory':
      return THEORY[arg as number] as string
    case 'knowledge':
      return KNOWLEDGE[arg as number] as string
    case 'explore':
      return EXPLORE[(arg as unknown as ExploreArg)[0]] as string
    case 'sail':
      return SAIL[(arg as unknown as SailArg)[0]] as string
    case 'stamps':
      return STAMPS[(arg as unknown as StampsArg)[0]] as string
    case 'academy':
      return (arg as unknown as AcademyArg)[4] ? 'extra-seal' : 'academy'
    case 'camp':
      return (arg as unknown as CampArg)[0] < 0 ? 'any-camp' : 'camp'
    case 'study':
      return STUDY[arg as number] as string
    default:
      return op
  }
}
