// The Beagle goals, of which one is scored each round.

import { keysOf } from '../records.ts'
import type { Colour, GoalId, SealKind } from './ids.ts'

export type Goal =
  | { readonly count: 'seals'; readonly colour: Colour; readonly points: number }
  | { readonly count: 'studied'; readonly kind: SealKind; readonly points: number }
  | { readonly count: 'stacks' | 'lenses' | 'objectives' | 'tents'; readonly points: number }

const seals = (colour: Colour): Goal => ({ count: 'seals', colour, points: 4 })
const studied = (kind: SealKind): Goal => ({ count: 'studied', kind, points: 6 })

export const GOALS: Readonly<Record<GoalId, Goal>> = {
  'goal-1': seals('yellow'),
  'goal-2': seals('red'),
  'goal-3': seals('green'),
  'goal-4': seals('blue'),
  'goal-5': studied('reptile'),
  'goal-6': studied('plant'),
  'goal-7': studied('bird'),
  'goal-8': studied('fossil'),
  'goal-9': { count: 'stacks', points: 8 },
  'goal-10': { count: 'lenses', points: 5 },
  'goal-11': { count: 'objectives', points: 3 },
  'goal-12': { count: 'tents', points: 4 },
}
export const GOAL_IDS = keysOf(GOALS)
export const goalTile = (id: GoalId): Goal => GOALS[id]

/** The goals of a first game (DAR-SETUP-13). */
export const FIRST_GOALS: readonly GoalId[] = ['goal-7', 'goal-4', 'goal-10', 'goal-8', 'goal-9']
