import { BadTable, engineOf, ids, type Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { ANCIENTS, type AncientId } from './board/ancients.ts'
import { QUARTER_IDS } from './board/board.ts'
import { TASKS } from './board/tasks.ts'
import { CALL_IDS } from './cards/calls.ts'
import { DIE_IDS } from './cards/dice.ts'
import { EFFECT_IDS } from './cards/effects.ts'
import { SHOP_CARD_IDS, shopCard } from './cards/shop-cards.ts'
import { arkham } from './testing/index.ts'

type Given = { readonly [key: string]: Json }

const engine = engineOf(arkham)
const SEEDS = Array.from({ length: 40 }, (_, i) => `set-up ${i}`)
const ANCIENT_IDS = Object.keys(ANCIENTS) as AncientId[]

const game = (options: Given = {}, seed = 'set-up') => table(arkham, { table: options, seed })
const start = (options: Given, seed: string) => engine.start(engine.table({ players: 2, ...options }), seed)

/** Plays until all tasks are kept and the first round has begun. */
function begun(options: Given, seed?: string) {
  const one = game(options, seed)
  for (const seat of one.engine.deciders(one.state)) one.play(`${seat}: ${one.moves(seat)[0]}`)
  return one
}

/** Returns the rule by which a table is refused. */
function refusalOf(options: Given): string | undefined {
  try {
    engine.table(options)
  } catch (error) {
    return error instanceof BadTable ? error.rule : 'another error'
  }
  return 'none'
}

test.each([1, 2, 3, 4])('ARK-SETUP-01 %i may play, each with a board', (players) => {
  expect(game({ players }).expect({ round: 0 }).state.boards).toHaveLength(players)
})

test.each([0, 5])('ARK-SETUP-01 %i players are turned away', (players) => {
  expect(() => engine.table({ players })).toThrow('takes 1 to 4')
})

test('ARK-SETUP-03 all boards carry the same city', () => {
  const one = table(arkham, {
    table: { players: 3 },
    phase: 'turn',
    round: 2,
    dice: { 'die-1': 1, 'die-2': 2 },
    slots: ['die-1', 'die-2'],
  }).play('0: choose q12', '1: choose q12', '2: choose q12')
  expect(one.moves(0).length).toBeGreaterThan(75)
  expect(one.moves(1)).toEqual(one.moves(0))
  expect(one.moves(2)).toEqual(one.moves(0))
  expect(QUARTER_IDS).toHaveLength(36)
})

test('ARK-SETUP-04 five dice lie beside a card with two slots', () => {
  const one = begun({ players: 2, first: 0 })
  expect(DIE_IDS.map((id) => one.state.dice[id].zone)).toEqual(Array(5).fill('available'))
  one.play('pick die-1', 'remove die-2', 'remove die-3', 'pick die-4')
  const zones = DIE_IDS.map((id) => one.state.dice[id].zone)
  expect(zones).toEqual(['slot', 'unavailable', 'unavailable', 'slot', 'unavailable'])
})

test('ARK-SETUP-05 the same effect card cannot lie on both sides', () => {
  expect(refusalOf({ players: 2, dark: 'repeat', light: 'repeat' })).toBe('ARK-SETUP-05')
  expect(refusalOf({ players: 2, dark: 'repeat', light: 'new-turn' })).toBe('none')
  for (const seed of SEEDS) {
    const chance = start({}, seed)
    expect(chance.effects.dark).not.toBe(chance.effects.light)
    expect(start({ light: 'repeat' }, seed).effects.dark).not.toBe('repeat')
  }
})

test('ARK-SETUP-05 which of two cards lies dark makes a difference', () => {
  // The effect die shows a dark symbol.
  const extras = (dark: string, light: string) => {
    const one = table(arkham, {
      table: { players: 2, dark, light },
      phase: 'turn',
      dice: { 'die-5': 3, 'die-4': 4 },
      slots: ['die-5', 'die-4'],
    }).play('0: choose q34')
    return one.state.boards[0]?.tourists.q34
  }
  expect(extras('repeat', 'new-turn')).toEqual([0, 0, 3, 0])
  expect(extras('new-turn', 'repeat')).toEqual([0, 0, 2, 0])
})

test('ARK-SETUP-06 one of four Ancients is met', () => {
  expect(ANCIENT_IDS).toHaveLength(4)
  for (const ancient of ANCIENT_IDS) game({ ancient }).expect({ ancient })
})

test('ARK-SETUP-07 the horror places of the Ancient are the same on every board', () => {
  const walk = { start: 'c11', steps: ['r-c11-c21', 'r-c21-c31', 'r-c31-c32'] }
  const madness = (ancient: string) =>
    table(arkham, { table: { players: 2, ancient }, phase: 'encounter', boards: [walk, walk] })
  madness('cthulhu').expect({ boards: [{ madness: 1 }, { madness: 1 }] })
  madness('dagon').expect({ boards: [{ madness: 1 }, { madness: 1 }] })
  madness('shub-niggurath').expect({ boards: [{ madness: 0 }, { madness: 0 }] })
  expect(ANCIENTS.cthulhu.horrors).toContain('c21')
  expect(ANCIENTS.dagon.horrors).toContain('c32')
})

test('ARK-SETUP-08 with Cthulhu each player sees a call card that nobody else sees', () => {
  const one = game({ players: 3, ancient: 'cthulhu' })
  const calls = [0, 1, 2].map((seat) => engine.view(one.state, seat).boards[seat]?.call[0])
  expect(new Set(calls).size).toBe(3)
  expect(CALL_IDS).toEqual(expect.arrayContaining(calls))
  one.sees(1, { boards: [{ call: [null] }] }).sees('spectator', { boards: [{ call: [null] }, { call: [null] }] })
  expect(JSON.stringify(engine.view(one.state, 0))).not.toContain(ids(one.state, 'calls')[0] as string)
})

test('ARK-SETUP-08 the other Ancients call nobody', () => {
  game({ ancient: 'dagon' }).sees(0, { boards: [{ call: [] }, { call: [] }] })
})

test('ARK-SETUP-09 ten of the eleven shop cards are in the deck, and any one can be missing', () => {
  const missing = new Set<string>()
  for (const seed of Array.from({ length: 120 }, (_, i) => `deck ${i}`)) {
    const deck = ids(start({ ancient: 'dagon' }, seed), 'shop')
    expect(deck).toHaveLength(10)
    for (const id of SHOP_CARD_IDS) if (!deck.includes(id)) missing.add(id)
  }
  expect(missing.size).toBe(11)
})

test('ARK-SETUP-09 nobody sees the removed card or the order of the deck, and the deck is shuffled', () => {
  const one = game({ ancient: 'dagon' })
  const seen = JSON.stringify([0, 1, 'spectator'].map((eyes) => engine.view(one.state, eyes as 0)))
  for (const id of SHOP_CARD_IDS) expect(seen).not.toContain(id)
  const tops = new Set(SEEDS.map((seed) => ids(start({ ancient: 'dagon' }, seed), 'shop').at(-1)))
  expect(tops.size).toBeGreaterThan(6)
  one.sees(0, { shop: { deck: 10, open: [], old: [] } })
})

test('ARK-SETUP-10 SC-107 with Cthulhu the deck holds every card that brings tourists', () => {
  const missing = new Set<string>()
  const touristCards = SHOP_CARD_IDS.filter((id) => shopCard(id).kind === 'tourists')
  expect(touristCards).toHaveLength(4)
  for (const seed of Array.from({ length: 120 }, (_, i) => `deck ${i}`)) {
    const deck = ids(start({ ancient: 'cthulhu' }, seed), 'shop')
    expect(deck).toHaveLength(10)
    expect(deck).toEqual(expect.arrayContaining(touristCards))
    for (const id of SHOP_CARD_IDS) if (!deck.includes(id)) missing.add(id)
  }
  expect(missing.size).toBe(7)
})

test('ARK-SETUP-11 two tasks are dealt to each, and four players use all eight', () => {
  const one = game({ players: 4 })
  const dealt = [0, 1, 2, 3].flatMap((seat) => engine.view(one.state, seat).boards[seat]?.tasks ?? [])
  expect(dealt.slice().sort()).toEqual(Object.keys(TASKS))
  one.offersOnly([`keep ${dealt[0]}`, `keep ${dealt[1]}`], 0)
  const hands = new Set(SEEDS.map((seed) => ids(start({}, seed), 'task-0').join()))
  expect(hands.size).toBeGreaterThan(20)
})

test('ARK-SETUP-12 SC-109 a kept task is shown at the end, the discarded one never', () => {
  const one = game({ players: 2 })
  const [kept = '', other = ''] = ids(one.state, 'task-0')
  one.play(`0: keep ${kept}`).sees(0, { boards: [{ tasks: [kept], discarded: [other] }] })
  one
    .play(`1: ${one.moves(1)[0]}`)
    .tells(1, { k: 'task-kept', seat: 0 })
    .tells(0, { k: 'task-kept', task: kept })
  const secrets = (eyes: 0 | 1) => {
    const visibleText = JSON.stringify([engine.view(one.state, eyes), one.facts(eyes)])
    return [kept, other].filter((id) => visibleText.includes(`"${id}"`) || visibleText.includes(`keep ${id}`))
  }
  expect([secrets(0), secrets(1)]).toEqual([[kept, other], []])
  while (!engine.isOver(one.state)) {
    const [seat] = engine.deciders(one.state)
    one.play(`${seat}: ${one.moves(seat)[0]}`)
  }
  expect(secrets(1)).toEqual([kept])
  one.sees(1, { boards: [{ tasks: [kept], discarded: [null] }] })
})

test('ARK-SETUP-13 effects, Ancient and the own call card are known when the task is chosen', () => {
  const one = game({ ancient: 'cthulhu', dark: 'repeat', light: 'new-turn' })
  expect(one.moves(0).every((move) => move.startsWith('keep '))).toBe(true)
  one.sees(0, {
    ancient: 'cthulhu',
    effects: { dark: 'repeat', light: 'new-turn' },
    boards: [{ call: ids(one.state, 'call-0') }],
  })
})

test('ARK-SETUP-14 a first player is settled, who sits at the table', () => {
  begun({ players: 2, first: 1 }).expect({ first: 1 }).decides(1)
  begun({ players: 4, first: 3 }).expect({ first: 3 }).decides(3)
  expect(refusalOf({ players: 2, first: 2 })).toBe('ARK-SETUP-14')
  expect(refusalOf({ players: 3, first: 2 })).toBe('none')
})

test.each([
  [1, 'pick die-'],
  [2, 'pick die-'],
  [3, 'take die-'],
  [4, 'take die-'],
])('ARK-SETUP-15 with %i players the first round begins with: %s', (players, words) => {
  const one = begun({ players }).expect({ round: 1 })
  expect(one.moves().every((move) => move.startsWith(words))).toBe(true)
})

test('ARK-SETUP-16 the same seed gives the same game, another seed another one', () => {
  const hash = (seed: string) => {
    const one = begun({ players: 2, ancient: 'cthulhu' }, seed)
    return one.engine.hash(one.state)
  }
  expect(hash('one')).toBe(hash('one'))
  expect(hash('one')).not.toBe(hash('another'))
})

test('ARK-SETUP-17 what the table leaves open is drawn by chance, and everything comes up', () => {
  const distinctResults = (pick: (s: ReturnType<typeof start>) => unknown, players: number) =>
    new Set(SEEDS.map((seed) => pick(start({ players }, seed))))
  expect(distinctResults((s) => s.ancient, 2).size).toBe(4)
  expect(distinctResults((s) => s.first, 4).size).toBe(4)
  expect(distinctResults((s) => s.first, 2).size).toBe(2)
  expect(distinctResults((s) => s.effects.dark, 2).size).toBe(EFFECT_IDS.length)
  expect(distinctResults((s) => s.effects.light, 2).size).toBe(EFFECT_IDS.length)
})

test('ARK-SETUP-17 what the table names is so in any seed', () => {
  for (const seed of SEEDS) {
    const s = start({ ancient: 'dagon', dark: 'new-turn', light: 'repeat', first: 1 }, seed)
    expect([s.ancient, s.effects.dark, s.effects.light, s.first]).toEqual(['dagon', 'new-turn', 'repeat', 1])
  }
})

test('every board begins blank: nothing drawn, visited, named, suffered or won', () => {
  const { state } = table(arkham, { table: { players: 4 }, seed: 'blank' })
  for (const one of state.boards) {
    expect(one).toMatchObject({ quarter: null, fallback: false, wayDone: false, visited: false, routed: false })
    expect(one).toMatchObject({ start: null, steps: [], madness: 0, blessed: false, ancientVp: 0, out: false })
    expect(Object.values({ ...one.bonuses, ...one.spent }).every((count) => count === 0)).toBe(true)
  }
})
