import { begin, engineOf, type Match, play, undo } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import type { ArkhamState } from '../state.ts'
import { arkham } from '../testing/index.ts'

const turn = (more = {}) =>
  table(arkham, {
    table: { players: 2, ancient: 'dagon', dark: 'repeat', light: 'new-turn' },
    phase: 'turn',
    round: 3,
    dice: { 'die-1': 1, 'die-2': 2 },
    slots: ['die-1', 'die-2'],
    shop: 'shop-double-1',
    boards: [{ segments: ['r-c21-c31'], tourists: { q66: { circle: 1 } } }],
    ...more,
  })

test('ARK-SIM-01 the choice of tasks is open to all at once and waits for the last', () => {
  const game = table(arkham, { table: { players: 3 } }).decides(0, 1, 2)
  const keep = (seat: number) => game.play(`${seat}: ${game.moves(seat)[0]}`)
  keep(2).decides(0, 1).expect({ round: 0 }).refuses('2: keep task-1', 'KER-DONE')
  keep(0)
  keep(1).expect({ round: 1 })
})

test('ARK-SIM-01 final routes are named by all at once', () => {
  const boards = [{ segments: ['r-c01-c10'] }, { segments: ['r-c63-c64'] }]
  const game = table(arkham, { table: { players: 2, ancient: 'dagon' }, phase: 'route', boards }).decides(0, 1)
  game.play('0: start c01', '0: go r-c01-c10', '0: finish').decides(1)
  expect(game.facts(1)).toEqual([{ k: 'ready', seat: 0 }])
  game.play('1: start c63', '1: go r-c63-c64', '1: finish').tells(1, { k: 'madness', seat: 0 })
})

test('ARK-SIM-01 ARK-SIM-02 SC-110 who is not ready sees the others as they were before the round', () => {
  const game = turn().play('0: choose q12', '0: way c r-c31-c41', '0: visit c31', '0: end')
  game.decides(1).expect({ round: 3 })
  game.sees(1, { boards: [{ quarter: null, segments: ['r-c21-c31'], circled: [] }] })
  game.sees('spectator', { boards: [{ segments: ['r-c21-c31'] }] })
  expect(game.engine.view(game.state, 1).boards[0]?.tourists).toEqual({ q66: [1, 0, 0, 0] })
  expect(game.facts(1)).toEqual([{ k: 'ready', seat: 0 }])
  game.play('1: choose q12', '1: way c r-c01-c10', '1: end').expect({ round: 4 })
  game.sees(1, { boards: [{ segments: ['r-c21-c31', 'r-c31-c41'], circled: ['c31'] }] })
  game.tells(1, { k: 'drawn', seat: 0, segments: ['r-c31-c41'] })
})

/** Plays a match up to the turns of its first round: tasks, then four dice moves. */
function toFirstTurn(): Match<ArkhamState> {
  const match = begin(engineOf(arkham), { players: 2, ancient: 'dagon', first: 0 }, 'together')
  while (match.state.round === 0 || !match.state.core.lanes) {
    const [seat = 0] = match.engine.deciders(match.state)
    play(match, seat, match.engine.options(match.state, seat)[0]?.move as string)
  }
  return match
}

test('ARK-SIM-03 everything in the own turn can be taken back until it is ended', () => {
  const match = toFirstTurn()
  const read = () => structuredClone(arkham.positions.read(match.state))
  const seen = [read()]
  while (match.engine.deciders(match.state).includes(0)) {
    const offered = match.engine.options(match.state, 0)
    if (offered.some((option) => option.move === 'end')) break
    play(match, 0, offered[0]?.move as string)
    seen.push(read())
  }
  expect(seen.length).toBeGreaterThan(2)
  expect(match.engine.undoable(match.state, 0)).toBe(seen.length - 1)
  while (seen.length > 1) {
    expect(read()).toEqual(seen.pop())
    expect(undo(match, 0)).toBe(true)
  }
  expect(read()).toEqual(seen[0])
  expect(undo(match, 0)).toBe(false)
})

test('ARK-SIM-03 what one player takes back leaves the other as it was', () => {
  const match = toFirstTurn()
  const first = (seat: number) => match.engine.options(match.state, seat)[0]?.move as string
  play(match, 1, first(1))
  play(match, 0, first(0))
  const own = match.state.boards[1]?.quarter
  expect(undo(match, 0)).toBe(true)
  expect(match.state.boards[0]?.quarter).toBeNull()
  expect(match.state.boards[1]?.quarter).toBe(own)
})

test('ARK-SIM-04 the order in which players finish changes nothing', () => {
  const zero = ['0: choose q12', '0: way c r-c31-c41', '0: visit c31', '0: end']
  const one = ['1: choose q21', '1: way a r-c10-c20 r-c20-c21', '1: end']
  const hash = (moves: string[]) => {
    const game = turn().play(...moves)
    return game.engine.hash(game.state)
  }
  const mixed = [one[0], zero[0], zero[1], one[1], zero[2], one[2], zero[3]] as string[]
  expect(hash([...one, ...zero])).toBe(hash([...zero, ...one]))
  expect(hash(mixed)).toBe(hash([...zero, ...one]))
})

test('ARK-SIM-05 a move is judged by the own board only', () => {
  turn()
    .play('0: choose q12', '1: choose q12')
    .refuses('0: way c r-c21-c31', 'ARK-ROUTE-06')
    .offers(['way c r-c21-c31'], 1)
    .play('1: way c r-c21-c31', '0: way c r-c31-c41')
    .refuses('0: end', 'ARK-SHOP-03')
    .play('1: visit c31', '0: visit c31')
    .expect({ boards: [{ circled: ['c31'] }, { circled: ['c31'] }] })
})
