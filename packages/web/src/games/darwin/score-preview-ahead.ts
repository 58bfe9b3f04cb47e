// Puts the queue of effects into words: what will still happen.

import type { DarwinOps } from '@wayfare/darwin/tables'
import type { Pending } from '@wayfare/kernel'
import type { KeyOf } from '@wayfare/text'
import type { IconName } from './icon.tsx'
import type { en } from './text/en.ts'

type Word = Extract<KeyOf<typeof en>, `ahead.${string}`> extends `ahead.${infer W}` ? W : never

export type PreviewedEffect = { readonly say: Word; readonly icon?: IconName }

const word = (say: Word, icon?: IconName): PreviewedEffect => (icon ? { say, icon } : { say })

/** Effects of the rules that need no attention, and the turn, which goes on anyway. */
const SILENT = null

export const AHEAD: { readonly [O in keyof DarwinOps]: PreviewedEffect | null } = {
  acts: word('acts', 'journal'),
  act: word('acts', 'journal'),
  reward: word('rewards', 'stamp'),
  'reward-act': word('rewards', 'stamp'),
  choose: word('choose', 'split'),
  coins: word('coins', 'coin'),
  points: word('points', 'vp'),
  theory: word('theory', 'theory'),
  knowledge: word('knowledge', 'know'),
  'swap-knowledge': word('swap', 'know'),
  swapped: word('swap', 'know'),
  perk: word('perk', 'badges'),

  sail: word('sail', 'navigate'),
  sailed: word('sail', 'navigate'),
  'sail-to-beagle': word('sail', 'navigate'),
  explore: word('explore', 'explore'),
  explored: word('explore', 'explore'),
  'land-explorer': word('land', 'explorer'),
  landed: word('land', 'explorer'),
  stamps: word('stamps', 'stamp'),
  stamped: word('stamps', 'stamp'),
  academy: word('seal', 'academy'),
  'seal-taken': word('seal', 'academy'),
  'purple-seal': word('purple', 'academy'),
  'purple-placed': word('purple', 'academy'),
  study: word('study', 'study'),
  'study-any': word('study', 'study'),
  'study-island': word('study', 'study'),
  'study-museum': word('study', 'study'),
  researched: word('study', 'study'),
  'museum-researched': word('study', 'study'),
  deliver: word('deliver', 'deliver'),
  delivered: word('deliver', 'deliver'),
  'deliver-again': word('again', 'deliver'),
  redelivered: word('again', 'deliver'),
  camp: word('tent', 'camp'),
  pitched: word('tent', 'camp'),
  reactivate: word('camp', 'camp'),
  revisited: word('camp', 'camp'),
  'take-objective': word('take', 'objs'),
  'objective-taken': word('take', 'objs'),
  'complete-objective': word('reach', 'objg'),
  completed: word('reach', 'objg'),
  reached: word('reach', 'objg'),
  unlock: word('unlock', 'lens'),
  unlocked: word('unlock', 'lens'),
  'use-locked': word('locked', 'lock'),
  'locked-used': word('locked', 'lock'),
  'crew-played': word('crew', 'crew'),
  'copy-crew': word('copy', 'crew'),
  copied: word('copy', 'crew'),

  'pick-crew': word('draft', 'crew'),
  'picked-crew': word('draft', 'crew'),
  'pass-hands': SILENT,
  'show-crew': SILENT,
  'keep-crew': word('draft', 'crew'),
  'kept-crew': word('draft', 'crew'),
  'crew-kept': SILENT,
  'take-seals': SILENT,
  seals: word('seals', 'academy'),
  'assign-seals': word('seals', 'academy'),
  assigned: word('seals', 'academy'),
  'deal-pairs': SILENT,
  pair: word('pair', 'objs'),
  'choose-pair': word('pair', 'objs'),
  paired: word('pair', 'objs'),

  round: word('round', 'clock'),
  'next-turn': SILENT,
  'turn-order': word('order', 'order'),
  refresh: word('refresh', 'ship'),
  turn: SILENT,
  placed: SILENT,
  'late-badge': word('badge', 'badges'),
  'end-turn': word('end', 'check'),
  took: SILENT,
  envelope: word('envelope', 'stamp'),
  'stamps-back': word('back', 'stamp'),
  window: word('window', 'crew'),
  'ask-window': word('window', 'crew'),
  beagle: word('beagle', 'ship'),
  'alfred-turn': word('alfred', 'worker'),
  'alfred-reward': word('alfred', 'stamp'),
}

/** The kernel's own ops around the effects of any game. */
const AROUND: { readonly [op: string]: PreviewedEffect | null } = {
  all: SILENT,
  'one-of': word('choose', 'split'),
  may: SILENT,
  lanes: SILENT,
}

/** Effects that concern all players, whoever is first. */
const COMMON: ReadonlySet<string> = new Set<keyof DarwinOps>([
  'round',
  'turn-order',
  'envelope',
  'stamps-back',
  'window',
  'beagle',
  'refresh',
  'alfred-turn',
  'alfred-reward',
])
export const isCommon = ({ op }: Pick<Pending, 'op'>): boolean => COMMON.has(op)

export type PreviewStep = Pending & { readonly ahead: PreviewedEffect; readonly times: number }

export const aheadOf = (op: string): PreviewedEffect | null | undefined =>
  Object.hasOwn(AHEAD, op) ? AHEAD[op as keyof DarwinOps] : AROUND[op]

/** True for a list without remaining effects. */
const isDone = ({ left }: Pending): boolean => Array.isArray(left) && left.length === 0

/** The steps after the question, which is in the prompt already. Equal steps are combined with a number. */
export function stepsAhead(pending: readonly Pending[]): PreviewStep[] {
  const steps: PreviewStep[] = []
  for (const one of pending.slice(1)) {
    const ahead = aheadOf(one.op)
    if (!ahead || isDone(one)) continue
    const last = steps.at(-1)
    if (last && one.left === undefined && last.ahead.say === ahead.say && last.from === one.from && last.by === one.by)
      steps[steps.length - 1] = { ...last, times: last.times + 1 }
    else steps.push({ ...one, ahead, times: 1 })
  }
  return steps
}
