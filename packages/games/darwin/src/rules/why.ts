// For every action: why it cannot be done now.

import type { Effect } from '@wayfare/kernel'
import type { DarwinState } from '../state.ts'
import { whyAcademy, whyPurple } from './academy.ts'
import { whyCamp, whyReactivate } from './camping.ts'
import { whySwap } from './gains.ts'
import { whyCopy } from './interrupts.ts'
import { whyUnlock, whyUseLocked } from './lenses.ts'
import { whyStamps } from './mail.ts'
import { whyDeliver, whyDeliverAgain, whyStudy, whyStudyAny, whyStudyIsland, whyStudyMuseum } from './museum.ts'
import { whyComplete, whyTake } from './objectives.ts'
import type { Why } from './rule.ts'
import { whyExplore, whyLand, whySail, whyToBeagle } from './voyages.ts'

const always: Why<unknown> = () => ''

// biome-ignore lint/suspicious/noExplicitAny: each action knows its own argument; its constructor keeps them together.
const WHY: Readonly<Record<string, Why<any>>> = {
  coins: always,
  points: always,
  theory: always,
  knowledge: always,
  'swap-knowledge': whySwap,
  perk: always,
  explore: whyExplore,
  sail: whySail,
  'sail-to-beagle': whyToBeagle,
  'land-explorer': whyLand,
  stamps: whyStamps,
  academy: whyAcademy,
  'purple-seal': whyPurple,
  study: whyStudy,
  'study-any': whyStudyAny,
  'study-island': whyStudyIsland,
  'study-museum': whyStudyMuseum,
  deliver: whyDeliver,
  'deliver-again': whyDeliverAgain,
  camp: whyCamp,
  reactivate: whyReactivate,
  'take-objective': whyTake,
  'complete-objective': whyComplete,
  unlock: whyUnlock,
  'use-locked': whyUseLocked,
  'copy-crew': whyCopy,
  choose: (s, by, options: readonly Effect[]) => {
    let rule = ''
    for (const option of options) {
      rule = why(s, by, option)
      if (rule === '') return ''
    }
    return rule
  },
}

export function why(s: DarwinState, by: number, { op, arg }: Effect): string {
  return (WHY[op] as Why<unknown>)(s, by, arg)
}

/** Done at once when it is chosen; the others ask how, and may be skipped then. */
const AT_ONCE = new Set(['coins', 'points', 'theory', 'knowledge', 'perk', 'study', 'sail-to-beagle'])

export function asksItself({ op }: Effect): boolean {
  return !AT_ONCE.has(op)
}

export const ACTION_OPS: readonly string[] = Object.keys(WHY)
