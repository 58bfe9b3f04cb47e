import { ANCIENTS } from '../board/ancients.ts'
import { attractionVp, type Census } from './census.ts'
import { createEncounter, type Encounter, IN_ALL } from './encounter.ts'
import type { RouteRules } from './sheet.ts'

// Ranks routes by one number: by value, then by less madness, then by fewer links (ledger, section 4.3).
export const OBJECTIVES = ['O1', 'O2'] as const
export type ObjectiveId = (typeof OBJECTIVES)[number]

export type Objective = {
  readonly read: Encounter['read']
  readonly rank: Encounter['worth']
  // True if madness or links may raise the rank: Yog-Sothoth pays for madness, Shub-Niggurath for links.
  readonly likesMadness: boolean
  readonly likesLinks: boolean
  readonly linkMadness: 0 | 1
  // True if more along the route may be worth less: with Dagon, if it makes a more valuable type the most common at the
  // river.
  readonly fickle: boolean
  // True if two ranks differ at most in madness and links. With O2 that is never a minor difference.
  readonly alike: (one: number, other: number) => boolean
}

const STEP = 4096
const MADNESS = 64

export function createObjective(census: Census, rules: RouteRules, id: ObjectiveId): Objective {
  const scale = id === 'O2' ? createEncounter(census, rules) : baseValue()
  return {
    read: scale.read,
    rank: (task, madness, links) => scale.worth(task, madness, links) * STEP - madness * MADNESS - links,
    likesMadness: id === 'O2' && rules.ancient === 'yog-sothoth',
    likesLinks: id === 'O2' && (rules.ancient === 'yog-sothoth' || rules.ancient === 'shub-niggurath'),
    linkMadness: ANCIENTS[rules.ancient].linkMadness,
    fickle: id === 'O2' && rules.ancient === 'dagon',
    alike: (one, other) => id === 'O2' || Math.ceil(one / STEP) === Math.ceil(other / STEP),
  }
}

// Returns the value that a rank stands for.
export function valueOfRank(rank: number, id: ObjectiveId): number {
  // Adding 0 turns -0 into 0.
  return Math.ceil(rank / STEP) / (id === 'O2' ? IN_ALL : 1) + 0
}

function baseValue(): Encounter {
  let vp = 0
  return {
    read: (most) => {
      vp = attractionVp(most)
    },
    worth: (task) => vp + task,
  }
}
