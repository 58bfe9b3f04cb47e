// Constructors of the actions of spaces, tiles and cards, as data. Their rules are in rules/.

import { type Effect, nothing } from '@wayfare/kernel'
import {
  type Academy,
  type Action,
  type ActionOps,
  type AlfredAction,
  type Explore,
  effect,
  type PlacePrice,
  type Sail,
  type Stamps,
  type Visit,
} from '../ops.ts'
import type { CampId, PerkId, Specimen } from './ids.ts'

/** An action is an effect whose op determines the type of its argument. */
const action = <K extends Action['op']>(op: K, arg: ActionOps[K]) => ({ op, arg, by: null, from: null })

export const coins = (n: number): Action => action('coins', n)
export const points = (n: number): Action => action('points', n)
export const theory = (n: number): Action => action('theory', n)
export const knowledge = (n: number): Action => action('knowledge', n)

export const sail = (steps: number, { halt = false, badgeOf = null, onward = false }: Partial<Sail> = {}): Action =>
  action('sail', { steps, halt, badgeOf, onward })
export const explore = (
  steps: number,
  { halt = false, badgeOf = null, onward = false, island = null }: Partial<Explore> = {},
): Action => action('explore', { steps, halt, badgeOf, onward, island })

export const stamps = (left: number, { split = false, badgeOf = null }: Partial<Stamps> = {}): Action =>
  action('stamps', { left, split, badgeOf, envelope: null, emptied: [] })

export const academy = ({
  times = 1,
  discount = 0,
  free = false,
  gold = false,
  extra = false,
}: Partial<Academy> = {}): Action => action('academy', { times, discount, free, gold, extra })
export const freeAcademy = academy({ free: true })

const PAID: PlacePrice = { free: false }
const FREE: PlacePrice = { free: true }
export const takeObjective: Action = action('take-objective', PAID)
export const completeObjective: Action = action('complete-objective', PAID)
export const unlock: Action = action('unlock', PAID)
export const freeUnlock: Action = action('unlock', FREE)
export const useLocked: Action = action('use-locked', PAID)

/** The camp beside the space. */
export const camp = (id: CampId): Action => action('camp', { camp: id, free: false })
export const anyCamp: Action = action('camp', { camp: 'any', free: false })

export const purpleSeal: Action = action('purple-seal', null)
export const swapKnowledge: Action = action('swap-knowledge', null)
export const landExplorer: Action = action('land-explorer', null)
export const study = (specimen: Specimen): Action => action('study', specimen)
export const studyAny: Action = action('study-any', null)
export const studyIsland: Action = action('study-island', null)
export const studyMuseum = (visit: Visit): Action => action('study-museum', visit)
export const deliver = (visit: Visit): Action => action('deliver', visit)
export const deliverAgain: Action = action('deliver-again', null)
export const sailToBeagle: Action = action('sail-to-beagle', null)
export const copyCrew: Action = action('copy-crew', null)
export const reactivate: Action = action('reactivate', null)
export const perk = (name: PerkId): Action => action('perk', name)
/** Carries out one of these. */
export const choose = (options: readonly Action[]): Action => action('choose', options)

/** Several actions, in any order, each of them optional. */
export function acts(list: readonly Action[]): Effect {
  return list.length === 0 ? nothing : effect('acts', list)
}

/** The same for the reward of an envelope, where it is recorded who took something. */
export const rewardActs = (list: readonly Action[]): Effect => effect('reward', list)

/** Actions that only Alfred has. */
export const bonusSteps = (n: number): AlfredAction => ({ op: 'bonus-steps', arg: n, by: null, from: null })
export const stampEach: AlfredAction = { op: 'stamp-each', arg: null, by: null, from: null }

/** Returns the same action with all its own costs in coins waived (DAR-LENS-09). */
export function freeOf(paid: Action): Action {
  switch (paid.op) {
    case 'academy':
      return academy({ times: paid.arg.times, gold: paid.arg.gold, extra: paid.arg.extra, free: true })
    case 'camp':
      return action('camp', { camp: paid.arg.camp, free: true })
    case 'take-objective':
    case 'complete-objective':
    case 'unlock':
    case 'use-locked':
      return action(paid.op, FREE)
    default:
      return paid
  }
}

/** Returns the text by which an action is chosen from several. Equal actions have equal texts and are offered once. */
export function wordOf(one: Action) {
  switch (one.op) {
    case 'coins':
    case 'points':
    case 'theory':
    case 'knowledge':
    case 'study':
      return `${one.op} ${one.arg}` as const
    case 'explore':
    case 'sail':
      return `${one.op} ${one.arg.steps}` as const
    case 'stamps':
      return `stamps ${one.arg.left}` as const
    case 'academy':
      return one.arg.extra ? 'extra-seal' : 'academy'
    case 'camp':
      return one.arg.camp === 'any' ? 'any-camp' : 'camp'
    default:
      return one.op
  }
}
