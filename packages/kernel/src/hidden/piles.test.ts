import { expect, test } from 'vitest'
import { type LaneLimits, lanes, nothing } from '../core/effects.ts'
import { mask, sees } from '../core/knowledge.ts'
import { newCore } from '../core/new-core.ts'
import type { State } from '../core/state.ts'
import { type Card, pile } from '../core/state.ts'
import { effect } from '../testing/effect.ts'
import { menu, started, tiny } from '../testing/tiny.ts'
import {
  add,
  bagOf,
  draw,
  faces,
  fetch,
  find,
  idOf,
  ids,
  knowersOf,
  lay,
  look,
  move,
  showOwn,
  shuffle,
  slotOf,
} from './piles.ts'

function world(cards: readonly string[] = ['a', 'b', 'c'], knowers: 'all' | 'none' | number = 'none'): State {
  const s: State = { core: newCore(3, 'seed', nothing) }
  s.core.seq = 5
  lay(s, 'deck', cards, knowers)
  for (const name of ['hand', 'box']) lay(s, name, [])
  return s
}

const slots = (s: State, name: string): number[] => pile(s, name).map(slotOf)
const bags = (s: State, name: string): number[] => pile(s, name).map(bagOf)
const known = (s: State, name: string): number[] => pile(s, name).map(knowersOf)

test('piles: a pile lies in the order given, the top card last', () => {
  expect(ids(world(), 'deck')).toEqual(['a', 'b', 'c'])
})

test('piles: what is laid is known to all unless it is said otherwise', () => {
  const s = world()
  lay(s, 'market', ['x'])
  expect(known(s, 'market')).toEqual([mask('all')])
})

test('piles: laying a pile tells nobody anything new', () => {
  const s = world(['a'], 1)
  expect([s.core.barrier, s.core.learned]).toEqual([0, 0])
})

test('piles: every card has a slot of its own, and every pile a bag of its own', () => {
  const s = world(['a', 'a', 'a'])
  lay(s, 'other', ['a'])
  expect(new Set([...slots(s, 'deck'), ...slots(s, 'other')]).size).toBe(4)
  expect(new Set(bags(s, 'deck')).size).toBe(1)
  expect(bags(s, 'other')[0]).not.toBe(bags(s, 'deck')[0])
})

test('piles: each pair of eyes reads the cards it knows, and only that the others are there', () => {
  const s = world()
  look(s, 'deck', 0, 1)
  look(s, 'deck', 2, 'all')
  expect(faces(s, 'deck', 0)).toEqual([null, null, 'c'])
  expect(faces(s, 'deck', 1)).toEqual(['a', null, 'c'])
  expect(faces(s, 'deck', 'spectator')).toEqual([null, null, 'c'])
})

test('piles: a look shows one card and leaves it where it is', () => {
  const s = world()
  const before = slots(s, 'deck')
  expect(idOf(look(s, 'deck', 1, 2))).toBe('b')
  expect(ids(s, 'deck')).toEqual(['a', 'b', 'c'])
  expect(slots(s, 'deck')).toEqual(before)
  expect(known(s, 'deck')).toEqual([0, mask(2), 0])
})

test('piles: a look sets the barrier', () => {
  const s = world()
  look(s, 'deck', 1, 2)
  expect(s.core.barrier).toBe(5)
  expect(s.core.learned).toBe(mask(2))
})

test('piles: a look at what one knows already teaches nothing and sets no barrier', () => {
  const s = world(['a'], 'all')
  look(s, 'deck', 0, 2)
  expect([s.core.barrier, s.core.learned]).toEqual([0, 0])
})

test('piles: a card that its owner lays open is news to the others alone', () => {
  const s = world(['a'], 2)
  look(s, 'deck', 0, 'all')
  expect(s.core.barrier).toBe(5)
  expect([0, 1, 2].map((seat) => sees(s.core.learned, seat))).toEqual([true, true, false])
})

test('piles: whoever shows a card of their own may still take that back; the others have learned it', () => {
  const s = world(['a', 'b'], 2)
  expect(showOwn(s, 'deck', 0, 2)[0]).toBe('a')
  expect([s.core.barrier, known(s, 'deck')]).toEqual([0, [mask('all'), mask(2)]])
  expect([0, 1, 2].map((seat) => sees(s.core.learned, seat))).toEqual([true, true, false])
})

test('piles: nobody shows as their own what they do not know', () => {
  const s = world(['a'], 2)
  expect(() => showOwn(s, 'deck', 0, 1)).toThrow("seat 1 does not know 'a'")
  expect(known(s, 'deck')).toEqual([mask(2)])
})

test('piles: what the only player knows is laid open without a barrier, what one of three knows is not', () => {
  const alone: State = { core: newCore(1, 'seed', nothing) }
  alone.core.seq = 5
  lay(alone, 'deck', ['a', 'b'], 'none')
  look(alone, 'deck', 0, 0)
  expect(alone.core.barrier).toBe(5)
  alone.core.seq = 6
  look(alone, 'deck', 0, 'all')
  expect([alone.core.barrier, known(alone, 'deck')]).toEqual([5, [mask('all'), 0]])
  const s = world(['a'], 0)
  look(s, 'deck', 0, 'all')
  expect(s.core.barrier).toBe(5)
})

test('piles: a look by one more adds to those who know', () => {
  const s = world(['a'])
  look(s, 'deck', 0, 0)
  look(s, 'deck', 0, 2)
  expect(known(s, 'deck')).toEqual([mask(0) | mask(2)])
})

test('piles: a draw takes the top card and shows it to whoever draws', () => {
  const s = world()
  expect(draw(s, 'deck', 'hand', 1)?.[0]).toBe('c')
  expect(ids(s, 'deck')).toEqual(['a', 'b'])
  expect(faces(s, 'hand', 1)).toEqual(['c'])
  expect(faces(s, 'hand', 0)).toEqual([null])
  expect(s.core.barrier).toBe(5)
})

test('piles: the last card can be drawn too', () => {
  const s = world(['a'])
  expect(draw(s, 'deck', 'hand', 1)?.[0]).toBe('a')
  expect(ids(s, 'deck')).toEqual([])
})

test('piles: a draw from an empty pile is nothing, and teaches nothing', () => {
  const s = world([])
  expect(draw(s, 'deck', 'hand', 1)).toBeUndefined()
  expect(ids(s, 'hand')).toEqual([])
  expect(s.core.barrier).toBe(0)
})

test('piles: a card drawn unseen stays unknown and sets no barrier', () => {
  const s = world()
  draw(s, 'deck', 'box', 'none')
  expect(known(s, 'box')).toEqual([0])
  expect(s.core.barrier).toBe(0)
})

test('piles: a card that moves keeps its slot, its bag and those who know it', () => {
  const s = world()
  look(s, 'deck', 1, 2)
  const card = pile(s, 'deck')[1] as Card
  move(s, 'deck', 1, 'box')
  expect(pile(s, 'box')).toEqual([card])
  move(s, 'box', 0, 'hand', 0)
  const [id, slot, , bag, root] = card
  expect(pile(s, 'hand')).toEqual([[id, slot, mask(2) | mask(0), bag, root]])
})

test('piles: a card goes to the top or to the bottom', () => {
  const s = world()
  move(s, 'deck', 2, 'deck', 'none', 'bottom')
  expect(ids(s, 'deck')).toEqual(['c', 'a', 'b'])
  move(s, 'deck', 0, 'deck')
  expect(ids(s, 'deck')).toEqual(['a', 'b', 'c'])
})

test('piles: a card that is not there cannot be moved or looked at', () => {
  const s = world()
  for (const index of [-1, 3, 0.5]) {
    expect(() => move(s, 'deck', index, 'hand')).toThrow(`no card ${index} in pile 'deck' (seq 5)`)
    expect(() => look(s, 'deck', index, 0)).toThrow(`no card ${index} in pile 'deck' (seq 5)`)
  }
})

test('piles: a pile that was never laid is named in the error', () => {
  expect(() => pile(world(), 'attic')).toThrow("no pile 'attic' (seq 5)")
})

test('piles: a card added is known to all, at a new slot, in a bag that nothing shares', () => {
  const s = world()
  add(s, 'deck', 'omen', 'bottom')
  add(s, 'deck', 'lamp')
  expect(ids(s, 'deck')).toEqual(['omen', 'a', 'b', 'c', 'lamp'])
  expect(faces(s, 'deck', 'spectator')).toEqual(['omen', null, null, null, 'lamp'])
  expect(new Set(slots(s, 'deck')).size).toBe(5)
  expect(new Set(bags(s, 'deck')).size).toBe(3)
})

test('piles: a shuffle moves faces among the slots, loses what was known, and makes a new bag', () => {
  const cards = Array.from({ length: 12 }, (_, i) => `card-${i}`)
  const s = world(cards, 'all')
  const before = slots(s, 'deck')
  const bag = bags(s, 'deck')[0]
  shuffle(s, 'deck')
  expect(slots(s, 'deck')).toEqual(before)
  expect(ids(s, 'deck')).not.toEqual(cards)
  expect(ids(s, 'deck').sort()).toEqual(cards.slice().sort())
  expect(new Set(known(s, 'deck'))).toEqual(new Set([0]))
  expect(new Set(bags(s, 'deck')).size).toBe(1)
  expect(bags(s, 'deck')[0]).not.toBe(bag)
})

test('piles: a shuffle cannot be taken back', () => {
  const s = world()
  shuffle(s, 'deck')
  expect(s.core.barrier).toBe(5)
})

test('piles: two shuffles make two bags, and the second order is another', () => {
  const s = world(Array.from({ length: 12 }, (_, i) => `card-${i}`))
  shuffle(s, 'deck')
  const [order, bag] = [ids(s, 'deck'), bags(s, 'deck')[0]]
  shuffle(s, 'deck')
  expect(ids(s, 'deck')).not.toEqual(order)
  expect(bags(s, 'deck')[0]).not.toBe(bag)
})

test('piles: find gives the lowest card of that name, or -1', () => {
  const s = world(['a', 'b', 'b'])
  expect([find(s, 'deck', 'b'), find(s, 'deck', 'z')]).toEqual([1, -1])
})

test('piles: fetch brings a card from wherever it lies, known to these and to nobody else, without a barrier', () => {
  const s = world(['a', 'b', 'c'], 'all')
  fetch(s, 'b', 'hand', 2)
  expect(ids(s, 'deck')).toEqual(['a', 'c'])
  expect(ids(s, 'hand')).toEqual(['b'])
  expect(known(s, 'hand')).toEqual([mask(2)])
  expect(s.core.barrier).toBe(0)
})

test('piles: fetch to the pile in which the card lies already brings it to the top', () => {
  const s = world(['a', 'b', 'c'])
  fetch(s, 'a', 'deck', 1)
  expect(ids(s, 'deck')).toEqual(['b', 'c', 'a'])
  expect(faces(s, 'deck', 1)).toEqual([null, null, 'a'])
})

test('piles: of several cards of one name fetch takes one that is not there yet, whichever pile was laid first', () => {
  const s = world(['a', 'b'])
  lay(s, 'supply', ['a', 'a'])
  fetch(s, 'a', 'deck', 'none')
  fetch(s, 'a', 'deck', 'none')
  expect(ids(s, 'deck')).toEqual(['a', 'b', 'a', 'a'])
  expect(ids(s, 'supply')).toEqual([])
})

test('piles: fetch says which card there is not', () => {
  expect(() => fetch(world(), 'z', 'hand', 0)).toThrow("there is no card 'z'")
})

/** Returns a function that runs one move with this effect in a lane. */
function inLane(act: (s: State) => void, limits?: LaneLimits): () => void {
  const engine = tiny({
    first: lanes(menu({ act: effect('act') }), limits),
    rules: {
      act: {
        run(s) {
          act(s)
          return undefined
        },
      },
    },
    setup: (s) => {
      lay(s, 'deck', ['a', 'b'], 'none')
      lay(s, 'hand', ['c'], 'none')
    },
  })
  const s = started(engine)
  return () => void engine.take(s, 1, 'act')
}

test('piles: a lane cannot shuffle', () => {
  expect(inLane((s) => shuffle(s, 'deck'))).toThrow("chance 'deck' in a lane")
})

test('piles: a lane cannot show a card to all', () => {
  expect(inLane((s) => look(s, 'deck', 0, 'all'))).toThrow('shown to all out of a lane')
  expect(inLane((s) => move(s, 'deck', 0, 'hand', 'all'))).toThrow('shown to all out of a lane')
  expect(inLane((s) => draw(s, 'deck', 'hand', 'all'))).toThrow('shown to all out of a lane')
})

test('piles: a lane may move cards unseen, and show them to its own seat', () => {
  expect(inLane((s) => move(s, 'deck', 0, 'hand'))).not.toThrow()
  expect(inLane((s) => look(s, 'deck', 0, 1))).not.toThrow()
})

const CHANGES: Readonly<Record<string, (s: State) => void>> = {
  'a move from it': (s) => void move(s, 'deck', 0, 'hand'),
  'a move to it': (s) => void move(s, 'hand', 0, 'deck'),
  'a draw': (s) => void draw(s, 'deck', 'hand', 'none'),
  'a look': (s) => void look(s, 'deck', 0, 1),
  'a shuffle': (s) => shuffle(s, 'deck'),
  'a card more': (s) => add(s, 'deck', 'omen'),
  'laying it anew': (s) => void lay(s, 'deck', []),
  'a fetch from it': (s) => fetch(s, 'a', 'hand', 'none'),
  'a fetch to it': (s) => fetch(s, 'c', 'deck', 'none'),
}

test.each(Object.keys(CHANGES))('piles: in lanes that do not name a pile %s throws', (change) => {
  const act = CHANGES[change] as (s: State) => void
  expect(inLane(act, { changing: ['hand'] })).toThrow("pile 'deck' changes in lanes that do not name it (seq 1)")
})

test('piles: lanes may change all piles that they name, and without a name any, new ones included', () => {
  const both = { changing: ['deck', 'hand'] }
  for (const [change, act] of Object.entries(CHANGES))
    if (change !== 'a shuffle') for (const limits of [both, {}]) expect(inLane(act, limits)).not.toThrow()
  expect(inLane((s) => void lay(s, 'attic', []))).not.toThrow()
  expect(inLane((s) => void lay(s, 'attic', []), both)).toThrow("pile 'attic' changes in lanes")
})

test('piles: lanes that name a pile there is not cannot open', () => {
  expect(() => inLane(() => {}, { changing: ['attic'] })).toThrow("no pile 'attic'")
})
