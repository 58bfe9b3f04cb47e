// Tables without questions or offers, arranged by hand: together they show every tile, card and piece.

import { signal } from '@preact/signals'
import {
  ALFRED_BOARDS,
  ALFRED_WORKERS,
  BEAGLE,
  BONUS_CARDS,
  CAMP_IDS,
  COLOURS,
  CREW_IDS,
  ENVELOPES,
  GOAL_IDS,
  type GoalId,
  MAIL_TILE_IDS,
  OBJECTIVE_IDS,
  objective,
  PLAYER_COLOURS,
  type PlayerColour,
  ROUNDS,
  SCROLLS,
  SLOTS,
  SPACES,
  SPECIAL_CELLS,
  SPECIAL_IDS,
  SPECIMENS,
  STOPS,
  type Tier,
  WORKERS,
} from '@wayfare/darwin/tables'
import type { GameSpeaker } from '@wayfare/text'
import { makePointing } from '../../board-kit/pointing.ts'
import type { BoardView, Props } from './props.ts'

type View = Props['view']

export const NAMES = ['Anna', 'Borys', 'Claire', 'Дмитрий']
/** The number of tables that show all objectives, four at a time. */
export const TABLES = Math.ceil(OBJECTIVE_IDS.length / 4)

const IDLE = makePointing(signal([]), { take() {}, refused() {} })
const NOTHING = { turn: [], question: null, options: [], undo: 0, pending: [], scores: [], over: false, clocks: null }

export function still(speaker: GameSpeaker, view: View, shownSeat: number): Props {
  return {
    // the drawings read only the options
    info: { options: {} } as Props['info'],
    seat: 0,
    view,
    picture: { view: null, ...NOTHING },
    told: [],
    pointing: IDLE,
    following: IDLE,
    speaker,
    names: view.alfred ? NAMES.slice(0, 1) : NAMES,
    shownSeat,
    showSeat() {},
    shared: false,
    undo: null,
    explain: async () => [],
    readRule() {},
  }
}

/** Takes `count` elements in a circle, the first again after the last. */
function takeInCircle<T>(all: readonly T[], from: number, count: number): T[] {
  return Array.from({ length: count }, (_, i) => all[(from + i) % all.length] as T)
}

type Of<K extends keyof View> = View[K]
const record = <K extends string, V>(keys: readonly K[], value: (key: K, i: number) => V) =>
  Object.fromEntries(keys.map((key, i) => [key, value(key, i)])) as Record<K, V>

const CELLS = SPACES.flatMap(({ cell }) => cell ?? [])
const SEALS = [...COLOURS, 'purple'] as const
const byTier = (tier: Tier) => OBJECTIVE_IDS.filter((id) => objective(id).tier === tier)
const TIERS = { silver: byTier('silver'), gold: byTier('gold') }
const LONGEST = 6

/**
 * Makes a board; `n` is the number of the table. On the first tables objectives wait in their slots, then some are
 * reached, and the last have none.
 */
function boardOf(colour: PlayerColour, n: number): BoardView {
  const slots = SLOTS.map(({ id, tier }, i) => {
    const [there] = takeInCircle(TIERS[tier], n * 5 + (i % 5), 1)
    return [id, { objective: there, reached: n >= TABLES / 2 }]
  })
  return {
    colour,
    hand: [],
    picked: [],
    coin: 12,
    knowledge: n,
    points: 10 * n + 4,
    theory: 4 * n + PLAYER_COLOURS.indexOf(colour),
    workers: WORKERS.map((id, i) => ({
      id,
      seals: i === 0 ? ['purple'] : i === 4 ? [] : takeInCircle(SEALS, n + i, Math.min(LONGEST, i + n)),
      at: i < 4 && (n + i) % 3 === 0 ? (['explore-1', 'small-left', 'turn-order'] as const)[n % 3] : null,
    })) as BoardView['workers'],
    ship: BEAGLE[Math.max(0, (n % BEAGLE.length) - 1)] as BoardView['ship'],
    explorers: { 'isle-1': 'i1-3', 'isle-2': n > 2 ? 'i2-5' : null, 'isle-3': n > 4 ? 'i3-4' : null },
    stacks: { 'stack-1': 4, 'stack-2': n % 4, 'stack-3': 0 },
    usedStamps: n,
    mail: record(ENVELOPES, (_, i) => (n + i + PLAYER_COLOURS.indexOf(colour)) % 5),
    studied: SPECIMENS.filter((_, i) => (i + n) % 4 > 0),
    tents: n % 6,
    lenses: n % 6,
    perks: n > 3 ? ['fifth-worker'] : [],
    reserve: takeInCircle(OBJECTIVE_IDS, 2 * n, 2),
    slots: n > TABLES - 2 ? {} : Object.fromEntries(slots),
    crew: takeInCircle(CREW_IDS, 3 * n, 3).map((card, i) => ({ card, by: i === 2 && n % 2 ? 'w2' : null })),
  }
}

export function tableOf(n: number): View {
  return {
    round: (n % ROUNDS) + 1,
    phase: 'actions',
    order: [0, 1, 2, 3],
    turn: 0,
    beagle: BEAGLE[n % BEAGLE.length] as Of<'beagle'>,
    tiles: record(SPECIAL_CELLS, (_, i) => takeInCircle(SPECIAL_IDS, 6 * n + i, 1)[0] ?? null),
    letters: record(ENVELOPES, (_, i) => takeInCircle(MAIL_TILE_IDS, 3 * n + i, 1)[0] as Of<'letters'>['envelope-1']),
    goals: takeInCircle(GOAL_IDS, 5 * n, 5) as GoalId[],
    scored: n % ROUNDS,
    tokens: record(
      STOPS.filter(({ specimenFrom }) => specimenFrom !== null).map(({ id }) => id),
      (_, i) => SPECIMENS[i % SPECIMENS.length],
    ) as Of<'tokens'>,
    museum: n === 0 ? SPECIMENS : SPECIMENS.filter((_, i) => (i + n) % 3 > 0),
    rowCoins: n % 2 ? ['red'] : COLOURS,
    academy: record(
      SCROLLS.flatMap(({ slots }) => slots),
      (_, i) => (i === n ? null : (COLOURS[(i + n) % 4] as Of<'academy'>['scroll-1-1'])),
    ),
    purple: 6 - n,
    supply: 60 - n,
    silver: 6,
    gold: 10,
    lenses: record(CELLS, (_, i) => (i % 3 === 0 ? 'open' : (n + i) % 6 < 4 ? (n + i) % 6 : 'locked')) as Of<'lenses'>,
    camps: record(CAMP_IDS, (_, i) => (i % 3 === 0 ? [null, null] : [i % 4, i % 3 === 1 ? null : (i + 1) % 4])),
    shown: takeInCircle(OBJECTIVE_IDS, 4 * n, 4),
    turnSpace: n % 2 ? [1, 2] : [],
    ribbons: [],
    ends: [],
    offeredCrew: [],
    offeredPairs: [],
    lesson: null,
    fee: 0,
    boards: PLAYER_COLOURS.map((colour) => boardOf(colour, n)),
    alfred: null,
  }
}

/** `card` is the open action card. */
export function alfredTable(level: PlayerColour, card: string): View {
  const { rows, coins } = ALFRED_BOARDS[level]
  const table = tableOf(2)
  const [mine, his] = table.boards as [BoardView, BoardView]
  const workers = ALFRED_WORKERS.map((id, i) => ({
    id,
    seals: [rows[id].seal, ...takeInCircle(COLOURS, i, 3 - i)],
    at: i === 3 ? ('hammock' as const) : i === 2 ? ('explore-1' as const) : null,
  }))
  return {
    ...table,
    order: [0, 1],
    boards: [mine, { ...his, colour: level, coin: coins, workers, crew: [], slots: {}, reserve: [] }],
    alfred: {
      level,
      pawn: 3,
      cards: Object.keys(BONUS_CARDS).filter((id) => id.startsWith(`bonus-${level}`)),
      deck: 7,
      open: [card],
      parts: { track: 40, objectives: 0, pair: 0, seals: 13, tents: 5, theory: 36, coins: 4, knowledge: 0 },
      total: 98,
    },
  }
}
