// Tests the whole game: random play must keep every promise, chains of actions must survive saving and undo, and stored
// games must end as they did.

import { beginAt, engineOf, IllegalMove, ids, play, redeal, stream, undo } from '@wayfare/kernel'
import { checkGame, chooseAtRandom, table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import ledger from '../ledger.json' with { type: 'json' }
import type { DarwinState } from './state.ts'
import { turn } from './testing/at.ts'
import { darwin } from './testing/index.ts'

const RULES = Object.keys(ledger.rules)
const engine = engineOf(darwin)

/** More games are played with SOAK=1 and by `wayfare check`. */
const GAMES = process.env.SOAK ? 28 : 3
/** The checks take some seconds on a quiet machine, and more than a minute on a busy one. */
const PATIENCE = 400_000

test.each([1, 2, 3, 4])(
  'random games of %i keep every promise, under all rulings',
  { tags: ['slow'], timeout: PATIENCE },
  (players) => {
    const report = checkGame(darwin, {
      games: GAMES,
      seed: `darwin ${players}`,
      ledger: RULES,
      table: { players },
      every: 80,
    })
    expect(report.failures).toEqual([])
    expect(report.games).toBe(GAMES)
  },
)

/** A chain: an objective is reached within a crew card's action within a delivery. */
const CHAIN = [
  'place w1 museum-deliver',
  'deliver red-bird',
  'crew crew-10 w2',
  'reach silver-10 silver-slot-1',
  'revisit camp-sea-6',
  'coins 3',
  'tent camp-i3-3 1',
  'points 8',
  'coins 2',
  'deliver green-plant',
  'end turn',
]
const chain = () =>
  turn(
    {
      coin: 8,
      crew: ['crew-10'],
      rows: ['p', 'yyygg', 'b', 'r', ''],
      reserve: ['silver-10'],
      studied: ['red-bird', 'green-plant'],
    },
    { museum: [], shown: [], camps: { 'camp-sea-6': [0, null] }, order: [0, 1] },
  )

test('DAR-GEN-02 DAR-OBJECTIVE-29 an objective within a crew card within a delivery, saved at each step, ends as it does unsaved', () => {
  const unsaved = chain().play(...CHAIN)
  const saved = chain()
  for (const move of CHAIN) {
    saved.state = JSON.parse(JSON.stringify(saved.state)) as DarwinState
    saved.play(move)
  }
  expect(engine.hash(saved.state)).toBe(engine.hash(unsaved.state))
  // 8 + 7 for the bird and its row, 3 from the camp, 2 paid for the slot, 2 for the tent, 3 for the second delivery,
  // and 7 more for the plant.
  unsaved.expect({
    boards: [{ points: 8, coin: 8 + 7 + 3 - 2 + 2 - 3 + 7, tents: 2, reached: ['silver-slot-1'], crewBy: ['w2'] }],
  })
})

test('DAR-TURN-07 the whole turn can be taken back step by step, up to its end', () => {
  const { state } = chain()
  const match = beginAt(engine, engine.table({ players: 2 }), state)
  const hashes = [engine.hash(match.state)]
  for (const move of CHAIN.slice(0, -1)) {
    play(match, 0, move)
    hashes.push(engine.hash(match.state))
  }
  const before = match.state.core.chance
  for (let i = CHAIN.length - 2; i >= 0; i--) {
    expect(undo(match, 0)).toBe(true)
    expect(engine.hash(match.state)).toBe(hashes[i])
  }
  expect(undo(match, 0)).toBe(false)
  expect(match.state.core.chance).toEqual(before)
  for (const move of CHAIN) play(match, 0, move)
  expect(undo(match, 0)).toBe(false)
})

test('bad input is refused by the rule it breaks, nonsense as nonsense, and nothing changes', () => {
  const game = turn({ coin: 2 }, {}, { placed: { w1: 'navigate-1' } })
  const wrong: readonly [string, string][] = [
    ['place w2 navigate-1', 'DAR-PLACE-09'],
    ['place w2 explore-3', 'DAR-PLACE-12'],
    ['place w5 turn-order', 'DAR-SETUP-20'],
    ['pass', 'DAR-TURN-03'],
    ['place w9 turn-order', 'KER-UNKNOWN'],
    ['', 'KER-UNKNOWN'],
    ['__proto__', 'KER-UNKNOWN'],
    ['place', 'KER-PART'],
    ['end turn', 'DAR-TURN-01'],
    ['sail sea-3', 'DAR-TURN-01'],
    ['sail i1-3', 'KER-UNKNOWN'],
    ['crew crew-16 w2', 'DAR-CREWDRAFT-01'],
    ['reach gold-9 gold-slot-1', 'DAR-OBJECTIVE-02'],
  ]
  const before = JSON.stringify(game.state)
  for (const [move, rule] of wrong) {
    try {
      engine.take(game.state, 0, move)
      throw new Error(`'${move}' was taken`)
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      expect(error.reasons.map((reason) => reason.rule)).toContain(rule)
    }
    expect(JSON.stringify(game.state)).toBe(before)
  }
  expect(() => engine.take(game.state, 7, 'pass')).toThrow(IllegalMove)
  expect(() => engine.take(game.state, 1, 'place w1 turn-order')).toThrow('KER-TURN')
  expect(() => engine.table({ players: 5 })).toThrow('takes 1 to 4')
  expect(() => engine.table({ players: 2, alfred: 'green' })).toThrow('does not apply')
  expect(() => engine.table({ players: 1, alfred: 'purple' })).toThrow('none of')
  expect(() => table(darwin, { phase: 'lunch' })).toThrow('phase: "lunch" is no phase')
  expect(() => table(darwin, { lunch: 1 })).toThrow('lunch: there is no such field')
  expect(() => table(darwin, { phase: 'turn', boards: [{ ship: 'sea-99' }] })).toThrow('boards[0].ship: "sea-99" is no')
})

test('a state is at most 16 kB of JSON, also while all draft at once', () => {
  for (const players of [1, 2, 3, 4]) {
    const s = engine.start(engine.table({ players }), 'size')
    const dice = stream('size')
    let largest = 0
    while (!engine.isOver(s)) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      engine.apply(s, seat, option, [])
      largest = Math.max(largest, JSON.stringify(s).length)
    }
    expect(largest).toBeLessThan(16_000)
  }
})

test('DAR-CREWDRAFT-05 DAR-SETUP-07 DAR-SETUP-10 T-191 what nobody may know is in no view', () => {
  const s = engine.start(engine.table({ players: 3 }), 'views')
  const seen = JSON.stringify(engine.view(s, 1))
  for (const name of ['hand-0', 'hand-2', 'crew', 'silver', 'gold'])
    for (const id of ids(s, name)) expect(seen).not.toContain(`"${id}"`)
  const other = redeal(darwin, s, 1, 'elsewhere') as DarwinState
  expect(engine.view(other, 1)).toEqual(engine.view(s, 1))
  expect(ids(other, 'seals')).not.toEqual(ids(s, 'seals'))
})

function changedFrom(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return [...value, 'more']
  return typeof value === 'string' ? `${value} more` : { ...(value as object), more: 1 }
}

test('a board is shown as it is, whichever of its parts has changed, and what was shown before stays as it was', () => {
  const s = engine.start(engine.table({ players: 2 }), 'shown')
  const dice = stream('shown')
  while (s.phase === 'setup') {
    const { seat, option } = chooseAtRandom(engine, s, dice)
    engine.apply(s, seat, option, null)
  }
  const board = s.boards[1] as Record<string, unknown>
  expect(engine.view(s, 0).boards[1]).toBe(engine.view(s, 1).boards[1])
  for (const [name, value] of Object.entries(board)) {
    const before = engine.view(s, 0).boards[1]
    const changed = changedFrom(value)
    board[name] = changed
    expect(engine.view(s, 0).boards[1]).toMatchObject({ [name]: changed })
    expect(before).toMatchObject({ [name]: value })
  }
})
