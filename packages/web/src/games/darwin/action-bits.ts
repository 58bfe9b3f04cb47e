// Turns an action into the row of signs that a space, a card or a tile prints, from the same data that the rules carry
// out.

import {
  type Action,
  type AlfredAction,
  COLOURS,
  type Colour,
  type Goal,
  type Need,
  type Requirement,
  type SealKind,
  type Specimen,
} from '@wayfare/darwin/tables'
import type { IconName } from './icon.tsx'

/** A printed sign. Coins and points carry their number inside; other icons have it on their right. */
export type Bit =
  | { readonly coins: number }
  | { readonly points: number }
  | { readonly icon: IconName; readonly n?: number }
  | { readonly seal: Colour | 'purple' }
  | { readonly specimen: Specimen }
  /** A number of specimens from one row of the museum. */
  | { readonly row: Colour; readonly n: number }
  | { readonly sign: string }

const icon = (name: IconName, n?: number): Bit => (n === undefined ? { icon: name } : { icon: name, n })
const sign = (text: string): Bit => ({ sign: text })
const some = (n: number): number | undefined => (n > 1 ? n : undefined)

function joined(parts: readonly Bit[][], between: string): Bit[] {
  return parts.flatMap((part, i) => (i > 0 ? [sign(between), ...part] : part))
}

/** The signs of an action. Every action of a space, card or tile has some. */
export function bitsOf(action: AlfredAction): Bit[] {
  switch (action.op) {
    case 'coins':
      return [{ coins: action.arg }]
    case 'points':
      return [{ points: action.arg }]
    case 'theory':
      return [icon('theory', action.arg)]
    case 'knowledge':
      return [icon('know', some(action.arg))]
    case 'swap-knowledge':
      return [icon('know'), icon('arrow'), { coins: 7 }, sign('/'), { points: 7 }]
    case 'sail':
      return [icon('navigate', action.arg.steps), ...(action.arg.halt ? [icon('stop')] : [])]
    case 'explore':
      return [icon('explore', action.arg.steps), ...(action.arg.halt ? [icon('stop')] : [])]
    case 'sail-to-beagle':
      return [icon('navigate'), icon('arrow'), icon('ship')]
    case 'land-explorer':
      return [icon('explorer'), icon('plus')]
    case 'stamps':
      return [icon('stamp', action.arg.left), ...(action.arg.split ? [icon('split')] : [])]
    case 'academy':
      return academyBits(action.arg)
    case 'purple-seal':
      return [{ seal: 'purple' }]
    case 'study':
      return [{ specimen: action.arg }]
    case 'study-any':
      return [icon('study')]
    case 'study-island':
      return [icon('explorer'), icon('study')]
    case 'study-museum':
      return [icon('museum'), icon('study')]
    case 'deliver':
      return [icon('deliver')]
    case 'deliver-again':
      return [icon('deliver'), sign('×2')]
    case 'camp':
      return [icon('camp'), ...(action.arg.free ? [{ coins: 0 }] : [])]
    case 'reactivate':
      return [icon('worker'), icon('arrow')]
    case 'take-objective':
      return [icon('objs')]
    case 'complete-objective':
      return [icon('objs'), icon('check')]
    case 'unlock':
      return [icon('lens'), icon('arrow'), icon('lock'), ...(action.arg.free ? [{ coins: 0 }] : [])]
    case 'use-locked':
      return [icon('worker'), icon('arrow'), icon('lock')]
    case 'copy-crew':
      return [icon('crew'), icon('arrow'), icon('crew')]
    case 'perk':
      return PERKS[action.arg]
    case 'choose':
      return joined(action.arg.map(bitsOf), '/')
    case 'bonus-steps':
      return [sign(`+${action.arg}`)]
    case 'stamp-each':
      return [icon('stamp'), icon('split')]
  }
}

const PERKS: Readonly<Record<Extract<Action, { op: 'perk' }>['arg'], Bit[]>> = {
  'scrolls-free': [icon('academy'), { coins: 0 }],
  'book-plus': [icon('theory'), sign('+1')],
  'penalty-minus': [{ coins: -1 }],
  'lag-cap': [icon('lag'), sign('≤2')],
  'fifth-worker': [icon('worker', 5)],
}

function academyBits({ times, discount, free, extra }: Extract<Action, { op: 'academy' }>['arg']): Bit[] {
  if (extra) return [icon('academy'), sign('+1')]
  const less = free ? [{ coins: 0 }] : discount > 0 ? [{ coins: -discount }] : []
  return [icon('academy', some(times)), ...less]
}

export const actsBits = (acts: readonly AlfredAction[]): Bit[] => acts.flatMap(bitsOf)

/** The seals that a worker needs. */
export const needBits = (need: Need): Bit[] =>
  (['green', 'blue', 'red', 'yellow'] as const).flatMap((seal) => Array.from({ length: need[seal] }, () => ({ seal })))

/** The icons of countable things; stacks count when they are empty. */
const COUNTED: Readonly<Record<string, IconName>> = {
  stacks: 'stack',
  tents: 'tent',
  lenses: 'lens',
  theory: 'theory',
  objectives: 'objs',
  knowledge: 'know',
}

const isRow = (what: string | undefined): what is Colour => COLOURS.some((colour) => colour === what)

export function requirementBits({ need, min, what }: Requirement): Bit[] {
  if (need === 'seals') return [{ seal: what as Colour }, ...(min > 1 ? [sign(`×${min}`)] : [])]
  if (need === 'studied') return [isRow(what) ? { row: what, n: min } : icon(what as SealKind, min)]
  if (need === 'coins') return [{ coins: min }]
  if (need === 'points') return [{ points: min }]
  if (need === 'ship') return [icon('ship'), icon('check')]
  return [icon(COUNTED[need] as IconName, min)]
}

/** The signs of a goal, such as `6 per bird`. */
export function goalBits(goal: Goal): Bit[] {
  const each: Bit =
    goal.count === 'seals'
      ? { seal: goal.colour }
      : icon(goal.count === 'studied' ? goal.kind : (COUNTED[goal.count] as IconName))
  return [{ points: goal.points }, sign('/'), each]
}
