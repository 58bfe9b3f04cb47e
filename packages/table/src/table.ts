// A table as its log makes it. `fold` is the only thing that changes one, and the log alone decides what it does: every process
// that reads the same entries has the same table.

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
import { COUNTDOWN_MS } from '@wayfare/protocol'
import { type Clocks, runClocks, startClocks } from './clocks.ts'
import type { Entry, Gone, Made, Proposed } from './entry.ts'

export type SeatState = {
  readonly person: { readonly id: string; readonly label: string | null } | null
  /** Who moves here if no person does. With a person: in their place. */
  readonly bot: string | null
  readonly gone: Gone | null
  /** When the bot took over. */
  readonly goneAt?: number
}

/** A row of the game, as it was told. `only`: the one seat that knows of it, for it acts in its lane. */
export type Item = {
  readonly kind: Row['kind']
  readonly seat: Seat | null
  readonly at: number
  readonly only: Seat | null
  readonly events: readonly Event[]
  /** The places of the items this took back. */
  readonly undoes: readonly number[]
  /** How many rows each seat was told of, this one included, and last how many everybody was. */
  readonly told: readonly number[]
  stands: boolean
}

export type Table = {
  readonly id: string
  readonly engine: Engine
  readonly made: Made
  readonly madeAt: number
  /** What the commitment was made from. It must not leave before the table has ended. */
  readonly secret: string
  /** Entries so far: the number of the next one. */
  seq: number
  /** When the last one was written. */
  at: number
  /** When the last one was that everybody could notice: what is done in a lane shows nowhere. */
  noticedAt: number
  status: 'open' | 'running' | 'finished' | 'closed'
  host: string
  /** When the countdown ends, while one runs. */
  startsAt: number | null
  readonly seats: SeatState[]
  readonly contributions: Contribution[]
  match: Match | null
  readonly story: Item[]
  clocks: Clocks | null
  /** For each seat: the entry by which it last came to decide. */
  readonly since: number[]
  proposal: { readonly by: Seat; readonly what: Proposed; readonly yes: Seat[] } | null
  /** All have agreed that each of them may be coached. */
  coach: boolean
  /** The seats that were given a world to think in while they played. */
  readonly hinted: Set<Seat>
  rematch: string | null
  /** What clients have asked and got, by seat and their number. */
  readonly answered: Set<string>
  /** What people are called today, by their ids; empty for whoever has deleted themselves. Not from the log. */
  readonly names: Map<string, string>
  /** Why its log cannot be read beyond what is here, if it cannot: then it may be looked at, and nothing is added to it. */
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

/** Carries out the next entry. A move that the rules refuse throws IllegalMove and leaves the table as it was. */
export function fold(table: Table, entry: Entry, at: number): void {
  const before = table.clocks ? running(table) : []
  const decided = turn(table)
  const told = table.story.length
  ;(FOLDS[entry.k] as (table: Table, entry: Entry, at: number) => void)(table, entry, at)
  if (table.clocks) runClocks(table.clocks, before, running(table), at)
  const decide = turn(table)
  for (const seat of decide) if (!decided.includes(seat)) table.since[seat] = table.seq
  if (!isUnseen(table, told) || decide.length !== decided.length) table.noticedAt = at
  if ('id' in entry && entry.id) table.answered.add(`${entry.seat} ${entry.id}`)
  table.seq++
  table.at = at
}

/** Has nothing but what one seat did in its lane been added to the story? */
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
  moved: (table, { seat, texts }, at) => moved(table, seat, texts, at),
  undone: (table, { seat }, at) => undone(table, seat, at),
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
    // Whoever lost the seat by time gets a moment for the next decision.
    if (table.clocks) table.clocks.left[seat] = Math.max(table.clocks.left[seat] as number, GRACE_MS)
    sit(table, seat, { person: seatOf(table, seat).person, bot: null, gone: null })
  },
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

/** The last seat starts the countdown, unless nobody else would be surprised by the beginning. */
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
  if (made.clock) table.clocks = startClocks(made.clock, table.seats.length, at)
}

function playRow(table: Table, row: Row, at: number): void {
  if (row.kind === 'move') playOne(table, row.seat, row.move, at)
  else if (row.kind === 'undo') undone(table, row.seat, at)
  else rewound(table, row.to, at)
}

/** All of the texts or none: where the second is refused, the first is taken back. */
function moved(table: Table, seat: Seat, texts: readonly string[], at: number): void {
  const match = matchOf(table)
  const saved = texts.length > 1 ? saveMatch(match) : null
  const told = table.story.length
  try {
    for (const [i, text] of texts.entries()) {
      if (i > 0) mayFollow(table, seat, text)
      playOne(table, seat, text, at)
    }
  } catch (error) {
    if (saved) {
      Object.assign(match, saved.kept)
      match.rows.length = saved.rows
      table.story.length = told
    }
    throw error
  }
  if (!isUnseen(table, told)) passOver(table)
  if (!isOver(table)) return
  table.status = 'finished'
  table.proposal = null
}

/** The table moves on from what was asked about it. Whether there may be a coach is about all that is to come, and stays asked. */
function passOver(table: Table): void {
  if (table.proposal && !('coach' in table.proposal.what)) table.proposal = null
}

/** By a refusal of what follows nobody may find out what a move would have shown: what was tried must be possible to take back. */
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

function playOne(table: Table, seat: Seat, text: string, at: number): void {
  const match = matchOf(table)
  const { engine } = match
  const before = engine.lanes(match.state)
  const events = play(match, seat, text)
  const inLane = before !== null && engine.lanes(match.state) === before
  tell(table, { kind: 'move', seat, at, only: inLane ? seat : null, events, undoes: [], stands: true })
}

function tell({ story, seats }: Table, item: Omit<Item, 'told'>): void {
  const before = story.at(-1)?.told
  const told: number[] = []
  for (let index = 0; index <= seats.length; index++)
    told.push((before?.[index] ?? 0) + (item.only === null || item.only === index ? 1 : 0))
  story.push({ told, ...item })
}

function undone(table: Table, seat: Seat, at: number): void {
  const match = matchOf(table)
  const inLane = match.engine.lanes(match.state) !== null
  if (!undo(match, seat)) throw new Error(`${table.id}: seat ${seat} has nothing to take back (entry ${table.seq})`)
  const last = table.story.findLastIndex((item) => item.stands && item.kind === 'move' && item.seat === seat)
  const item = table.story[last]
  if (item) item.stands = false
  tell(table, { kind: 'undo', seat, at, only: inLane ? seat : null, events: [], undoes: [last], stands: false })
  if (!inLane) passOver(table)
}

function rewound(table: Table, to: number, at: number): void {
  if (!rewind(matchOf(table), to)) throw new Error(`${table.id}: there are no ${to} moves to go back to`)
  const undoes: number[] = []
  let moves = 0
  for (const [index, item] of table.story.entries()) {
    if (!item.stands || moves++ < to) continue
    item.stands = false
    undoes.push(index)
  }
  tell(table, { kind: 'rewind', seat: null, at, only: null, events: [], undoes, stands: false })
}

function settleProposal(table: Table, at: number): void {
  const { proposal } = table
  if (!proposal || needed(table).some((seat) => !proposal.yes.includes(seat))) return
  table.proposal = null
  const { what } = proposal
  if ('rewind' in what) rewindTo(table, what.rewind, at)
  else if ('coach' in what) table.coach = true
  else leaveToBot(table, what.replace, 'voted', substituteFor(table), at)
}

/** Some of it may have been taken back since it was proposed. */
function rewindTo(table: Table, index: number, at: number): void {
  const standing = (items: readonly Item[]) => items.filter(({ stands }) => stands).length
  const to = standing(table.story.slice(0, index))
  if (to < standing(table.story)) rewound(table, to, at)
}

/** Who has to agree to what is proposed: every person who still plays, but not the one it is about; to a coach, who may come back, too. */
export function needed(table: Table): Seat[] {
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

/** Who plays on for somebody who has gone: somebody who plans and keeps nobody waiting, where the game says how. */
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

/** What a seat's person is called, if anybody sits there and wants to be known. */
export function nameAt(table: Table, seat: Seat): string | null {
  const { person } = seatOf(table, seat)
  if (!person) return null
  const name = table.names.get(person.id)
  return name ? (person.label ?? name) : null
}

/** Who was asked to take this seat again and has not come yet. */
export function askedAt({ made, seats }: Table, seat: Seat): string | null {
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
/** Those, and the seats that a bot holds for want of their person. */
export const mayStillPlay = (table: Table): Seat[] =>
  [...table.seats.keys()].filter((seat) => table.seats[seat]?.person && !isForGood(table.seats[seat].gone))
export const isForGood = (gone: Gone | null): boolean => gone === 'resigned' || gone === 'deleted'
/** The people whose decision it is, and whose clocks run. */
export const running = (table: Table): Seat[] => turn(table).filter((seat) => hasPerson(table, seat))
/** The seats that a bot has to move for now. */
export const botsToMove = (table: Table): Seat[] => turn(table).filter((seat) => table.seats[seat]?.bot != null)
