// Each stamp of the game, with an end that earns it and one that does not.

import type { Fact, GameEnd } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { LAST_STEP } from './data/player-board.ts'
import { stamps } from './stamps.ts'
import type { Board, Worker } from './state.ts'
import { darwin } from './testing/index.ts'
import type { DarwinView } from './view.ts'

const { state } = table(darwin, {})
const before = darwin.view(state, 0)
const [score] = darwin.scores(state, 'all')

/** The end of a game in which the first board is like this. */
function endWith(board: Partial<Board> = {}, more: Partial<GameEnd<DarwinView>> = {}): GameEnd<DarwinView> {
  const [first, ...others] = before.boards
  const view = { ...before, boards: [{ ...(first as (typeof before.boards)[number]), ...board }, ...others] }
  return { seat: 0, view, score: score as GameEnd['score'], won: false, bots: [], facts: [], ...more }
}

const facts = (...all: Fact[]) => ({ facts: all })
const deliveries = (count: number, seat: number) =>
  Array.from({ length: count }, (): Fact => ({ k: 'deliver', seat, specimen: 'any' }))
const goals = (lags: readonly number[]) => facts(...lags.map((lag): Fact => ({ k: 'goal', seat: 0, goal: 'any', lag })))
const workerWith = (seals: Worker['seals']): Pick<Board, 'workers'> => ({
  workers: [{ ...(before.boards[0]?.workers[0] as Worker), seals }],
})
const stacks = (left: number): Pick<Board, 'stacks'> => ({ stacks: { 'stack-1': 0, 'stack-2': left, 'stack-3': 0 } })
const against = (level: 'green' | 'yellow', won: boolean) => {
  const alfred = { level, pawn: 1, cards: [], deck: 0, open: [], parts: score?.parts, total: 0 }
  return { won, view: { ...before, alfred: alfred as unknown as DarwinView['alfred'] } }
}

const CASES: Readonly<Record<string, readonly [earned: GameEnd<DarwinView>, missed: GameEnd<DarwinView>]>> = {
  four: [
    endWith({}, facts(...deliveries(4, 0))),
    endWith({}, facts(...deliveries(3, 0), ...deliveries(4, 1), { k: 'redeliver', seat: 0, specimen: 'any' })),
  ],
  beagle: [endWith({}, goals([0, 0, 0, 0, 0])), endWith({}, goals([0, 0, 2, 0, 0]))],
  alfred: [endWith({}, against('green', true)), endWith({}, against('yellow', true))],
  seals: [
    endWith(workerWith(['red', 'red', 'blue', 'green', 'yellow', 'purple'])),
    endWith(workerWith(['red', 'red', 'blue', 'blue', 'purple'])),
  ],
  letters: [endWith(stacks(0)), endWith(stacks(2))],
  theory: [endWith({ theory: LAST_STEP }), endWith({ theory: LAST_STEP - 1 })],
}

test('every stamp has an end that earns it and one that does not', () => {
  expect(Object.keys(CASES)).toEqual(Object.keys(stamps))
  for (const [name, { of, parts }] of Object.entries(stamps)) {
    const [earned, missed] = CASES[name] as (typeof CASES)[string]
    expect(parts(earned), name).toHaveLength(of)
    expect(parts(missed).length, name).toBeLessThan(of)
  }
})

test('the hardest Alfred has to be beaten, not only met', () => {
  expect(stamps.alfred?.parts(endWith({}, against('green', false)))).toEqual([])
})
