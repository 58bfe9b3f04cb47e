// A table as its log defines it. Only `fold` changes a table, and it depends on nothing but the log: every process that
// reads the same entries has the same table.

import {
  begin,
  beginAt,
  type Contribution,
  type Engine,
  type Event,
  IllegalMove,
  type Match,
  mixSeed,
  play,
  type Row,
  rewind,
  type Seat,
  undo,
} from '@wayfare/kernel'
import { CLOCK_BY_DAYS, type ClockTimes, COUNTDOWN_MS } from '@wayfare/protocol'
import { type Clocks, runClocks, startClocks } from './clocks.ts'
import type { Entry, Gone, Made, Proposed } from './entry.ts'

export type SeatState = {
  readonly person: { readonly id: string; readonly label: string | null } | null
  /** The bot that moves here: at a bot's own seat, or in place of an absent person. */
  readonly bot: string | null
  readonly gone: Gone | null
  /** The time at which the bot took over. */
  readonly goneAt?: number
  /** Set if a person took the seat over from a bot: the round then, and how much of the story was told before. */
  readonly tookOver?: { readonly bot: string; readonly round?: number; readonly story: number }
}

/** A row of the game as viewers see it. `only` is the one seat that sees it, for a move inside that seat's lane. */
export type Item = {
  readonly kind: Row['kind']
  readonly seat: Seat | null
  readonly at: number
  readonly only: Seat | null
  readonly events: readonly Event[]
  /** The indices of the items that this one undid. */
  readonly undoes: readonly number[]
  /** The seats that have learned something hidden by this row, one bit each. */
  readonly learned: number
  /** For a move that its person had planned: the id of its entry. */
  readonly planned?: string
  /** The number of visible rows so far, this one included: for each seat, and last for spectators. */
  readonly told: readonly number[]
  stands: boolean
}

export type Table = {
  readonly id: string
  readonly engine: Engine
  readonly made: Made
  readonly madeAt: number
  /** The secret behind the commitment. It must not be published before the table has ended. */
  readonly secret: string
  /** The number of entries so far, which is also the number of the next one. */
  seq: number
  /** The time of the last entry. */
  at: number
  /** The time of the last entry that everybody could notice; moves in a lane are invisible to others. */
  noticedAt: number
  status: 'open' | 'running' | 'finished' | 'closed'
  host: string
  /** The time at which a running countdown ends. */
  startsAt: number | null
  readonly seats: SeatState[]
  readonly contributions: Contribution[]
  match: Match | null
  readonly story: Item[]
  /** The times of the clocks, which may change if all agree. */
  clock: ClockTimes | null
  clocks: Clocks | null
  /** For each seat, the number of the entry with which its current decision began. */
  readonly since: number[]
  proposal: { readonly by: Seat; readonly what: Proposed; readonly yes: Seat[] } | null
  /** True once all have agreed that each of them may use a coach. */
  coach: boolean
  /** The seats that were given a world to think in while they played. */
  readonly hinted: Set<Seat>
  rematch: string | null
  /** Client requests that have been carried out, by seat and the client's number. */
  readonly answered: Set<string>
  /** The current names of people by id; empty for deleted accounts. Names are not part of the log. */
  readonly names: Map<string, string>
  /** Why the log cannot be read further; null if it can. A broken table can be looked at but not continued. */
  readonly broken: string | null
}

export function tableFrom(id: string, engine: Engine, secret: string, made: Made, at: number): Table {
  const seats = made.seats.map(
    (plan): SeatState => ({
      person: plan.kind === 'person' ? { id: plan.person, label: plan.label ?? null } : null,
      bot: plan.kind === 'bot' ? plan.bot : null,
      gone: null,
    }),
  )
  const contributions = made.seats.flatMap((plan, seat) =>
    plan.kind === 'person' && plan.bytes ? [{ seat, bytes: plan.bytes }] : [],
  )
  const table: Table = {
    id,
    engine,
    made,
    madeAt: at,
    secret,
    seq: 1,
    at,
    noticedAt: at,
    status: 'open',
    host: made.host,
    startsAt: null,
    seats,
    contributions,
    match: null,
    story: [],
    clock: made.clock,
    clocks: null,
    since: [],
    proposal: null,
    coach: false,
    hinted: new Set(),
    rematch: null,
    answered: new Set(),
    names: new Map(),
    broken: null,
  }
  countDown(table, at)
  return table
}

/** Carries out the next entry. If the rules refuse its move, throws IllegalMove and leaves the table unchanged. */
export function fold(table: Table, entry: Entry, at: number): void {
  const before = table.clocks ? running(table) : []
  const decided = turn(table)
  const storyLength = table.story.length
  ;(FOLDS[entry.k] as (table: Table, entry: Entry, at: number) => void)(table, entry, at)
  if (table.clocks) runClocks(table.clocks, before, running(table), at)
  const decide = turn(table)
  for (const seat of decide) if (!decided.includes(seat)) table.since[seat] = table.seq
  if (!isUnseen(table, storyLength) || decide.length !== decided.length) table.noticedAt = at
  if ('id' in entry && entry.id) table.answered.add(`${entry.seat} ${entry.id}`)
  table.seq++
  table.at = at
}

/** True if nothing was added to the story since this index except moves that one seat made in its lane. */
function isUnseen({ story }: Table, since: number): boolean {
  for (let index = since; index < story.length; index++) if (story[index]?.only === null) return false
  return story.length > since
}

const GRACE_MS = 60_000

type Kind = Entry['k']
type Folds = { readonly [K in Kind]: (table: Table, entry: Extract<Entry, { k: K }>, at: number) => void }

const FOLDS: Folds = {
  made(table) {
    throw new Error(`${table.id} was made twice`)
  },
  joined(table, { seat, person, bytes }, at) {
    sit(table, seat, { person: { id: person, label: null }, bot: null, gone: null })
    if (bytes) table.contributions.push({ seat, bytes })
    countDown(table, at)
  },
  left(table, { seat }, at) {
    sit(table, seat, { person: null, bot: null, gone: null })
    countDown(table, at)
  },
  planned(table, { seat, bot }, at) {
    sit(table, seat, { person: null, bot, gone: null })
    countDown(table, at)
  },
  hosted(table, { person }) {
    table.host = person
  },
  held(table) {
    table.startsAt = null
  },
  started: (table, _, at) => start(table, at),
  moved: (table, entry, at) => foldMoves(table, entry, at),
  undone: (table, { seat }, at) => foldUndo(table, seat, at),
  asked(table, { seat, what }, at) {
    table.proposal = { by: seat, what, yes: [seat] }
    settleProposal(table, at)
  },
  answered(table, { seat, yes }, at) {
    if (!yes) table.proposal = null
    else table.proposal?.yes.push(seat)
    settleProposal(table, at)
  },
  hinted(table, { seat }) {
    table.hinted.add(seat)
  },
  gone: (table, { seat, why, bot }, at) => leaveToBot(table, seat, why, bot, at),
  back(table, { seat }) {
    // A person who lost the seat on time and returns gets a short time for the next decision.
    if (table.clocks) table.clocks.left[seat] = Math.max(table.clocks.left[seat] as number, GRACE_MS)
    const { goneAt: _, ...state } = seatOf(table, seat)
    sit(table, seat, { ...state, bot: null, gone: null })
  },
  tookOver: (table, { seat, person }) => foldTakeover(table, seat, person),
  rematch(table, { table: next }) {
    table.rematch = next
  },
  closed(table) {
    table.status = 'closed'
    table.proposal = null
  },
}

function sit(table: Table, seat: Seat, state: SeatState): void {
  table.seats[seat] = state
  if (table.status === 'open') dropBytes(table, seat)
}

/** Starts the countdown when the last seat is taken, unless nobody else would be surprised by the start. */
function countDown(table: Table, at: number): void {
  if (table.made.start !== 'countdown') return
  const others = new Set(table.seats.flatMap(({ person }) => person?.id ?? [])).size > 1
  table.startsAt = isFull(table) ? at + (others ? COUNTDOWN_MS : 0) : null
}

export const isFull = (table: Table): boolean => table.seats.every(({ person, bot }) => person || bot)

function start(table: Table, at: number): void {
  table.startsAt = null
  const { engine, made, secret, contributions } = table
  const { origin, options } = made
  if (origin && 'world' in origin) table.match = beginAt(engine, options, structuredClone(origin.world))
  else table.match = begin(engine, options, origin ? origin.seed : mixSeed(secret, contributions), made.arranged)
  if (origin && 'rows' in origin) for (const row of origin.rows) playRow(table, row, at)
  table.status = isOver(table) ? 'finished' : 'running'
  setClocks(table, made.clock, at)
}

function setClocks(table: Table, clock: ClockTimes | null, at: number): void {
  table.clock = clock
  table.clocks = clock && startClocks(clock, table.seats.length, at)
}

function playRow(table: Table, row: Row, at: number): void {
  if (row.kind === 'move') playOne(table, row.seat, row.move, at)
  else if (row.kind === 'undo') foldUndo(table, row.seat, at)
  else foldRewind(table, row.to, at)
}

/** Makes all of the moves or none: if a later one is refused, the earlier ones are undone. */
function foldMoves(table: Table, { seat, texts, planned, id }: Extract<Entry, { k: 'moved' }>, at: number): void {
  const match = matchOf(table)
  const saved = texts.length > 1 ? saveMatch(match) : null
  const storyLength = table.story.length
  try {
    for (const [i, text] of texts.entries()) {
      if (i > 0) mayFollow(table, seat, text)
      playOne(table, seat, text, at, planned ? id : undefined)
    }
  } catch (error) {
    if (saved) {
      Object.assign(match, saved.kept)
      match.rows.length = saved.rows
      table.story.length = storyLength
    }
    throw error
  }
  if (!isUnseen(table, storyLength)) withdrawProposal(table)
  if (!isOver(table)) return
  table.status = 'finished'
  table.proposal = null
}

/**
 * Withdraws a proposal about the current moment when the game moves on. A proposal about the coach concerns the future
 * and stays open.
 */
function withdrawProposal(table: Table): void {
  if (table.proposal && !('coach' in table.proposal.what)) table.proposal = null
}

/**
 * All but the last of several moves must be undoable, so that nobody can use a refused move to find out what an earlier
 * one would have revealed.
 */
function mayFollow(table: Table, seat: Seat, text: string): void {
  const { engine, state } = matchOf(table)
  if (engine.undoable(state, seat) >= 1) return
  const refused = new IllegalMove(seat, text, [])
  refused.message = `'${text}' must be sent by itself: what comes before it shows something that cannot be taken back`
  throw refused
}

function saveMatch(match: Match) {
  const { engine, state, steps, base, rows } = match
  return { kept: { state: engine.clone(state), steps: steps.slice(), base }, rows: rows.length }
}

function playOne(table: Table, seat: Seat, text: string, at: number, planned?: string): void {
  const match = matchOf(table)
  const { engine } = match
  const before = engine.lanes(match.state)
  const events = play(match, seat, text)
  const inLane = before !== null && engine.lanes(match.state) === before
  const { learned } = match
  const only = inLane ? seat : null
  const item = { kind: 'move', seat, at, only, events, undoes: [], learned, stands: true } as const
  tell(table, planned === undefined ? item : { ...item, planned })
}

function tell({ story, seats }: Table, item: Omit<Item, 'told'>): void {
  const before = story.at(-1)?.told
  const visibleRows: number[] = []
  for (let index = 0; index <= seats.length; index++)
    visibleRows.push((before?.[index] ?? 0) + (item.only === null || item.only === index ? 1 : 0))
  story.push({ told: visibleRows, ...item })
}

function foldUndo(table: Table, seat: Seat, at: number): void {
  const match = matchOf(table)
  const inLane = match.engine.lanes(match.state) !== null
  if (!undo(match, seat)) throw new Error(`${table.id}: seat ${seat} has nothing to take back (entry ${table.seq})`)
  const last = table.story.findLastIndex((item) => item.stands && item.kind === 'move' && item.seat === seat)
  const item = table.story[last]
  if (item) item.stands = false
  tell(table, {
    kind: 'undo',
    seat,
    at,
    only: inLane ? seat : null,
    events: [],
    undoes: [last],
    learned: 0,
    stands: false,
  })
  if (!inLane) withdrawProposal(table)
}

function foldRewind(table: Table, to: number, at: number): void {
  if (!rewind(matchOf(table), to)) throw new Error(`${table.id}: there are no ${to} moves to go back to`)
  const undoes: number[] = []
  let moves = 0
  for (const [index, item] of table.story.entries()) {
    if (!item.stands || moves++ < to) continue
    item.stands = false
    undoes.push(index)
  }
  tell(table, { kind: 'rewind', seat: null, at, only: null, events: [], undoes, learned: 0, stands: false })
}

function settleProposal(table: Table, at: number): void {
  const { proposal } = table
  if (!proposal || seatsToAgree(table).some((seat) => !proposal.yes.includes(seat))) return
  table.proposal = null
  const { what } = proposal
  if ('rewind' in what) rewindTo(table, what.rewind, at)
  else if ('coach' in what) table.coach = true
  else if ('byDays' in what) setClocks(table, CLOCK_BY_DAYS, at)
  else leaveToBot(table, what.replace, 'voted', substituteFor(table), at)
}

/** Some of the moves may have been undone since the proposal. */
function rewindTo(table: Table, index: number, at: number): void {
  const countStanding = (items: readonly Item[]) => items.filter(({ stands }) => stands).length
  const to = countStanding(table.story.slice(0, index))
  if (to < countStanding(table.story)) foldRewind(table, to, at)
}

/**
 * Returns the seats that have to agree to the proposal: all people who still play, except the one it is about. For a
 * coach, those who may come back count too.
 */
export function seatsToAgree(table: Table): Seat[] {
  const what = table.proposal?.what
  if (what && 'coach' in what) return mayStillPlay(table)
  const about = what && 'replace' in what ? what.replace : -1
  return people(table).filter((seat) => seat !== about)
}

function leaveToBot(table: Table, seat: Seat, why: Gone, bot: string, at: number): void {
  sit(table, seat, { ...seatOf(table, seat), gone: why, goneAt: at, bot })
  const { proposal } = table
  if (proposal && (proposal.by === seat || ('replace' in proposal.what && proposal.what.replace === seat)))
    table.proposal = null
  else settleProposal(table, at)
}

function foldTakeover(table: Table, seat: Seat, person: string): void {
  const bot = seatOf(table, seat).bot as string
  const round = roundOf(table)
  const story = table.story.length
  const tookOver = { bot, story, ...(round === undefined ? {} : { round }) }
  sit(table, seat, { person: { id: person, label: null }, bot: null, gone: null, tookOver })
}

/** Returns the round of a game that counts rounds. Before the first one, while the game is set up, it is 0. */
export function roundOf({ match }: Pick<Table, 'match'>): number | undefined {
  if (!match) return undefined
  const { round } = match.engine.view(match.state, 'spectator') as { readonly round?: unknown }
  return typeof round === 'number' ? round : undefined
}

/** Returns the bot that plays for an absent person: a quick planner if the game supports planning. */
export function substituteFor({ engine }: Pick<Table, 'engine'>): string {
  const { planning, evaluate } = engine.game
  return planning ? 'emeka' : evaluate ? 'greedy' : 'random'
}

function dropBytes(table: Table, seat: Seat): void {
  const at = table.contributions.findIndex((one) => one.seat === seat)
  if (at >= 0) table.contributions.splice(at, 1)
}

export function seatOf(table: Table, seat: Seat): SeatState {
  const found = table.seats[seat]
  if (!found) throw new Error(`${table.id} has no seat ${seat}`)
  return found
}

export function matchOf(table: Table): Match {
  if (!table.match) throw new Error(`${table.id} has not begun`)
  return table.match
}

/** Returns the name of a seat's person, if there is one who has a name. */
export function nameAt(table: Table, seat: Seat): string | null {
  const { person } = seatOf(table, seat)
  if (!person) return null
  const name = table.names.get(person.id)
  return name ? (person.label ?? name) : null
}

/** Returns the person for whom this seat is reserved in a rematch and who has not joined yet. */
export function invitedTo({ made, seats }: Table, seat: Seat): string | null {
  const plan = made.seats[seat]
  return plan?.kind === 'open' && plan.asked && !seats[seat]?.person && !seats[seat]?.bot ? plan.asked : null
}

const isOver = (table: Table): boolean => table.engine.isOver(matchOf(table).state)
export const hasEnded = (table: Table): boolean => table.status === 'finished' || table.status === 'closed'
export const turn = (table: Table): Seat[] =>
  table.match && table.status === 'running' ? table.engine.deciders(table.match.state) : []
const hasPerson = (table: Table, seat: Seat): boolean => table.seats[seat]?.person != null && !table.seats[seat].gone
/** The seats that people play themselves. */
export const people = (table: Table): Seat[] => [...table.seats.keys()].filter((seat) => hasPerson(table, seat))
/** The seats that people play themselves, and those where a bot stands in for an absent person. */
export const mayStillPlay = (table: Table): Seat[] =>
  [...table.seats.keys()].filter((seat) => table.seats[seat]?.person && !isForGood(table.seats[seat].gone))
export const isForGood = (gone: Gone | null): boolean => gone === 'resigned' || gone === 'deleted'
/** The seats of people who have to decide now, and whose clocks run. */
export const running = (table: Table): Seat[] => turn(table).filter((seat) => hasPerson(table, seat))
/** The seats for which a bot has to move now. */
export const botsToMove = (table: Table): Seat[] => turn(table).filter((seat) => table.seats[seat]?.bot != null)
