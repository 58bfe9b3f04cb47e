// Scenarios from the ledger's checklist (part 5) that no other test plays exactly like this. Those of solo games are in
// alfred/scenarios.test.ts.

import { beginAt, engineOf, ids, lay, play, undo } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { CAMPS } from './data/camps.ts'
import { FIRST_GOALS } from './data/goals.ts'
import { COLOURS, type Colour, PLAYER_COLOURS } from './data/ids.ts'
import { ACADEMY_SLOTS } from './data/seals.ts'
import { sealCard, supplyOf } from './hidden-stacks.ts'
import { recordOf } from './records.ts'
import {
  ALL_PLACED,
  ONE_LEFT,
  QUIET,
  readPosition,
  rewards,
  SILVER,
  type StateChanges,
  turn,
  usingThing,
} from './testing/at.ts'
import { darwin } from './testing/index.ts'
import { colourOf, LETTERS, letterOf, writeRow } from './testing/positions/notation.ts'

const count = (text: string) => [...LETTERS].map((letter) => text.split(letter).length - 1)

type Laid = ReturnType<typeof turn>
const supply = (state: Laid['state']) => readPosition(state).supply as string

/** Lets everybody place all workers on the turn-order space without using it, until the round is over. */
function idle(game: Laid): void {
  const { round } = game.state
  while (game.state.round === round && game.state.phase === 'actions')
    game.play(game.moves().find((move) => move.endsWith('turn-order')) as string, 'done', 'end turn')
}

test('DAR-CREW-08 T-050 where only copy cards wait there is nothing to copy, and nothing goes round', () => {
  const playedCards = { crew: ['crew-1', 'crew-3'], crewBy: ['w2', 'w3'] }
  const own = { crew: ['crew-7', 'crew-14'], crewBy: [null, 'w3'], rows: ['p', 'yyrrb', 'g', 'r', ''] }
  turn(own, {}, playedCards)
    .play('crew crew-7 w2')
    .expect({ boards: [{ crewBy: ['w2', 'w3'], coin: 4, points: 0 }, { crewBy: ['w2', 'w3'] }] })
    .offers(['place w1 turn-order'])
    .refuses('copy crew-1', 'DAR-TURN-01')
  // While an objective can still be reached the question stays, even without a card to copy.
  turn({ ...own, ...SILVER }, {}, playedCards)
    .play('crew crew-7 w2')
    .refuses('copy crew-7', 'DAR-CREW-08')
    .refuses('copy crew-14', 'DAR-CREW-08')
    .offersOnly(['skip'])
  // A copy card of another player cannot be copied.
  usingThing('crew-7', {}, {}, { crew: ['crew-7'] }).offersOnly(['end turn'])
})

test('DAR-LENS-07 DAR-PLACE-13 T-056 a cell opened in one round is entered by a rival in the next, for a coin to its owner', () => {
  turn(
    { coin: 4, placed: ONE_LEFT },
    { order: [1, 0] },
    { ...QUIET, placed: ALL_PLACED, rows: ['p', 'bb', 'g', 'r', ''] },
  )
    .play('place w4 small-left', 'unlock navigate-2', 'skip', 'end turn')
    .expect({ round: 2, boards: [{ coin: 0 }, { coin: 4 }] })
    .decides(1)
    .play('place w2 navigate-2')
    .expect({ boards: [{ coin: 1 }, { coin: 4, placed: { w2: 'navigate-2' } }] })
})

test('DAR-BADGE-11 T-066 with gold two seals of two coins cost one each', () => {
  turn({ coin: 9, rows: ['p', 'rrrrrr', 'gg', 'gg', ''] }, { academy: '...yyyyyyyyy' })
    .play('place w2 academy-1', 'academy', 'seal scroll-2-1 w3')
    .expect({ boards: [{ coin: 8 }] })
    .play('seal scroll-2-2 w4')
    .expect({ boards: [{ coin: 7, rows: ['p', 'rrrrrr', 'ggy', 'ggy', ''] }] })
    .offersOnly(['end turn'])
})

test('DAR-BADGE-13 T-071 an exploration that a camp sets off has no step more', () => {
  const silver = { rows: ['p', 'gggg', 'g', 'r', ''], explorers: ['i1-1', null, null], coin: 9 }
  // Three steps to the camp on i1-4, whose stamps empty the stack that explores two.
  turn({ ...silver, stacks: [2, 4, 4] })
    .play('place w2 explore-1', 'explore i1-4', 'tent camp-i1-4 1')
    .play('stamp envelope-1 stack-1', 'stamp envelope-1 stack-1')
    .refuses('explore i1-7', 'DAR-EXPLORE-01')
    .refuses('explore i1-10', 'DAR-EXPLORE-01')
    .offersOnly(['explore i1-5', 'explore i1-6', 'explore i1-8', 'explore i1-9', 'skip'])
  // The camp that explores two itself, used again on the way.
  turn({ ...silver, ...SILVER }, { camps: { 'camp-sea-19': [0, null] } })
    .play('place w2 explore-1', 'explore i1-4', 'reach silver-10 silver-slot-1', 'revisit camp-sea-19', 'explore 2')
    .offersOnly(['explore i1-5', 'explore i1-6', 'explore i1-8', 'explore i1-9', 'skip'])
})

test('DAR-SAIL-04 T-074 a fourth ship stops where three lie', () => {
  const there = { ship: 'sea-3' }
  usingThing('navigate-1', { ship: 'sea-1' }, { table: { players: 4 } }, there, there, there)
    .play('sail sea-3')
    .expect({ boards: [there, there, there, there] })
})

test('DAR-SAIL-07 T-075 a space that is only passed gives nothing', () => {
  // The only path passes two points.
  usingThing('navigate-1', { ship: 'sea-21' })
    .play('sail sea-23')
    .offersOnly(['points 3', 'done'])
    .play('points 3')
    .expect({ boards: [{ points: 3 }] })
    .offersOnly(['end turn'])
})

test('DAR-EXPLORE-10 T-234 a fourth explorer lands where three stand', () => {
  const there = { explorers: ['i1-0', 'i2-0', null] }
  usingThing('crew-4', {}, { table: { players: 4 } }, there, there, there)
    .play('land isle-2')
    .expect({ boards: [there, there, there, there] })
})

test('DAR-CAMP-09 DAR-GEN-09 T-305 with an own tent in every camp that has room, the rest of the tile goes on', () => {
  const camps = Object.fromEntries(CAMPS.map(({ id }, i) => [id, i < 4 ? [0, null] : [1, 2]]))
  const tiles = ['special-8', 'special-2', '', '', '', '']
  turn({ coin: 9, rows: ['p', 'ggbb', 'g', 'r', ''] }, { table: { players: 3 }, camps, tiles })
    .play('place w2 special-slot-top-left')
    .refuses('any-camp', 'DAR-CAMP-09')
    .offersOnly(['coins 2', 'done'])
    .play('coins 2')
    .expect({ boards: [{ coin: 11, tents: 4 }] })
    .offersOnly(['end turn'])
})

test('DAR-SPECIAL-01 DAR-SPECIAL-03 DAR-SPECIAL-05 T-251 a tile does its actions in any order, and lies there in the next round', () => {
  const tiles = ['special-2', 'special-3', 'special-11', 'special-12', 'special-6', 'special-5']
  const first = { coin: 0, knowledge: 0, rows: ['p', 'b', 'g', 'gb', ''], placed: ONE_LEFT }
  turn(first, { tiles, order: [0, 1] }, { ...QUIET, placed: ALL_PLACED })
    .play('place w4 special-slot-top-left', 'knowledge 1', 'coins 3', 'end turn')
    .expect({ round: 2, tiles, boards: [{ coin: 3, knowledge: 1 }] })
    .play('place w4 special-slot-top-left', 'coins 3', 'knowledge 1')
    .expect({ tiles, boards: [{ coin: 6, knowledge: 2 }] })
})

test('DAR-SCORE-03 T-152 49 and 1 are 50, once round the track: points stay one number', () => {
  const lap = (points: number) => [Math.floor(points / 50), points % 50]
  const after = (points: number) => {
    const game = usingThing('camp-sea-12', { points }).play('points 1')
    const seen = game.engine.view(game.state, 1).boards[0]?.points as number
    expect(game.scores()[0]?.parts.track).toBe(seen)
    return lap(seen)
  }
  expect([48, 49, 50, 119].map(after)).toEqual([
    [0, 49],
    [1, 0],
    [1, 1],
    [2, 20],
  ])
})

test('DAR-ACADEMY-05 DAR-OBJECTIVE-01 T-189 a turn with academy, camp and objective is taken back to its start', () => {
  const { state, engine } = turn(
    { coin: 9, crew: ['crew-10'], rows: ['p', 'r', 'g', 'yyygg', ''] },
    { academy: 'gbrygbrygbry', shown: ['silver-2', 'gold-2'], order: [0, 1] },
  )
  const match = beginAt(engine, engine.table({ players: 2 }), state)
  const [before, hash, chance] = [readPosition(state), engine.hash(match.state), match.state.core.chance]
  const moves = ['place w2 academy-1', 'seal scroll-1-1 w3', 'crew crew-10 w4', 'tent camp-sea-6 1', 'take-objective']
  for (const move of [...moves, 'take silver-2', 'coins 3']) play(match, 0, move)
  // Gaps stay until the refresh, and nothing was drawn for them.
  expect(readPosition(match.state)).toMatchObject({ academy: '.brygbrygbry', shown: ['gold-2'] })
  expect(match.state.core.chance).toEqual(chance)
  for (let i = 0; i < moves.length + 2; i++) expect(undo(match, 0)).toBe(true)
  expect(undo(match, 0)).toBe(false)
  expect(readPosition(match.state)).toEqual(before)
  expect([engine.hash(match.state), match.state.core.chance]).toEqual([hash, chance])
})

test('DAR-COMP-02 T-196 a blue player with blue seals: the colours have the same name and not the same type', () => {
  const game = (row: string) =>
    turn({}, { seat: 1 }, { ...QUIET, knowledge: 0, rows: ['p', row, 'g', 'r', ''] }).sees(1, {
      boards: [{ colour: 'white' }, { colour: 'blue' }],
    })
  game('g').refuses('place w2 navigate-1', 'DAR-SEAL-01')
  const { engine, state } = game('b').play('place w2 navigate-1')
  const player = engine.view(state, 1).boards[1]?.colour ?? 'white'
  // @ts-expect-error a player's colour is none of a seal: there is no white one
  expect(letterOf(player)).toBe('b')
  // @ts-expect-error a seal's colour is none of a player: nobody is red
  expect(PLAYER_COLOURS.indexOf(colourOf('b'))).toBe(1)
})

test('DAR-SETUP-22 T-204 the academy is drawn anew until the supply has what the crews bring, and they get it', () => {
  const engine = engineOf(darwin)
  const s = darwin.setup(engine.table({ players: 2, firstGame: true }), 'short')
  // Every blue seal is in the academy, and the crews of a first game need two.
  const isBlue = (seal: string | null): number => (seal === 'blue' ? 1 : 0)
  const all = [...Object.values(s.academy), ...supplyOf(s)].sort((a, b) => isBlue(b) - isBlue(a))
  s.academy = recordOf(ACADEMY_SLOTS, (slot) => all[ACADEMY_SLOTS.indexOf(slot)] as Colour)
  lay(
    s,
    'seals',
    all.slice(12).map((seal) => sealCard(seal as Colour)),
    'none',
  )
  expect(readPosition(s).academy).toBe('bbbbbbbbbbbb')
  const ready = engine.reopen(s)
  expect(readPosition(ready).academy).toHaveLength(12)
  for (const seat of ready.order) engine.take(ready, seat, engine.options(ready, seat)[0]?.move as string)
  const rows = ready.order.map((seat) => {
    const seals = ready.boards[seat]?.workers.flatMap((worker) => worker.seals) ?? []
    return writeRow(seals.sort())
  })
  expect(rows).toEqual(['bgpr', 'bpry'])
  expect(count(rows.join('') + readPosition(ready).academy + supply(ready))).toEqual(COLOURS.map(() => 12))
  expect(count(readPosition(ready).academy + supply(ready))).toEqual([11, 10, 10, 11])
})

test('DAR-SETUP-23 T-294 the first game dealt twice: its layouts are the same, all that chance deals is not', () => {
  const deal = (seed: string) => table(darwin, { seed, table: { players: 4, firstGame: true } })
  const [one, other] = [deal('a'), deal('b')]
  const crews = ({ state }: Laid) => state.order.map((seat) => state.boards[seat]?.crew)
  const fixed = ({ state }: Laid) => [state.tiles, state.letters, state.goals]
  expect([fixed(one), crews(one)]).toEqual([fixed(other), crews(other)])
  const stack = ({ state }: Laid, name: string) => ids(state, name)
  for (const name of ['silver', 'gold', 'seals']) expect(stack(one, name)).not.toEqual(stack(other, name))
  for (const chance of ['tokens', 'academy', 'shown'] as const)
    expect(one.state[chance]).not.toEqual(other.state[chance])
  // Silver and gold objectives are shuffled independently.
  expect(stack(one, 'silver')?.map((id) => id.split('-')[1])).not.toEqual(
    stack(one, 'gold')?.map((id) => id.split('-')[1]),
  )
})

test('DAR-BEAGLE-01 DAR-BEAGLE-08 T-262 each round scores the goal that is next, and turns it over', () => {
  const game = turn(
    {
      ship: 'sea-26',
      studied: ['red-bird', 'red-fossil'],
      rows: ['p', 'b', 'b', 'r', ''],
      stacks: [0, 0, 4],
      usedStamps: 8,
      placed: ONE_LEFT,
    },
    { goals: FIRST_GOALS, lenses: { 'explore-2': 0 }, ends: ['sea'] },
    { ...QUIET, placed: ALL_PLACED },
  )
  const points: number[] = []
  for (let round = 1; round <= 5; round++) {
    expect(game.state.round).toBe(round)
    game.sees('spectator', { goals: FIRST_GOALS, scored: round - 1 })
    idle(game)
    game.sees('spectator', { goals: FIRST_GOALS, scored: round })
    points.push(game.state.boards[0]?.points as number)
  }
  // The goals count a bird, two blue seals, a lens, a fossil and two empty stacks.
  expect(points).toEqual([6, 6 + 8, 14 + 5, 19 + 6, 25 + 16])
  const scored = game.facts(1).filter(({ k, seat }) => k === 'goal' && seat === 0)
  expect(scored.map(({ goal }) => goal)).toEqual(FIRST_GOALS)
})

test('DAR-REFRESH-02 DAR-REFRESH-03 DAR-REFRESH-07 DAR-REFRESH-08 T-145 T-264 the Beagle and the workers, then scrolls, then objectives', () => {
  const game = turn({ placed: ONE_LEFT }, {}, { ...QUIET, placed: ALL_PLACED })
  const [takenId, ...left] = game.state.shown as [string, ...string[]]
  expect(left).toHaveLength(3)
  game.play('place w4 objective-office', 'take-objective', `take ${takenId}`, 'done', 'end turn')
  const facts = game.facts(1)
  const from = facts.findIndex(({ k }) => k === 'refresh')
  const names = facts.slice(from).map(({ k, objective }) => (k === 'objective-out' ? `out ${objective}` : k))
  const expectedKinds = ['objective-in', 'objective-in', 'objective-in', 'objective-in']
  expect(names).toEqual(['refresh', 'academy', ...left.map((id) => `out ${id}`), ...expectedKinds, 'round'])
  game.expect({ round: 2, boards: [{ placed: {} }, { placed: {} }] }).sees(0, { beagle: 'sea-4' })
  expect(game.state.shown.map((id) => id.split('-')[0])).toEqual(['silver', 'silver', 'gold', 'gold'])
  for (const id of [takenId, ...left]) expect(game.state.shown).not.toContain(id)
})

test('DAR-REFRESH-09 T-264 stamps, lenses, tents, ships, explorers and markers stay as they are', () => {
  const position: StateChanges = {
    table: { players: 2 },
    turnSpace: [0],
    lenses: { 'explore-2': 0, 'special-slot-middle-left': 1 },
    camps: { 'camp-sea-6': [0, 1], 'camp-i1-4': [null, 1] },
    museum: ['red-bird', 'blue-plant'],
    rowCoins: ['green'],
    ribbons: ['i1-4'],
    ends: ['isle-3'],
    boards: [
      {
        ...{ placed: { w1: 'turn-order' }, stacks: [0, 3, 4], mail: [3, 0, 1], usedStamps: 1, ship: 'sea-9' },
        ...{ explorers: ['i1-6', 'i2-2', null], theory: 5, points: 17, coin: 3, knowledge: 2, studied: ['red-bird'] },
      },
      {
        ...{ placed: { w2: 'explore-2' }, stacks: [4, 4, 0], mail: [2, 1, 0], usedStamps: 1, ship: 'sea-2' },
        ...{ explorers: ['i1-4', null, 'i3-10'], slots: { 'gold-slot-5': 'gold-1' }, reached: ['gold-slot-5'] },
      },
    ],
  }
  const before = readPosition(table(darwin, { ...position, phase: 'turn' }).state)
  const after = readPosition(table(darwin, { ...position, phase: 'refresh' }).state)
  const hiddenParts = { academy: after.academy, supply: after.supply, shown: after.shown }
  const boards = before.boards.map((one) => ({ ...one, placed: {} }))
  expect(after).toEqual({ ...before, round: 2, turnSpace: [], ...hiddenParts, boards })
})

test('DAR-REFRESH-06 T-190 until the refresh the last choice can be taken back, after it no more', () => {
  // With a second objective to reach, the window stays open after the first.
  const two = { reserve: ['silver-10', 'start-silver-4'], studied: ['green-plant', 'red-bird'], points: 8 }
  const { state, engine } = rewards([{ ...SILVER, ...two, ship: 'sea-26' }, {}])
  const match = beginAt(engine, engine.table({ players: 2 }), state)
  // There are windows after the three envelopes and after the goal.
  for (let window = 1; window <= 4; window++) {
    expect(match.state.round).toBe(1)
    play(match, 0, 'reach silver-10 silver-slot-5')
    expect(undo(match, 0)).toBe(true)
    play(match, 0, 'pass')
  }
  expect(match.state.round).toBe(2)
  expect(undo(match, 0)).toBe(false)
})

test('DAR-MAIL-09 T-310 four stamps empty two stacks: both pay afterwards, and so does a stack that a reward empties', () => {
  const stamps = (envelope: number, ...stacks: number[]) =>
    stacks.map((stack) => `stamp envelope-${envelope} stack-${stack}`)
  usingThing('letters-3', { coin: 9, stacks: [2, 2, 2], explorers: ['i1-3', null, null] }, { academy: 'gggggggggggg' })
    .play(...stamps(1, 1, 1, 3))
    .refuses('explore i1-4', 'DAR-TURN-01')
    .play(...stamps(1, 3))
    .offersOnly(['explore 2', 'sail 2', 'done'])
    .play('explore 2', 'explore i1-4', 'tent camp-i1-4 1', ...stamps(2, 2, 2), 'seal scroll-1-1 w2')
    .offers(['sail sea-1', 'sail sea-2', 'skip'])
    .play('sail sea-1')
    .expect({ boards: [{ mail: [4, 2, 0], stacks: [0, 0, 0], rows: ['p', 'bg', 'g', 'r', ''], ship: 'sea-1' }] })
    .offersOnly(['end turn'])
})

test('DAR-REWARD-14 T-261 whom the goal lifts over a threshold is asked afterwards, in turn order', () => {
  const ahead = { ship: 'sea-26', studied: ['red-bird'] }
  rewards(
    [
      { ...ahead, reserve: ['start-silver-4'], points: 2 },
      { ...ahead, reserve: ['silver-3'], points: 9, stacks: [0, 0, 4] },
    ],
    { goals: FIRST_GOALS, order: [1, 0] },
  )
    .expect({ scored: 1, boards: [{ points: 8 }, { points: 15 }] })
    .decides(1)
    .play('reach silver-3 silver-slot-5')
    .decides(0)
    .play('reach start-silver-4 silver-slot-5')
    .expect({ round: 2, boards: [{ reached: ['silver-slot-5'] }, { reached: ['silver-slot-5'] }] })
})
