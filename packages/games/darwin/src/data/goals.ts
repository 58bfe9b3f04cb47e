// Beagle goals: one is scored each round.

import { COLOURS, type Colour } from './seals.ts'
import { COLUMN_BITS, KINDS, type Kind } from './specimens.ts'

export type Goal =
  | { readonly count: 'seals'; readonly colour: Colour; readonly index: number; readonly points: number }
  | { readonly count: 'studied'; readonly kind: Kind; readonly bits: number; readonly points: number }
  | { readonly count: 'stacks' | 'lenses' | 'objectives' | 'tents'; readonly points: number }

const seals = (colour: Colour): Goal => ({ count: 'seals', colour, index: COLOURS.indexOf(colour), points: 4 })
const studied = (kind: Kind): Goal => ({
  count: 'studied',
  kind,
  bits: COLUMN_BITS[KINDS.indexOf(kind)] as number,
  points: 6,
})

export const GOALS: Readonly<Record<string, Goal>> = {
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
export const GOAL_IDS: readonly string[] = Object.keys(GOALS)
export const goalTile = (id: string): Goal => GOALS[id] as Goal

/** DAR-SETUP-13. */
export const FIRST_GOALS: readonly string[] = ['goal-7', 'goal-4', 'goal-10', 'goal-8', 'goal-9']
