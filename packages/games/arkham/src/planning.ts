// What somebody who plans whole turns is told about this game.

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
  beyond,
  contest,
  apart: true,
  key,
  guide: worth,
  value: worth,
  reply,
  sensible,
  slip: 16,
}

/** A round is over for whoever has ended it, while others still draw; then come the route and the encounter. */
function stage(s: ArkhamState, seat: Seat): number {
  const { lanes } = s.core
  const naming = lanes?.stacks.some((stack) => stack[0]?.op === 'name-route' || stack[0]?.op === 'route-step')
  if (board(s, seat).routed || naming) return 2 * s.round + 2
  return 2 * s.round + (currentRound(s, seat) === 'over' ? 1 : 0)
}

/** The round to come, which has begun if all others had ended the last one. How the game ends is judged as it stands. */
function beyond(s: ArkhamState, seat: Seat): number | undefined {
  const now = stage(s, seat)
  const next = now + (now % 2)
  return next <= 2 * ROUNDS ? next : undefined
}

/** The dice that are picked and removed in turn are everybody's; in opening rounds and alone they are not. */
function contest(s: ArkhamState, seat: Seat): boolean {
  const op = question(s, seat)?.op
  return op === 'pick-die' || op === 'remove-die'
}

/** What others draw changes nothing here, and which die they leave is anybody's guess. */
function reply(s: ArkhamState, _seat: Seat, options: readonly Option[], dice: Stream): Option {
  if (!s.core.lanes) return pick(dice, options)
  return options.find(({ move }) => move === 'end') ?? (options[0] as Option)
}

/** A single segment that meets nothing drawn is left out. */
function sensible(s: ArkhamState, seat: Seat, options: readonly Option[]): readonly Option[] {
  if (question(s, seat)?.op !== 'draw') return options
  const met = new Set<string>()
  for (const id of board(s, seat).segments) for (const end of SEGMENTS[id].ends) met.add(end)
  const left = options.filter(
    ({ move, on }) => !SINGLE.test(move) || SEGMENTS[on[0] as SegmentId].ends.some((end) => met.has(end)),
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
  // A quarter gets tourists in one round only, so that the order of the quarters never differs within a turn.
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

/** The same in whichever order they lie. */
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
