import type { Json } from '@wayfare/kernel'
import { begin, engineOf, factsFor, ids, play } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { CELL_IDS, cellOf } from '../cards/challenge.ts'
import { DIE_IDS } from '../cards/dice.ts'
import { arkham } from '../testing/index.ts'
import { diceIn } from './dice.ts'

type Given = { readonly [key: string]: Json }

const solo = (more: Given = {}, seed = 'alone') => table(arkham, { table: { players: 1, ...more }, seed })

/** Dice 2, 5 and 6 are available, 1 and 4 are not. */
const picking = (round: number, more: Given = {}) =>
  table(arkham, {
    table: { players: 1, ancient: 'dagon' },
    phase: 'pick',
    round,
    dice: { 'die-1': 2, 'die-2': 5, 'die-3': 6, 'die-4': 1, 'die-5': 4 },
    available: ['die-1', 'die-2', 'die-3'],
    shop: 'shop-tome-1',
    ...more,
  })

/** Plays the first option again and again, until `done` or the end. */
function playOn(game: ReturnType<typeof solo>, done: () => boolean): void {
  while (!game.engine.isOver(game.state) && !done()) game.play(game.moves()[0] as string)
}

test('ARK-SOLO-01 one player has one board and one cell of the challenge card', () => {
  const game = solo({ cell: 'cell-130-24' }).sees(0, { cell: 'cell-130-24' })
  expect(game.state.boards).toHaveLength(1)
  const cells = [90, 110, 130, 150, 170, 190].flatMap((total) => [6, 12, 24, 36].map((ancient) => ({ total, ancient })))
  expect(CELL_IDS.map(cellOf)).toEqual(cells)
  solo().sees(0, { cell: 'cell-90-6' })
  expect(cellOf('cell-130-24')).toEqual({ total: 130, ancient: 24 })
  expect(() => engineOf(arkham).table({ players: 2, cell: 'cell-90-6' })).toThrow('does not apply')
})

test('ARK-SOLO-02 three dice of chance are rolled into the available zone, the other two beside it', () => {
  const zones = new Set<string>()
  const numbers = new Set<number>()
  for (let i = 0; i < 40; i++) {
    const game = solo({}, `solo ${i}`).expect({ round: 0 })
    expect(diceIn(game.state, 'available')).toHaveLength(3)
    expect(diceIn(game.state, 'unavailable')).toHaveLength(2)
    zones.add(diceIn(game.state, 'unavailable').join())
    for (const id of DIE_IDS) numbers.add(game.state.dice[id].number)
  }
  expect(zones.size).toBe(10)
  expect(numbers.size).toBe(6)
})

test('ARK-SOLO-03 one call card is dealt with Cthulhu, and one of two tasks is kept', () => {
  const game = solo({ ancient: 'cthulhu' })
  const [own] = game.engine.view(game.state, 0).boards
  expect(own?.call).toHaveLength(1)
  const [kept = '', other = '', ...more] = own?.tasks ?? []
  expect(more).toEqual([])
  game.offersOnly([`keep ${kept}`, `keep ${other}`]).play(`keep ${kept}`)
  game.sees(0, { boards: [{ tasks: [kept], discarded: [other] }] })
})

test('ARK-SOLO-04 a round begins with a shop card, alone too', () => {
  const game = solo()
  const top = ids(game.state, 'shop').at(-1) as string
  game.play(game.moves()[0] as string).expect({ round: 1, shop: [top] })
})

test('ARK-SOLO-05 any two of the three available dice are put on the card', () => {
  picking(4)
    .offersOnly(['pick die-1 die-2', 'pick die-1 die-3', 'pick die-2 die-3'])
    .refuses('pick die-1 die-4', 'ARK-SOLO-05')
    .refuses('die-5', 'ARK-SOLO-05')
    .play('pick die-1 die-3')
    .expect({ boards: [{ dice: ['die-1', 'die-3'], numbers: [2, 6] }] })
})

test('ARK-SOLO-06 quarter, tourists and drawing go as usual', () => {
  picking(4)
    .play('pick die-1 die-3')
    .offersOnly(['choose q26', 'choose q62'])
    .play('choose q62')
    .expect({ boards: [{ tourists: { q62: { circle: 1, cross: 2 } } }] })
    .play('way c r-c51-c61')
    .refuses('end', 'ARK-SHOP-03')
    .play('visit c51 reroll', 'end')
    .expect({ round: 5, boards: [{ circled: ['c51'], bonuses: { reroll: 1 } }] })
})

test('ARK-SOLO-02 ARK-SOLO-05 ARK-SOLO-07 ARK-SOLO-08 SC-111 the dice of the next round are the one left over and the two beside', () => {
  const after = (seed: string) => picking(4, { seed }).play('pick die-1 die-3', 'choose q26', 'way c r-c01-c10', 'end')
  const game = after('one').expect({
    round: 5,
    dice: { 'die-2': 5, 'die-4': 1, 'die-5': 4 },
    zones: {
      'die-1': 'unavailable',
      'die-2': 'available',
      'die-3': 'unavailable',
      'die-4': 'available',
      'die-5': 'available',
    },
  })
  game.offersOnly(['pick die-2 die-4', 'pick die-2 die-5', 'pick die-4 die-5'])
  game.tells(0, { k: 'dice-picked', seat: 0, dice: ['die-1', 'die-3'] })
  game.tells(0, { k: 'rolled-next', dice: ['die-1', 'die-3'] })
})

test('ARK-SOLO-08 the dice that were used are rolled again', () => {
  const rolls = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const { dice } = picking(4, { seed: `again ${i}` }).play(
      'pick die-1 die-3',
      'choose q26',
      'way c r-c01-c10',
      'end',
    ).state
    rolls.add(`${dice['die-1'].number} ${dice['die-3'].number}`)
  }
  expect(rolls.size).toBeGreaterThan(6)
})

test('ARK-SOLO-09 in every round three dice are available, and the next two can be seen', () => {
  const game = solo({ ancient: 'dagon' })
  for (let round = 1; round <= 10; round++) {
    playOn(game, () => game.state.round === round)
    expect(diceIn(game.state, 'available')).toHaveLength(3)
    const view = game.engine.view(game.state, 0)
    expect(DIE_IDS.filter((id) => view.dice[id].zone === 'unavailable')).toHaveLength(2)
    const [next] = diceIn(game.state, 'unavailable')
    const number = view.dice[next as 'die-1'].number
    if (round === 10) break
    playOn(game, () => game.state.round === round + 1)
    game.expect({ dice: { [next as string]: number }, zones: { [next as string]: 'available' } })
  }
})

test('ARK-SOLO-10 the card is discarded after the round, and after ten rounds the route is named', () => {
  picking(4)
    .play('pick die-1 die-3', 'choose q26', 'way c r-c01-c10', 'end')
    .sees(0, { shop: { old: ['shop-tome-1'] } })
  const last = picking(10)
    .play('pick die-1 die-3', 'choose q26', 'way c r-c01-c10', 'end')
    .expect({ round: 10 })
    .play('start c01', 'go r-c01-c10', 'finish')
    .tells(0, { k: 'encounter', seat: 0 })
  expect(last.facts(0).some((fact) => fact.k === 'rolled-next')).toBe(false)
})

/**
 * Returns the result of an encounter in which a success is worth four times the madness, with this many circles along
 * the route.
 */
const result = (circles: number, madness: number, rolled: number[]) => {
  const game = table(arkham, {
    table: { players: 1, ancient: 'yog-sothoth', cell: 'cell-110-12' },
    phase: 'encounter',
    boards: [{ start: 'c01', steps: ['r-c01-c10'], tourists: { q11: { circle: circles } }, madness, rolled }],
  }).play('face it')
  expect(game.engine.isOver(game.state)).toBe(true)
  return game.scores()[0]
}

test('ARK-SOLO-11 SC-112 equality with both numbers of the cell wins', () => {
  const won = result(98, 3, [3, 3, 5])
  expect(won).toMatchObject({ total: 110, parts: { ancient: 12 }, place: 1 })
  expect(won?.lost).toBeUndefined()
})

test('ARK-SOLO-11 SC-112 too few points in all or from the Ancient lose', () => {
  expect(result(97, 3, [3, 3, 5])).toMatchObject({ total: 109, lost: 'ARK-SOLO-11' })
  expect(result(132, 2, [3, 3, 5])).toMatchObject({ total: 140, parts: { ancient: 8 }, lost: 'ARK-SOLO-11' })
})

test('ARK-SOLO-11 the end says which number of the cell was missed', () => {
  const missed = (circles: number, madness: number) => result(circles, madness, [3, 3, 5])?.because
  expect(missed(97, 3)).toEqual({ missed: 'total', total: 110, ancient: 12 })
  expect(missed(132, 2)).toEqual({ missed: 'ancient', total: 110, ancient: 12 })
  expect(missed(0, 2)).toEqual({ missed: 'both', total: 110, ancient: 12 })
  expect(missed(98, 3)).toBeUndefined()
})

test('ARK-SOLO-12 three failures lose the solo game whatever the points', () => {
  expect(result(200, 3, [1, 2, 1])).toMatchObject({ lost: 'ARK-SOLO-12' })
})

test('ARK-SOLO-13 alone there is no first player and no opening round', () => {
  expect(() => engineOf(arkham).table({ players: 1, first: 0 })).toThrow('does not apply')
  const game = solo()
  game.play(game.moves()[0] as string)
  expect(game.moves().every((move) => /^pick die-\d die-\d$/.test(move))).toBe(true)
  playOn(game, () => game.state.round === 3)
  game.expect({ first: 0 }).decides(0)
})

test('ARK-SOLO-14 another cell changes the goal and nothing else', () => {
  const easy = solo({ cell: 'cell-90-6' })
  const hard = solo({ cell: 'cell-190-36' }).offers(easy.moves())
  expect({ ...hard.state, cell: null }).toEqual({ ...easy.state, cell: null, core: hard.state.core })
  expect(hard.state.core.piles).toEqual(easy.state.core.piles)
})

test('ARK-SOLO-13 alone, a round is told without a first player', () => {
  const engine = engineOf(arkham)
  const rounds = [1, 2].map((players) => {
    const match = begin(engine, { players }, 'first')
    const events = Array.from({ length: players }, (_, seat) =>
      play(match, seat, engine.options(match.state, seat)[0]?.move as string),
    ).flat()
    return factsFor(events, 'spectator').find(({ k }) => k === 'round')
  })
  expect(rounds).toEqual([
    { k: 'round', round: 1, card: expect.any(String) },
    { k: 'round', round: 1, card: expect.any(String), first: expect.any(Number) },
  ])
})
