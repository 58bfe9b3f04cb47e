// Says what another player is doing at the moment, as far as everybody may know.

import { type Props, questionOp } from './props.ts'

export type Activity = 'finished' | 'drawing' | 'choosing' | 'picking' | 'walking' | 'meeting' | 'waiting' | 'out'

const DICE: ReadonlySet<string> = new Set(['pick-die', 'remove-die', 'take-die', 'pick-two'])
/** Questions that players answer in turn; all others they answer at the same time. */
const ONE_BY_ONE: ReadonlySet<string> = new Set([
  ...DICE,
  'tomes',
  'choose-strike',
  'choose-drowned',
  'choose-devoured',
])

type ActivityContext = Pick<Props, 'picture' | 'view'>

export function activityOf({ picture, view }: ActivityContext, rival: number): Activity {
  if (view.boards[rival]?.out) return 'out'
  if (picture.over) return 'finished'
  if (!picture.turn.includes(rival)) return ONE_BY_ONE.has(questionOp({ picture }) ?? '') ? 'waiting' : 'finished'
  // While all act at the same time, only the next common step of the others is visible.
  const op = picture.pending.find(({ by }) => by === rival)?.op ?? ''
  const next = picture.pending.at(-1)?.op
  if (DICE.has(op)) return 'picking'
  if (op === 'name-route' || op === 'route-step' || next === 'madness') return 'walking'
  if (op === 'tomes' || op.startsWith('choose-s') || op.startsWith('choose-d')) return 'meeting'
  return op === 'draw' || op === 'redraw' || op === 'correct' || next === 'phase-6' ? 'drawing' : 'choosing'
}
