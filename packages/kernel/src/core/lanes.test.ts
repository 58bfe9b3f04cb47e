import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateHash } from '../digest/hash.ts'
import { canonical } from '../digest/json.ts'
import type { Engine } from '../engine.ts'
import { lay } from '../hidden/piles.ts'
import { effect } from '../testing/effect.ts'
import {
  at,
  did,
  gain,
  lookAt,
  menu,
  moves,
  need,
  roll,
  started,
  type Tiny,
  type TinyView,
  tiny,
} from '../testing/tiny.ts'
import { all, as, from, lanes, nothing, oneOf } from './effects.ts'
import { type Event, factsFor } from './events.ts'
import { stateSeenBy } from './lanes.ts'
import { offerFlags } from './offer-flags.ts'
import type { Asking } from './rule.ts'
import type { Lanes } from './state.ts'
import { pile } from './state.ts'

type Play = readonly [seat: number, move: string]

function playAll(engine: Engine<Tiny, TinyView>, s: Tiny, plays: readonly Play[]): Event[] {
  return plays.flatMap(([seat, move]) => engine.take(s, seat, move))
}

/** Each seat may note, gain and look in any order, and then declares that it is done. */
const each = menu({
  a: did('a'),
  b: all([did('b'), oneOf({ x: did('x'), y: gain({ coin: 1 }) })]),
  look: lookAt('deck', 0),
})
const party = (players = 3) =>
  tiny({
    players,
    first: all([lanes(each), did('together'), menu({ go: did('went') })]),
    setup: (s) => void lay(s, 'deck', ['p', 'q', 'r'], 'none'),
  })

test('lanes: every seat decides at once, each for itself', () => {
  const engine = party()
  const s = started(engine)
  expect(engine.deciders(s)).toEqual([0, 1, 2])
  engine.take(s, 1, 'b')
  expect(moves(engine, s, 1)).toEqual(['x', 'y'])
  expect(moves(engine, s, 0)).toEqual(['a', 'b', 'look', 'end'])
})

test('lanes: the table goes on when all have finished, and not before', () => {
  const engine = party()
  const s = started(engine)
  playAll(engine, s, [
    [2, 'end'],
    [0, 'a'],
    [0, 'end'],
  ])
  expect(engine.deciders(s)).toEqual([1])
  expect(at(s, 0).did).toEqual(['a'])
  engine.take(s, 1, 'end')
  expect(s.core.lanes).toBeNull()
  expect(at(s, 0).did).toEqual(['a', 'together'])
  expect(engine.deciders(s)).toEqual([0])
})

/** The moves of each of three seats in its lane, and an order in which they are made. */
const anyLanes = fc.tuple(
  fc.array(fc.array(fc.constantFrom('a', 'b/x', 'b/y', 'look'), { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
  fc.array(fc.nat(2), { maxLength: 24 }),
)

function interleaved(lists: readonly (readonly string[])[], order: readonly number[]): Play[] {
  const left = lists.map((list) => [...list.flatMap((step) => step.split('/')), 'end'])
  const plays: Play[] = []
  for (const seat of [...order, 0, 1, 2].flatMap((one, i) => (i < order.length ? [one] : Array(10).fill(one)))) {
    const move = left[seat]?.shift()
    if (move) plays.push([seat, move])
  }
  return plays
}

test('lanes: every order of moves gives the same state, at the end and on the way', () => {
  const engine = party()
  fc.assert(
    fc.property(anyLanes, ([lists, order]) => {
      const mixed = interleaved(lists, order)
      const [one, other] = [started(engine), started(engine)]
      const half = mixed.slice(0, mixed.length >> 1)
      playAll(engine, one, half)
      playAll(
        engine,
        other,
        half.slice().sort((p, q) => q[0] - p[0]),
      )
      expect(canonical(other)).toBe(canonical(one))
      playAll(engine, one, mixed.slice(half.length))
      playAll(
        engine,
        other,
        mixed.slice(half.length).sort((p, q) => q[0] - p[0]),
      )
      expect(canonical(other)).toBe(canonical(one))
      expect(one.core.lanes).toBeNull()
    }),
    { seed: 1, numRuns: 150 },
  )
})

test('lanes: what each seat is told by the end does not depend on the order either', () => {
  const engine = party()
  const factsAfter = (plays: readonly Play[], eyes: number | 'spectator') => {
    const facts = factsFor(playAll(engine, started(engine), plays), eyes).filter(({ k }) => k !== 'ready')
    const ofOthers = facts.filter(({ seat }) => seat !== eyes)
    return [facts.filter(({ seat }) => seat === eyes), ofOthers]
  }
  fc.assert(
    fc.property(anyLanes, ([lists, order]) => {
      const mixed = interleaved(lists, order)
      const sorted = mixed.slice().sort((p, q) => p[0] - q[0])
      for (const eyes of [0, 1, 2, 'spectator'] as const)
        expect(factsAfter(mixed, eyes)).toEqual(factsAfter(sorted, eyes))
    }),
    { seed: 2, numRuns: 60 },
  )
})

test('lanes: what a seat does in its lane only that seat hears', () => {
  const engine = party()
  const events = engine.take(started(engine), 1, 'a')
  expect(factsFor(events, 1).map(({ k }) => k)).toEqual(['move', 'did'])
  for (const eyes of [0, 2, 'spectator'] as const) expect(factsFor(events, eyes)).toEqual([])
})

test('lanes: that a seat has finished all hear at once', () => {
  const engine = party()
  const events = engine.take(started(engine), 1, 'end')
  for (const eyes of [0, 2, 'spectator'] as const) expect(factsFor(events, eyes)).toEqual([{ k: 'ready', seat: 1 }])
})

test('lanes: at the close the others hear what was held, in seat order, and nobody hears its own again', () => {
  const engine = party()
  const s = started(engine)
  playAll(engine, s, [
    [2, 'a'],
    [2, 'end'],
    [1, 'a'],
    [1, 'end'],
    [0, 'a'],
  ])
  const events = engine.take(s, 0, 'end')
  const line = (eyes: number | 'spectator') =>
    factsFor(events, eyes).map((fact) => `${fact.k} ${fact.seat} ${fact.move ?? fact.what ?? ''}`.trim())
  const own = (seat: number) => [`move ${seat} a`, `did ${seat} a`, `move ${seat} end`]
  expect(line('spectator')).toEqual(['ready 0', ...own(0), ...own(1), ...own(2), 'did 0 together'])
  expect(line(0)).toEqual(['move 0 end', 'ready 0', ...own(1), ...own(2), 'did 0 together'])
  expect(line(1)).toEqual(['ready 0', ...own(0), ...own(2), 'did 0 together'])
})

test('lanes: what was for one seat alone stays so when the lanes close', () => {
  const engine = party(2)
  const s = started(engine)
  expect(factsFor(engine.take(s, 1, 'look'), 1)).toContainEqual({ k: 'look', seat: 1, card: 'p' })
  engine.take(s, 1, 'end')
  const closed = engine.take(s, 0, 'end')
  expect(factsFor(closed, 0)).toContainEqual({ k: 'look', seat: 1 })
  expect(canonical(factsFor(closed, 0))).not.toContain('"card"')
  expect(factsFor(closed, 1).filter(({ k }) => k === 'look')).toEqual([])
})

test('lanes: a secret move stays secret when the lanes close', () => {
  const engine = tiny({
    first: lanes(effect('whisper')),
    rules: {
      whisper: {
        ask: (_s, _by, _, asking: Asking) => void asking.offer('hide lamp', nothing, [], offerFlags({ secret: true })),
      },
    },
  })
  const s = started(engine)
  expect(factsFor(engine.take(s, 1, 'hide lamp'), 1)).toContainEqual({ k: 'move', seat: 1, move: 'hide lamp' })
  const closed = engine.take(s, 0, 'hide lamp')
  expect(factsFor(closed, 0).filter(({ seat }) => seat === 1)).toEqual([{ k: 'move', seat: 1 }])
})

test('lanes: what runs before the first question is held like the rest', () => {
  const engine = tiny({ first: menu({ open: lanes(all([did('woke'), oneOf({ done: nothing })])) }) })
  const s = started(engine)
  const opened = engine.take(s, 0, 'open')
  expect(factsFor(opened, 1).filter(({ k }) => k === 'did')).toEqual([{ k: 'did', seat: 1, what: 'woke' }])
  engine.take(s, 0, 'done')
  const closed = engine.take(s, 1, 'done')
  expect(factsFor(closed, 1).filter(({ k }) => k === 'did')).toEqual([{ k: 'did', seat: 0, what: 'woke' }])
})

test('lanes: others see a seat as it was before the lanes, itself as it is', () => {
  const engine = party(2)
  const s = started(engine)
  engine.take(s, 1, 'a')
  expect(engine.view(s, 1).seats[1]?.did).toEqual(['a'])
  expect(engine.view(s, 0).seats[1]?.did).toEqual([])
  expect(engine.view(s, 'spectator').seats[1]?.did).toEqual([])
  expect(at(stateSeenBy(s, 1, 'all'), 1).did).toEqual(['a'])
})

test('lanes: the world before them is never changed, and clones share it', () => {
  const engine = party()
  const s = started(engine)
  const { before } = s.core.lanes as Lanes
  const text = canonical(before)
  const copy = engine.clone(s)
  playAll(engine, copy, [
    [0, 'a'],
    [1, 'look'],
    [2, 'b'],
    [2, 'y'],
  ])
  expect(copy.core.lanes?.before).toBe(before)
  expect(canonical(before)).toBe(text)
})

test('lanes: where they name the piles that they change, others read only those of the world before', () => {
  const engine = tiny({
    first: lanes(menu({ look: lookAt('hand-1', 0) }), { changing: ['hand-1'] }),
    setup: (s) => {
      lay(s, 'deck', ['p'], 'none')
      lay(s, 'hand-1', ['q'], 'none')
    },
  })
  const s = started(engine)
  engine.take(s, 1, 'look')
  expect(engine.view(s, 0).piles).toEqual({ deck: [null], 'hand-1': [null] })
  expect(engine.view(s, 1).piles).toEqual({ deck: [null], 'hand-1': ['q'] })
  expect(() => pile(stateSeenBy(s, 1, 0), 'deck')).toThrow("no pile 'deck'")
  expect(() => pile(stateSeenBy(s, 1, 1), 'deck')).not.toThrow()
})

test('lanes: an undo takes back the last step of that seat, byte for byte', () => {
  const engine = party()
  const s = started(engine)
  playAll(engine, s, [
    [0, 'a'],
    [1, 'b'],
  ])
  const before = canonical(s)
  engine.take(s, 0, 'b')
  expect(canonical(engine.undoInLane(s, 0))).toBe(before)
})

test('lanes: an undo in lanes that a move has opened is exact too', () => {
  const engine = tiny({
    first: menu({ wait: nothing, open: lanes(each) }),
    setup: (s) => void lay(s, 'deck', ['p'], 'none'),
  })
  const s = started(engine)
  playAll(engine, s, [
    [0, 'wait'],
    [0, 'open'],
    [1, 'a'],
  ])
  const before = canonical(s)
  engine.take(s, 0, 'a')
  expect(canonical(engine.undoInLane(s, 0))).toBe(before)
})

test('lanes: an undo forgets nothing of what ran before the first question', () => {
  const engine = tiny({ first: menu({ open: lanes(all([did('woke'), menu({ a: did('a') })])) }) })
  const s = started(engine)
  engine.take(s, 0, 'open')
  const before = canonical(s)
  engine.take(s, 1, 'a')
  expect(canonical(engine.undoInLane(s, 1))).toBe(before)
})

test('lanes: an undo in lanes opened together with chance is exact too', () => {
  const engine = tiny({ first: menu({ open: all([roll, lanes(menu({ a: did('a') }))]) }) })
  const s = started(engine)
  engine.take(s, 0, 'open')
  const before = canonical(s)
  engine.take(s, 1, 'a')
  expect(canonical(engine.undoInLane(s, 1))).toBe(before)
})

test('lanes: the last step of a finished lane can be taken back while another has not finished', () => {
  const engine = party(2)
  const s = started(engine)
  playAll(engine, s, [
    [0, 'a'],
    [0, 'end'],
  ])
  expect(engine.undoable(s, 0)).toBe(2)
  const back = engine.undoInLane(s, 0)
  expect(engine.deciders(back)).toEqual([0, 1])
  expect(at(back, 0).did).toEqual(['a'])
})

test('lanes: once the last seat has finished nothing in them can be taken back', () => {
  const engine = party(2)
  const s = started(engine)
  playAll(engine, s, [
    [0, 'a'],
    [0, 'end'],
    [1, 'end'],
  ])
  expect([engine.undoable(s, 0), engine.undoable(s, 1)]).toEqual([0, 0])
})

test('lanes: any moves and undos come to the moves that stand', () => {
  const engine = party()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(5)), { maxLength: 25 }), (picks) => {
      let s = started(engine)
      const movesBySeat: string[][] = [[], [], []]
      for (const [seat, pick] of picks) {
        const own = movesBySeat[seat] as string[]
        const offered = moves(engine, s, seat).filter((move) => move !== 'end')
        if (pick === 5 && engine.undoable(s, seat) > 0) {
          s = engine.undoInLane(s, seat)
          own.pop()
        } else if (offered.length > 0) {
          const move = offered[pick % offered.length] as string
          engine.take(s, seat, move)
          own.push(move)
        }
      }
      const straight = started(engine)
      for (const [seat, own] of movesBySeat.entries()) for (const move of own) engine.take(straight, seat, move)
      expect(canonical(s)).toBe(canonical(straight))
    }),
    { seed: 3, numRuns: 150 },
  )
})

test('lanes: a look is a barrier for the seat that looked, and for no other', () => {
  const engine = party(2)
  const s = started(engine)
  playAll(engine, s, [
    [0, 'a'],
    [1, 'a'],
    [0, 'look'],
    [0, 'a'],
    [0, 'a'],
  ])
  expect(engine.undoable(s, 0)).toBe(2)
  expect(engine.undoable(s, 1)).toBe(1)
})

test('lanes: another look at the same card teaches nothing and is no barrier', () => {
  const engine = party(2)
  const s = started(engine)
  playAll(engine, s, [
    [0, 'look'],
    [0, 'look'],
  ])
  expect(engine.undoable(s, 0)).toBe(1)
})

test('lanes: the barrier of a look survives an undo after it', () => {
  const engine = party(2)
  const s = started(engine)
  playAll(engine, s, [
    [0, 'a'],
    [0, 'look'],
    [0, 'a'],
  ])
  const back = engine.undoInLane(s, 0)
  expect(engine.undoable(back, 0)).toBe(0)
  expect(engine.view(back, 0).piles.deck?.[0]).toBe('p')
})

test('lanes: an undo of one seat leaves the others where they are', () => {
  const engine = party(2)
  const s = started(engine)
  playAll(engine, s, [
    [0, 'a'],
    [1, 'look'],
    [1, 'b'],
  ])
  const back = engine.undoInLane(s, 0)
  expect(back.core.lanes?.moves).toEqual([[], ['look', 'b']])
  expect(moves(engine, back, 1)).toEqual(['x', 'y'])
  expect(engine.undoable(back, 1)).toBe(1)
})

test('lanes: those that follow at once begin afresh, and nothing of the first can be taken back', () => {
  const engine = tiny({
    first: all([lanes(oneOf({ one: did('one') })), lanes(oneOf({ two: did('two') })), did('end')]),
  })
  const s = started(engine)
  playAll(engine, s, [
    [1, 'one'],
    [0, 'one'],
  ])
  expect(engine.deciders(s)).toEqual([0, 1])
  expect(moves(engine, s, 0)).toEqual(['two'])
  expect([engine.undoable(s, 0), engine.undoable(s, 1)]).toEqual([0, 0])
  expect(s.core.barrier).toBe(2)
  const before = canonical(s)
  engine.take(s, 0, 'two')
  expect(canonical(engine.undoInLane(s, 0))).toBe(before)
  engine.take(s, 1, 'two')
  expect(at(s, 0).did).toEqual(['one', 'two', 'end'])
})

test('lanes: only some seats may have one, and the others wait', () => {
  const engine = tiny({
    players: 3,
    first: all([lanes(oneOf({ done: did('done') }), { seats: [2, 0] }), as(1, menu({}))]),
  })
  const s = started(engine)
  expect(engine.deciders(s)).toEqual([0, 2])
  expect(engine.explain(s, 1, 'done').map(({ rule }) => rule)).toEqual(['KER-DONE'])
  expect(engine.undoable(s, 1)).toBe(0)
  playAll(engine, s, [
    [0, 'done'],
    [2, 'done'],
  ])
  expect(engine.deciders(s)).toEqual([1])
  expect(s.seats.map((seat) => seat.did)).toEqual([['done'], [], ['done']])
})

test('lanes: for nobody they are over at once', () => {
  const engine = tiny({ first: all([lanes(oneOf({ done: nothing }), { seats: [] }), menu({})]) })
  const s = started(engine)
  expect(s.core.lanes).toBeNull()
  expect(engine.deciders(s)).toEqual([0])
})

test('lanes: where nobody has anything to decide they are over at once, and all hear what was done, in seat order', () => {
  const engine = tiny({ players: 3, first: menu({ open: lanes(did('waved')) }) })
  const s = started(engine)
  const events = engine.take(s, 0, 'open')
  expect(s.core.lanes).toBeNull()
  for (const eyes of [0, 1, 2, 'spectator'] as const) {
    const waved = factsFor(events, eyes).filter(({ k }) => k === 'did')
    expect(waved.map(({ seat }) => seat).sort()).toEqual([0, 1, 2])
  }
})

test('lanes: what somebody learned in lanes without a question cannot be taken back', () => {
  const engine = tiny({
    first: menu({ open: lanes(lookAt('deck', 0)) }),
    setup: (s) => void lay(s, 'deck', ['p', 'q'], 'none'),
  })
  const s = started(engine)
  engine.take(s, 0, 'open')
  expect(engine.undoable(s, 0)).toBe(0)
})

test('lanes: a seat without anything to decide has finished from the start', () => {
  const engine = tiny({
    first: lanes(effect('maybe')),
    rules: { maybe: { run: (_s, by) => (by === 0 ? oneOf({ done: nothing }) : undefined) } },
  })
  expect(engine.deciders(started(engine))).toEqual([0])
})

test('lanes: all of a lane comes from what opened them', () => {
  const engine = tiny({ first: from('bell', lanes(menu({ a: oneOf({ x: nothing }) }))) })
  const s = started(engine)
  expect(engine.question(s, 1)).toMatchObject({ by: 1, from: 'bell' })
  engine.take(s, 1, 'a')
  expect(engine.question(s, 1)).toMatchObject({ by: 1, from: 'bell' })
})

test('lanes: free actions are offered in a lane, to its own seat', () => {
  const engine = tiny({
    first: lanes(oneOf({ done: nothing })),
    aside: (_s, _by, asking) => void asking.offer('sell', all([need({ gem: 1 }), gain({ gem: -1 })])),
    setup: (s) => {
      at(s, 1).has = { gem: 1 }
    },
  })
  const s = started(engine)
  expect([moves(engine, s, 0), moves(engine, s, 1)]).toEqual([['done'], ['done', 'sell']])
  engine.take(s, 1, 'sell')
  expect(at(s, 1).has).toEqual({ gem: 0 })
  expect(engine.view(s, 0).seats[1]?.has).toEqual({ gem: 1 })
})

test('lanes: within a lane there are no lanes, and nobody else is asked', () => {
  const nested = tiny({ first: lanes(menu({ open: lanes(nothing) })) })
  expect(() => nested.take(started(nested), 1, 'open')).toThrow('lanes within the lane of 1')
  const crossing = tiny({ first: lanes(menu({ ask: as(0, oneOf({ yes: nothing })) })) })
  expect(() => crossing.take(started(crossing), 1, 'ask')).toThrow("'one-of' asks seat 0 in the lane of 1")
})

test('lanes: a saved game goes on in its lanes', () => {
  const engine = party(2)
  const s = started(engine)
  playAll(engine, s, [
    [0, 'look'],
    [1, 'b'],
  ])
  const saved = JSON.parse(JSON.stringify(s)) as Tiny
  const rest: Play[] = [
    [1, 'x'],
    [1, 'end'],
    [0, 'a'],
    [0, 'end'],
    [0, 'go'],
  ]
  playAll(engine, s, rest)
  playAll(engine, saved, rest)
  expect(stateHash(saved)).toBe(stateHash(s))
})
