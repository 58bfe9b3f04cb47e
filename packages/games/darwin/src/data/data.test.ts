// Checks every table against a second copy, one line for each thing, because a mistyped number would be noticed nowhere
// else.

import { expect, test } from 'vitest'
import { ACTION_OPS, type AlfredAction } from '../ops.ts'
import { rules } from '../rules/index.ts'
import { darwin } from '../testing/index.ts'
import { study } from './actions.ts'
import { ALFRED_BOARDS } from './alfred-boards.ts'
import { ACTION_CARDS, BONUS_CARDS } from './alfred-cards.ts'
import { CAMPS } from './camps.ts'
import { CREW } from './crew.ts'
import { GOALS } from './goals.ts'
import { CAMP_IDS, COLOURS, PERKS } from './ids.ts'
import { MAIL_TILES } from './mail-tiles.ts'
import { OBJECTIVES, SLOTS } from './objectives.ts'
import { BOOKS, STACK_REWARDS, TENT_REWARDS } from './player-board.ts'
import { BEAGLE, LANDINGS, ROUTES, SEA, stopOf } from './routes.ts'
import type { Need } from './seals.ts'
import { SPACES } from './spaces.ts'
import { SPECIALS } from './special-tiles.ts'

const lines = (text: string): string[] => text.trim().split('\n')
const seals = (need: Need): string =>
  COLOURS.flatMap((colour) => (need[colour] > 0 ? [`${need[colour]} ${colour}`] : [])).join(' ')

function effectText(one: AlfredAction): string {
  switch (one.op) {
    case 'stamps':
      return `stamps ${one.arg.left}${one.arg.split ? ' split' : ''}`
    case 'academy':
      return one.arg.free ? 'academy free' : `academy ${one.arg.times} -${one.arg.discount}`
    case 'unlock':
      return one.arg.free ? 'unlock free' : 'unlock'
    case 'camp':
      return `camp ${one.arg.camp}`
    case 'choose':
      return `choose ${one.arg.map(effectText).join(' / ')}`
    case 'explore':
    case 'sail':
      return `${one.op} ${one.arg.steps}`
    case 'perk':
      return `perk ${one.arg}`
    default:
      return typeof one.arg === 'number' ? `${one.op} ${one.arg}` : one.op
  }
}
const acts = (list: readonly AlfredAction[]): string => list.map(effectText).join(', ') || '-'

const nested = (list: readonly AlfredAction[]): string[] =>
  list.flatMap((one) => [one.op, ...(one.op === 'choose' ? nested(one.arg) : [])])

test('DAR-GEN-07 T-209 every action is of the board, of special tiles, of crew cards or of objectives', () => {
  const of = (lists: readonly (readonly AlfredAction[])[]) => new Set(lists.flatMap(nested))
  const families = {
    board: of([
      ...[...SPACES, ...CAMPS, ...ROUTES.flatMap(({ stops }) => stops)].map(({ acts: list }) => list),
      ...Object.values(MAIL_TILES).flatMap(({ first, second }) => [first, second]),
      ...TENT_REWARDS,
      ...Object.values(STACK_REWARDS),
      // Specimens are found on the routes.
      [study('green-bird')],
    ]),
    special: of(Object.values(SPECIALS).map(({ acts: list }) => list)),
    crew: of(Object.values(CREW).map(({ acts: list }) => list)),
    objective: of(SLOTS.map(({ reward }) => (reward ? [reward] : []))),
  }
  const familiesOf = (action: string) =>
    Object.entries(families).flatMap(([name, ops]) => (ops.has(action) ? name : []))
  expect(ACTION_OPS.filter((action) => familiesOf(action).length === 0)).toEqual([])
  expect(['deliver', 'swap-knowledge', 'copy-crew', 'reactivate'].map(familiesOf)).toEqual([
    ['board'],
    ['special'],
    ['crew'],
    ['objective'],
  ])
})

test('T-331 every action, requirement, goal, perk and option is a known one, and every id stands for one thing', () => {
  const printed = [
    ...[...Object.values(CREW), ...Object.values(SPECIALS), ...CAMPS, ...SPACES].map(({ acts: list }) => list),
    ...ROUTES.flatMap(({ stops }) => stops.map(({ acts: list }) => list)),
    ...Object.values(MAIL_TILES).flatMap(({ first, second }) => [first, second]),
    ...SLOTS.map(({ reward }) => (reward ? [reward] : [])),
    ...TENT_REWARDS,
    ...Object.values(STACK_REWARDS),
  ].flatMap(nested)
  expect(printed.filter((op) => !(ACTION_OPS.some((known) => known === op) && op in rules))).toEqual([])
  const alfred = Object.values(ALFRED_BOARDS).flatMap(({ rows, stacks, tents }) => [
    ...Object.values(rows).flatMap(({ slots }) => Object.values(slots)),
    ...Object.values(stacks),
    ...tents,
  ])
  const his = [...alfred, ...Object.values(BONUS_CARDS).flat()].flatMap(nested)
  expect(his.filter((op) => !['bonus-steps', 'stamp-each', ...ACTION_OPS].includes(op))).toEqual([])
  const perks = [...SLOTS.map(({ reward }) => reward), ...alfred.flat()].filter((one) => one?.op === 'perk')
  expect(perks.every((one) => one?.op === 'perk' && PERKS.includes(one.arg))).toBe(true)
  const options = Object.values(ACTION_CARDS).flatMap((list) => list.map(({ kind }) => kind))
  expect([...new Set(options)].sort()).toEqual(['deliver', 'main', 'rest', 'small', 'special-left', 'special-right'])
  expect(new Set(darwin.parts).size).toBe(darwin.parts?.length)
})

test('T-331 each route has one start and one end and no way back; all ships pass Beagle spaces and ribbons; a camp belongs to one space', () => {
  for (const { stops, first, last } of ROUTES) {
    const starts = stops.filter(({ id }) => !stops.some(({ next }) => next.includes(id)))
    expect(starts.map(({ id }) => id)).toEqual([first])
    expect(stops.flatMap(({ id, next }) => (next.length === 0 ? [id] : []))).toEqual([last])
    for (const { place, next } of stops) expect(next.every((to) => stopOf(to).place > place)).toBe(true)
  }
  // A space is on every path if no path skips its position.
  const passed = (at: number) =>
    SEA.stops.every(({ place, next }) => place >= at || next.every((to) => stopOf(to).place <= at))
  expect([...BEAGLE.map(stopOf), ...LANDINGS].filter(({ place }) => !passed(place))).toEqual([])
  const named = ROUTES.flatMap(({ stops }) => stops.flatMap(({ acts: list }) => list))
  const camps = named.flatMap((action) => (action.op === 'camp' ? [action.arg.camp] : []))
  expect(camps.sort()).toEqual([...CAMP_IDS].sort())
  expect(CAMPS.map(({ id }) => id)).toEqual(CAMP_IDS)
})

test('crew cards', () => {
  expect(
    Object.entries(CREW).map(([id, { start, need, acts: list }]) => `${id}: ${start}; ${seals(need)}; ${acts(list)}`),
  ).toEqual(
    lines(`
crew-1: blue; 1 green 2 blue 2 yellow; coins 8
crew-2: green; 4 green 1 red; explore 2, explore 2
crew-3: red; 1 blue 3 red 1 yellow; theory 5
crew-4: red; 2 green 2 red 1 yellow; land-explorer
crew-5: blue; 4 blue 1 yellow; unlock free
crew-6: yellow; 1 blue 4 yellow; stamps 4 split
crew-7: yellow; 1 blue 2 red 2 yellow; copy-crew
crew-8: blue; 1 green 3 blue 1 red; sail-to-beagle
crew-9: red; 3 red 2 yellow; use-locked
crew-10: yellow; 2 green 3 yellow; camp any
crew-11: red; 1 green 4 red; purple-seal
crew-12: green; 3 green 2 blue; study-any
crew-13: yellow; 1 green 1 blue 3 yellow; knowledge 2, points 3
crew-14: green; 2 green 2 blue 1 red; points 8
crew-15: green; 3 green 1 red 1 yellow; take-objective, complete-objective
crew-16: blue; 3 blue 2 red; theory 2, knowledge 1, coins 3
`),
  )
})

test('special tiles', () => {
  expect(
    Object.entries(SPECIALS).map(
      ([id, { need, acts: list, unlockCost }]) => `${id}: ${seals(need)}; ${acts(list)}; ${unlockCost}`,
    ),
  ).toEqual(
    lines(`
special-1: 2 green 2 blue; unlock free; 4
special-2: 1 green 1 blue; coins 3, knowledge 1; 4
special-3: 1 red 1 yellow; deliver-again; 4
special-4: 2 blue 1 yellow; land-explorer; 4
special-5: 1 green 1 red; swap-knowledge; 4
special-6: 2 green 2 yellow; study-any; 4
special-7: 1 blue 2 red; purple-seal, coins 1; 4
special-8: 2 green 2 blue; camp any; 4
special-9: 2 blue 2 red; use-locked; 4
special-10: 2 green 2 red; explore 2, sail 2; 4
special-11: 1 blue 1 yellow; theory 3; 4
special-12: 2 red 2 yellow; take-objective, complete-objective; 4
`),
  )
})

test('correspondence tiles', () => {
  expect(Object.entries(MAIL_TILES).map(([id, { first, second }]) => `${id}: ${acts(first)}; ${acts(second)}`)).toEqual(
    lines(`
letter-1: knowledge 1, coins 2; coins 2
letter-2: coins 4; coins 2
letter-3: theory 2; theory 1
letter-4: explore 2; explore 1
letter-5: sail 2; sail 1
letter-6: academy 1 -2; academy 1 -0
letter-7: points 4; points 2
letter-8: explore 1, sail 1; choose sail 1 / explore 1
`),
  )
})

test('Beagle goals', () => {
  expect(
    Object.entries(GOALS).map(
      ([id, goal]) =>
        `${id}: ${goal.points} for ${[goal.count, 'colour' in goal ? goal.colour : 'kind' in goal ? goal.kind : ''].join(' ').trim()}`,
    ),
  ).toEqual(
    lines(`
goal-1: 4 for seals yellow
goal-2: 4 for seals red
goal-3: 4 for seals green
goal-4: 4 for seals blue
goal-5: 6 for studied reptile
goal-6: 6 for studied plant
goal-7: 6 for studied bird
goal-8: 6 for studied fossil
goal-9: 8 for stacks
goal-10: 5 for lenses
goal-11: 3 for objectives
goal-12: 4 for tents
`),
  )
})

test('objectives', () => {
  expect(
    Object.entries(OBJECTIVES).map(
      ([id, { tier, needs }]) =>
        `${id}: ${tier}; ${needs.map(({ need, min, what }) => `${min} ${need}${what ? ` ${what}` : ''}`).join(', ')}`,
    ),
  ).toEqual(
    lines(`
start-silver-1: silver; 0 ship, 2 knowledge
start-silver-2: silver; 1 stacks, 1 studied reptile
start-silver-3: silver; 2 seals blue, 1 studied red
start-silver-4: silver; 8 points, 1 studied bird
start-gold-1: gold; 2 studied bird, 2 lenses
start-gold-2: gold; 2 studied green, 2 knowledge
start-gold-3: gold; 2 studied plant, 2 tents
start-gold-4: gold; 1 seals yellow, 1 seals green, 3 lenses
silver-1: silver; 2 seals yellow, 1 studied blue
silver-2: silver; 1 studied fossil, 1 studied bird
silver-3: silver; 15 points, 2 stacks
silver-4: silver; 1 studied plant, 1 studied reptile
silver-5: silver; 2 seals green, 1 studied green
silver-6: silver; 10 coins, 2 lenses
silver-7: silver; 7 theory, 2 tents
silver-8: silver; 2 seals red, 1 studied yellow
silver-9: silver; 0 ship, 1 studied fossil
silver-10: silver; 8 coins, 1 studied plant
gold-1: gold; 1 seals blue, 1 seals red, 3 tents
gold-2: gold; 2 studied red, 14 coins
gold-3: gold; 9 theory, 2 studied reptile
gold-4: gold; 20 points, 2 studied yellow
gold-5: gold; 2 studied green, 3 knowledge
gold-6: gold; 2 studied blue, 0 ship
gold-7: gold; 2 studied red, 0 ship
gold-8: gold; 2 studied fossil, 2 stacks
gold-9: gold; 2 studied blue, 8 theory
gold-10: gold; 2 studied yellow, 2 lenses
`),
  )
})

test('worker spaces', () => {
  expect(
    SPACES.filter(({ page }) => !page.startsWith('special')).map(
      ({ id, kind, unlockCost, need, acts: list }) => `${id}: ${kind}; ${unlockCost}; ${seals(need)}; ${acts(list)}`,
    ),
  ).toEqual(
    lines(`
explore-1: round; 0; 1 green; explore 2
explore-2: lens; 4; 2 green; explore 3
explore-3: lens; 4; 3 green; explore 4
navigate-1: round; 0; 1 blue; sail 2
navigate-2: lens; 4; 2 blue; sail 3
navigate-3: lens; 4; 3 blue; sail 4
letters-1: round; 0; 1 yellow; stamps 2
letters-2: lens; 4; 2 yellow; stamps 3
letters-3: lens; 4; 3 yellow; stamps 4
academy-1: round; 0; 1 red; academy 1 -0
academy-2: lens; 4; 2 red; academy 2 -1
academy-3: lens; 4; 3 red; academy 2 -3
small-left: lens; 0; ; unlock
small-right: lens; 0; ; unlock
museum-deliver: rectangle; 0; ; deliver
museum-study: rectangle; 0; ; study-museum
turn-order: rectangle; 0; ; coins 2
objective-office: rectangle; 0; ; take-objective, coins 2
`),
  )
})

test('routes', () => {
  expect(
    ROUTES.flatMap(({ stops }) =>
      stops.map(
        ({ id, next, acts: list, specimenFrom, ribbon, landing }) =>
          `${id}: ${next.join(' ') || 'end'}; ${acts(list)}; ${specimenFrom ?? 0}; ${ribbon}; ${landing ?? '-'}`,
      ),
    ).sort(),
  ).toEqual(
    lines(`
sea-0: sea-1; -; 0; 0; -
sea-1: sea-2 sea-3; -; 0; 0; -
sea-2: sea-3; -; 1; 0; -
sea-3: sea-4; -; 0; 0; -
sea-4: sea-5; -; 0; 0; -
sea-5: sea-6 sea-7; -; 4; 0; -
sea-6: sea-7; camp camp-sea-6; 0; 0; -
sea-7: sea-8; -; 0; 0; -
sea-8: sea-9; -; 0; 0; isle-2
sea-9: sea-10 sea-11; -; 3; 0; -
sea-10: sea-11; coins 4; 0; 0; -
sea-11: sea-12 sea-13; -; 0; 0; -
sea-12: sea-13; camp camp-sea-12; 0; 0; -
sea-13: sea-14; -; 4; 0; -
sea-14: sea-15; -; 0; 0; isle-3
sea-15: sea-16; -; 0; 0; -
sea-16: sea-17 sea-18; -; 4; 0; -
sea-17: sea-18; coins 3, theory 2; 0; 0; -
sea-18: sea-19; -; 0; 0; -
sea-19: sea-20 sea-21; camp camp-sea-19; 0; 0; -
sea-20: sea-21; -; 3; 0; -
sea-21: sea-22; -; 0; 0; -
sea-22: sea-23; points 2; 0; 0; -
sea-23: sea-24; points 3; 0; 0; -
sea-24: sea-25; points 4; 0; 0; -
sea-25: sea-26; points 5; 0; 0; -
sea-26: end; points 3; 0; 0; -
i1-0: i1-1; -; 0; 0; -
i1-1: i1-2; coins 4; 0; 0; -
i1-2: i1-3; -; 1; 0; -
i1-3: i1-4; knowledge 1; 0; 0; -
i1-4: i1-5 i1-8; camp camp-i1-4; 0; 1; -
i1-5: i1-6; -; 1; 0; -
i1-6: i1-7; take-objective; 0; 0; -
i1-7: i1-8; camp camp-i1-7; 0; 0; -
i1-8: i1-9; coins 2; 0; 0; -
i1-9: i1-10; -; 1; 2; -
i1-10: i1-11; take-objective, theory 1; 0; 0; -
i1-11: i1-12 i1-13; coins 3; 0; 0; -
i1-12: i1-15; -; 1; 0; -
i1-13: i1-14; coins 5; 0; 0; -
i1-14: i1-15; camp camp-i1-14; 0; 0; -
i1-15: i1-16; points 3; 0; 0; -
i1-16: i1-17; points 2, knowledge 1; 0; 3; -
i1-17: i1-18; points 3; 3; 0; -
i1-18: i1-19; theory 2; 0; 0; -
i1-19: i1-20; points 4; 0; 0; -
i1-20: i1-21; academy free; 0; 0; -
i1-21: i1-22; coins 3, theory 3; 0; 4; -
i1-22: i1-23; stamps 3; 0; 0; -
i1-23: i1-24; points 6; 0; 0; -
i1-24: end; points 4; 0; 0; -
i2-0: i2-1; -; 0; 0; -
i2-1: i2-2; coins 5; 0; 0; -
i2-2: i2-3 i2-5; -; 1; 2; -
i2-3: i2-4; take-objective, points 4; 0; 0; -
i2-4: i2-5; camp camp-i2-4; 0; 0; -
i2-5: i2-6; coins 2, knowledge 1; 0; 0; -
i2-6: i2-7 i2-8; -; 1; 3; -
i2-7: i2-10; coins 4; 0; 0; -
i2-8: i2-9; coins 3, take-objective; 0; 0; -
i2-9: i2-7; camp camp-i2-9; 0; 0; -
i2-10: i2-11; academy free; 0; 0; -
i2-11: i2-12; -; 1; 4; -
i2-12: i2-13; theory 3; 0; 0; -
i2-13: i2-14; points 6; 0; 0; -
i2-14: end; points 5; 0; 0; -
i3-0: i3-1; -; 0; 0; -
i3-1: i3-2 i3-4; -; 1; 0; -
i3-2: i3-3; points 3, knowledge 1; 0; 0; -
i3-3: i3-4; camp camp-i3-3; 0; 0; -
i3-4: i3-5; stamps 2, points 3; 0; 0; -
i3-5: i3-6; -; 1; 0; -
i3-6: i3-7; points 5, take-objective; 0; 0; -
i3-7: i3-8; points 3, theory 2; 0; 4; -
i3-8: i3-9; points 6; 0; 0; -
i3-9: i3-10; points 8; 0; 0; -
i3-10: end; points 8; 0; 0; -
`).sort(),
  )
})

test('camps', () => {
  expect(CAMPS.map(({ id, costs, acts: list }) => `${id}: ${costs.join(' ')}; ${acts(list)}`)).toEqual(
    lines(`
camp-sea-6: 0 1; take-objective, coins 3
camp-sea-12: 1 3; points 1, stamps 3
camp-sea-19: 3 5; explore 2, points 5
camp-i1-4: 0 1; stamps 2
camp-i1-7: 0 1; sail 2
camp-i1-14: 1 2; academy free
camp-i2-4: 1 3; theory 3
camp-i2-9: 2 4; knowledge 1, points 4
camp-i3-3: 2 4; points 8
`),
  )
})

test('objective slots', () => {
  expect(
    SLOTS.map(({ id, cost, reward, points }) => `${id}: ${cost}; ${reward ? effectText(reward) : '-'}; ${points}`),
  ).toEqual(
    lines(`
silver-slot-1: 0; reactivate; 1
silver-slot-2: 0; perk scrolls-free; 1
silver-slot-3: 0; study-island; 2
silver-slot-4: 0; perk book-plus; 2
silver-slot-5: 0; -; 5
gold-slot-1: 5; perk fifth-worker; 4
gold-slot-2: 3; purple-seal; 4
gold-slot-3: 0; perk penalty-minus; 2
gold-slot-4: 0; perk lag-cap; 4
gold-slot-5: 0; -; 8
`),
  )
})

test('books of the evolution track, and the step at which each begins', () => {
  const begins = [...new Set(BOOKS)].map((books) => `${books} at ${BOOKS.indexOf(books)}`)
  expect(begins.join(', ')).toBe(
    '0 at 0, 1 at 1, 2 at 2, 3 at 3, 4 at 4, 5 at 6, 6 at 8, 7 at 10, 8 at 12, 9 at 15, 10 at 18, 11 at 21, 12 at 24, 13 at 28, ' +
      '14 at 32, 15 at 36',
  )
  expect([...BOOKS].sort((a, b) => a - b)).toEqual(BOOKS)
})

test('tents', () => {
  expect(TENT_REWARDS.map(acts)).toEqual(
    lines(`
-
coins 2
choose sail 1 / explore 1
choose stamps 1 / academy 1 -2
-
`),
  )
})

test('stamp stacks', () => {
  expect(Object.values(STACK_REWARDS).map(acts)).toEqual(
    lines(`
explore 2
academy 1 -2
sail 2
`),
  )
})

test('Alfred’s boards', () => {
  expect(
    Object.entries(ALFRED_BOARDS).flatMap(([level, { factor, endPoints, coins, rows, stacks, tents }]) => [
      `${level}: ${factor}; ${endPoints}; ${coins}`,
      ...Object.entries(rows).map(
        ([row, { seal, bracket, slots }]) =>
          `${level} ${row}: ${seal}; ${bracket}; ${
            Object.entries(slots)
              .map(([slot, list]) => `${slot} ${acts(list)}`)
              .join(', ') || '-'
          }`,
      ),
      `${level} stacks: ${Object.values(stacks).map(acts).join('; ')}`,
      `${level} tents: ${tents.map(acts).join('; ')}`,
    ]),
  ).toEqual(
    lines(`
white: 2; 3; 3
white A: green; 3; 5 bonus-steps 1
white B: yellow; 3; 5 bonus-steps 1
white C: red; 3; -
white D: blue; 3; -
white stacks: -; bonus-steps 2; explore 1
white tents: -; bonus-steps 1; -; coins 2; -
blue: 3; 4; 4
blue A: yellow; 4; 4 bonus-steps 1, 6 points 2
blue B: blue; 3; 4 bonus-steps 1
blue C: green; 3; 5 bonus-steps 1
blue D: red; 3; -
blue stacks: explore 1; bonus-steps 2; sail 1
blue tents: -; bonus-steps 2; coins 2; sail 1; -
yellow: 4; 5; 5
yellow A: green; 4; 3 coins 2, 5 bonus-steps 2
yellow B: red; 3; 4 bonus-steps 2
yellow C: blue; 3; 4 bonus-steps 1
yellow D: yellow; 3; 5 bonus-steps 1
yellow stacks: explore 2; academy free; sail 2
yellow tents: bonus-steps 1; coins 2; sail 1; perk scrolls-free; -
green: 5; 5; 6
green A: blue; 4; 3 bonus-steps 2, 5 points 3
green B: green; 4; 3 stamp-each, 5 bonus-steps 2
green C: red; 3; 4 bonus-steps 2
green D: yellow; 3; 4 bonus-steps 1
green stacks: explore 2; academy free, perk book-plus; sail 2
green tents: bonus-steps 2; coins 3; land-explorer; perk lag-cap; -
`),
  )
})

test('bonus cards', () => {
  expect(Object.entries(BONUS_CARDS).map(([id, rounds]) => `${id}: ${rounds.map(acts).join('; ')}`)).toEqual(
    lines(`
bonus-white-1: coins 2; explore 1; theory 1; explore 2; points 3
bonus-white-2: academy free; sail 1; stamp-each; sail 2; theory 2
bonus-blue-1: explore 1; academy free; explore 2; theory 2; points 4
bonus-blue-2: sail 1; stamp-each; land-explorer; sail 2; theory 3
bonus-yellow-1: academy free; explore 2; theory 2; explore 3; points 6
bonus-yellow-2: sail 2; land-explorer; stamp-each; sail 3; theory 3
bonus-green-1: coins 3; explore 2; theory 2; explore 2; points 6
bonus-green-2: academy free; land-explorer; sail 2; stamp-each, theory 1; theory 3
`),
  )
})

test('action cards', () => {
  expect(
    Object.entries(ACTION_CARDS).map(
      ([id, options]) =>
        `${id}: ${options.map((one) => ('order' in one ? `${one.kind} ${one.order.join('')}` : one.kind)).join(', ')}`,
    ),
  ).toEqual(
    lines(`
alfred-action-1: main ABCD, rest
alfred-action-2: special-left, main BADC, rest
alfred-action-3: special-right, main CDAB, rest
alfred-action-4: small, main DCBA, rest
alfred-action-5: deliver, main ACBD, rest
alfred-action-6: deliver, main BDAC, rest
alfred-action-7: main CADB, small, rest
alfred-action-8: deliver, main DBCA, rest
`),
  )
})
