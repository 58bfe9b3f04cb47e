// Rates boards for planners: what the line may become in the remaining rounds, and what the Ancient is expected to give
// and take.

import { ids, isOver, type Seat } from '@wayfare/kernel'
import { type AncientId, highestFailure, rewardFor } from './board/ancients.ts'
import { QUARTER_IDS, RIVERSIDE } from './board/board.ts'
import { QUARTERS, UNIVERSITY_QUARTERS } from './board/quarters.ts'
import { TASKS, type TaskId } from './board/tasks.ts'
import { COLOURS, TOURISTS } from './board/tourists.ts'
import { CALLS, type CallId } from './cards/calls.ts'
import { cellOf } from './cards/challenge.ts'
import { outlookOf, QUARTER_COUNT, quarterNumber, vertexNumber, Workspace } from './planning-line.ts'
import { reward } from './rules/ancients.ts'
import { verdictOf } from './rules/encounter.ts'
import { partsOf, scores } from './score.ts'
import { type ArkhamState, type Board, board, callPile, ROUNDS, remainingUses, taskPile } from './state.ts'

/** Values in points unless stated otherwise. */
const WEIGHTS = {
  /** The number of tourists of each type that a round brings along the line. */
  tourists: 0.6,
  /** The value of a stored segment, and of a way still to be drawn, in rounds. */
  stored: 0.5,
  way: 0.9,
  change: 1.5,
  /** A shop visit that is still to be made. */
  visit: 4,
  /** Reaching the cell of the challenge card. */
  cell: 100,
}

const COLOUR = QUARTER_IDS.map((id) => TOURISTS.findIndex((type) => COLOURS[type] === QUARTERS[id].type))
const STAR = QUARTER_IDS.map((id) => (QUARTERS[id] as { readonly star?: number }).star ?? 0)
const BY_RIVER = QUARTER_IDS.map((id) => RIVERSIDE.has(id))
const UNIVERSITY = UNIVERSITY_QUARTERS.map(quarterNumber)
const NOBODY: readonly number[] = [0, 0, 0, 0]
const NO_CROWDS: readonly (readonly number[])[] = QUARTER_IDS.map(() => NOBODY)

/** Creates a function that rates positions independently of each other, sharing one workspace. */
export function createJudge(): (s: ArkhamState, seat: Seat) => number {
  const space = new Workspace()
  return (s, seat) => {
    const one = board(s, seat)
    if (isOver(s)) return finalWorth(s, seat)
    return one.routed ? encounterWorth(s, one, seat) : boardWorth(space, s, one, seat)
  }
}

function finalWorth(s: ArkhamState, seat: Seat): number {
  const own = scores(s, 'all')[seat]
  if (!own || board(s, seat).out) return 0
  return own.total + (s.cell && own.place === 1 ? WEIGHTS.cell : 0)
}

/** Rates a board after its route is named: what the present roll would gain or lose. */
function encounterWorth(s: ArkhamState, one: Board, seat: Seat): number {
  const [task] = ids(s, taskPile(seat))
  const parts = partsOf(one, (task ?? null) as TaskId | null)
  const base = parts.circle + parts.square + parts.triangle + parts.cross + parts.task + parts.stars
  if (one.out) return 0
  if (one.rolled.length === 0) return base
  if (one.ancientVp > 0) return base + one.ancientVp
  const { failures, successes } = verdictOf(s, one)
  if (failures === 3) return 0
  const gain = successes * reward(s, seat)
  const total = base + gain - failures * (4 + base * 0.08)
  const spare = remainingUses(one, 'reroll') + remainingUses(one, 'improvement') + remainingUses(one, 'blessing')
  return total + (s.cell && reaches(s.cell, total, gain) ? WEIGHTS.cell : 0) + spare * 0.1
}

function reaches(cell: string, total: number, ancient: number): boolean {
  const goal = cellOf(cell)
  return total >= goal.total && ancient >= goal.ancient
}

function boardWorth(space: Workspace, s: ArkhamState, one: Board, seat: Seat): number {
  const current = currentRound(s, seat)
  const hope = Math.max(0, ROUNDS - s.round + (current === 'ahead' ? 1 : 0))
  const stored = remainingUses(one, 'extra-segment') + remainingUses(one, 'diagonal-segment')
  const rounds = hope + (current === 'drawing' && !one.wayDone ? WEIGHTS.way : 0) + stored * WEIGHTS.stored
  const crowds = NO_CROWDS.slice()
  for (const id in one.tourists) crowds[quarterNumber(id)] = one.tourists[id] as readonly number[]
  const quartersByColour = new Float64Array(QUARTER_COUNT)
  for (let quarter = 0; quarter < QUARTER_COUNT; quarter++) {
    const crowd = crowds[quarter] as readonly number[]
    const people = (crowd[0] as number) + (crowd[1] as number) + (crowd[2] as number) + (crowd[3] as number)
    quartersByColour[quarter] =
      3.2 * people + ((COLOUR[quarter] as number) >= 0 ? 4.5 : 0) + (STAR[quarter] as number) + 0.3
  }
  const { near, passed, links, madness } = outlookOf(space, one.segments, s.ancient, rounds, quartersByColour)
  const coming = hope * WEIGHTS.tourists
  const tourists = [coming, coming, coming, coming]
  const colours = [0, 0, 0, 0]
  let value = 0
  for (let quarter = 0; quarter < QUARTER_COUNT; quarter++) {
    const probability = near[quarter] as number
    const crowd = crowds[quarter] as readonly number[]
    for (let t = 0; t < 4; t++) tourists[t] = (tourists[t] as number) + (crowd[t] as number) * probability
    const colour = COLOUR[quarter] as number
    if (colour >= 0) colours[colour] = (colours[colour] as number) + probability
    value += (STAR[quarter] as number) * probability
  }
  for (let t = 0; t < 4; t++) value += (tourists[t] as number) * (colours[t] as number)
  value += taskWorth(s, seat, passed)
  value += remainingUses(one, 'coordinate-change') * WEIGHTS.change * Math.min(1, hope / 3)
  if (!one.visited && one.reached.length > 0) value += WEIGHTS.visit
  const line: LineOutlook = { near, crowds, tourists, colours, links, madness, hope, value }
  return worthWithAncient(s, one, seat, line)
}

/** What remains of this round for a seat: all of it, drawing and what follows, or nothing. */
export function currentRound(s: ArkhamState, seat: Seat): 'ahead' | 'drawing' | 'over' {
  const { lanes } = s.core
  const { quarter, wayDone } = board(s, seat)
  if (!lanes || quarter === null) return 'ahead'
  return wayDone && lanes.stacks[seat]?.length === 0 ? 'over' : 'drawing'
}

function taskWorth(s: ArkhamState, seat: Seat, passed: Uint8Array): number {
  let best = 0
  // While two tasks are held, the better one is assumed to be kept.
  for (const task of ids(s, taskPile(seat))) {
    const crossingCount = TASKS[task as TaskId].filter((vertex) => passed[vertexNumber(vertex)] === 1).length
    best = Math.max(best, crossingCount >= 2 ? 3 + crossingCount : crossingCount)
  }
  return best
}

type LineOutlook = {
  readonly near: Float64Array
  readonly crowds: readonly (readonly number[])[]
  readonly tourists: readonly number[]
  readonly colours: readonly number[]
  readonly links: number
  readonly madness: number
  readonly hope: number
  readonly value: number
}

/** Adds what the Ancient is expected to give and take, and in a solo game the chance to reach the cell. */
function worthWithAncient(s: ArkhamState, one: Board, seat: Seat, line: LineOutlook): number {
  const tomes = remainingUses(one, 'reroll') + remainingUses(one, 'improvement') + remainingUses(one, 'blessing')
  const fails = highestFailure(s.ancient, line.madness)
  const called = s.ancient === 'cthulhu' ? TOURISTS.indexOf(CALLS[ids(s, callPile(seat))[0] as CallId]) : 0
  const each = rewardOf(s.ancient, called, line)
  const failures = Math.max(0, fails / 2 - 0.25 * Math.min(tomes, 2))
  const expected = line.value + (1 + 0.45 * tomes) * each - failures * lossOf(s.ancient, called, line)
  const value = expected * (1 - (fails / 6) ** 3 * (tomes > 0 ? 0.5 : 1))
  if (!s.cell) return value
  const goal = cellOf(s.cell)
  const enough = 1 / (1 + Math.exp((goal.total - value) / (6 + 2 * Math.sqrt(line.hope))))
  return value + WEIGHTS.cell * enough * atLeast(goal.ancient / Math.max(each, 0.5), tomes)
}

/** Returns the gain from one success. */
function rewardOf(ancient: AncientId, called: number, { tourists, madness, near, crowds, links }: LineOutlook): number {
  if (ancient === 'cthulhu') return 1.5 * (tourists[called] as number)
  if (ancient === 'yog-sothoth') return rewardFor(ancient, madness)
  if (ancient === 'shub-niggurath') return rewardFor(ancient, links)
  let count = 0
  for (let quarter = 0; quarter < QUARTER_COUNT; quarter++) {
    if (BY_RIVER[quarter] && (crowds[quarter] as readonly number[]) !== NOBODY) count += near[quarter] as number
  }
  return 3 * count
}

/** Returns the loss from one failure. */
function lossOf(ancient: AncientId, called: number, line: LineOutlook): number {
  const { tourists, colours, near, crowds, links } = line
  if (ancient === 'cthulhu') return (tourists[called] as number) * (colours[called] as number) * 0.5
  if (ancient === 'shub-niggurath') return links * 3.5
  if (ancient === 'yog-sothoth') {
    const struck = UNIVERSITY.map((quarter) => {
      const crowd = crowds[quarter] as readonly number[]
      const people = (crowd[0] as number) + (crowd[1] as number) + (crowd[2] as number) + (crowd[3] as number)
      return (near[quarter] as number) * (people * 3.5 + (tourists[COLOUR[quarter] as number] as number))
    })
    struck.sort((a, b) => b - a)
    return ((struck[0] as number) + (struck[1] as number)) * 0.8
  }
  let most = 0
  for (let t = 0; t < 4; t++) {
    let people = 0
    for (let quarter = 0; quarter < QUARTER_COUNT; quarter++) {
      if (BY_RIVER[quarter]) people += ((crowds[quarter] as readonly number[])[t] as number) * (near[quarter] as number)
    }
    most = Math.max(most, people * (colours[t] as number))
  }
  return most
}

/** The probability of this many successes (columns), with this many tomes (rows). */
const LIKELY = [
  [1, 0.7, 0.26, 0.04],
  [1, 0.9, 0.5, 0.12],
  [1, 0.97, 0.72, 0.28],
  [1, 0.99, 0.85, 0.45],
] as const

function atLeast(successes: number, tomes: number): number {
  const row = LIKELY[Math.min(tomes, 3)] as readonly number[]
  if (successes <= 1) return row[1] as number
  const whole = Math.floor(successes)
  const [low, high] = [row[whole] ?? 0, row[whole + 1] ?? 0]
  return low + (high - low) * (successes - whole)
}
