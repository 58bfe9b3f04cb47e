// Folds the entries of a log into a table, one after another. This depends on nothing but the log: every process that reads
// the same entries has the same table.

import {
  begin,
  beginAt,
  type Engine,
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
import { runClocks, startClocks } from './clocks.ts'
import type { Entry, Gone, Made } from './entry.ts'
import {
  type Item,
  isFull,
  matchOf,
  roundOf,
  running,
  type SeatState,
  seatOf,
  seatsToAgree,
  substituteFor,
  type Table,
  turn,
} from './table.ts'

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

function dropBytes(table: Table, seat: Seat): void {
  const at = table.contributions.findIndex((one) => one.seat === seat)
  if (at >= 0) table.contributions.splice(at, 1)
}

const isOver = (table: Table): boolean => table.engine.isOver(matchOf(table).state)
