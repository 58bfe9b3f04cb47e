import { expect, test } from 'vitest'
import { stateHash } from '../digest/hash.ts'
import { KERNEL_RULE_IDS } from '../explaining/rule-ids.ts'
import { alone, each } from '../explaining/words.ts'
import { effect } from '../testing/effect.ts'
import { at, deny, did, gain, menu, moves, need, started, type Tiny, tiny } from '../testing/tiny.ts'
import { all, as, from, lanes, may, nothing, oneOf } from './effects.ts'
import { offerFlags } from './offer-flags.ts'
import type { Asking, Refusal } from './rule.ts'

const rulesOf = (refusals: readonly Refusal[]): string[] => refusals.map(({ rule }) => rule)

test('ask: the seat of the topmost question decides, and nobody else has options', () => {
  const engine = tiny({ first: all([as(1, oneOf({ go: nothing })), oneOf({ stay: nothing })]) })
  const s = started(engine)
  expect(engine.deciders(s)).toEqual([1])
  expect(moves(engine, s, 1)).toEqual(['go'])
  expect(moves(engine, s, 0)).toEqual([])
  expect(engine.refusals(s, 0)).toEqual([])
})

test('ask: what is offered is explained by nothing', () => {
  const engine = tiny({ first: menu({ go: did('went') }) })
  expect(engine.explain(started(engine), 0, 'go')).toEqual([])
})

test('ask: what is not offered is explained by the rule that refused it, with its facts', () => {
  const engine = tiny({ first: menu({ buy: need({ coin: 2 }) }) })
  const s = started(engine)
  const refusal = { move: 'buy', on: [], rule: 'TINY-NEED', params: { coin: 2 } }
  expect(engine.explain(s, 0, 'buy')).toEqual([refusal])
  expect(engine.refusals(s, 0)).toEqual([refusal])
})

test('ask: nothing is both offered and refused', () => {
  const engine = tiny({
    first: menu({ a: nothing, b: deny('R1'), c: oneOf({ x: deny('R2'), y: nothing }), d: need({ coin: 1 }) }),
  })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['a', 'c', 'end'])
  expect(engine.refusals(s, 0).map(({ move }) => move)).toEqual(['b', 'd'])
})

test('ask: a composite is refused by the innermost part that failed', () => {
  const engine = tiny({ first: menu({ trip: all([nothing, all([need({ coin: 0 }), deny('R1')]), deny('R2')]) }) })
  expect(rulesOf(engine.explain(started(engine), 0, 'trip'))).toEqual(['R1'])
})

test('ask: of several ways one is enough, and what the others lack is no refusal', () => {
  const engine = tiny({ first: menu({ trip: oneOf({ x: deny('R1'), y: nothing }) }) })
  const s = started(engine)
  expect(engine.explain(s, 0, 'trip')).toEqual([])
  expect(engine.refusals(s, 0)).toEqual([])
})

test('ask: where every way fails each has its reason', () => {
  const engine = tiny({ first: menu({ trip: oneOf({ x: deny('R1'), y: deny('R2') }) }) })
  expect(rulesOf(engine.explain(started(engine), 0, 'trip'))).toEqual(['R1', 'R2'])
})

test('ask: what one way lacks is no reason where another way was enough and something else failed', () => {
  const engine = tiny({ first: menu({ trip: all([oneOf({ x: deny('R1'), y: nothing }), deny('R2')]) }) })
  expect(rulesOf(engine.explain(started(engine), 0, 'trip'))).toEqual(['R2'])
})

test('ask: what a rule only wonders about refuses no move', () => {
  const engine = tiny({
    first: effect('wonder'),
    rules: {
      wonder: {
        ask(_s, _by, _, asking: Asking) {
          asking.offer('go', nothing, ['road'])
          if (!asking.can(deny('R1'))) asking.offer('stay', nothing)
        },
      },
    },
  })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['go', 'stay'])
  expect(engine.refusals(s, 0)).toEqual([])
})

test('ask: a part that another seat would do is looked at from that seat, and the rest from the first', () => {
  const engine = tiny({
    first: menu({ gift: all([as(1, need({ gem: 1 })), need({ coin: 1 })]), toll: as(1, need({ coin: 1 })) }),
    setup: (s) => {
      at(s, 0).has = { coin: 1 }
      at(s, 1).has = { gem: 1 }
    },
  })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['gift', 'end'])
})

test('ask: a rule that refuses without a reason shows as an empty rule', () => {
  const engine = tiny({ first: menu({ odd: effect('odd') }), rules: { odd: { can: () => false } } })
  expect(rulesOf(engine.explain(started(engine), 0, 'odd'))).toEqual([''])
})

test('ask: a thing on the table is explained by what is refused with it', () => {
  const engine = tiny({
    first: effect('shelf'),
    rules: {
      shelf: {
        ask(_s, _by, _, asking: Asking) {
          asking.offer('take lamp', nothing, ['lamp'])
          asking.offer('take bell', deny('R1'), ['bell'])
          asking.refuse('ring bell', 'R2', { loud: true }, ['bell'])
        },
      },
    },
  })
  const s = started(engine)
  expect(engine.explain(s, 0, 'take lamp')).toEqual([])
  expect(rulesOf(engine.explain(s, 0, 'bell'))).toEqual(['R1', 'R2'])
})

test('ask: a thing that is offered, and the beginning of a move, are part of one', () => {
  const engine = tiny({
    first: effect('shelf'),
    rules: {
      shelf: {
        ask(_s, _by, _, asking: Asking) {
          asking.offer('take lamp', nothing, ['lamp'])
          asking.offer('light lamp', nothing, ['lamp'])
          asking.offer('take', deny('R1'))
        },
      },
    },
  })
  const s = started(engine)
  const params = { op: 'shelf', moves: ['take lamp', 'light lamp'] }
  expect(engine.explain(s, 0, 'lamp')).toEqual([{ move: 'lamp', on: [], rule: 'KER-PART', params }])
  expect(engine.explain(s, 0, 'light')).toMatchObject([{ rule: 'KER-PART', params: { moves: ['light lamp'] } }])
  expect(() => engine.take(s, 0, 'lamp')).toThrow("seat 0 may not 'lamp': KER-PART")
  // A move that is refused itself keeps its own reason.
  expect(rulesOf(engine.explain(s, 0, 'take'))).toEqual(['R1'])
  expect(rulesOf(engine.explain(s, 0, 'ligh'))).toEqual(['KER-UNKNOWN'])
})

test('ask: nobody listens to reasons while options are listed, and a rule can know that', () => {
  const listened: boolean[] = []
  const engine = tiny({
    first: effect('dear'),
    rules: {
      dear: {
        ask(_s, _by, _, asking: Asking) {
          listened.push(asking.listening)
          asking.offer('go', nothing)
        },
      },
    },
  })
  const s = started(engine)
  engine.options(s, 0)
  engine.refusals(s, 0)
  expect(listened).toEqual([false, true])
})

test('ask: what is sure is offered without another look', () => {
  const engine = tiny({
    first: effect('bold'),
    rules: {
      bold: {
        ask: (_s, _by, _, asking: Asking) => void asking.offer('go', deny('R1'), [], offerFlags({ prechecked: true })),
      },
    },
  })
  expect(moves(engine, started(engine), 0)).toEqual(['go'])
})

test('ask: there is no such seat as -1, 1.5, 99 or NaN', () => {
  const engine = tiny({ first: menu({ go: nothing }) })
  const s = started(engine)
  for (const seat of [-1, 1.5, 2, 99, Number.NaN]) {
    expect(engine.options(s, seat)).toEqual([])
    expect(rulesOf(engine.explain(s, seat, 'go'))).toEqual(['KER-SEAT'])
  }
})

test('ask: there is no such seat in lanes either', () => {
  const engine = tiny({ first: lanes(menu({ go: nothing })) })
  const s = started(engine)
  for (const seat of [-1, 1.5, 99]) {
    expect(engine.options(s, seat)).toEqual([])
    expect(rulesOf(engine.explain(s, seat, 'go'))).toEqual(['KER-SEAT'])
  }
})

test('ask: whoever is not asked is told whose decision it is', () => {
  const engine = tiny({ first: as(1, menu({ go: nothing })) })
  const [refusal] = engine.explain(started(engine), 0, 'go')
  expect(refusal).toMatchObject({ rule: 'KER-TURN', params: { seats: ['1'] } })
})

test('ask: after the end nothing can be done, by anybody', () => {
  const engine = tiny({ first: menu({ go: nothing }) })
  const s = started(engine)
  engine.take(s, 0, 'end')
  expect(engine.isOver(s)).toBe(true)
  expect(engine.deciders(s)).toEqual([])
  for (const seat of [0, 1]) expect(rulesOf(engine.explain(s, seat, 'go'))).toEqual(['KER-OVER'])
})

test('ask: whoever has finished its lane is told so', () => {
  const engine = tiny({ first: lanes(menu({ go: nothing })) })
  const s = started(engine)
  engine.take(s, 0, 'end')
  expect(engine.isOver(s)).toBe(false)
  expect(engine.deciders(s)).toEqual([1])
  expect(rulesOf(engine.explain(s, 0, 'go'))).toEqual(['KER-DONE'])
  expect(engine.explain(s, 1, 'go')).toEqual([])
})

test('ask: what waits behind another question is told which one comes first', () => {
  const engine = tiny({ first: menu({ go: oneOf({ left: nothing }), rest: nothing }) })
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(engine.explain(s, 0, 'rest')).toEqual([{ move: 'rest', on: [], rule: 'KER-FIRST', params: { op: 'one-of' } }])
})

test('ask: what a waiting question would refuse has the reason of that question', () => {
  const engine = tiny({ first: menu({ go: oneOf({ left: nothing }), rest: deny('R1') }) })
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(rulesOf(engine.explain(s, 0, 'rest'))).toEqual(['R1'])
})

test('ask: what a question that has not been asked yet would say is not told', () => {
  const engine = tiny({ first: all([oneOf({ go: nothing }), menu({ rest: nothing, ride: deny('R1') })]) })
  const s = started(engine)
  for (const what of ['rest', 'ride']) expect(rulesOf(engine.explain(s, 0, what))).toEqual(['KER-UNKNOWN'])
})

test('ask: a game may judge a move that is one of too many to list, where nothing that is listed says more', () => {
  const engine = tiny({
    first: menu({ walk: nothing, swim: deny('R1') }),
    judge: (_s, _seat, move) => (move.startsWith('fly') || move === 'swim' ? 'TINY-FLY' : undefined),
  })
  const s = started(engine)
  expect(rulesOf(engine.explain(s, 0, 'fly a-b-c'))).toEqual(['TINY-FLY'])
  expect(rulesOf(engine.explain(s, 0, 'swim'))).toEqual(['R1'])
  expect(rulesOf(engine.explain(s, 0, 'sing'))).toEqual(['KER-UNKNOWN'])
  expect(rulesOf(engine.explain(s, 1, 'fly a-b-c'))).toEqual(['KER-TURN'])
})

test('ask: what another seat is waiting to be asked explains nothing', () => {
  const engine = tiny({ first: all([menu({ go: nothing }), as(1, menu({ secret: deny('R1') }))]) })
  expect(rulesOf(engine.explain(started(engine), 0, 'secret'))).toEqual(['KER-UNKNOWN'])
})

test('ask: a move of another moment is refused by the rule of its word, beside a question below that knows it', () => {
  const words = { rest: { behind: alone, rule: 'R-REST' }, sing: { behind: each(['high', 'low']), rule: 'R-SING' } }
  const engine = tiny({ first: menu({ rest: oneOf({ bed: nothing, chair: nothing }) }), words })
  const s = started(engine)
  engine.take(s, 0, 'rest')
  expect(rulesOf(engine.explain(s, 0, 'sing low'))).toEqual(['R-SING'])
  expect(rulesOf(engine.explain(s, 0, 'rest'))).toEqual(['KER-FIRST', 'R-REST'])
  expect(rulesOf(engine.explain(s, 0, 'sing loud'))).toEqual(['KER-UNKNOWN'])
})

test('ask: the parts of a set are named in any order, unless the game judges that order wrong', () => {
  const words = { join: { behind: each(['a', 'b', 'c'], ['a', 'b', 'c']), rule: 'R-JOIN', setFrom: 1 } }
  const ways = { 'join a b': did('joined'), 'join a c': deny('R1'), 'join b c': nothing }
  const engine = tiny({
    first: menu(ways),
    words,
    judge: (_s, _seat, move) => (move === 'join c b' ? 'R2' : undefined),
  })
  const s = started(engine)
  expect(engine.explain(s, 0, 'join b a')).toEqual([])
  expect(rulesOf(engine.explain(s, 0, 'join c a'))).toEqual(['R1'])
  expect(rulesOf(engine.explain(s, 0, 'join c b'))).toEqual(['R2'])
  expect(engine.take(s, 0, 'join b a')[0]).toEqual({ fact: { k: 'move', seat: 0, move: 'join a b' } })
})

test('ask: what nobody has heard of is unknown, by its name', () => {
  const engine = tiny({ first: menu({ go: nothing }) })
  const s = started(engine)
  for (const what of ['dance', '', ' go', 'constructor']) {
    expect(engine.explain(s, 0, what)).toEqual([{ move: what, on: [], rule: 'KER-UNKNOWN', params: { what } }])
  }
})

test('ask: a free action behind a closed question comes first to the question', () => {
  const engine = tiny({
    first: menu({ go: effect('shut') }),
    rules: { shut: { closed: true, ask: (_s, _by, _, asking: Asking) => void asking.offer('on', nothing) } },
    aside: (_s, _by, asking) => void asking.offer('whistle', did('whistled')),
  })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['go', 'end', 'whistle'])
  engine.take(s, 0, 'go')
  expect(moves(engine, s, 0)).toEqual(['on'])
  expect(rulesOf(engine.explain(s, 0, 'whistle'))).toEqual(['KER-FIRST'])
})

test('ask: a question that may lapse is not asked again if a free action leaves it one answer', () => {
  const offer = (_s: Tiny, _by: number, _: null, asking: Asking): void => {
    asking.offer('sell', need({ gem: 2 }))
    asking.offer('pass', did('passed'))
  }
  const optionsWith = (lapses: boolean, gem: number) => {
    const engine = tiny({
      first: all([effect('ask'), menu({})]),
      rules: { ask: { ask: offer, lapses } },
      setup: (s) => {
        at(s, 0).has = { gem }
      },
      aside: (_s, _by, asking) => void asking.offer('drop', all([need({ gem: 1 }), gain({ gem: -1 })])),
    })
    const s = started(engine)
    engine.take(s, 0, 'drop')
    return [...at(s, 0).did, ...moves(engine, s, 0)]
  }
  expect(optionsWith(true, 1)).toEqual(['passed', 'end'])
  expect(optionsWith(true, 2)).toEqual(['pass', 'drop'])
  expect(optionsWith(true, 3)).toEqual(['sell', 'pass', 'drop'])
  expect(optionsWith(false, 1)).toEqual(['pass'])
})

test('ask: what stays is no answer for good, and a question does not lapse by it', () => {
  const engine = tiny({
    first: effect('ask'),
    rules: {
      ask: { lapses: true, ask: (_s, _by, _, asking: Asking) => void asking.offer('wait', nothing, [], STAYS) },
    },
  })
  const s = started(engine)
  engine.take(s, 0, 'wait')
  expect(moves(engine, s, 0)).toEqual(['wait'])
})
const STAYS = offerFlags({ stays: true })

test('ask: a free action that cannot be taken has its reason', () => {
  const engine = tiny({
    first: menu({}),
    aside: (_s, _by, asking) => void asking.offer('sell gem', need({ gem: 1 })),
  })
  expect(rulesOf(engine.explain(started(engine), 0, 'sell gem'))).toEqual(['TINY-NEED'])
})

test('ask: every reason of the kernel is in its list', () => {
  for (const rule of [
    'KER-OVER',
    'KER-SEAT',
    'KER-TURN',
    'KER-DONE',
    'KER-FIRST',
    'KER-PART',
    'KER-UNKNOWN',
    'KER-PAY',
  ]) {
    expect(KERNEL_RULE_IDS).toHaveProperty(rule)
  }
})

test('ask: what is pending is told next first, with its cause', () => {
  const engine = tiny({ first: all([from('lamp', menu({ a: nothing })), as(1, menu({ b: nothing })), did('end')]) })
  expect(engine.pending(started(engine), 'spectator')).toEqual([
    { by: 0, op: 'menu', from: 'lamp' },
    { by: 1, op: 'menu', from: null },
    { by: 0, op: 'did', from: null },
  ])
})

test('ask: what is pending in a lane only its own seat is told', () => {
  const engine = tiny({ first: all([lanes(all([oneOf({ a: nothing }), gain({ coin: 1 })])), did('end')]) })
  const s = started(engine)
  const ops = (eyes: number | 'spectator') => engine.pending(s, eyes).map(({ op }) => op)
  engine.take(s, 0, 'a')
  expect(ops(0)).toEqual(['did'])
  expect(ops(1)).toEqual(['one-of', 'gain', 'did'])
  expect(ops('spectator')).toEqual(['did'])
})

test('ask: asking twice gives the same, and changes nothing', () => {
  const engine = tiny({ first: menu({ a: may('b', nothing), c: deny('R1') }) })
  const s = started(engine)
  const before = stateHash(s)
  expect(engine.options(s, 0)).toEqual(engine.options(s, 0))
  expect(engine.refusals(s, 0)).toEqual(engine.refusals(s, 0))
  engine.explain(s, 0, 'nowhere')
  expect(stateHash(s)).toBe(before)
})

test('ask: all parts of an effect must be possible, each for the seat that would do it', () => {
  const ways = { gain: gain({ coin: 1 }), own: all([nothing, need({ coin: 1 })]), theirs: as(1, need({ coin: 1 })) }
  const engine = tiny({ first: menu(ways) })
  const s = started(engine)
  at(s, 1).has.coin = 1
  expect(moves(engine, s, 0)).toEqual(['gain', 'theirs', 'end'])
})

test('ask: an effect without a rule is named in the error', () => {
  const engine = tiny({ first: menu({ go: effect('nowhere') }) })
  expect(() => engine.options(started(engine), 0)).toThrow("no rule 'nowhere' in tiny")
})

test('run: a rule that runs can ask what its seat could do now, and which rule is against it', () => {
  const passed: unknown[] = []
  const engine = tiny({
    first: all([effect('wonder'), menu({ go: nothing })]),
    aside: (_s, by, asking) => void asking.offer('whistle', by === 1 ? nothing : deny('R3')),
    rules: {
      wonder: {
        run(_s, _by, _arg, _tell, inquiry) {
          passed.push(inquiry.can(need({ coin: 0 })), inquiry.can(need({ coin: 1 })), inquiry.listening)
          passed.push(inquiry.against(nothing), inquiry.against(all([need({ coin: 0 }), deny('R1'), deny('R2')])))
          passed.push(inquiry.against(as(1, deny('R2'))), inquiry.hasAside(0), inquiry.hasAside(1))
          return undefined
        },
      },
    },
  })
  started(engine)
  expect(passed).toEqual([true, false, false, undefined, 'R1', 'R2', false, true])
})

test('ask: what a game judges and what it wonders about refuses nothing', () => {
  const engine = tiny({
    first: menu({ go: nothing }),
    judge: (_s, _seat, move, inquiry) => (move === 'fly' ? inquiry.against(deny('R1')) : undefined),
  })
  const s = started(engine)
  expect(rulesOf(engine.explain(s, 0, 'fly'))).toEqual(['R1'])
  expect(engine.refusals(s, 0)).toEqual([])
})

test('ask: a move with a rule against it is refused by that rule, and otherwise offered if it can be carried out', () => {
  const road = { move: 'road', on: ['r'] }
  const engine = tiny({
    first: effect('choose'),
    rules: {
      choose: {
        ask(_s, _by, _, asking: Asking) {
          asking.offerUnless('R1', 'a', nothing, ['x'])
          asking.offerUnless(undefined, 'b', nothing, ['y'])
          asking.offerUnless(undefined, 'c', deny('R2'))
          asking.offerUnless(undefined, 'd', deny('R3'), [], offerFlags({ prechecked: true }))
          asking.refuseAll([road, { move: 'river', on: [] }], 'R4', { far: 2 })
          asking.offer('e', effect('closed'))
        },
      },
      closed: { can: (_s, _by, _, inquiry) => inquiry.unless(undefined) && inquiry.unless('R5') },
    },
  })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['b', 'd'])
  const refused = (move: string, rule: string, on: string[] = [], params = {}): Refusal => ({ move, on, rule, params })
  const own = [refused('a', 'R1', ['x']), refused('c', 'R2')]
  const listed = [refused('road', 'R4', ['r'], { far: 2 }), refused('river', 'R4', [], { far: 2 }), refused('e', 'R5')]
  expect(engine.refusals(s, 0)).toEqual([...own, ...listed])
})
