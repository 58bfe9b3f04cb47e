import { expect, test } from 'vitest'
import { stateHash } from '../digest/hash.ts'
import { canonical } from '../digest/json.ts'
import { IllegalMove } from '../explaining/by-text.ts'
import { lay } from '../hidden/piles.ts'
import { effect } from '../testing/effect.ts'
import { at, deny, did, gain, lookAt, menu, moves, roll, started, tiny } from '../testing/tiny.ts'
import { all, as, from, lanes, nothing, oneOf } from './effects.ts'
import type { Event } from './events.ts'
import { offerFlags } from './offer-flags.ts'
import type { Asking, Option } from './rule.ts'

const facts = (events: readonly Event[]) => events.map(({ fact }) => fact)

function illegal(act: () => unknown): IllegalMove {
  try {
    act()
  } catch (error) {
    if (error instanceof IllegalMove) return error
    throw error
  }
  throw new Error('it was legal')
}

test('take: an illegal move leaves the state byte for byte, and says why', () => {
  const engine = tiny({ first: menu({ go: all([did('went'), roll]), buy: deny('R1') }) })
  const s = started(engine)
  engine.take(s, 0, 'go')
  const before = canonical(s)
  for (const [seat, move, rule] of [
    [0, 'buy', 'R1'],
    [0, 'dance', 'KER-UNKNOWN'],
    [0, 'go ', 'KER-UNKNOWN'],
    [1, 'go', 'KER-TURN'],
    [-1, 'go', 'KER-SEAT'],
    [1.5, 'go', 'KER-SEAT'],
    [99, 'go', 'KER-SEAT'],
  ] as const) {
    const error = illegal(() => engine.take(s, seat, move))
    expect(error).toMatchObject({ name: 'IllegalMove', seat, move })
    expect(error.reasons.map((reason) => reason.rule)).toEqual([rule])
    expect(canonical(s)).toBe(before)
  }
})

test('take: an illegal move in a lane leaves the state byte for byte', () => {
  const engine = tiny({ first: lanes(oneOf({ go: did('went'), buy: deny('R1') })) })
  const s = started(engine)
  engine.take(s, 1, 'go')
  const before = canonical(s)
  for (const [seat, move] of [
    [0, 'buy'],
    [1, 'go'],
    [2, 'go'],
    [-1, 'go'],
  ] as const) {
    illegal(() => engine.take(s, seat, move))
    expect(canonical(s)).toBe(before)
  }
})

test('take: the message of an illegal move names seat, move and rules', () => {
  const engine = tiny({ first: menu({ trip: oneOf({ x: deny('R1'), y: deny('R2') }) }) })
  expect(illegal(() => engine.take(started(engine), 0, 'trip')).message).toBe("seat 0 may not 'trip': R1, R2")
})

test('take: naming a thing on the table is no move', () => {
  const engine = tiny({
    first: effect('shelf'),
    rules: { shelf: { ask: (_s, _by, _, asking: Asking) => void asking.offer('take lamp', nothing, ['lamp']) } },
  })
  expect(() => engine.take(started(engine), 0, 'lamp')).toThrow(IllegalMove)
})

test('take: a question that was answered is gone, and what follows happens until somebody has to decide', () => {
  const engine = tiny({ first: all([oneOf({ go: all([did('a'), did('b')]) }), did('c'), as(1, menu({})), did('d')]) })
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(at(s, 0).did).toEqual(['a', 'b', 'c'])
  expect(engine.deciders(s)).toEqual([1])
})

test('take: an option that stays leaves its question, which asks again afterwards', () => {
  const engine = tiny({ first: menu({ go: oneOf({ left: did('left') }) }) })
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(engine.question(s, 0)?.op).toBe('one-of')
  engine.take(s, 0, 'left')
  expect(engine.question(s, 0)?.op).toBe('menu')
})

test('take: a free action leaves the question, and all it set off is done before that asks again', () => {
  const engine = tiny({
    first: oneOf({ go: did('went') }),
    aside: (_s, _by, asking) => void asking.offer('whistle', all([did('whistled'), oneOf({ bow: did('bowed') })])),
  })
  const s = started(engine)
  expect(engine.options(s, 0).map(({ aside, stays }) => [aside, stays])).toEqual([
    [false, false],
    [true, true],
  ])
  for (const move of ['whistle', 'bow', 'go']) engine.take(s, 0, move)
  expect(at(s, 0).did).toEqual(['whistled', 'bowed', 'went'])
  expect(engine.isOver(s)).toBe(true)
})

test('take: a free action in the middle of a free action comes back to it', () => {
  const engine = tiny({
    first: oneOf({ go: did('went') }),
    aside: (_s, _by, asking) => void asking.offer('whistle', oneOf({ bow: did('bowed') })),
  })
  const s = started(engine)
  for (const move of ['whistle', 'whistle', 'bow', 'bow', 'go']) engine.take(s, 0, move)
  expect(at(s, 0).did).toEqual(['bowed', 'bowed', 'went'])
})

test('take: a cause is inherited by all that it sets off', () => {
  const engine = tiny({ first: from('lamp', menu({ go: all([oneOf({ left: oneOf({ up: nothing }) })]) })) })
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(engine.question(s, 0)?.from).toBe('lamp')
  engine.take(s, 0, 'left')
  expect(engine.question(s, 0)?.from).toBe('lamp')
})

test('take: a cause that is named takes the place of the inherited one', () => {
  const engine = tiny({
    first: from('lamp', oneOf({ go: all([from('bell', oneOf({ a: nothing })), oneOf({ b: nothing })]) })),
  })
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(engine.question(s, 0)?.from).toBe('bell')
  engine.take(s, 0, 'a')
  expect(engine.question(s, 0)?.from).toBe('lamp')
})

test('take: a free action does not come from what is being asked', () => {
  const engine = tiny({
    first: from('lamp', oneOf({ go: nothing })),
    aside: (_s, _by, asking) => void asking.offer('whistle', oneOf({ bow: nothing })),
  })
  const s = started(engine)
  engine.take(s, 0, 'whistle')
  expect(engine.question(s, 0)?.from).toBeNull()
})

test('take: what runs inherits seat and cause from what ran before', () => {
  const engine = tiny({
    first: from('lamp', as(1, effect('step'))),
    rules: { step: { run: () => menu({ go: nothing }) } },
  })
  expect(engine.question(started(engine), 1)).toMatchObject({ by: 1, from: 'lamp', op: 'menu' })
})

test('take: the move itself is the first fact of all that it sets off', () => {
  const engine = tiny({ first: menu({ go: all([did('a'), gain({ coin: 1 })]) }) })
  expect(facts(engine.take(started(engine), 0, 'go'))).toEqual([
    { k: 'move', seat: 0, move: 'go' },
    { k: 'did', seat: 0, what: 'a' },
    { k: 'gain', seat: 0, coin: 1 },
  ])
})

test('take: of a secret move the others read only that the seat decided', () => {
  const engine = tiny({
    first: effect('whisper'),
    rules: {
      whisper: {
        ask: (_s, _by, _, asking: Asking) => void asking.offer('hide lamp', nothing, [], offerFlags({ secret: true })),
      },
    },
  })
  const [event] = engine.take(started(engine), 0, 'hide lamp')
  expect(event).toEqual({ fact: { k: 'move', seat: 0 }, own: { 0: { k: 'move', seat: 0, move: 'hide lamp' } } })
})

test('take: without ears the same happens, and nothing is told', () => {
  const engine = tiny({ first: menu({ go: all([did('a'), roll, gain({ coin: 1 })]) }) })
  const told = started(engine)
  const quiet = engine.clone(told)
  engine.take(told, 0, 'go')
  const option = engine.options(quiet, 0).find(({ move }) => move === 'go') as Option
  engine.apply(quiet, 0, option, null)
  expect(stateHash(quiet)).toBe(stateHash(told))
})

test('take: apply returns who learned something by the move', () => {
  const engine = tiny({
    first: menu({ wait: nothing, look: lookAt('deck', 0), peek: as(1, lookAt('deck', 0)), roll }),
    setup: (s) => void lay(s, 'deck', ['a', 'b'], 'none'),
  })
  const s = started(engine)
  const by = (move: string) =>
    engine.apply(s, 0, engine.options(s, 0).find((option) => option.move === move) as Option, null)
  expect(by('wait')).toBe(0)
  expect(by('look')).toBe(0b01)
  expect(by('look')).toBe(0)
  expect(by('peek')).toBe(0b10)
  expect(by('roll') & 0b11).toBe(0b11)
  expect(by('wait')).toBe(0)
  expect(s.core.learned).toBe(0)
})

test('take: moves are counted', () => {
  const engine = tiny({ first: menu({ go: nothing }) })
  const s = started(engine)
  for (let i = 0; i < 3; i++) engine.take(s, 0, 'go')
  expect(s.core.seq).toBe(3)
})

test('take: the barrier stays while one seat goes on deciding and learns nothing', () => {
  const engine = tiny({ first: menu({ go: did('went') }) })
  const s = started(engine)
  for (let i = 0; i < 3; i++) engine.take(s, 0, 'go')
  expect(s.core.barrier).toBe(0)
  expect(engine.undoable(s, 0)).toBe(3)
  expect(engine.undoable(s, 1)).toBe(0)
})

test('take: chance, a look, the decision passing on, lanes and the end each set the barrier', () => {
  const engine = tiny({
    first: menu({
      wait: nothing,
      roll,
      look: lookAt('deck', 0),
      pass: as(1, oneOf({ back: nothing })),
      open: lanes(oneOf({ done: nothing })),
    }),
    setup: (s) => void lay(s, 'deck', ['a', 'b'], 'none'),
  })
  for (const move of ['roll', 'look', 'pass', 'open', 'end']) {
    const s = started(engine)
    engine.take(s, 0, 'wait')
    engine.take(s, 0, move)
    expect(s.core.barrier, move).toBe(2)
  }
})

test('take: a decision that came back sets the barrier too', () => {
  const engine = tiny({ first: menu({ pass: as(1, oneOf({ back: nothing })) }) })
  const s = started(engine)
  engine.take(s, 0, 'pass')
  engine.take(s, 1, 'back')
  expect(engine.deciders(s)).toEqual([0])
  expect(s.core.barrier).toBe(2)
  expect(engine.undoable(s, 0)).toBe(0)
})

test('take: what another seat does by itself, on the way, passes no decision on', () => {
  const engine = tiny({ first: menu({ gift: as(1, gain({ coin: 1 })) }) })
  const s = started(engine)
  engine.take(s, 0, 'gift')
  expect(at(s, 1).has.coin).toBe(1)
  expect(engine.undoable(s, 0)).toBe(1)
})

test('take: chance at set-up is no barrier behind which nobody could be', () => {
  const engine = tiny({ first: all([roll, menu({ go: nothing })]) })
  const s = started(engine)
  expect([s.core.seq, s.core.barrier, s.core.learned]).toEqual([0, 0, 0])
})

test('take: of two options with one text the first is taken', () => {
  const engine = tiny({
    first: effect('twice'),
    rules: {
      twice: {
        ask(_s, _by, _, asking: Asking) {
          asking.offer('go', did('first'))
          asking.offer('go', did('second'))
        },
      },
    },
  })
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(at(s, 0).did).toEqual(['first'])
})

test('take: an effect that nobody wrote a rule for is named in the error', () => {
  const engine = tiny({ first: effect('nowhere') })
  expect(() => started(engine)).toThrow("no rule 'nowhere' in tiny")
})

test('take: options are asked afresh after each move', () => {
  const engine = tiny({
    first: menu({ a: effect('once') }),
    rules: {
      once: {
        can: (s, by, _, inquiry) => at(s, by).did.length === 0 || inquiry.no('TINY-ONCE'),
        run: () => did('a'),
      },
    },
  })
  const s = started(engine)
  engine.take(s, 0, 'a')
  expect(moves(engine, s, 0)).toEqual(['end'])
})
