// When what is refused could be done, where that can be said: by the rule that refuses it, and by nothing else.

import type { Refusal } from '@wayfare/kernel'

/** What changes by itself, and what is to be had then. `if`: only perhaps, and on what that hangs. */
type Change = {
  readonly changes: 'home' | 'ready' | 'workers' | 'anew'
  readonly then: 'both' | 'again' | 'free' | 'reached'
}
type Later = 'turn' | 'end' | 'lens' | 'never' | Change

const HOME: Change = { changes: 'home', then: 'both' }
const ANEW: Change = { changes: 'anew', then: 'again' }

const LATER: Readonly<Record<string, { readonly rounds: number; readonly rules: Readonly<Record<string, Later>> }>> = {
  arnak: {
    rounds: 5,
    rules: {
      'ARN-TURN-05': 'turn',
      'ARN-FREE-11': 'turn',
      'ARN-DIG-03': { changes: 'home', then: 'free' },
      'ARN-DIG-04': HOME,
      'ARN-ASSIST-06': { changes: 'ready', then: 'again' },
      'ARN-SETUP-09': 'never',
      'ARN-GUARD-08': 'never',
      'ARN-PLAY-07': 'never',
      'ARN-TEMPLE-04': 'never',
      'ARN-TEMPLE-09': 'never',
    },
  },
  darwin: {
    rounds: 5,
    rules: {
      'DAR-PLACE-12': 'lens',
      'DAR-PLACE-11': { changes: 'workers', then: 'free' },
      'DAR-PLACE-19': { changes: 'workers', then: 'again' },
      'DAR-CREW-02': 'never',
      'DAR-CREW-09': 'never',
      'DAR-LENS-11': 'never',
      'DAR-SAIL-03': 'never',
      'DAR-SAIL-10': 'never',
      'DAR-SEAL-06': 'never',
      'DAR-SEAL-08': 'never',
      'DAR-SPECIMEN-03': 'never',
      'DAR-MUSEUM-09': 'never',
      'DAR-OBJECTIVE-30': 'never',
    },
  },
  arkham: {
    rounds: 10,
    rules: {
      'ARK-QUARTER-01': ANEW,
      'ARK-ROUTE-01': ANEW,
      'ARK-SHOP-03': { changes: 'anew', then: 'reached' },
      'ARK-FINAL-10': 'end',
      'ARK-ANCIENT-04': 'end',
      'ARK-QUARTER-02': 'never',
      'ARK-SHOP-06': 'never',
      'ARK-ROUTE-12': 'never',
      'ARK-ROUTE-17': 'never',
      'ARK-ROUTE-18': 'never',
      'ARK-ROUTE-19': 'never',
      'ARK-RIVER-09': 'never',
    },
  },
}

export type Told = Exclude<Later, Change> | 'too late' | (Change & { readonly round: number; readonly sure: boolean })

/** Undefined where several things stand in the way, or one of which nobody can say when it goes. */
export function laterOf(game: string, reasons: readonly Pick<Refusal, 'rule'>[], round: unknown): Told | undefined {
  const [rule, other] = new Set(reasons.map((reason) => reason.rule))
  const { rounds = 0, rules = {} } = LATER[game] ?? {}
  const later = rule !== undefined && other === undefined ? rules[rule] : undefined
  if (typeof later !== 'object') return later
  if (typeof round !== 'number') return undefined
  if (round >= rounds) return 'too late'
  return { ...later, round: round + 1, sure: later.then === 'both' || later.then === 'again' }
}
