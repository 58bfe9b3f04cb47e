import { PERSONAS, type Persona } from '@wayfare/bots/personas'
import { LEAST_GAMES } from '@wayfare/bots/ratings'
import type { GameOffer } from '@wayfare/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { myTables } from '../../client/catalogue/catalogue.ts'
import { rememberCoached } from '../../client/table/coached-tables.ts'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { emptyDevice } from '../../testing/device.ts'
import { lastOpponent, opponentFor, ownStrengthIn, personFor, recommendedFor, rememberOpponent } from './recommend.ts'

/** Loading the offers reads the address of the page. */
vi.hoisted(() => Object.assign(globalThis, { location: new URL('http://here/'), addEventListener: () => {} }))

/** So many games that they outweigh the prior. */
const MANY = 100
const NEWCOMERS: Persona = 'emeka'

let stored: Map<string, string>
beforeEach(() => {
  stored = emptyDevice()
})
afterEach(() => {
  myTables.value = undefined
  vi.unstubAllGlobals()
})

const games = (count: number, bot: Persona, own: 'won' | 'lost', game = 'arnak'): ListedTable[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${game} ${own} against ${bot} ${i}`,
    game,
    status: 'finished',
    daily: null,
    seats: [
      { name: null, bot, mine: false },
      { name: 'Vera', bot: null, mine: true },
    ],
    turn: [],
    moved: i,
    scores: [50, 50],
    places: own === 'won' ? [2, 1] : [1, 2],
  }))

const offered = (...bots: string[]): GameOffer => ({ id: 'arnak', bots }) as never

test('a newcomer is offered Emeka, until five games are finished', () => {
  expect(personFor('arnak')).toBe(NEWCOMERS)
  myTables.value = games(LEAST_GAMES - 1, 'ines', 'won')
  expect(recommendedFor('arnak', ownStrengthIn('arnak'))).toEqual({ even: NEWCOMERS, stepUp: undefined })
  myTables.value = games(LEAST_GAMES, 'ines', 'won')
  expect(personFor('arnak')).not.toBe(NEWCOMERS)
})

test.each(PERSONAS.map((person, rung) => ({ person, next: PERSONAS[rung + 1] })))(
  'a person who wins as often as not against $person is even with them, and $next is a step up',
  ({ person, next }) => {
    myTables.value = [...games(MANY, person, 'won'), ...games(MANY, person, 'lost')]
    expect(recommendedFor('arnak', ownStrengthIn('arnak'))).toEqual({ even: person, stepUp: next })
    expect(personFor('arnak')).toBe(person)
  },
)

test('the winner, the opponent and the game all matter', () => {
  const suits = (tables: readonly ListedTable[]) => {
    myTables.value = tables
    return PERSONAS.indexOf(personFor('arnak'))
  }
  const rung = PERSONAS.indexOf('odile')
  expect(suits(games(MANY, 'odile', 'won'))).toBeGreaterThan(rung)
  expect(suits(games(MANY, 'odile', 'lost'))).toBeLessThan(rung)
  expect(suits(games(MANY, 'ines', 'won'))).toBeGreaterThan(suits(games(MANY, 'nils', 'won')))
  expect(suits(games(MANY, 'ines', 'won', 'darwin'))).toBe(PERSONAS.indexOf(NEWCOMERS))
})

test('a game with the coach does not count', () => {
  const alone = games(MANY, 'nils', 'lost')
  const coached = games(MANY, 'ines', 'won')
  for (const { id } of coached) rememberCoached(id)
  myTables.value = coached
  expect(ownStrengthIn('arnak')).toBeNull()
  myTables.value = [...alone, ...coached]
  expect(ownStrengthIn('arnak')?.games).toBe(MANY)
  expect(personFor('arnak')).toBe('nils')
})

test('the opponent chosen last in a game is offered again there, whoever is recommended', () => {
  myTables.value = games(MANY, 'nils', 'lost')
  rememberOpponent('arnak', 'brandt')
  rememberOpponent('arnak', 'ines')
  rememberOpponent('darwin', 'rosa')
  expect([personFor('arnak'), personFor('darwin'), personFor('arkham')]).toEqual(['ines', 'rosa', NEWCOMERS])
})

/** Stores lost and won games, the newest first, as the person's points and the opponent's. */
function against(bot: Persona, ...results: [number, number][]): void {
  rememberOpponent('arnak', bot)
  myTables.value = results.map(([mine, theirs], i) => ({
    ...(games(1, bot, mine > theirs ? 'won' : 'lost')[0] as ListedTable),
    id: `game ${i}`,
    moved: 100 - i,
    scores: [theirs, mine],
  }))
}

test('after a hopeless loss, or two clear ones in a row, an easier opponent is offered', () => {
  for (const results of [
    [[4, 205]],
    [[11, 63]],
    [
      [40, 60],
      [40, 60],
    ],
  ] as [number, number][][]) {
    against('ines', ...results)
    expect(personFor('arnak')).toBe(NEWCOMERS)
    expect(lastOpponent('arnak')).toBe('ines')
  }
})

test('one clear loss, a close one, or one followed by a win changes nothing', () => {
  const fine: [number, number][][] = [
    [[40, 60]],
    [
      [55, 60],
      [4, 205],
    ],
    [
      [40, 60],
      [70, 60],
      [40, 60],
    ],
    [
      [70, 60],
      [4, 205],
    ],
  ]
  for (const results of fine) {
    against('ines', ...results)
    expect(personFor('arnak')).toBe('ines')
  }
})

test('an opponent who was too strong is not recommended; below the easiest there is nobody', () => {
  against(NEWCOMERS, [4, 205])
  expect(personFor('arnak')).toBe(PERSONAS[PERSONAS.indexOf(NEWCOMERS) - 1])
  stored.clear()
  expect(personFor('arnak')).toBe(PERSONAS[PERSONAS.indexOf(NEWCOMERS) - 1])
  const [easiest] = PERSONAS
  against(easiest, [4, 205])
  expect(personFor('arnak')).toBe(easiest)
})

test('a person who loses to the easier one, too, is offered one who is easier still', () => {
  against('emeka', [4, 205])
  const lost = myTables.value ?? []
  against('rosa', [4, 205])
  myTables.value = [...lost, ...(myTables.value ?? [])]
  rememberOpponent('arnak', 'emeka')
  expect(personFor('arnak')).toBe('nils')
  // The page of opponents and the home page recommend the same opponent.
  expect(recommendedFor('arnak', ownStrengthIn('arnak')).even).toBe('nils')
})

test('a loss in another game says nothing about this one, and a loss with hints counts as much', () => {
  against('ines', [4, 205])
  rememberOpponent('darwin', 'ines')
  expect(personFor('darwin')).toBe('ines')
  rememberCoached('game 0')
  expect(personFor('arnak')).toBe(NEWCOMERS)
})

test('with spoilt storage the recommended one is offered, and without storage the page still knows the choice', () => {
  for (const nonsense of ['nonsense', '{"arnak":"greedy"}', '[]']) {
    stored.set('wayfare opponents', nonsense)
    expect([lastOpponent('arnak'), personFor('arnak')]).toEqual([undefined, NEWCOMERS])
  }
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: full, setItem: full })
  expect(personFor('arnak')).toBe(NEWCOMERS)
  rememberOpponent('arnak', 'ines')
  expect(personFor('arnak')).toBe('ines')
})

test('in a game without the six, Play means its best bot', () => {
  expect(opponentFor(offered(...PERSONAS))).toBe(NEWCOMERS)
  expect(opponentFor(offered('random', 'greedy'))).toBe('greedy')
})
