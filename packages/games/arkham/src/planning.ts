// The planning functions of this game, for bots that plan whole turns.

import {
  ids,
  Mix,
  mixFrames,
  numberOf,
  type Option,
  type Planning,
  pick,
  question,
  type Seat,
  type Stream,
} from '@wayfare/kernel'
import { SEGMENTS, type SegmentId } from './board/board.ts'
import { BONUS_IDS } from './cards/bonuses.ts'
import { DIE_IDS } from './cards/dice.ts'
import { createJudge, currentRound } from './planning-worth.ts'
import { type ArkhamState, type Board, board, ROUNDS, taskPile } from './state.ts'

const worth = createJudge()

export const planning: Planning<ArkhamState> = {
  stage,
  lastStageAfter,
  contest,
  independent: true,
  key,
  guide: worth,
  value: worth,
  reply,
  sensible,
  slip: 16,
}

/** A seat's round ends with its own turn, while others may still draw; the route and the encounter follow. */
function stage(s: ArkhamState, seat: Seat): number {
  const { lanes } = s.core
  const naming = lanes?.stacks.some((stack) => stack[0]?.op === 'name-route' || stack[0]?.op === 'route-step')
  if (board(s, seat).routed || naming) return 2 * s.round + 2
  return 2 * s.round + (currentRound(s, seat) === 'over' ? 1 : 0)
}

/**
 * Returns the next round, which may have begun already if all others had finished. The end of the game is not looked
 * beyond.
 */
function lastStageAfter(s: ArkhamState, seat: Seat): number | undefined {
  const now = stage(s, seat)
  const next = now + (now % 2)
  return next <= 2 * ROUNDS ? next : undefined
}

/** Dice that are picked and removed in turn belong to all players; those of opening rounds and solo games do not. */
function contest(s: ArkhamState, seat: Seat): boolean {
  const op = question(s, seat)?.op
  return op === 'pick-die' || op === 'remove-die'
}

/** Drawings of other players change nothing here, and the die they leave is unpredictable. */
function reply(s: ArkhamState, _seat: Seat, options: readonly Option[], dice: Stream): Option {
  if (!s.core.lanes) return pick(dice, options)
  return options.find(({ move }) => move === 'end') ?? (options[0] as Option)
}

/** Single segments that touch nothing drawn are left out. */
function sensible(s: ArkhamState, seat: Seat, options: readonly Option[]): readonly Option[] {
  if (question(s, seat)?.op !== 'draw') return options
  const vertices = new Set<string>()
  for (const id of board(s, seat).segments) for (const end of SEGMENTS[id].ends) vertices.add(end)
  const left = options.filter(
    ({ move, on }) => !SINGLE.test(move) || SEGMENTS[on[0] as SegmentId].ends.some((end) => vertices.has(end)),
  )
  return left.length > 0 ? left : options
}
const SINGLE = /^(way c|segment|diagonal) \S+$/

function key(s: ArkhamState, seat: Seat): number {
  const mix = new Mix()
  const one = board(s, seat)
  mix.add(s.round)
  for (const id of DIE_IDS) {
    mix.add(s.dice[id].number)
    mix.name(s.dice[id].zone)
  }
  addBoard(mix, one)
  addSet(mix, ids(s, taskPile(seat)))
  mixFrames(mix, s.core, seat)
  return mix.value
}

function addBoard(mix: Mix, one: Board): void {
  addSet(mix, one.segments)
  addSet(mix, one.circled)
  addSet(mix, one.reached)
  addSet(mix, one.dice)
  for (const number of one.numbers) mix.add(number)
  mix.name(one.quarter)
  mix.add(
    (one.wayDone ? 1 : 0) | (one.visited ? 2 : 0) | (one.blessed ? 4 : 0) | (one.routed ? 8 : 0) | (one.out ? 16 : 0),
  )
  // Each quarter gets tourists in one round only, so the order of quarters is always the same within a turn.
  for (const quarter in one.tourists) {
    const [a = 0, b = 0, c = 0, d = 0] = one.tourists[quarter] as readonly number[]
    mix.name(quarter)
    mix.add(a | (b << 6) | (c << 12) | (d << 18))
  }
  let [gained, spent] = [0, 0]
  for (const bonus of BONUS_IDS) {
    gained = (gained << 3) | one.bonuses[bonus]
    spent = (spent << 3) | one.spent[bonus]
  }
  mix.add(gained)
  mix.add(spent)
  for (const number of one.rolled) mix.add(number)
  for (const quarter of one.struck) mix.name(quarter)
  mix.name(one.start)
  for (const step of one.steps) mix.name(step)
  mix.add(one.ancientVp)
}

/** Adds names so that their order makes no difference. */
function addSet(mix: Mix, names: readonly string[]): void {
  let sum = 0
  let product = 1
  for (const name of names) {
    const number = numberOf(name)
    sum = (sum + number) | 0
    product = Math.imul(product, number | 1)
  }
  mix.add(sum)
  mix.add(product)
}
