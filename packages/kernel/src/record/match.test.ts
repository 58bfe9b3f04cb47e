import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, as, lanes, nothing, oneOf } from '../core/effects.ts'
import { below, type Stream, stream } from '../core/stream.ts'
import { canonical } from '../digest/json.ts'
import { IllegalMove } from '../explaining/by-text.ts'
import { draw, ids, lay, shuffle } from '../hidden/piles.ts'
import { effect } from '../testing/effect.ts'
import { at, did, lookAt, menu, roll, type Tiny, tiny } from '../testing/tiny.ts'
import { parseLog, writeLog } from './log.ts'
import { BadRow, begin, logOf, type Match, play, replay, rewind, undo } from './match.ts'
import { commit, mixSeed } from './seed.ts'

/** Turns in which a seat notes, throws a die, draws or looks at a card, and passes; occasionally all act at once. */
const TURN = menu({
  a: did('a'),
  b: did('b'),
  roll,
  draw: effect('draw'),
  look: lookAt('deck', 0),
  pass: as(1, oneOf({ yes: did('yes'), no: did('no') })),
  meet: lanes(menu({ a: did('lane a'), b: did('lane b'), look: lookAt('deck', 1) })),
  rush: all([lanes(oneOf({ x: did('x'), y: did('y') })), lanes(oneOf({ z: did('z') }), { seats: [1] })]),
})

const engine = tiny({
  first: TURN,
  rules: {
    draw: {
      run(s, by) {
        draw(s, 'deck', `hand-${by}`, by)
        return undefined
      },
    },
  },
  setup: (s) => {
    lay(s, 'deck', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    shuffle(s, 'deck')
    for (const seat of [0, 1]) lay(s, `hand-${seat}`, [])
  },
})

function playing(...moves: (string | [number, string])[]): Match<Tiny> {
  const match = begin(engine, {}, 'seed')
  for (const one of moves) play(match, typeof one === 'string' ? 0 : one[0], typeof one === 'string' ? one : one[1])
  return match
}

const text = (match: Match<Tiny>) => canonical(match.state)
const again = (match: Match<Tiny>) => replay(engine, logOf(match))

test('match: begins where the game begins, with an empty log', () => {
  const match = begin(engine, {}, 'seed')
  expect(match.rows).toEqual([])
  expect(text(match)).toBe(canonical(engine.start({ players: 2 }, 'seed')))
})

test('match: what is arranged comes first, also where chance was dealt anew, and comes again from its log', () => {
  const arranged = { piles: { deck: ['c', 'a', 'c', 'nothing', 'h'], nowhere: ['a'] }, chance: [] }
  for (let n = 0; n < 20; n++) {
    const match = begin(engine, {}, `seed ${n}`, arranged)
    const drawn = (seat: number) => ids(match.state, `hand-${seat}`)
    for (const move of ['a', 'draw']) play(match, 0, move)
    expect(drawn(0)).toEqual(['c'])
    rewind(match, 1)
    for (const move of ['draw', 'draw']) play(match, 0, move)
    expect(drawn(0)).toEqual(['c', 'a'])
    rewind(match, 2)
    play(match, 0, 'draw')
    play(match, 0, 'draw')
    expect(drawn(0)).toEqual(['c', 'a', 'h'])
    expect(text(again(match))).toBe(text(match))
  }
})

test('match: arranged chance falls as the seed has it, whatever was taken back', () => {
  const rolls = (rewinds: number, chance: readonly string[]): string => {
    const match = begin(engine, {}, 'seed', { piles: {}, chance })
    for (let i = 0; i < rewinds; i++) {
      play(match, 0, 'roll')
      rewind(match, 0)
    }
    for (let i = 0; i < 6; i++) play(match, 0, 'roll')
    return canonical(match.state.seats)
  }
  const purposes = Object.keys(playing('roll').state.core.chance)
  expect(rolls(2, purposes)).toBe(rolls(0, purposes))
  expect(rolls(2, [])).not.toBe(rolls(0, []))
})

test('match: a table that does not fit is refused at the beginning', () => {
  expect(() => begin(engine, { players: 5 }, 'seed')).toThrow('players')
})

test('match: every move writes a row', () => {
  expect(playing('a', 'pass', [1, 'yes']).rows).toEqual([
    { kind: 'move', seat: 0, move: 'a' },
    { kind: 'move', seat: 0, move: 'pass' },
    { kind: 'move', seat: 1, move: 'yes' },
  ])
})

test('match: an illegal move changes neither state nor log', () => {
  const match = playing('a')
  const before = text(match)
  expect(() => play(match, 1, 'a')).toThrow(IllegalMove)
  expect(() => play(match, 0, 'fly')).toThrow(IllegalMove)
  expect(text(match)).toBe(before)
  expect(match.rows).toHaveLength(1)
  expect(match.steps).toHaveLength(1)
})

test('match: an undo goes back one step, byte for byte, and is a row of its own', () => {
  const match = playing('a')
  const before = text(match)
  play(match, 0, 'b')
  expect(undo(match, 0)).toBe(true)
  expect(text(match)).toBe(before)
  expect(match.rows.at(-1)).toEqual({ kind: 'undo', seat: 0 })
  expect(match.rows).toHaveLength(3)
})

test('match: undo goes on, step by step, to the beginning of the turn and no further', () => {
  const start = text(begin(engine, {}, 'seed'))
  const match = playing('a', 'b', 'a')
  for (let i = 0; i < 3; i++) expect(undo(match, 0)).toBe(true)
  expect(text(match)).toBe(start)
  expect(undo(match, 0)).toBe(false)
  expect(match.rows).toHaveLength(6)
})

test('match: undo goes to the point where somebody learned something and no further', () => {
  for (const barrier of ['roll', 'draw', 'look']) {
    const match = playing('a', barrier)
    const behind = text(match)
    play(match, 0, 'a')
    play(match, 0, 'b')
    expect([undo(match, 0), undo(match, 0), undo(match, 0)], barrier).toEqual([true, true, false])
    expect(text(match)).toBe(behind)
  }
})

test('match: undo does not reach behind a decision of another seat', () => {
  const match = playing('a', 'pass')
  expect(undo(match, 0)).toBe(false)
  expect(undo(match, 1)).toBe(false)
  play(match, 1, 'yes')
  expect(undo(match, 0)).toBe(false)
  expect(undo(match, 1)).toBe(false)
})

test('match: a second look teaches nothing and can be taken back', () => {
  expect(undo(playing('look', 'look'), 0)).toBe(true)
})

test('match: only the seat that decides takes back', () => {
  const match = playing('a')
  for (const seat of [1, -1, 7, 0.5]) expect(undo(match, seat)).toBe(false)
  expect(match.rows).toHaveLength(1)
})

test('match: after the end nothing is taken back', () => {
  const match = playing('a', 'end')
  expect(engine.isOver(match.state)).toBe(true)
  for (const seat of [0, 1]) expect(undo(match, seat)).toBe(false)
})

test('match: what was taken back can be done again and comes out the same', () => {
  const match = playing('a', 'b')
  const before = text(match)
  undo(match, 0)
  undo(match, 0)
  play(match, 0, 'a')
  play(match, 0, 'b')
  expect(text(match)).toBe(before)
})

test('match: chance after an undo is the chance that was to come', () => {
  const straight = playing('a', 'roll')
  const bent = playing('a', 'b')
  undo(bent, 0)
  play(bent, 0, 'roll')
  expect(text(bent)).toBe(text(straight))
})

test('match: in lanes each seat takes back its own steps, its last included', () => {
  const match = playing('meet', [1, 'a'])
  const before = text(match)
  play(match, 0, 'b')
  play(match, 0, 'end')
  expect([undo(match, 0), undo(match, 0), undo(match, 0)]).toEqual([true, true, false])
  expect(text(match)).toBe(before)
  expect(undo(match, 1)).toBe(true)
})

test('match: once all have finished their lanes nothing in them is taken back', () => {
  const match = playing('meet', [0, 'end'], [1, 'end'])
  expect([undo(match, 0), undo(match, 1)]).toEqual([false, false])
})

test('match: undo after lanes goes back to their close', () => {
  const match = playing('meet', [0, 'a'], [1, 'end'], [0, 'end'])
  const before = text(match)
  play(match, 0, 'a')
  expect(undo(match, 0)).toBe(true)
  expect(text(match)).toBe(before)
})

test('match: a replay of its log ends in the same state, undone moves left out', () => {
  const match = playing('a', 'roll', 'b', 'meet', [1, 'look'], [0, 'a'])
  undo(match, 0)
  play(match, 0, 'b')
  undo(match, 1)
  for (const seat of [0, 1]) play(match, seat, 'end')
  play(match, 0, 'draw')
  const other = again(match)
  expect(text(other)).toBe(text(match))
  expect(other.rows).toEqual(match.rows)
  expect(other.steps).toEqual(match.steps)
})

test('match: a replay can stop after any row', () => {
  const match = playing('a', 'roll', 'b')
  undo(match, 0)
  play(match, 0, 'pass')
  const log = logOf(match)
  expect(replay(engine, log, 0).rows).toEqual([])
  expect(text(replay(engine, log, 3))).toBe(text(playing('a', 'roll', 'b')))
  expect(text(replay(engine, log, 4))).toBe(text(playing('a', 'roll')))
})

test('match: a rewind goes back behind the barrier and throws anew from there', () => {
  const throws = (rows: number) => {
    const match = playing(...Array<string>(rows).fill('a'), 'roll')
    expect(rewind(match, rows)).toBe(true)
    play(match, 0, 'roll')
    return at(match.state, 0).did.at(-1)
  }
  const before = at(playing('roll').state, 0).did.at(-1)
  expect(Array.from({ length: 12 }, (_, rows) => throws(rows)).some((thrown) => thrown !== before)).toBe(true)
})

test('match: after a rewind what nobody knew then falls differently, what anybody knew stays', () => {
  const decks = new Set<string>()
  for (let extra = 0; extra < 12; extra++) {
    const match = begin(engine, {}, 'seed')
    for (const move of ['draw', 'look', ...Array<string>(extra).fill('a'), 'draw']) play(match, 0, move)
    const first = playing('draw', 'look').state
    expect(rewind(match, 2)).toBe(true)
    expect(ids(match.state, 'hand-0')).toEqual(ids(first, 'hand-0'))
    expect(ids(match.state, 'deck')[0]).toBe(ids(first, 'deck')[0])
    expect(ids(match.state, 'deck').sort()).toEqual(ids(first, 'deck').sort())
    decks.add(ids(match.state, 'deck').join(''))
  }
  expect(decks.size).toBeGreaterThan(6)
})

test('match: a rewind is a row, and a replay of it ends in the same state', () => {
  const match = playing('a', 'draw', 'roll', 'b')
  rewind(match, 1)
  expect(match.rows.at(-1)).toEqual({ kind: 'rewind', to: 1 })
  for (const move of ['roll', 'draw', 'b']) play(match, 0, move)
  expect(text(again(match))).toBe(text(match))
})

test('match: nobody takes back behind a rewind', () => {
  const match = playing('a', 'b')
  rewind(match, 1)
  expect(undo(match, 0)).toBe(false)
  play(match, 0, 'b')
  expect(undo(match, 0)).toBe(true)
  expect(undo(match, 0)).toBe(false)
})

test('match: a rewind to where one is, to later, or to nowhere is refused', () => {
  const match = playing('a', 'b')
  for (const to of [2, 3, -1, 0.5, Number.NaN]) expect(rewind(match, to)).toBe(false)
  expect(match.rows).toHaveLength(2)
})

test('match: a rewind counts the moves that stand, not those taken back', () => {
  const match = playing('a', 'b', 'a')
  undo(match, 0)
  play(match, 0, 'roll')
  expect(rewind(match, 2)).toBe(true)
  expect(at(match.state, 0).did).toEqual(['a', 'b'])
})

test('match: a rewind after a rewind keeps what the first has dealt', () => {
  const match = playing('a', 'draw', 'b')
  rewind(match, 1)
  play(match, 0, 'draw')
  const drawn = ids(match.state, 'hand-0')
  play(match, 0, 'roll')
  rewind(match, 2)
  expect(ids(match.state, 'hand-0')).toEqual(drawn)
  expect(text(again(match))).toBe(text(match))
})

test('match: a rewind to the very beginning deals the set-up anew', () => {
  const match = playing('draw')
  rewind(match, 0)
  expect(match.state.core.seq).toBe(0)
  expect(ids(match.state, 'deck').sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(text(again(match))).toBe(text(match))
})

test('match: a rewind to the very beginning opens the first lanes again', () => {
  const opening = tiny({
    first: lanes(menu({ a: did('a'), look: lookAt('deck', 0) })),
    setup: (s) => {
      lay(s, 'deck', ['a', 'b', 'c', 'd'])
      shuffle(s, 'deck')
    },
  })
  const match = begin(opening, {}, 'seed')
  for (const [seat, move] of [
    [0, 'a'],
    [1, 'look'],
    [0, 'end'],
    [1, 'end'],
  ] as const)
    play(match, seat, move)
  expect(rewind(match, 0)).toBe(true)
  expect(opening.deciders(match.state)).toEqual([0, 1])
  expect([undo(match, 0), undo(match, 1)]).toEqual([false, false])
  expect(canonical(replay(opening, logOf(match)).state)).toBe(text(match))
})

test('match: a game that is over can be rewound', () => {
  const match = playing('a', 'end')
  expect(rewind(match, 1)).toBe(true)
  expect(engine.isOver(match.state)).toBe(false)
})

test('match: a rewind into lanes leaves the moves made there, and they can still be taken back', () => {
  const match = playing('meet', [1, 'look'], [0, 'a'], [1, 'a'], [0, 'end'], [1, 'end'], 'roll')
  expect(rewind(match, 4)).toBe(true)
  expect(match.state.core.lanes?.moves).toEqual([['a'], ['look', 'a']])
  expect([undo(match, 1), undo(match, 1)]).toEqual([true, false])
  expect(undo(match, 0)).toBe(true)
  play(match, 0, 'b')
  expect(text(again(match))).toBe(text(match))
})

test('match: what was taken back in lanes after a rewind into them stays taken back in the next rewind', () => {
  const match = playing('meet', [0, 'a'], [1, 'a'], [1, 'end'])
  rewind(match, 3)
  undo(match, 0)
  play(match, 0, 'b')
  play(match, 0, 'end')
  expect(rewind(match, 3)).toBe(true)
  expect(match.state.core.lanes?.moves).toEqual([['b'], ['a']])
  expect(text(again(match))).toBe(text(match))
})

test('match: a log that does not fit the rules says in which row', () => {
  const match = playing('a', 'b')
  const log = logOf(match)
  const broken = (rows: typeof match.rows) => () => replay(engine, { ...log, rows })
  const [first, second] = match.rows as [(typeof match.rows)[0], (typeof match.rows)[0]]
  const cases: [typeof match.rows, number][] = [
    [[first, { kind: 'move', seat: 1, move: 'a' }], 2],
    [[first, second, { kind: 'move', seat: 0, move: 'fly' }], 3],
    [[{ kind: 'undo', seat: 0 }], 1],
    [[first, { kind: 'undo', seat: 1 }], 2],
    [[first, { kind: 'rewind', to: 1 }], 2],
    [[first, { kind: 'rewind', to: 9 }], 2],
  ]
  for (const [rows, row] of cases) {
    expect(broken(rows)).toThrow(BadRow)
    expect(broken(rows)).toThrow(`row ${row}:`)
    try {
      broken(rows)()
    } catch (error) {
      expect((error as BadRow).row).toBe(row)
    }
  }
})

test('match: a game whose secret is not shown yet cannot be replayed', () => {
  const chance = { commitment: '0'.repeat(64), contributions: [] }
  expect(() => replay(engine, { ...logOf(playing('a')), chance })).toThrow('not shown yet')
})

test('match: once the secret is shown the log replays from it', () => {
  const secret = 'ab'.repeat(16)
  const contributions = [{ seat: 1, bytes: 'cd'.repeat(8) }]
  const match = begin(engine, {}, mixSeed(secret, contributions))
  for (const move of ['draw', 'roll', 'look']) play(match, 0, move)
  const log = logOf(match, { commitment: commit(secret), contributions, secret })
  expect(text(replay(engine, parseLog(writeLog(log))))).toBe(text(match))
})

test('match: its log says which game it is, and where it led', () => {
  const match = playing('a', 'roll')
  expect(logOf(match)).toEqual({
    game: 'tiny',
    version: 3,
    table: { players: 2 },
    chance: { seed: 'seed' },
    rows: match.rows,
    hash: engine.hash(match.state),
  })
})

test('match: a log taken earlier does not grow with the game', () => {
  const match = playing('a')
  const log = logOf(match)
  play(match, 0, 'b')
  expect(log.rows).toHaveLength(1)
})

test('match: lanes that follow at once are others, though in both several act at once', () => {
  const match = playing('rush')
  const first = engine.lanes(match.state)
  play(match, 1, 'x')
  expect(engine.lanes(match.state)).toBe(first)
  play(match, 0, 'y')
  expect(engine.deciders(match.state)).toEqual([1])
  expect(engine.lanes(match.state)).toBeGreaterThan(first as number)
  expect(engine.lanes(playing('a').state)).toBeNull()
})

/** Something that could happen at a table: usually a move, sometimes an undo or a rewind. */
function step(match: Match<Tiny>, dice: Stream): void {
  const roll = (n: number) => below(dice, n)
  const seats = engine.deciders(match.state)
  const kind = roll(8)
  if (kind === 0 && undo(match, roll(2))) return
  if (kind === 1 && roll(3) === 0 && rewind(match, roll(match.steps.length + 1))) return
  if (seats.length === 0) return
  const seat = seats[roll(seats.length)] as number
  const offered = engine.options(match.state, seat).filter(({ move }) => move !== 'end' || match.state.core.lanes)
  play(match, seat, (offered[roll(offered.length)] as { move: string }).move)
}

test('match: whatever was played, taken back and rewound, the log replays to the same hash', () => {
  fc.assert(
    fc.property(fc.integer(), (n) => {
      const match = begin(engine, {}, `random ${n}`)
      const dice = stream(`random ${n}`)
      for (let i = 0; i < 30; i++) step(match, dice)
      const log = parseLog(writeLog(logOf(match)))
      const other = replay(engine, log)
      expect(engine.hash(other.state)).toBe(log.hash)
      expect(other.steps).toEqual(match.steps)
      expect([0, 1].map((seat) => engine.undoable(other.state, seat))).toEqual(
        [0, 1].map((seat) => engine.undoable(match.state, seat)),
      )
    }),
    { seed: 2, numRuns: 60 },
  )
})

test('match: whatever happened, undo and the same move again changes nothing but the log', () => {
  fc.assert(
    fc.property(fc.integer(), (n) => {
      const match = begin(engine, {}, `again ${n}`)
      const dice = stream(`again ${n}`)
      for (let i = 0; i < 20; i++) step(match, dice)
      for (const seat of [0, 1]) {
        if (engine.undoable(match.state, seat) === 0) continue
        const last = match.steps.filter((one) => 'move' in one && one.seat === seat).at(-1) as { move: string }
        const before = text(match)
        expect(undo(match, seat)).toBe(true)
        play(match, seat, last.move)
        expect(text(match)).toBe(before)
      }
    }),
    { seed: 3, numRuns: 60 },
  )
})

test('match: whatever happened, what is offered needs no reason, and everything else has one', () => {
  const everything = [
    'a',
    'b',
    'roll',
    'draw',
    'look',
    'pass',
    'yes',
    'meet',
    'rush',
    'x',
    'z',
    'end',
    'deck',
    'dance',
    '',
  ]
  fc.assert(
    fc.property(fc.integer(), (n) => {
      const match = begin(engine, {}, `why ${n}`)
      const dice = stream(`why ${n}`)
      for (let i = 0; i < 15; i++) {
        for (const seat of [-1, 0, 1, 2]) {
          const offered = engine.options(match.state, seat).map(({ move }) => move)
          const wrong = everything.filter((what) => {
            const reasons = engine.explain(match.state, seat, what)
            return (reasons.length === 0) !== offered.includes(what) || reasons.some(({ rule }) => rule === '')
          })
          expect(wrong).toEqual([])
        }
        step(match, dice)
      }
    }),
    { seed: 4, numRuns: 20 },
  )
})

test('match: a game without anything to decide is over from the start', () => {
  const none = begin(tiny({ first: nothing }), {}, 'seed')
  expect(none.engine.isOver(none.state)).toBe(true)
  expect(undo(none, 0)).toBe(false)
  expect(rewind(none, 0)).toBe(false)
})
