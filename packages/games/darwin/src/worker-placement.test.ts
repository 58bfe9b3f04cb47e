import { expect, test } from 'vitest'
import type { SpaceId } from './data/ids.ts'
import { boardOf, type Worker, workerOf } from './state.ts'
import { type StateChanges, turn } from './testing/at.ts'
import { view } from './view.ts'
import { actsFor, placeCost } from './worker-placement.ts'

/** Positions with too few seals or too little knowledge, with crowded spaces, and with a rival's lens. */
const POSITIONS: readonly (readonly [StateChanges, StateChanges, ...StateChanges[]])[] = [
  [
    { coin: 9, knowledge: 3, rows: ['p', 'bg', 'g', 'r', ''] },
    { lenses: { 'navigate-2': 1, 'explore-2': 0 } },
    { placed: { w1: 'explore-1', w2: 'small-left' } },
  ],
  [
    { coin: 9, knowledge: 2, perks: ['penalty-minus'], placed: { w1: 'letters-1' } },
    { table: { players: 3 } },
    {},
    { placed: { w1: 'special-slot-top-left' } },
  ],
  [
    { coin: 9, knowledge: 2, placed: { w1: 'letters-1' } },
    { table: { players: 4 } },
    {},
    {},
    { placed: { w1: 'explore-1' } },
  ],
  [{ coin: 9, knowledge: 2 }, { table: { players: 1 }, lenses: { 'explore-2': 1 } }, { placed: { A: 'navigate-1' } }],
]

const coinsOf = (game: ReturnType<typeof turn>): number[] => game.state.boards.map(({ coin }) => coin)

test('DAR-PLACE-05 DAR-PLACE-13 DAR-PLACE-17 DAR-SEAL-01 what a view says that a place costs is what is paid there', () => {
  const costs = new Set<string>()
  for (const [first, more, ...others] of POSITIONS) {
    const moves = turn(first, more, ...others)
      .moves()
      .filter((move) => move.startsWith('place '))
    for (const move of moves) {
      const game = turn(first, more, ...others)
      const seen = view(game.state, 0)
      const [, id, space] = move.split(' ') as ['place', 'w1', SpaceId]
      const cost = placeCost(seen, 0, workerOf(boardOf(game.state, 0), id), space)
      const [coins, knowledge] = [coinsOf(game), boardOf(game.state, 0).knowledge]
      game.play(move)
      expect(coinsOf(game), move).toEqual(
        coins.map((n, board) => (board === 0 ? n - cost.coins : board === cost.toOwner ? n + 1 : n)),
      )
      expect(boardOf(game.state, 0).knowledge, move).toBe(knowledge - cost.knowledge)
      costs.add(`${cost.coins} ${cost.knowledge} ${cost.toOwner}`)
    }
  }
  for (const cost of ['0 0 null', '3 0 null', '1 0 null', '2 0 null', '0 1 null', '3 1 null', '3 1 1'])
    expect([...costs]).toContain(cost)
})

test('DAR-BADGE-04 DAR-TURNORDER-01 a view says what a worker would do in a space', () => {
  const game = (players: number) => turn({ rows: ['p', 'ggbb', 'ggbbrr', '', ''] }, { table: { players } }).state
  const seen = (players: number) => ({
    ...view(game(players), 0),
    rulings: { badges: 'placement', museum: 'two' } as const,
  })
  const [plain, silver, gold] = boardOf(game(2), 0).workers as [Worker, Worker, Worker]
  const steps = (worker: Worker) => actsFor(seen(2), worker, 'explore-1').map(({ arg }) => arg)
  expect(steps(plain)).toMatchObject([{ steps: 2, halt: false }])
  expect(steps(silver)).toMatchObject([{ steps: 3, halt: false }])
  expect(steps(gold)).toMatchObject([{ steps: 3, halt: true }])
  const coins = [1, 2, 3, 4].map((players) => actsFor(seen(players), plain, 'turn-order').map(({ arg }) => arg))
  expect(coins).toEqual([[3], [3], [2], [2]])
})
