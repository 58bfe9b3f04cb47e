// The rules of a turn: one main action, any number of free actions, and the end of the turn.

import { all, as, type Effect, type RuleId, type Seat } from '@wayfare/kernel'
import { effect } from '../ops.ts'
import { type ArnakState, explorer } from '../state.ts'
import type { ArnakAsking, ArnakText } from '../words.ts'
import { offerAssistants, offerSlots } from './assistants.ts'
import { offerBuys, offerFreePlays, offerPlays, refill } from './cards.ts'
import { ACTED, type ArnakRules, STAYS } from './common.ts'
import { passes } from './gains.ts'
import { offerBoons, offerGuardians } from './guardians.ts'
import { offerResearch } from './research.ts'
import { offerTrips } from './sites.ts'

export const TURN: Effect = effect('turn')
const END: Effect = effect('end-turn')
const PASS: Effect = all([ACTED, effect('pass')])
const RIVAL_TURN: Effect = effect('rival-turn')
const END_ROUND: Effect = effect('end-round')

/** Offers free actions beside every question of the active seat (ARN-FREE-01, -10). */
export function aside(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  offerFreePlays(s, by, asking)
  offerSlots(s, by, asking)
  offerBoons(s, by, asking)
  offerAssistants(s, by, asking)
}

/** Offers the main actions (ARN-TURN-02), including the discount assistant (ARN-TURN-03). */
function offerMain(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  offerTrips(s, asking)
  offerGuardians(s, by, asking)
  offerBuys(s, by, asking)
  offerPlays(s, by, asking)
  offerResearch(s, by, asking)
  asking.offer('pass', PASS, undefined, STAYS)
}

/**
 * Rules that forbid a move at any moment, such as that Fear has no effect; they stay the reason even after the main
 * action.
 */
const NEVER: readonly RuleId[] = ['ARN-PLAY-07']

/** Refuses the main actions once one has been taken (ARN-TURN-05). */
function refuseMain(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  const refuse = (move: ArnakText, on: readonly string[] = []) => {
    asking.refuse(move, move.startsWith('pass with') ? 'ARN-FREE-11' : 'ARN-TURN-05', {}, on)
    return false as const
  }
  offerMain(s, by, {
    listening: true,
    offer: (move, _then, on) => refuse(move, on),
    refuse: (move, rule, params, on) =>
      NEVER.includes(rule) ? asking.refuse(move, rule, params, on) : void refuse(move, on),
    offerUnless: (_against, move, _then, on) => refuse(move, on),
    refuseAll(moves, rule, params) {
      for (const { move, on } of moves) this.refuse(move, rule, params, on)
    },
    unless: (against) => asking.unless(against),
    can: (what) => asking.can(what),
    no: (rule, params) => asking.no(rule, params),
    against: (what) => asking.against(what),
    hasAside: (seat) => asking.hasAside(seat),
    funds: () => asking.funds(),
  })
}

export const turnRules = {
  turn: {
    ask(s, by, _, asking) {
      if (s.acted) {
        asking.offer('end', END)
        // Goes through all main actions again. Skipped unless somebody listens, which gives 40 % more decisions a
        // second.
        if (asking.listening) refuseMain(s, by, asking)
        return
      }
      // A player who takes no other main action has to pass (ARN-TURN-04).
      asking.refuse('end', 'ARN-TURN-04')
      offerMain(s, by, asking)
    },
  },

  pass: {
    run(s, by, _, tell) {
      passes(s, by)
      tell({ k: 'passed', seat: by })
      return undefined
    },
  },

  // At the end of a turn unused icons are lost and the row is refilled (ARN-TURN-10, -11).
  'end-turn': {
    run(s, by, _, tell) {
      s.acted = false
      const { pool } = s
      pool.car = 0
      pool.ship = 0
      pool.plane = 0
      pool.either = 0
      const before = s.row.slice()
      refill(s)
      const dealt = s.row.filter((card): card is string => card !== null && !before.includes(card))
      if (dealt.length > 0) tell({ k: 'row', cards: dealt })
      return next(s, by)
    },
  },
} satisfies Partial<ArnakRules>

/**
 * Turns go clockwise among players who have not passed (ARN-ROUND-06 to -09); in a solo game the rival is next as long
 * as it has tiles (ARN-SOLO-10, -11).
 */
export function next(s: ArnakState, by: Seat): Effect {
  if (s.rival && s.rival.used.length < s.rival.tiles.length) return RIVAL_TURN
  const { players } = s.core
  for (let i = 1; i <= players; i++) {
    const seat = (by + i) % players
    if (explorer(s, seat).passed) continue
    s.turn = seat
    return as(seat, TURN)
  }
  return END_ROUND
}
