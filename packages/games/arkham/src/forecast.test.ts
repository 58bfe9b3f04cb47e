import { engineOf, type Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { forecast, forecaster } from './forecast.ts'
import { movesOf } from './route/route-moves.ts'
import { solve } from './route/solve.ts'
import { sheetOf } from './route-sheet.ts'
import { scores } from './score.ts'
import { board } from './state.ts'
import { rulesOf, suggest } from './suggest.ts'
import { arkham } from './testing/index.ts'

/** Seat 0 has a line from one crossing of its task to another. */
const line = () =>
  table(arkham, {
    table: { players: 2, ancient: 'dagon' },
    phase: 'turn',
    round: 5,
    dice: { 'die-1': 1, 'die-2': 2 },
    slots: ['die-1', 'die-2'],
    boards: [
      {
        task: 'task-1',
        segments: ['r-c11-c21', 'r-c21-c31', 'r-c31-c41'],
        tourists: { q22: { square: 1 }, q42: { square: 2 } },
      },
    ],
  })

test('a forecast is what the best route would score now, the task for its owner only', () => {
  const { state } = line()
  const own = forecast(state, 0)[0]
  const rival = forecast(state, 1)[0]
  expect(own?.route?.steps).toHaveLength(3)
  expect((own?.points ?? 0) - (rival?.points ?? 0)).toBe(3)
  expect(forecast(state, 'spectator')[0]).toEqual(rival)
  expect(forecast(state, 1)[1]).toEqual({ seat: 1, points: 0, madness: 0, route: null, exact: true })
})

test('the forecast of a course is that of the best route until a final one is named, and its score from then on', () => {
  const { state } = line()
  const { points } = forecaster()
  expect(points(state, 0)).toBe(forecast(state, 0)[0]?.points)
  expect(points(state, 1)).toBe(0)
  const naming = table(arkham, {
    table: { players: 2, ancient: 'dagon' },
    phase: 'route',
    boards: [{ segments: ['r-c11-c21', 'r-c21-c31'], tourists: { q22: { square: 1 } } }, { segments: ['r-c11-c21'] }],
  })
  const best = points(naming.state, 0)
  const walking = naming.play('0: start c11', '0: go r-c11-c21')
  expect(points(walking.state, 0)).toBe(best)
  const named = walking.play('0: finish', '1: start c11', '1: go r-c11-c21', '1: finish').state
  expect(points(named, 0)).toBe(scores(named, 'all')[0]?.total)
})

test('a forecast knows no more of a rival than the reader may: the same in every world the reader cannot tell apart', () => {
  const game = line().play('0: choose q12')
  const engine = engineOf(arkham)
  for (const seed of ['a', 'b', 'c'])
    expect(forecast(engine.redeal(game.state, 1, seed), 1)).toEqual(forecast(game.state, 1))
})

test('ARK-FINAL-08 the suggested route is legal, step by step, and is what the solver found best', () => {
  const game = table(arkham, {
    table: { players: 2, ancient: 'dagon' },
    phase: 'route',
    boards: [
      { segments: ['r-c03-d04', 'r-c04-c14', 'r-c14-c24'], tourists: { q15: { circle: 1 } } },
      {
        segments: ['r-c30-c40', 'r-c40-c41', 'r-c02-c12', 'r-c12-c22'],
        tourists: { q12: { circle: 1 }, q41: { square: 2 } },
      },
    ],
  })
  const best = [0, 1].map((seat) =>
    solve(sheetOf(board(game.state, seat)), { ...rulesOf(game.state, seat), objective: 'O2' }),
  )
  for (const seat of [0, 1]) for (const move of suggest(game.state, seat) ?? []) game.play(`${seat}: ${move}`)
  game.expect({ boards: best.map(({ route, madness }) => ({ start: route.start, steps: route.steps, madness })) })
})

test('a route in the words of the rules', () => {
  expect(movesOf({ start: 'c41', steps: ['r-c40-c41', 'gate:c40>c02', 'r-c02-c12'] })).toEqual([
    'start c41',
    'go r-c40-c41',
    'link c02',
    'go r-c02-c12',
    'finish',
  ])
  expect(movesOf({ start: 'c03', steps: ['r-c03-d04', 'dag-d04', 'r-c04-c14'] })[2]).toBe('cross d04')
})

test('ARK-FINAL-08 a route is suggested only where one is named, and a blessing counts while it is not spent', () => {
  const game = (phase: string, bonuses: Json) =>
    table(arkham, { table: { players: 1 }, phase, boards: [{ segments: ['r-c20-c30'], bonuses }] }).state
  expect(suggest(game('round', {}), 0)).toBeUndefined()
  expect(suggest(game('route', {}), 0)).toEqual(['start c20', 'go r-c20-c30', 'finish'])
  expect(rulesOf(game('route', {}), 0).blessing).toBe(false)
  expect(rulesOf(game('route', { blessing: 1 }), 0).blessing).toBe(true)
})
