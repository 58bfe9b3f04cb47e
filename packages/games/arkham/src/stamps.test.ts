// Each stamp of the game, with an end that earns it and one that does not.

import type { GameEnd } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { SEGMENT_IDS } from './board/board.ts'
import { quartersAlong } from './quarters-along.ts'
import { stamps } from './stamps.ts'
import type { Board } from './state.ts'
import { arkham } from './testing/index.ts'
import type { ArkhamView } from './view.ts'

const { state } = table(arkham, {})
const before = arkham.view(state, 0)
const [score] = arkham.scores(state, 'all')

/** The end of a game in which the first sheet is like this. */
function endWith(board: Partial<Board> = {}, more: Partial<ArkhamView> = {}, won = false): GameEnd<ArkhamView> {
  const [first, ...others] = before.boards
  const own = { ...(first as (typeof before.boards)[number]), ...board }
  const view = { ...before, ...more, boards: [own, ...others] }
  return { seat: 0, view, score: score as GameEnd['score'], won, bots: [], facts: [] }
}

const routeOf = (length: number): Partial<Board> => ({ steps: SEGMENT_IDS.slice(0, length) })
const links = (count: number): Partial<Board> => ({ steps: Array.from({ length: count }, () => 'gate:1>2' as never) })

/** Five of each kind live along the route, and so many more of the first kind elsewhere. */
function crowd(each: number): Partial<Board> {
  const route = routeOf(3)
  const [quarter] = quartersAlong({ ...(before.boards[0] as Board), ...route })
  return { ...route, tourists: { [quarter as string]: [9, each, each, each] } }
}

const CASES: Readonly<Record<string, readonly [earned: GameEnd<ArkhamView>, missed: GameEnd<ArkhamView>]>> = {
  calm: [endWith({ madness: 0 }), endWith({ madness: 1 })],
  route: [endWith(routeOf(20)), endWith(routeOf(19))],
  gates: [endWith(links(4)), endWith(links(3))],
  tower: [endWith({}, { cell: 'cell-190-36' }, true), endWith({}, { cell: 'cell-190-24' }, true)],
  quarters: [endWith(crowd(5)), endWith(crowd(4))],
}

test('every stamp of a single game has an end that earns it and one that does not', () => {
  expect(['ancients', ...Object.keys(CASES)]).toEqual(Object.keys(stamps))
  for (const [name, [earned, missed]] of Object.entries(CASES)) {
    const { of, parts } = stamps[name] as (typeof stamps)[string]
    expect(parts(earned), name).toHaveLength(of)
    expect(parts(missed).length, name).toBeLessThan(of)
  }
})

test('the Ancients are collected over several games, and only by winning', () => {
  expect(stamps.ancients?.of).toBe(4)
  expect(stamps.ancients?.parts(endWith({}, { ancient: 'dagon' }, true))).toEqual(['dagon'])
  expect(stamps.ancients?.parts(endWith({}, { ancient: 'dagon' }, false))).toEqual([])
})
