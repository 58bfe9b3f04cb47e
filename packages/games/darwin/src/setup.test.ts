import { engineOf, ids } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { ALFRED_BOARDS } from './data/alfred-boards.ts'
import { ACTION_CARDS, BONUS_CARDS, showsDelivery } from './data/alfred-cards.ts'
import { CREW, CREW_IDS } from './data/crew.ts'
import { GOAL_IDS, GOALS } from './data/goals.ts'
import { COLOURS, PLAYER_COLOURS } from './data/ids.ts'
import { MAIL_TILE_IDS, MAIL_TILES } from './data/mail-tiles.ts'
import { GOLD, SILVER, START_GOLD, START_SILVER } from './data/objectives.ts'
import { LENSES, TENTS } from './data/player-board.ts'
import { ROUTES } from './data/routes.ts'
import { ACADEMY_SLOTS, PURPLE_SEALS, SEALS_OF_A_COLOUR } from './data/seals.ts'
import { partsFor } from './data/spaces.ts'
import { SPECIAL_IDS } from './data/special-tiles.ts'
import { columnOf, fullRows, rowOf, SPECIMENS } from './data/specimens.ts'
import { sealCard, supplyOf } from './hidden-stacks.ts'
import { recordOf } from './records.ts'
import { type DarwinState, isFree } from './state.ts'
import { readPosition, turn, usingThing } from './testing/at.ts'
import { darwin } from './testing/index.ts'

const fresh = (players: number, more = {}) => table(darwin, { table: { players, ...more } })
/** Counts by colour all normal seals that no player has. */
const countSeals = (state: DarwinState) => {
  const seals = [...supplyOf(state), ...Object.values(state.academy)]
  return COLOURS.map((colour) => seals.filter((seal) => seal === colour).length)
}
/** The lenses of the special journal, from the top row down. */
const special = ({ lenses }: DarwinState) => Object.values(lenses).slice(12)
const AT_FIRST = ['open', 'open', 'locked', 'locked', 'locked', 'locked']

test('DAR-COMP-01 DAR-SETUP-01 one side of the board serves up to three, the other four', () => {
  const parts = (players: number) => partsFor(players).length
  expect([1, 2, 3, 4].map(parts)).toEqual([4, 4, 4, 7])
  turn({ rows: ['p', 'b', 'g', 'y', ''] }, { table: { players: 4 } }, { placed: { w1: 'explore-1' } })
    .play('place w2 navigate-1')
    .expect({ boards: [{ coin: 4 }] })
})

test('DAR-COMP-02 players and seals have colours of their own', () => {
  expect(PLAYER_COLOURS).toEqual(['white', 'blue', 'yellow', 'green'])
  expect(COLOURS).toEqual(['green', 'blue', 'red', 'yellow'])
  fresh(4).sees(0, { boards: PLAYER_COLOURS.map((colour) => ({ colour })) })
})

test('DAR-COMP-03 both kinds of seals are finite; an empty supply gives nothing', () => {
  expect([SEALS_OF_A_COLOUR * 4, PURPLE_SEALS]).toEqual([56, 12])
  usingThing('crew-11', {}, { purple: 0 }).offersOnly(['end turn'])
  usingThing('special-7', {}, { purple: 0 }).refuses('purple-seal', 'DAR-COMP-03').refuses('purple w2', 'DAR-TURN-01')
})

test('DAR-COMP-04 T-197 coins, knowledge and research tokens never run out', () => {
  usingThing('crew-13', { knowledge: 16 }, {}, { knowledge: 0 })
    .play('knowledge 2')
    .expect({ boards: [{ knowledge: 18 }] })
  usingThing('crew-1', { coin: 90 })
    .play('coins 8')
    .expect({ boards: [{ coin: 98 }] })
  // The thirty-first and the thirty-second research token.
  for (const studied of [SPECIMENS.slice(1), [...SPECIMENS]])
    usingThing('crew-12', { studied: SPECIMENS.slice(1) }, { table: { players: 3 } }, { studied })
      .play('study green-reptile')
      .expect({ boards: [{ studied: [...SPECIMENS] }] })
})

test('DAR-COMP-05 sixteen specimens, each with a place in the museum', () => {
  expect(SPECIMENS).toHaveLength(16)
  expect(new Set(SPECIMENS).size).toBe(16)
  const { state } = fresh(4)
  expect(Object.values(state.tokens).sort()).toEqual([...SPECIMENS].sort())
})

test('DAR-COMP-06 T-194 all tiles and cards are there, each once', () => {
  expect([GOALS, MAIL_TILES, CREW].map((one) => Object.keys(one).length)).toEqual([12, 8, 16])
  expect(SPECIAL_IDS).toHaveLength(12)
  expect([START_SILVER, START_GOLD, SILVER, GOLD].map((list) => list.length)).toEqual([4, 4, 10, 10])
  for (const [word, ids] of Object.entries({
    crew: CREW_IDS,
    special: SPECIAL_IDS,
    letter: MAIL_TILE_IDS,
    goal: GOAL_IDS,
  }))
    expect(ids).toEqual(ids.map((_, i) => `${word}-${i + 1}`))
  // A museum tile has the name of its specimen, and each has its own cell.
  expect(new Set(SPECIMENS).size).toBe(16)
  expect(new Set(SPECIMENS.map((one) => `${rowOf(one)} ${columnOf(one)}`)).size).toBe(16)
})

test('DAR-COMP-07 a player has six lenses, five tents and three explorers, and no more', () => {
  turn({ coin: 9, lenses: 6 }).play('place w1 small-left').offersOnly(['end turn'])
  usingThing('crew-10', { tents: 5 }).offersOnly(['end turn'])
  usingThing('crew-4', { explorers: ['i1-0', 'i2-0', 'i3-0'] }).offersOnly(['end turn'])
})

test('DAR-COMP-08 two lenses belong to nobody, and one Beagle sails', () => {
  const { state } = fresh(2)
  expect(special(state)).toEqual(AT_FIRST)
  fresh(2).sees('spectator', { beagle: 'sea-1' })
})

test('DAR-COMP-03 DAR-COMP-07 DAR-COMP-08 T-195 how many pieces there are', () => {
  const { state } = fresh(4)
  expect(countSeals(state)).toEqual([14, 14, 14, 14])
  expect(state.purple).toBe(12)
  expect(special(state).filter((lens) => lens === 'open')).toHaveLength(2)
  expect([TENTS, LENSES]).toEqual([5, 6])
  for (const [seat, one] of state.boards.entries()) {
    expect([one.workers, Object.keys(one.explorers), Object.values(one.stacks)]).toMatchObject([
      { length: 5 },
      { length: 3 },
      [4, 4, 4],
    ])
    // A ship, and markers for points, evolution and turn order. The fourth marker of the box counts laps, which the
    // points include.
    expect([one.ship, one.points, one.theory, state.order.includes(seat)]).toEqual(['sea-0', 0, 0, true])
  }
  // There is one Beagle, on the space of the round.
  fresh(4).sees('spectator', { beagle: 'sea-1', round: 1 })
})

test('DAR-COMP-09 four boards for Alfred, two bonus cards each, eight action cards', () => {
  expect(Object.keys(ALFRED_BOARDS)).toEqual(['white', 'blue', 'yellow', 'green'])
  for (const colour of PLAYER_COLOURS)
    expect(Object.keys(BONUS_CARDS).filter((card) => card.includes(colour))).toHaveLength(2)
  expect(Object.keys(ACTION_CARDS)).toHaveLength(8)
  expect(Object.keys(ACTION_CARDS).filter(showsDelivery).length).toBeGreaterThanOrEqual(2)
  for (const options of Object.values(ACTION_CARDS)) expect(options.at(-1)?.kind).toBe('rest')
  for (const rounds of Object.values(BONUS_CARDS)) expect(rounds).toHaveLength(5)
})

test('DAR-SETUP-02 DAR-SPECIAL-04 T-199 six different special tiles, only the top row open', () => {
  const { state } = fresh(3)
  const tiles = Object.values(state.tiles)
  expect(new Set(tiles).size).toBe(6)
  expect(tiles.every((tile) => tile !== null && SPECIAL_IDS.includes(tile))).toBe(true)
  expect(special(state)).toEqual(AT_FIRST)
  turn({ knowledge: 9 })
    .offers(['place w1 special-slot-top-left', 'place w1 special-slot-top-right'])
    .refuses('place w1 special-slot-middle-left', 'DAR-PLACE-12')
})

test('DAR-SETUP-03 DAR-SETUP-04 DAR-SETUP-05 DAR-SETUP-13 T-007 the tiles of the first game', () => {
  fresh(2, { firstGame: true }).expect({
    tiles: ['special-7', 'special-8', 'special-1', 'special-9', 'special-5', 'special-12'],
    letters: ['letter-2', 'letter-4', 'letter-5'],
    goals: ['goal-7', 'goal-4', 'goal-10', 'goal-8', 'goal-9'],
  })
  expect(special(fresh(2, { firstGame: true }).state)).toEqual(AT_FIRST)
  const normal = fresh(2).state
  expect([new Set(Object.values(normal.letters)).size, new Set(normal.goals).size]).toEqual([3, 5])
})

test('DAR-SETUP-06 DAR-SETUP-07 DAR-SETUP-08 T-001 T-002 seals are thinned by the number of players, twelve lie in the academy', () => {
  for (const [players, each] of [
    [1, 12],
    [2, 12],
    [3, 13],
    [4, 14],
  ] as const) {
    const { state, engine } = fresh(players)
    const supply = ids(state, 'seals')
    expect(countSeals(state)).toEqual([each, each, each, each])
    expect([Object.values(state.academy).length, supply.length]).toEqual([12, each * 4 - 12])
    expect(engine.view(state, 0).supply).toBe(supply.length)
  }
})

test('DAR-SETUP-09 DAR-SETUP-11 DAR-SETUP-12 DAR-SETUP-17 T-200 where everything lies at the start', () => {
  fresh(3).expect({
    purple: 12,
    rowCoins: ['green', 'blue', 'red', 'yellow'],
    boards: [0, 1, 2].map(() => ({ points: 0, theory: 0, ship: 'sea-0', explorers: ['i1-0', null, null] })),
  })
  expect(fresh(3).state.order.slice().sort()).toEqual([0, 1, 2])
  fresh(3).sees(0, { beagle: 'sea-1' })
})

test('DAR-SETUP-10 two silver and two gold objectives lie open, the rest is hidden', () => {
  const { state, engine } = fresh(4)
  expect(state.shown.map((id) => id.split('-')[0])).toEqual(['silver', 'silver', 'gold', 'gold'])
  expect(engine.view(state, 2)).toMatchObject({ silver: 8, gold: 8 })
  expect(JSON.stringify(engine.view(state, 2))).not.toContain(ids(state, 'silver')[0])
})

test('DAR-SETUP-14 DAR-SETUP-15 T-004 T-005 specimens by the number of players, the others in the museum', () => {
  for (const [players, game] of [
    [1, 10],
    [2, 10],
    [3, 13],
    [4, 16],
  ] as const) {
    const { state } = fresh(players)
    const tokens = Object.values(state.tokens)
    expect(tokens).toHaveLength(game)
    expect(state.museum).toHaveLength(16 - game)
    expect([...tokens, ...state.museum].sort()).toEqual([...SPECIMENS].sort())
  }
  const flagged = (players: number) =>
    ROUTES.flatMap(({ stops }) => stops.filter(({ specimenFrom }) => specimenFrom !== null && specimenFrom <= players))
      .length
  expect([flagged(2), flagged(3), flagged(4)]).toEqual([10, 13, 16])
})

test('DAR-SETUP-16 T-006 a row that is full from the start counts as full, and its coin stays', () => {
  // In about one deal of thirty a whole row is in the museum.
  const deals = Array.from({ length: 400 }, (_, i) => `deal ${i}`)
  const seed = deals.find((one) => fullRows(table(darwin, { seed: one }).state.museum) === 1) as string
  const game = table(darwin, { seed, phase: 'refresh', round: 5, boards: [{ theory: 1, coin: 0, knowledge: 0 }] })
  expect([fullRows(game.state.museum), game.scores()[0]?.parts.theory]).toEqual([1, 3])
  game.expect({ rowCoins: ['green', 'blue', 'red', 'yellow'] })
})

test('DAR-SETUP-18 T-201 with two players the turn-order space gives three coins', () => {
  turn({ coin: 0 })
    .play('place w1 turn-order', 'coins 3')
    .expect({ boards: [{ coin: 3 }] })
  turn({ coin: 0 }, { table: { players: 3 } })
    .play('place w1 turn-order', 'coins 2')
    .expect({ boards: [{ coin: 2 }] })
})

test('DAR-SETUP-19 T-009 what each player begins with', () => {
  const pieces = { stacks: [4, 4, 4], usedStamps: 0, tents: 0, lenses: 0, explorers: ['i1-0', null, null] }
  for (const players of [1, 2, 3, 4]) {
    const game = fresh(players)
    const seats = game.state.boards.slice(0, players)
    game.expect({ boards: seats.map(() => ({ coin: 4, knowledge: 1, ...pieces })) })
    for (const one of seats)
      expect(one.workers.flatMap((worker) => (isFree(one, worker) ? [worker.id] : []))).toEqual([
        'w1',
        'w2',
        'w3',
        'w4',
      ])
  }
  // All of these are still off the board.
  expect([TENTS, LENSES]).toEqual([5, 6])
})

test('DAR-SETUP-20 T-202 the fifth worker waits for the leftmost gold slot', () => {
  turn({}).refuses('place w5 turn-order', 'DAR-SETUP-20')
  turn({ perks: ['fifth-worker'] }).offers(['place w5 turn-order'])
})

test('DAR-SETUP-21 crew, seals, objectives, then the first round', () => {
  const game = fresh(2)
  const ops = () => game.engine.question(game.state, game.engine.deciders(game.state)[0] as number)?.op
  const seen: string[] = []
  while (ops() !== 'turn') {
    const op = ops() as string
    if (seen.at(-1) !== op) seen.push(op)
    const seat = game.engine.deciders(game.state)[0] as number
    game.play(`${seat}: ${game.moves(seat)[0]}`)
  }
  expect(seen).toEqual(['pick-crew', 'assign-seals', 'choose-pair'])
  game.expect({ round: 1, phase: 'actions' })
})

test('DAR-SETUP-22 where the supply lacks a colour that a crew card brings, the academy is drawn anew', () => {
  const game = fresh(2, { firstGame: true })
  const { engine } = game
  const s = darwin.setup(engine.table({ players: 2, firstGame: true }), 'short')
  // All blue seals except those in the academy are gone, and two are needed.
  const supply = s.core.piles.seals ?? []
  const blues = supply.filter(([id]) => id === sealCard('blue')).length
  s.core.piles.seals = supply.filter(([id]) => id !== sealCard('blue'))
  s.academy = recordOf(ACADEMY_SLOTS, () => 'blue')
  expect(blues).toBeGreaterThan(0)
  const ready = engine.reopen(s)
  expect(readPosition(ready).academy).toMatch(/^[gbry]{12}$/)
  expect(readPosition(ready).academy).not.toBe('bbbbbbbbbbbb')
  const start = engine.take(ready, 0, engine.options(ready, 0)[0]?.move as string)
  expect(start.length).toBeGreaterThan(0)
})

test('DAR-SETUP-23 the first game fixes tiles, goals and crew, and leaves the rest to chance', () => {
  const [one, other] = ['a', 'b'].map((seed) => table(darwin, { seed, table: { players: 4, firstGame: true } }).state)
  expect(one?.tiles).toEqual(other?.tiles)
  expect([one?.letters, one?.goals]).toEqual([other?.letters, other?.goals])
  const crewBy = (s: typeof one) => s?.order.map((seat) => s.boards[seat]?.crew)
  expect(crewBy(one)).toEqual(crewBy(other))
  expect(one?.tokens).not.toEqual(other?.tokens)
  expect(one?.academy).not.toEqual(other?.academy)
  expect(() => engineOf(darwin).table({ players: 1, firstGame: true })).toThrow('does not apply')
})

test('DAR-CREWDRAFT-08 three seals of one colour go to their rows without a question', () => {
  const game = table(darwin, { table: { players: 1 } })
  game.state.offeredCrew = ['crew-3', 'crew-4', 'crew-9', 'crew-11', 'crew-1']
  game.play('keep crew-3', 'keep crew-9', 'keep crew-11')
  expect(readPosition(game.state).boards[0]?.rows).toEqual(['p', 'r', 'r', 'r', ''])
  expect(game.moves()[0]).toMatch(/^pair /)
})

test('DAR-CREWDRAFT-01 DAR-CREWDRAFT-06 T-205 after three picks all crews lie open', () => {
  const game = draft(3)
  for (let seat = 0; seat < 3; seat++) {
    const crew = game.state.boards[seat]?.crew ?? []
    expect(crew).toHaveLength(3)
    game.sees((seat + 1) % 3, { boards: game.state.boards.map((one) => ({ crew: one.crew })) })
    game.tells((seat + 1) % 3, { k: 'crew', seat, cards: crew.map(({ card }) => card) })
  }
  game.sees('spectator', { boards: game.state.boards.map((one) => ({ crew: one.crew })) })
})

test('DAR-CREWDRAFT-02 T-012 the crew of the first game goes by turn order', () => {
  const { state } = fresh(3, { firstGame: true })
  expect(state.order.map((seat) => state.boards[seat]?.crew.map(({ card }) => card))).toEqual([
    ['crew-1', 'crew-2', 'crew-3'],
    ['crew-4', 'crew-5', 'crew-6'],
    ['crew-7', 'crew-8', 'crew-9'],
  ])
})

test('DAR-CREWDRAFT-03 DAR-CREWDRAFT-05 T-011 four cards each, picked in secret; the rest passes to the left', () => {
  const game = fresh(2)
  const hands = [0, 1].map((seat) => ids(game.state, `hand-${seat}`))
  expect(hands.map((hand) => hand.length)).toEqual([4, 4])
  game.decides(0, 1).play(`0: keep ${hands[0]?.[0]}`)
  game.sees(1, { boards: [{ hand: [null, null, null, null], picked: [] }] })
  const seen = JSON.stringify(game.engine.view(game.state, 1))
  for (const card of hands[0] as string[]) expect(seen).not.toContain(`"${card}"`)
  expect(game.facts(1)).toEqual([{ k: 'ready', seat: 0 }])
  expect(game.undoable(0)).toBe(1)
  game.play(`1: keep ${hands[1]?.[0]}`)
  game.offersOnly(hands[0]?.slice(1).map((card) => `keep ${card}`) ?? [], 1)
  game.sees(0, {
    boards: [{ picked: [hands[0]?.[0] as string] }, { hand: hands[0]?.slice(1) as string[], picked: [null] }],
  })
})

test('DAR-CREWDRAFT-04 T-010 what is left over goes back into the box', () => {
  for (const players of [2, 4]) {
    const game = draft(players)
    expect(Object.keys(game.state.core.piles).sort()).toEqual(['gold', 'seals', 'silver'])
    expect(game.state.boards.map((one) => one.crew.length)).toEqual(game.state.boards.map(() => 3))
    const keptCards = game.state.boards.flatMap((one) => one.crew.map(({ card }) => card))
    expect(new Set(keptCards).size).toBe(players * 3)
    expect(CREW_IDS.filter((card) => !keptCards.includes(card))).toHaveLength(players === 4 ? 4 : 10)
  }
  expect(fresh(4).state.core.piles.crew).toHaveLength(0)
  expect(fresh(2).state.core.piles.crew).toHaveLength(8)
})

test('DAR-CREWDRAFT-07 DAR-CREWDRAFT-08 DAR-CREWDRAFT-09 starting seals go one each to the three ordinary workers', () => {
  const game = fresh(2, { firstGame: true })
  const first = game.state.order[0] as number
  const second = game.state.order[1] as number
  // The supply had 36 seals; each player took three, and it was shuffled again.
  expect(game.state.core.piles.seals).toHaveLength(30)
  game.offersOnly(
    [
      'seals blue green red',
      'seals blue red green',
      'seals green blue red',
      'seals green red blue',
      'seals red blue green',
      'seals red green blue',
    ],
    first,
  )
  game.play(`${first}: seals green red blue`, `${second}: ${game.moves(second)[0]}`)
  expect(readPosition(game.state).boards[first]?.rows).toEqual(['p', 'g', 'r', 'b', ''])
})

test('DAR-OBJDRAFT-01 DAR-OBJDRAFT-04 T-206 as many pairs of silver over gold as players', () => {
  const game = objectives(3)
  const pairs = readPosition(game.state).offer as string[]
  expect(pairs).toHaveLength(3)
  for (const pair of pairs) expect(pair).toMatch(/^start-silver-\d start-gold-\d$/)
  expect(JSON.stringify(game.state).match(/start-(silver|gold)/g)).toHaveLength(6)
  const [a, b, c] = pairs as [string, string, string]
  game.play(`pair ${a}`, `pair ${c}`)
  expect(game.state.boards[game.state.order[0] as number]?.reserve).toEqual(b.split(' '))
})

test('DAR-OBJDRAFT-02 DAR-OBJDRAFT-03 DAR-OBJDRAFT-05 T-014 T-015 the last in turn order chooses first, the first takes what is left', () => {
  const game = objectives(3)
  const [first, second, third] = game.state.order as [number, number, number]
  const [a, b, c] = readPosition(game.state).offer as [string, string, string]
  game.decides(third).play(`pair ${b}`).decides(second).play(`pair ${a}`).decides(first)
  const reserves = [third, second, first].map((seat) => game.state.boards[seat]?.reserve)
  expect(reserves).toEqual([b, a, c].map((pair) => pair.split(' ')))
  for (const reserve of reserves) expect(reserve?.join(' ')).toMatch(/^start-silver-\d start-gold-\d$/)
  game.expect({ phase: 'actions', offer: [] })
  // The reserve is full, so a new objective has to go into a slot.
  game.play('place w1 objective-office', 'take-objective').refuses(`take ${game.state.shown[0]}`, 'DAR-OBJECTIVE-03')
})

/** Plays a draft in which everybody keeps the first card of each hand. */
function draft(players: number) {
  const game = fresh(players)
  for (let pick = 0; pick < 3; pick++)
    for (let seat = 0; seat < players; seat++) game.play(`${seat}: ${game.moves(seat)[0]}`)
  return game
}

function objectives(players: number) {
  const game = draft(players)
  for (let seat = 0; seat < players; seat++) game.play(`${seat}: ${game.moves(seat)[0]}`)
  expect(CREW_IDS).toHaveLength(16)
  return game
}
