// Correspondence (DAR-MAIL): stamp by stamp, so that any mix of stacks can be said.

import { effect, type Json } from '@wayfare/kernel'
import { acts, type StampsArg } from '../data/actions.ts'
import { ENVELOPES } from '../data/letters.ts'
import { STACK_REWARDS, STACKS } from '../data/player-board.ts'
import { badgeOf } from '../data/seals.ts'
import { type Board, boardOf, withAt } from '../state.ts'
import { nothing, type R, SKIP, SURE, type Why } from './rule.ts'

const USED = 3
/** Moves by envelope and stack; the last stands for used stamps. */
const MOVES = ENVELOPES.map((envelope) => [...STACKS, 'used'].map((stack) => `stamp ${envelope} ${stack}`))
const ON = ENVELOPES.map((envelope) => [...STACKS, 'used'].map((stack) => [envelope, stack]))

const inStacks = ({ stacks }: Board): number => (stacks[0] as number) + (stacks[1] as number) + (stacks[2] as number)

export const whyStamps: Why<StampsArg> = (s, by) => {
  const one = boardOf(s, by)
  return inStacks(one) + one.usedStamps > 0 ? '' : 'DAR-MAIL-06'
}

type Stamp = readonly [...StampsArg, stack: number]

/** DAR-MAIL-03, -09: emptied stacks give their rewards when the whole action is complete. */
function rewards(emptied: number) {
  return emptied === 0
    ? nothing
    : acts(STACK_REWARDS.flatMap((reward, i) => ((emptied & (1 << i)) !== 0 ? reward : [])))
}

export const mailRules = {
  stamps: {
    ask(s, by, [left, split, worker, begun, emptied], asking) {
      const one = boardOf(s, by)
      const badge = worker < 0 ? 0 : badgeOf(one.rows[worker] as string)
      const most = left + (badge > 0 ? 1 : 0)
      const spread = split === 1 || badge > 1 ? 1 : 0
      const usedToo = inStacks(one) === 0
      for (let envelope = 0; envelope < ENVELOPES.length; envelope++) {
        for (let stack = 0; stack <= USED; stack++) {
          const move = (MOVES[envelope] as string[])[stack] as string
          const there = stack === USED ? one.usedStamps : (one.stacks[stack] as number)
          const rule =
            spread === 0 && begun >= 0 && begun !== envelope
              ? 'DAR-MAIL-01'
              : stack === USED && !usedToo
                ? 'DAR-MAIL-05'
                : there === 0
                  ? 'DAR-MAIL-06'
                  : ''
          const on = (ON[envelope] as string[][])[stack] as string[]
          if (rule === '') {
            const arg: Stamp = [most, spread, -1, envelope, emptied, stack]
            asking.offer(move, effect('stamped', arg as unknown as Json), on, SURE)
          } else asking.refuse(move, rule, {}, on)
        }
      }
      asking.offer(begun < 0 ? SKIP : 'enough', rewards(emptied), undefined, SURE)
    },
  } satisfies R<StampsArg>,

  stamped: {
    run(s, by, [left, split, , envelope, emptied, stack], tell) {
      const one = boardOf(s, by)
      let now = emptied
      if (stack === USED) one.usedStamps -= 1
      else {
        const rest = (one.stacks[stack] as number) - 1
        one.stacks = withAt(one.stacks, stack, rest)
        if (rest === 0) now |= 1 << stack
      }
      one.mail = withAt(one.mail, envelope, (one.mail[envelope] as number) + 1)
      tell({ k: 'stamp', seat: by, envelope: ENVELOPES[envelope] as string, n: 1 })
      if (left === 1 || inStacks(one) + one.usedStamps === 0) return rewards(now)
      return effect('stamps', [left - 1, split, -1, envelope, now])
    },
  } satisfies R<Stamp>,
}
