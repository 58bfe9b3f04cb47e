import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { TOURISTS } from '../board/tourists.ts'
import { DIE_IDS, EFFECT_DIE, symbolOn, touristsOn } from '../cards/dice.ts'
import { arkham } from '../testing/index.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6]
const TOURIST_DICE = DIE_IDS.filter((id) => id !== EFFECT_DIE)

/** The roll of the worked example: 3 5 1 4 6. */
const ROLL = { 'die-1': 3, 'die-2': 5, 'die-3': 1, 'die-4': 4, 'die-5': 6 }

/** Phase 2 with this roll, after the opening rounds. */
const picking = (players: number, first = 0) =>
  table(arkham, { table: { players, ancient: 'dagon' }, phase: 'pick', round: 4, first, dice: ROLL })

test('ARK-DICE-01 a roll gives each of the five dice a number from 1 to 6, and every number comes up', () => {
  const seen = new Set<number>()
  for (let i = 0; i < 20; i++) {
    const game = table(arkham, { phase: 'round', round: 3, seed: `roll ${i}` })
    game.sees('spectator', { round: 4 })
    for (const id of DIE_IDS) seen.add(game.state.dice[id].number)
  }
  expect([...seen].sort()).toEqual(NUMBERS)
})

test('ARK-DICE-02 every face of four dice shows one tourist or two different ones', () => {
  for (const die of TOURIST_DICE) {
    for (const number of NUMBERS) {
      const tourists = touristsOn(die, number)
      expect([1, 2]).toContain(tourists.length)
      expect(new Set(tourists).size).toBe(tourists.length)
    }
  }
})

test('ARK-DICE-03 the fifth die shows an effect symbol on every face, dark and light, and no tourist', () => {
  expect(NUMBERS.map(symbolOn)).toEqual(['dark', 'light', 'dark', 'light', 'dark', 'light'])
  expect(NUMBERS.flatMap((number) => touristsOn('die-5', number))).toEqual([])
})

test.each([
  ['die-1', 'circle | cross | square | triangle cross | circle triangle | square triangle'],
  ['die-2', 'triangle cross | square | circle | circle square | square cross | triangle'],
  ['die-3', 'triangle | square cross | square triangle | cross | circle | circle cross'],
  ['die-4', 'circle square | circle triangle | circle cross | triangle | cross | square'],
] as const)('ARK-DICE-15 the faces of %s are those of the data', (die, faces) => {
  expect(NUMBERS.map((number) => touristsOn(die, number).join(' '))).toEqual(faces.split(' | '))
})

test('ARK-DICE-15 every type is shown nine times, and every number with two single and two double faces', () => {
  const all = TOURIST_DICE.flatMap((die) => NUMBERS.flatMap((number) => touristsOn(die, number)))
  for (const type of TOURISTS) expect(all.filter((shown) => shown === type)).toHaveLength(9)
  for (const number of NUMBERS) {
    const sizes = TOURIST_DICE.map((die) => touristsOn(die, number).length)
    expect(sizes.sort()).toEqual([1, 1, 2, 2])
  }
})

test('ARK-DICE-04 a normal round begins with all five dice in the available zone, before the first player', () => {
  const game = table(arkham, { phase: 'round', round: 4, first: 1 }).decides(1)
  for (const id of DIE_IDS) expect(game.state.dice[id].zone).toBe('available')
})

test('ARK-DICE-04 the dice are rolled anew in the next round, and everybody is told', () => {
  const game = table(arkham, {
    table: { players: 2, ancient: 'dagon' },
    phase: 'turn',
    round: 4,
    dice: { 'die-1': 1, 'die-2': 1 },
    slots: ['die-1', 'die-2'],
  })
  for (const seat of [0, 1]) game.play(`${seat}: choose q11`, `${seat}: way c r-c63-c64`, `${seat}: end`)
  const rolled = game.facts(0).find((fact) => fact.k === 'rolled')
  expect(rolled?.numbers).toEqual(DIE_IDS.map((id) => game.state.dice[id].number))
})

test('ARK-DICE-05 ARK-DICE-06 ARK-DICE-07 ARK-DICE-10 SC-001 first, left, right and first again move a die each', () => {
  picking(3)
    .decides(0)
    .play('pick die-1')
    .decides(1)
    .play('remove die-2')
    .decides(2)
    .play('remove die-3')
    .decides(0)
    .offersOnly(['pick die-4', 'pick die-5'])
    .play('pick die-5')
    .tells(2, { k: 'die-picked', seat: 0, die: 'die-1' })
    .tells(2, { k: 'die-removed', seat: 1, die: 'die-2' })
    .expect({
      zones: {
        'die-1': 'slot',
        'die-2': 'unavailable',
        'die-3': 'unavailable',
        'die-4': 'unavailable',
        'die-5': 'slot',
      },
    })
})

test('ARK-DICE-08 SC-002 with two players the other one removes two dice, in two decisions', () => {
  picking(2)
    .play('pick die-1')
    .decides(1)
    .play('remove die-2')
    .decides(1)
    .offersOnly(['remove die-3', 'remove die-4', 'remove die-5'])
    .play('remove die-3')
    .decides(0)
    .offersOnly(['pick die-4', 'pick die-5'])
})

test('ARK-DICE-05 ARK-DICE-06 SC-004 the die on the card is not removed', () => {
  picking(3)
    .play('pick die-1')
    .refuses('remove die-1', 'ARK-DICE-06')
    .offersOnly(['remove die-2', 'remove die-3', 'remove die-4', 'remove die-5'])
})

test('ARK-DICE-07 the player on the right does not remove what is gone already', () => {
  picking(3).play('pick die-1', 'remove die-2').refuses('remove die-2', 'ARK-DICE-07')
})

test('ARK-DICE-10 the second pick is not one of the dice that were moved', () => {
  picking(3)
    .play('pick die-1', 'remove die-2', 'remove die-3')
    .refuses('pick die-2', 'ARK-DICE-10')
    .refuses('pick die-1', 'ARK-DICE-10')
})

test('ARK-DICE-09 with four players the one opposite the first decides nothing', () => {
  picking(4, 1).decides(1).play('pick die-1').decides(2).play('remove die-2').decides(0).play('remove die-3').decides(1)
})

test('ARK-DICE-14 left is the next seat and right the one before, also around the end of the table', () => {
  picking(3, 2).play('pick die-1').decides(0).play('remove die-2').decides(1)
})

test('ARK-DICE-11 the two dice on the card are the round dice of everybody', () => {
  picking(3)
    .play('pick die-4', 'remove die-2', 'remove die-3', 'pick die-1')
    .decides(0, 1, 2)
    .expect({
      boards: [
        { dice: ['die-1', 'die-4'], numbers: [3, 4] },
        { dice: ['die-1', 'die-4'], numbers: [3, 4] },
        { dice: ['die-1', 'die-4'], numbers: [3, 4] },
      ],
    })
})

test('ARK-DICE-12 the order of the slots changes nothing', () => {
  const one = picking(3).play('pick die-4', 'remove die-2', 'remove die-3', 'pick die-1')
  const other = picking(3).play('pick die-1', 'remove die-2', 'remove die-3', 'pick die-4')
  one.offers(['choose q34', 'choose q43'])
  expect(other.moves(0)).toEqual(one.moves(0))
})

test('ARK-DICE-13 SC-005 two dice with the same number are two options with different tourists', () => {
  const game = (pick: string) =>
    table(arkham, { phase: 'pick', round: 4, dice: { 'die-1': 4, 'die-2': 2, 'die-3': 4, 'die-4': 1, 'die-5': 1 } })
      .offers(['pick die-1', 'pick die-3'])
      .play(pick, 'remove die-4', 'remove die-5', 'pick die-2', '0: choose q42')
  game('pick die-1').expect({ boards: [{ tourists: { q42: { triangle: 1, cross: 1, square: 1 } } }] })
  game('pick die-3').expect({ boards: [{ tourists: { q42: { cross: 1, square: 1 } } }] })
})

/** Three or four players in their first round. */
const opening = (players: number, more = {}) =>
  table(arkham, { table: { players, ancient: 'dagon' }, phase: 'round', first: 1, ...more })

test('ARK-START-05 in an opening round each takes a die, clockwise from the first player, and then those are rolled', () => {
  const game = opening(3)
    .decides(1)
    .play('take die-2')
    .decides(2)
    .refuses('take die-2', 'ARK-START-05')
    .play('take die-5')
    .decides(0)
    .offersOnly(['take die-1', 'take die-3', 'take die-4'])
  expect(game.facts(0).some((fact) => fact.k === 'rolled-taken')).toBe(false)
  game.play('take die-1').tells(0, { k: 'rolled-taken', dice: ['die-1', 'die-2', 'die-5'] })
})

test('ARK-START-05 the taken dice are really rolled', () => {
  const rolls = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const game = opening(3, { seed: `taken ${i}` }).play('take die-1', 'take die-2', 'take die-3')
    rolls.add(['die-1', 'die-2', 'die-3'].map((id) => game.state.dice[id as 'die-1'].number).join())
  }
  expect(rolls.size).toBeGreaterThan(8)
})

test('ARK-START-06 three players each pick two of the three rolled dice; the two not taken play no part', () => {
  table(arkham, {
    table: { players: 3 },
    phase: 'own',
    round: 1,
    dice: { 'die-1': 4 },
    taken: ['die-1', 'die-3', 'die-5'],
  })
    .decides(0, 1, 2)
    .offersOnly(['own die-1 die-3', 'own die-1 die-5', 'own die-3 die-5'], 1)
    .refuses('1: own die-1 die-2', 'ARK-START-06')
    .refuses('1: die-4', 'ARK-START-06')
    .play('0: own die-1 die-3', '1: own die-1 die-5', '2: own die-1 die-3')
    .expect({ boards: [{ dice: ['die-1', 'die-3'], later: [] }, { dice: ['die-1', 'die-5'] }] })
})

const four = () =>
  table(arkham, {
    table: { players: 4, ancient: 'dagon' },
    phase: 'own',
    round: 1,
    dice: { 'die-1': 1, 'die-2': 3, 'die-3': 3, 'die-4': 6 },
    taken: ['die-1', 'die-2', 'die-3', 'die-4'],
  })

test('ARK-START-07 two dice are the same pair in either order', () => {
  const game = four().play('0: own die-3 die-1')
  game.tells(0, { k: 'move', seat: 0, move: 'own die-1 die-3' })
  game.refuses('1: own die-5 die-1', 'ARK-START-07').refuses('1: own die-3 die-3', 'ARK-START-02')
})

test('ARK-START-07 four players each split the four rolled dice between their first two rounds', () => {
  four()
    .refuses('0: own die-1 die-5', 'ARK-START-07')
    .play('0: own die-1 die-4', '1: own die-1 die-2', '2: own die-3 die-4', '3: own die-2 die-3')
    .expect({
      boards: [
        { dice: ['die-1', 'die-4'], later: ['die-2', 'die-3'] },
        { dice: ['die-1', 'die-2'], later: ['die-3', 'die-4'] },
        { dice: ['die-3', 'die-4'], later: ['die-1', 'die-2'] },
        { dice: ['die-2', 'die-3'], later: ['die-1', 'die-4'] },
      ],
    })
})

test('ARK-START-07 ARK-START-09 SC-064 the dice kept for round 2 are used without a roll', () => {
  const game = four()
  for (const seat of [0, 1, 2, 3]) game.play(`${seat}: own die-1 die-4`)
  for (const seat of [0, 1, 2, 3]) game.play(`${seat}: choose q16`, `${seat}: way c r-c63-c64`, `${seat}: end`)
  game
    .expect({ round: 2, boards: [{ dice: ['die-2', 'die-3'], later: [], numbers: [3, 3] }] })
    .tells(1, { k: 'own-dice', seat: 0, dice: ['die-2', 'die-3'] })
    .decides(0, 1, 2, 3)
    .offersOnly(['choose q33'], 0)
  expect(game.facts(0).some((fact) => fact.k === 'rolled-taken' || fact.k === 'rolled')).toBe(false)
})

test('ARK-START-08 phases 3 to 5 of an opening round are played with the own dice', () => {
  four()
    .play('0: own die-1 die-4', '1: own die-2 die-3', '2: own die-1 die-2', '3: own die-1 die-2')
    .offersOnly(['choose q16', 'choose q61'], 0)
    .offersOnly(['choose q33'], 1)
    .play('0: choose q61')
    .expect({ boards: [{ tourists: { q61: { circle: 1, square: 1 } } }] })
})

test('ARK-START-12 nobody sees a pick of two dice before all have picked', () => {
  const game = four().play('0: own die-1 die-4')
  game.sees(1, { boards: [{ dice: [] }] }).sees(0, { boards: [{ dice: ['die-1', 'die-4'] }] })
  expect(game.facts(1)).toEqual([{ k: 'ready', seat: 0 }])
  game.play('1: own die-1 die-4', '2: own die-1 die-4', '3: own die-1 die-4')
  game
    .sees(1, { boards: [{ dice: ['die-1', 'die-4'] }] })
    .tells(1, { k: 'own-dice', seat: 0, dice: ['die-1', 'die-4'] })
})

test('ARK-START-11 SC-065 in an opening round an effect serves those whose own dice include the effect die', () => {
  // Die 3 shows a square and a cross, the effect die a dark symbol.
  table(arkham, {
    table: { players: 3, ancient: 'dagon', dark: 'new-turn', light: 'repeat' },
    phase: 'own',
    round: 1,
    dice: { 'die-1': 6, 'die-3': 2, 'die-5': 5 },
    taken: ['die-1', 'die-3', 'die-5'],
  })
    .play('0: own die-3 die-5', '1: own die-1 die-3', '2: own die-1 die-3')
    .play('0: choose q25')
    .offersOnly(['extra square', 'extra cross'], 0)
    .play('0: extra cross')
    .offers(['way c r-c01-c10 r-c10-c11'], 0)
    .expect({ boards: [{ tourists: { q25: { square: 1, cross: 2 } } }] })
    .play('1: choose q26')
    .refuses('1: way c r-c01-c10 r-c10-c11', 'ARK-ROUTE-05')
    .expect({ boards: [{}, { tourists: { q26: { square: 2, triangle: 1, cross: 1 } } }] })
})
