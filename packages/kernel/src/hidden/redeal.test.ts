import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, type LaneLimits, lanes, nothing, oneOf } from '../core/effects.ts'
import { factsFor } from '../core/events.ts'
import { beforeLanes } from '../core/lanes.ts'
import type { Eyes } from '../core/names.ts'
import type { Asking } from '../core/rule.ts'
import type { Lanes } from '../core/state.ts'
import { type Card, pile } from '../core/state.ts'
import { canonical } from '../digest/json.ts'
import type { Engine } from '../engine.ts'
import { pay } from '../paying/pay.ts'
import { source } from '../paying/source.ts'
import { effect } from '../testing/effect.ts'
import {
  at,
  did,
  lookAt,
  menu,
  moves,
  purseOf,
  roll,
  started,
  type Tiny,
  type TinyView,
  tiny,
} from '../testing/tiny.ts'
import { add, draw, faces, find, ids, lay, look, move, shuffle } from './piles.ts'
import { forgetCollected } from './redeal.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`)

/** A deck of eight cards, three cards in each hand, and two of five tiles face up. */
function deal(s: Tiny): void {
  lay(s, 'deck', CARDS)
  shuffle(s, 'deck')
  lay(s, 'tiles', ['t1', 't2', 't3', 't4', 't5'])
  shuffle(s, 'tiles')
  lay(s, 'market', [])
  for (const seat of [0, 1]) {
    lay(s, `hand-${seat}`, [])
    for (let i = 0; i < 3; i++) draw(s, 'deck', `hand-${seat}`, seat)
  }
  for (let i = 0; i < 2; i++) draw(s, 'tiles', 'market', 'all')
}

const table = tiny({ first: menu({ roll, look: lookAt('deck', 1) }), setup: deal })
const allIds = (s: Tiny): string[] => Object.keys(s.core.piles).flatMap((name) => ids(s, name))

test('redeal: what the seat knows stays where it is', () => {
  const s = started(table)
  for (const seed of SEEDS) {
    const other = table.redeal(s, 0, seed)
    for (const name of ['deck', 'hand-0', 'hand-1', 'tiles', 'market']) {
      expect(faces(other, name, 0)).toEqual(faces(s, name, 0))
    }
  }
})

test('redeal: the seat sees, may do and is told just the same', () => {
  const s = started(table)
  for (const seed of SEEDS.slice(0, 20)) {
    const other = table.redeal(s, 0, seed)
    expect(table.view(other, 0)).toEqual(table.view(s, 0))
    expect(table.options(other, 0)).toEqual(table.options(s, 0))
    expect(table.refusals(other, 0)).toEqual(table.refusals(s, 0))
  }
})

test('redeal: no card is lost or doubled, and none leaves its bag', () => {
  const s = started(table)
  const bags = (world: Tiny) => {
    const contents: Record<number, string[]> = {}
    for (const [id, , , bag] of Object.values(world.core.piles).flat())
      contents[bag] = [...(contents[bag] ?? []), id].sort()
    return contents
  }
  for (const seed of SEEDS) {
    const other = table.redeal(s, 0, seed)
    expect(allIds(other).sort()).toEqual(allIds(s).sort())
    expect(bags(other)).toEqual(bags(s))
  }
})

test('redeal: slots, bags and who knows what are the same', () => {
  const s = started(table)
  const shape = (world: Tiny) =>
    Object.entries(world.core.piles).map(([name, cards]) => [
      name,
      cards.map(([, slot, known, bag]) => [slot, bag, known]),
    ])
  expect(shape(table.redeal(s, 1, 'x'))).toEqual(shape(s))
})

test('redeal: it really deals: every card that the seat does not know turns up in every slot it does not know', () => {
  const s = started(table)
  const hidden = CARDS.filter((id) => find(s, 'hand-0', id) < 0)
  const seen = new Map<string, Set<string>>()
  for (let i = 0; i < 200; i++) {
    const other = table.redeal(s, 0, `deal ${i}`)
    for (const name of ['deck', 'hand-1']) {
      for (const [index, id] of ids(other, name).entries()) {
        const key = `${name} ${index}`
        seen.set(key, (seen.get(key) ?? new Set()).add(id))
      }
    }
  }
  expect(seen.size).toBe(5)
  for (const found of seen.values()) expect([...found].sort()).toEqual(hidden)
})

test('redeal: the same seed gives the same world, another another', () => {
  const s = started(table)
  expect(canonical(table.redeal(s, 0, 'x'))).toBe(canonical(table.redeal(s, 0, 'x')))
  expect(canonical(table.redeal(s, 0, 'x'))).not.toBe(canonical(table.redeal(s, 0, 'y')))
})

test('redeal: it never follows the truth: a redealt world redealt equals the true one redealt', () => {
  const s = started(table)
  table.take(s, 0, 'look')
  for (const seat of [0, 1]) {
    for (const [i, seed] of SEEDS.entries()) {
      const far = table.redeal(table.redeal(s, seat, `first ${i}`), seat, seed)
      expect(canonical(far)).toBe(canonical(table.redeal(s, seat, seed)))
    }
  }
})

test('redeal: chance to come does not follow the truth either', () => {
  const s = started(table)
  table.take(s, 0, 'roll')
  const other = table.redeal(s, 0, 'x')
  expect(other.core.seed).not.toContain(s.core.seed)
  expect(other.core.chance).toEqual({})
  const throws = (world: Tiny) => {
    for (let i = 0; i < 12; i++) table.take(world, 0, 'roll')
    return at(world, 0).did.slice(1)
  }
  expect(throws(other)).not.toEqual(throws(s))
})

test('redeal: the state it was made from is left as it was', () => {
  const s = started(table)
  const before = canonical(s)
  table.redeal(s, 0, 'x')
  expect(canonical(s)).toBe(before)
})

test('redeal: a card looked at stays for the seat that looked, and only for that one', () => {
  const s = started(table)
  table.take(s, 0, 'look')
  const own = new Set(SEEDS.map((seed) => ids(table.redeal(s, 0, seed), 'deck')[1]))
  const others = new Set(SEEDS.map((seed) => ids(table.redeal(s, 1, seed), 'deck')[1]))
  expect([...own]).toEqual([ids(s, 'deck')[1]])
  expect(others.size).toBeGreaterThan(1)
})

test('redeal: a card put to the bottom for all to see stays there', () => {
  const s = started(table)
  add(s, 'deck', 'omen', 'bottom')
  for (const seed of SEEDS) expect(ids(table.redeal(s, 0, seed), 'deck')[0]).toBe('omen')
})

test('redeal: cards shuffled together again are one bag', () => {
  const s = started(table)
  for (let i = 0; i < 2; i++) move(s, 'market', 0, 'tiles')
  shuffle(s, 'tiles')
  const tops = new Set(SEEDS.map((seed) => ids(table.redeal(s, 0, seed), 'tiles')[4]))
  expect([...tops].sort()).toEqual(['t1', 't2', 't3', 't4', 't5'])
})

test('redeal: a seat that knows every card of a bag but one knows that one too', () => {
  const s = started(table)
  for (let i = 0; i < 2; i++) look(s, 'tiles', i, 0)
  for (const seed of SEEDS) expect(ids(table.redeal(s, 0, seed), 'tiles')).toEqual(ids(s, 'tiles'))
})

test('redeal: a spectator knows what lies open, and no hand', () => {
  const s = started(table)
  table.take(s, 0, 'look')
  const hands = new Set<string>()
  for (const seed of SEEDS) {
    const other = table.redeal(s, 'spectator', seed)
    same(table, s, other, 'spectator')
    expect(ids(other, 'market')).toEqual(ids(s, 'market'))
    expect(faces(other, 'hand-0', 0)).toEqual(ids(other, 'hand-0'))
    hands.add(ids(other, 'hand-0').join())
    const far = table.redeal(table.redeal(s, 0, `far ${seed}`), 'spectator', seed)
    expect(canonical(far)).toBe(canonical(table.redeal(s, 'spectator', seed)))
  }
  expect(hands.size).toBeGreaterThan(20)
})

test('what has only been collected for a payment can be forgotten by all but the one who pays', () => {
  const engine = tiny({
    first: menu({ buy: pay({ coin: 3 }, did('bought')) }),
    purse: purseOf([source('coin', ['coin'], { takes: 'coin' }), source('gem', ['coin'], { takes: 'gem' })]),
    setup: (s) => {
      at(s, 0).has = { coin: 3, gem: 3 }
    },
  })
  const collected = (...steps: string[]) => {
    const s = started(engine)
    for (const step of ['buy', ...steps]) engine.take(s, 0, step)
    return s
  }
  const [coin, gem] = [collected('pay coin'), collected('pay gem')]
  const world = (s: Tiny, eyes: Eyes) => {
    const dealt = engine.redeal(s, eyes, 'x')
    forgetCollected(dealt, eyes)
    return dealt
  }
  const worlds = (eyes: Eyes) => [coin, gem].map((s) => canonical(world(s, eyes)))
  for (const eyes of [1, 'spectator'] as const) expect(worlds(eyes)[0]).toBe(worlds(eyes)[1])
  expect(worlds(0)[0]).not.toBe(worlds(0)[1])
  same(engine, gem, world(gem, 0), 0)
})

// Piles that do not take every card.

test('redeal: a pile takes only what fits it', () => {
  const engine = tiny({
    first: menu({}),
    setup: deal,
    fits: (_s, name, card) => name !== 'hand-1' || 'abcdef'.includes(card),
  })
  const fine = (world: Tiny) => ids(world, 'hand-1').every((card) => 'abcdef'.includes(card))
  const s = started(
    engine,
    SEEDS.find((seed) => fine(started(engine, seed))),
  )
  const seen = new Set<string>()
  for (const seed of SEEDS) {
    const hand = ids(engine.redeal(s, 0, seed), 'hand-1')
    expect(hand.every((card) => 'abcdef'.includes(card))).toBe(true)
    for (const card of hand) seen.add(card)
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('redeal: choosy piles do not take from each other the only card that fits', () => {
  // The first slot takes anything but z, the second only y, so y must be left for the second.
  const engine = tiny({
    first: menu({}),
    setup: (s) => {
      lay(s, 'left', ['x'], 'none')
      lay(s, 'right', ['y'], 'none')
      lay(s, 'rest', ['z', 'w'], 'none')
      for (const name of ['left', 'right', 'rest']) {
        s.core.piles[name] = pile(s, name).map(([id, slot, known]): Card => [id, slot, known, 0, 0])
      }
    },
    fits: (_s, name, card) => (name === 'left' ? card !== 'z' : name === 'right' ? card === 'y' : true),
  })
  const s = started(engine)
  const lefts = new Set<string | undefined>()
  for (const seed of SEEDS) {
    const other = engine.redeal(s, 0, seed)
    expect(ids(other, 'right')).toEqual(['y'])
    lefts.add(ids(other, 'left')[0])
  }
  expect([...lefts].sort()).toEqual(['w', 'x'])
})

test('redeal: however choosy the piles, a deal that the truth shows to be possible is found', () => {
  const piles = ['p0', 'p1', 'p2', 'p3', 'p4']
  const likes = fc.array(fc.subarray(piles), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(likes, fc.string(), (liked, seed) => {
      const fitting = (name: string, card: string) =>
        name === `p${card}` || (liked[Number(card)] as string[]).includes(name)
      const engine = tiny({
        first: menu({}),
        setup: (s) => {
          for (const [i, name] of piles.entries()) {
            lay(s, name, [String(i)], 'none')
            s.core.piles[name] = pile(s, name).map(([id, slot, known]): Card => [id, slot, known, 0, 0])
          }
        },
        fits: (_s, name, card) => fitting(name, card),
      })
      const s = started(engine)
      const other = engine.redeal(s, 0, seed)
      for (const name of piles) expect(fitting(name, ids(other, name)[0] as string)).toBe(true)
      expect(canonical(engine.redeal(other, 0, 'again'))).toBe(canonical(engine.redeal(s, 0, 'again')))
    }),
    { seed: 1, numRuns: 200 },
  )
})

// Lanes.

/** In a lane a seat drops one of its cards, may look at the lowest tile, and chooses a direction. */
const drafting = (limits?: LaneLimits) =>
  tiny({
    first: all([lanes(effect('drop'), limits), menu({})]),
    rules: {
      drop: {
        ask(s: Tiny, by: number, _: null, asking: Asking) {
          for (const [id] of pile(s, `hand-${by}`)) asking.offer(`drop ${id}`, effect('dropped', id))
        },
      },
      dropped: {
        run(s: Tiny, by: number, card: string, tell) {
          move(s, `hand-${by}`, find(s, `hand-${by}`, card), `box-${by}`)
          tell({ k: 'dropped', seat: by }, { [by]: { k: 'dropped', seat: by, card } })
          return menu({ peek: lookAt('tiles', 0), left: did('left'), right: did('right') })
        },
      },
    },
    setup: (s) => {
      deal(s)
      for (const seat of [0, 1]) lay(s, `box-${seat}`, [])
    },
  })
const draft = drafting()

const dropFirst = (s: Tiny, seat: number) => draft.take(s, seat, moves(draft, s, seat)[0] as string)

function finish(s: Tiny, seat: number, ...steps: string[]): void {
  dropFirst(s, seat)
  for (const step of [...steps, 'end']) draft.take(s, seat, step)
}

function same(engine: Engine<Tiny, TinyView>, s: Tiny, other: Tiny, eyes: Eyes): void {
  expect(engine.view(other, eyes)).toEqual(engine.view(s, eyes))
  expect(engine.deciders(other)).toEqual(engine.deciders(s))
  if (eyes !== 'spectator') expect(engine.options(other, eyes)).toEqual(engine.options(s, eyes))
}

test("redeal: another's unfinished lane begins again", () => {
  const s = started(draft)
  dropFirst(s, 1)
  draft.take(s, 1, 'left')
  const other = draft.redeal(s, 0, 'x')
  expect(other.core.lanes?.moves).toEqual([[], []])
  expect(at(other, 1).did).toEqual([])
  same(draft, s, other, 0)
})

test("redeal: the seat's own lane is where it was", () => {
  const s = started(draft)
  dropFirst(s, 0)
  draft.take(s, 0, 'right')
  const other = draft.redeal(s, 0, 'x')
  expect(other.core.lanes?.moves[0]).toEqual(s.core.lanes?.moves[0])
  expect(at(other, 0).did).toEqual(['right'])
  expect(draft.undoable(other, 0)).toBe(draft.undoable(s, 0))
  same(draft, s, other, 0)
})

test("redeal: another's finished lane gets legal moves, and not always those that were made", () => {
  const s = started(draft)
  finish(s, 1, 'left')
  const ways = new Set<string>()
  for (const seed of SEEDS) {
    const other = draft.redeal(s, 0, seed)
    const made = other.core.lanes?.moves[1] as string[]
    expect(draft.deciders(other)).toEqual([0])
    expect(made[0]).toMatch(/^drop [a-h]$/)
    expect(made.at(-1)).toBe('end')
    // The moves are legal: replayed from the beginning, they lead to the same lane.
    const again = draft.reopen(beforeLanes(draft.game, other))
    for (const step of made) draft.take(again, 1, step)
    expect(again.core.lanes?.stacks[1]).toEqual([])
    ways.add(made.slice(1).join())
    same(draft, s, other, 0)
  }
  expect(ways.size).toBeGreaterThan(3)
})

test('redeal: a card that the seat looked at in its lane stays', () => {
  const s = started(draft)
  dropFirst(s, 0)
  draft.take(s, 0, 'peek')
  const lowest = ids(s, 'tiles')[0]
  for (const seed of SEEDS) {
    const other = draft.redeal(s, 0, seed)
    expect(ids(other, 'tiles')[0]).toBe(lowest)
    same(draft, s, other, 0)
  }
})

test('redeal: a card that another looked at in its lane does not', () => {
  const s = started(draft)
  finish(s, 1, 'peek')
  const lowest = new Set(SEEDS.map((seed) => ids(draft.redeal(s, 0, seed), 'tiles')[0]))
  expect(lowest.size).toBe(3)
})

test('redeal: in lanes too a redealt world redealt equals the true one redealt', () => {
  const positions: ((s: Tiny) => void)[] = [
    () => {},
    (s) => void dropFirst(s, 1),
    (s) => finish(s, 1, 'peek'),
    (s) => {
      finish(s, 0, 'peek', 'left')
      dropFirst(s, 1)
    },
    (s) => {
      dropFirst(s, 0)
      draft.take(s, 0, 'peek')
      finish(s, 1, 'left')
    },
  ]
  for (const reach of positions) {
    const s = started(draft)
    reach(s)
    for (const seat of [0, 1]) {
      for (const seed of SEEDS.slice(0, 8)) {
        const far = draft.redeal(draft.redeal(s, seat, `far ${seed}`), seat, seed)
        expect(canonical(far)).toBe(canonical(draft.redeal(s, seat, seed)))
      }
    }
  }
})

test('redeal: for a spectator every lane is that of another', () => {
  const s = started(draft)
  dropFirst(s, 0)
  finish(s, 1, 'peek')
  const made = new Set<string>()
  for (const seed of SEEDS) {
    const other = draft.redeal(s, 'spectator', seed)
    same(draft, s, other, 'spectator')
    expect(other.core.lanes?.moves[0]).toEqual([])
    made.add(String(other.core.lanes?.moves[1]))
  }
  expect(made.size).toBeGreaterThan(3)
})

test('redeal: until something is shown to the seat both worlds tell it the same', () => {
  const s = started(draft)
  finish(s, 1, 'left')
  const [hidden] = moves(draft, s, 0)
  for (const seed of SEEDS.slice(0, 20)) {
    const [one, other] = [draft.clone(s), draft.redeal(s, 0, seed)]
    for (const step of [hidden as string, 'left']) {
      expect(factsFor(draft.take(other, 0, step), 0)).toEqual(factsFor(draft.take(one, 0, step), 0))
    }
  }
})

test('redeal: what ran in lanes before the first question is still to be told in the other world', () => {
  const engine = tiny({ first: menu({ open: lanes(all([did('woke'), oneOf({ done: nothing })])) }) })
  const s = started(engine)
  engine.take(s, 0, 'open')
  const other = engine.redeal(s, 0, 'x')
  for (const world of [s, other]) engine.take(world, 1, 'done')
  expect(factsFor(engine.take(other, 0, 'done'), 0)).toEqual(factsFor(engine.take(s, 0, 'done'), 0))
})

test('redeal: seats without a lane stay without', () => {
  const engine = tiny({ players: 3, first: lanes(oneOf({ a: did('a'), b: did('b') }), { seats: [0, 2] }) })
  const s = started(engine)
  const other = engine.redeal(s, 1, 'x')
  expect(engine.deciders(other)).toEqual([0, 2])
  expect(other.core.lanes?.moves).toEqual([[], [], []])
})

test('redeal: lanes that a move has opened have the barrier that they had', () => {
  const engine = tiny({ first: menu({ wait: nothing, open: lanes(oneOf({ done: nothing })) }) })
  const s = started(engine)
  engine.take(s, 0, 'wait')
  engine.take(s, 0, 'open')
  const other = engine.redeal(s, 0, 'x')
  expect([other.core.seq, other.core.barrier]).toEqual([s.core.seq, s.core.barrier])
})

// Dealing anew.

test('deal anew: what nobody knew falls differently for some row, what anybody knew stays', () => {
  const s = started(table)
  table.take(s, 0, 'look')
  const tiles = new Set<string>()
  for (let row = 1; row <= 40; row++) {
    const other = table.dealAnew(s, row)
    for (const name of ['hand-0', 'hand-1', 'market']) expect(ids(other, name)).toEqual(ids(s, name))
    expect(ids(other, 'deck')[1]).toBe(ids(s, 'deck')[1])
    expect(ids(other, 'tiles').sort()).toEqual(ids(s, 'tiles').sort())
    tiles.add(ids(other, 'tiles').join())
  }
  expect(tiles.size).toBe(6)
})

test('deal anew: chance to come is another, from the same seed', () => {
  const s = started(table)
  const throws = (world: Tiny) => {
    for (let i = 0; i < 12; i++) table.take(world, 0, 'roll')
    return at(world, 0).did
  }
  const rows = [1, 2, 3].map((row) => throws(table.dealAnew(s, row)).join())
  expect(new Set([...rows, throws(table.clone(s)).join()]).size).toBe(4)
  expect(table.dealAnew(s, 1).core.seed).toBe(s.core.seed)
})

test('deal anew: nobody may go back behind it', () => {
  const s = started(table)
  const other = table.dealAnew(s, 4)
  expect(other.core.barrier).toBe(other.core.seq)
  expect(other.core.era).toBe(4)
})

test('deal anew: in lanes all moves stand, and what any seat looked at there stays', () => {
  const s = started(draft)
  finish(s, 1, 'peek')
  dropFirst(s, 0)
  const lowest = ids(s, 'tiles')[0]
  const tops = new Set<string | undefined>()
  for (let row = 1; row <= 20; row++) {
    const other = draft.dealAnew(s, row)
    expect(other.core.lanes?.moves).toEqual(s.core.lanes?.moves)
    expect(ids(other, 'tiles')[0]).toBe(lowest)
    tops.add(ids(other, 'tiles')[2])
  }
  expect(tops.size).toBe(2)
})

// Lanes that name the piles they change.

const named = drafting({ changing: ['hand-0', 'hand-1', 'box-0', 'box-1', 'tiles'] })

/** A world as JSON, without the copy of the state before its lanes. */
function bare({ core, ...rest }: Tiny): string {
  const { before, changing, ...lanes } = core.lanes ?? ({} as Partial<Lanes>)
  return JSON.stringify({ ...rest, core: { ...core, lanes } })
}

test('redeal: whether lanes name the piles they change or not, undone, redealt, dealt anew and saved they come to the same', () => {
  const picks = fc.array(fc.tuple(fc.nat(1), fc.nat(3)), { maxLength: 12 })
  fc.assert(
    fc.property(picks, fc.string(), (steps, seed) => {
      let [s, plain] = [started(named), started(draft)]
      for (const [seat, pick] of steps) {
        const offered = moves(named, s, seat)
        const move = offered[pick % offered.length]
        if (!move) continue
        for (const [engine, world] of [
          [named, s],
          [draft, plain],
        ] as const)
          engine.take(world, seat, move)
        s = JSON.parse(JSON.stringify(s)) as Tiny
        expect(bare(s)).toBe(bare(plain))
        if (!s.core.lanes) break
        expect(JSON.stringify(beforeLanes(named.game, s).core.piles)).toBe(
          JSON.stringify(beforeLanes(draft.game, plain).core.piles),
        )
        expect(bare(named.dealAnew(s, pick))).toBe(bare(draft.dealAnew(plain, pick)))
        for (const one of [0, 1]) {
          expect(named.view(s, one)).toEqual(draft.view(plain, one))
          expect(bare(named.redeal(s, one, seed))).toBe(bare(draft.redeal(plain, one, seed)))
          if (named.undoable(s, one) > 0)
            expect(bare(named.undoInLane(s, one))).toBe(bare(draft.undoInLane(plain, one)))
        }
        if (pick === 3 && named.undoable(s, seat) > 0) {
          s = named.undoInLane(s, seat)
          plain = draft.undoInLane(plain, seat)
        }
      }
    }),
    { seed: 4, numRuns: 100 },
  )
})

test('redeal: lanes that name the piles they change keep no other, in a redealt world neither', () => {
  const s = started(named)
  for (const world of [s, named.redeal(s, 0, 'x'), named.dealAnew(s, 1)]) {
    const before = (world.core.lanes as Lanes).before as Tiny
    expect(Object.keys(before.core.piles).sort()).toEqual(['box-0', 'box-1', 'hand-0', 'hand-1', 'tiles'])
    expect(JSON.stringify(beforeLanes(named.game, world).core.piles)).toBe(JSON.stringify(world.core.piles))
  }
})

/** Seat 0 holds three of ten cards; then the rest of the deck is shuffled again, optionally with the face-up cards. */
function reshuffled(open: readonly string[]): ReturnType<typeof tiny> {
  return tiny({
    first: menu({}),
    setup: (s) => {
      lay(s, 'deck', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
      shuffle(s, 'deck')
      lay(s, 'hand', [])
      lay(s, 'open', open)
      for (let i = 0; i < 3; i++) draw(s, 'deck', 'hand', 0)
      while (pile(s, 'open').length > 0) draw(s, 'open', 'deck', 'all')
      shuffle(s, 'deck', 'again')
    },
  })
}

test('redeal: what was dealt before a second shuffle may still be any of the cards it was mixed with', () => {
  const engine = reshuffled([])
  const s = started(engine)
  const hands = new Set(
    SEEDS.map((seed) =>
      ids(engine.redeal(s, 1, seed), 'hand')
        .sort()
        .join(''),
    ),
  )
  expect(hands.size).toBeGreaterThan(SEEDS.length / 4)
  for (const seed of SEEDS) {
    const other = engine.redeal(s, 1, seed)
    expect(engine.hash(engine.redeal(other, 1, 'x'))).toBe(engine.hash(engine.redeal(s, 1, 'x')))
    expect(ids(engine.redeal(s, 0, seed), 'hand')).toEqual(ids(s, 'hand'))
  }
})

test('redeal: what everybody saw go into the deck afterwards is never in a hand dealt before', () => {
  const engine = reshuffled(['y', 'z'])
  const s = started(engine)
  const tops = new Set<string | undefined>()
  for (const seed of SEEDS) {
    const other = engine.redeal(s, 1, seed)
    expect(ids(other, 'hand').some((id) => id === 'y' || id === 'z')).toBe(false)
    expect([...ids(other, 'hand'), ...ids(other, 'deck')].sort()).toEqual([...ids(s, 'hand'), ...ids(s, 'deck')].sort())
    tops.add(ids(other, 'deck').at(-1))
  }
  expect(tops.size).toBeGreaterThan(4)
})
