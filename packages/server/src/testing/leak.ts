// Plays two copies of a table side by side: one as it is, and one in a world dealt anew for one seat. As long as
// nothing is revealed to that seat, it and every spectator must be sent the same bytes, message by message.

import { below, type Engine, type Option, pick, type Seat, type State, type Stream, stream } from '@wayfare/kernel'
import {
  commands,
  type Entry,
  logText,
  matchOf,
  NotAllowed,
  nameAt,
  practiceOrigin,
  seatOf,
  type Table,
  toldCount,
  turn,
} from '@wayfare/table'
import type { Context } from '../context.ts'
import { Room, say } from '../live/room.ts'
import { summaryFor, summaryOf } from '../tables/summary.ts'

/** The number of comparisons, so that a test can see that there were enough. */
export type Compared = { steps: number; messages: number; inLanes: number; undone: number; asked: number }

export class Leak extends Error {}

/** A table as one server has it, and the messages it sends to two viewers. */
type Side = { readonly room: Room; readonly sent: string[] }
type Step = (side: Side) => Promise<unknown>

/**
 * The surroundings of a comparison. `clock` drives the context's `now`; `room` is a leaky kind of room, to show that
 * leaks are found.
 */
export type Ground = {
  readonly context: Context
  readonly clock: { at: number }
  readonly compared: Compared
  readonly room?: typeof Room
}

const STEPS = 25

export class TwoWorlds {
  private readonly here: Side
  private readonly there: Side
  private readonly watcher: Seat
  private readonly dice: Stream
  private readonly compared: Compared
  private readonly clock: { at: number }
  private requests = 0

  /**
   * Begins a comparison. Returns undefined if there is no other world in which the moves since the barrier were
   * possible too.
   */
  static async begin(ground: Ground, table: Table, watcher: Seat, seed: string): Promise<TwoWorlds | undefined> {
    const other = inAnotherWorld(table, watcher, seed)
    if (!other) return undefined
    const two = new TwoWorlds(ground, [copyOf(table), other], watcher, stream(`${seed} goes on`))
    await two.watch()
    return two
  }

  private constructor(ground: Ground, tables: readonly [Table, Table], watcher: Seat, dice: Stream) {
    const { context, clock, compared, room: Kind = Room } = ground
    this.here = { room: new Kind(context, tables[0], () => {}), sent: [] }
    this.there = { room: new Kind(context, tables[1], () => {}), sent: [] }
    this.clock = clock
    this.watcher = watcher
    this.dice = dice
    this.compared = compared
  }

  /** Plays until something is revealed to the watcher, or until the other world does not allow a move. */
  async playOn(): Promise<void> {
    for (let i = 0; i < STEPS; i++) {
      this.clock.at += below(this.dice, 2000)
      if (!(await this.step())) return
      this.compared.steps++
      if (this.here.room.table.match?.state.core.lanes) this.compared.inLanes++
      await this.compareAnswers()
    }
  }

  private async step(): Promise<boolean> {
    const kind = below(this.dice, 12)
    if (kind === 0) return this.nonsense()
    if (kind === 1) return this.propose()
    if (kind === 2) return this.watch()
    const back = kind < 5 ? this.seatsToGoBack() : []
    return back.length > 0 ? this.undo(pick(this.dice, back)) : this.move()
  }

  /** Makes the same step on both sides. The answer to the watcher and all messages meanwhile must be the same. */
  private async stepBoth(what: string, here: Step, there: Step = here): Promise<true> {
    const answers = [await here(this.here), await there(this.there)] as const
    this.compare(what, answers[0], answers[1])
    const sent = [this.here.sent.splice(0), this.there.sent.splice(0)] as const
    if (sent[0].length !== sent[1].length) this.compare(`${what} (how often something is sent)`, sent[0], sent[1])
    for (const [i, text] of sent[0].entries()) this.compare(what, text, sent[1][i])
    this.compared.messages += sent[0].length
    return true
  }

  private compare(what: string, here: unknown, there: unknown): void {
    const [a, b] = [here, there].map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))
    if (a === b) return
    throw new Leak(`seat ${this.watcher} can tell worlds apart by ${what}:\n${a}\n${b}`)
  }

  private watch(): Promise<true> {
    const since = below(this.dice, 4) * 5
    return this.stepBoth('watching', async ({ room, sent }) => {
      for (const eyes of [this.watcher, 'spectator'] as const)
        await room.watch({ send: (text) => sent.push(`${eyes} ${text}`) }, eyes, since)
    })
  }

  /** Compares what a client, a list of tables and a log would show now. */
  private async compareAnswers(): Promise<void> {
    const { watcher } = this
    const refusals = this.tableHere.engine.refusals(matchOf(this.tableHere).state, watcher)
    const what = refusals.length > 0 ? pick(this.dice, refusals).move : 'nonsense'
    await this.stepBoth('an answer', async ({ room: { table } }) => [
      table.engine.explain(matchOf(table).state, watcher, what),
      summaryFor(JSON.parse(summaryOf(table).summary), [watcher]),
      ...([watcher, 'spectator'] as const).map((eyes) => logText(table, eyes, { day: '2030-01-01' })),
      practiceOrigin({ ...table, coach: true }, 0, [watcher], { day: '2030-01-01' }, 'dealt').at,
    ])
  }

  private get tableHere(): Table {
    return this.here.room.table
  }
  private get tableThere(): Table {
    return this.there.room.table
  }

  private async move(): Promise<boolean> {
    const [here, there] = [this.tableHere, this.tableThere]
    const seat = pick(this.dice, turn(here))
    if (here.match?.state.core.lanes && seat !== this.watcher) return this.moveInAnothersLane(seat)
    const inBoth = optionsOf(here, seat).filter(({ move }) => optionsOf(there, seat).some((one) => one.move === move))
    if (inBoth.length === 0) return false
    const { move } = pick(this.dice, inBoth)
    if (this.reveals(here, seat, move) || this.reveals(there, seat, move)) return false
    return this.stepBoth(`'${move}' of seat ${seat}`, (side) => this.act(side, seat, move))
  }

  /** Moves in another seat's lane. Others learn only that its turn is done, so the other world waits until then. */
  private async moveInAnothersLane(seat: Seat): Promise<boolean> {
    const here = this.tableHere
    const { move } = pick(this.dice, optionsOf(here, seat))
    if (this.reveals(here, seat, move)) return false
    const what = `'${move}' of seat ${seat} in its lane`
    if (!finishes(here, seat, move))
      return this.stepBoth(
        what,
        (side) => this.alone(side, seat, move),
        async () => undefined,
      )
    return this.stepBoth(
      what,
      (side) => this.alone(side, seat, move),
      (side) => this.finishLane(side, seat),
    )
  }

  /**
   * Finishes a lane with the moves that were made on the true side as far as they are allowed, and then with any moves.
   */
  private async finishLane(side: Side, seat: Seat): Promise<undefined> {
    const wished = [...(matchOf(this.tableHere).state.core.lanes?.moves[seat] ?? [])]
    while (turn(side.room.table).includes(seat)) {
      const offered = optionsOf(side.room.table, seat)
      const next = wished.shift()
      const found = offered.find((option) => option.move === next) ?? pick(this.dice, offered)
      await this.act(side, seat, found.move)
    }
  }

  private async alone(side: Side, seat: Seat, move: string): Promise<undefined> {
    await this.act(side, seat, move)
  }

  private seatsToGoBack(): Seat[] {
    const { engine, seats } = this.tableHere
    const possible = (table: Table, seat: Seat) => engine.undoable(matchOf(table).state, seat) > 0
    return [...seats.keys()].filter((seat) => {
      const bothCan = possible(this.tableHere, seat) && possible(this.tableThere, seat)
      return this.unseen(seat) ? possible(this.tableHere, seat) : bothCan
    })
  }

  /** True if this seat is in a lane that it has not finished. */
  private unseen(seat: Seat): boolean {
    return (
      seat !== this.watcher && matchOf(this.tableHere).state.core.lanes != null && turn(this.tableHere).includes(seat)
    )
  }

  private undo(seat: Seat): Promise<true> {
    this.compared.undone++
    const id = this.nextId()
    const undo: Step = ({ room }) =>
      this.answer(room, seat, (table) =>
        commands.undo(table, actorAt(table, seat), {
          t: 'undo',
          table: table.id,
          seat,
          at: toldCount(table, seat),
          id,
        }),
      )
    return this.stepBoth(`undo of seat ${seat}`, undo, this.unseen(seat) ? async () => undefined : undo)
  }

  /**
   * Sends a move that reveals something, followed by one that only somebody with that knowledge could add. In the end
   * one of them is refused.
   */
  private nonsense(): Promise<true> {
    const { watcher, tableHere } = this
    const { engine } = tableHere
    const state = engine.clone(matchOf(tableHere).state)
    const known = movesIn(engine, state, watcher)
    const offered = optionsOf(tableHere, watcher).map(({ move }) => move)
    const showing = offered.filter((move) => this.reveals(tableHere, watcher, move))
    const [first] = [showing, offered].filter((moves) => moves.length > 0).map((moves) => pick(this.dice, moves))
    if (first !== undefined) engine.take(state, watcher, first)
    const then = movesIn(engine, state, watcher)
    const fresh = then.filter((move) => !known.includes(move))
    const [second] = [fresh, then].filter((moves) => moves.length > 0).map((moves) => pick(this.dice, moves))
    const texts = [first, second, 'jump'].filter((text) => text !== undefined)
    return this.stepBoth(`'${texts.join("', '")}', which is refused`, (side) => this.act(side, watcher, ...texts))
  }

  /** Makes one seat propose to go back, or another one refuse. */
  private async propose(): Promise<boolean> {
    this.compared.asked++
    const { proposal, seats, match } = this.tableHere
    // A single player need not propose. And while seats act at once, the moves of another lane do not exist in the
    // other world, so only the watcher proposes.
    if (seats.length === 1) return true
    const by = match?.state.core.lanes && !proposal ? this.watcher : below(this.dice, seats.length)
    const id = this.nextId()
    if (proposal) {
      return this.stepBoth(`no of seat ${by}`, ({ room }) =>
        this.answer(room, by, (table) =>
          commands.answer(table, actorAt(table, by), { t: 'answer', table: table.id, seat: by, yes: false, id }),
        ),
      )
    }
    const rewind = 1 + below(this.dice, 1 + toldCount(this.tableHere, by))
    const what = { rewind }
    return this.stepBoth(`the question of seat ${by}`, ({ room }) =>
      this.answer(room, by, (table) =>
        commands.propose(table, actorAt(table, by), { t: 'ask', table: table.id, seat: by, what, id }, this.clock.at),
      ),
    )
  }

  private act({ room }: Side, seat: Seat, ...texts: string[]): Promise<unknown> {
    const id = this.nextId()
    return this.answer(room, seat, (table) =>
      commands.move(table, actorAt(table, seat), {
        t: 'move',
        table: table.id,
        seat,
        at: toldCount(table, seat),
        texts,
        id,
      }),
    )
  }

  /** Answers as a connection does. Only the watcher's answers are compared. */
  private async answer(room: Room, seat: Seat, decide: (table: Table) => Entry | null): Promise<unknown> {
    let answer: string
    try {
      await room.act(decide)
      answer = say({ t: 'done', id: 'same', n: toldCount(room.table, seat) })
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error
      const { code, message, reasons } = error
      answer = say({ t: 'refused', id: 'same', code, message, reasons })
    }
    return seat === this.watcher ? answer : undefined
  }

  private nextId(): string {
    return `r${this.requests++}`
  }

  /**
   * True if the watcher learns something by this move. Lanes that close show what the other world dealt at random, and
   * the end of the game shows everything.
   */
  private reveals(table: Table, seat: Seat, move: string): boolean {
    const { engine } = table
    const state = engine.clone(matchOf(table).state)
    const before = state.core.lanes?.before
    const option = engine.options(state, seat).find((one) => one.move === move) as Option
    const learned = engine.apply(state, seat, option, null)
    if ((learned & (1 << this.watcher)) !== 0 || engine.isOver(state)) return true
    return before !== undefined && state.core.lanes?.before !== before
  }
}

/** All moves that a client could name, allowed or not. */
const movesIn = (engine: Engine, state: State, seat: Seat): string[] =>
  [...engine.options(state, seat), ...engine.refusals(state, seat)].map(({ move }) => move)

const optionsOf = (table: Table, seat: Seat): Option[] => table.engine.options(matchOf(table).state, seat)

function finishes(table: Table, seat: Seat, move: string): boolean {
  const { engine } = table
  const state = engine.clone(matchOf(table).state)
  engine.take(state, seat, move)
  return !engine.deciders(state).includes(seat)
}

function actorAt(table: Table, seat: Seat): commands.Actor {
  const id = seatOf(table, seat).person?.id as string
  return { id, name: nameAt(table, seat) as string, ids: [id] }
}

function copyOf(table: Table): Table {
  const { match, clocks } = table
  return {
    ...table,
    seats: table.seats.slice(),
    contributions: table.contributions.slice(),
    story: table.story.map((item) => ({ ...item })),
    since: table.since.slice(),
    answered: new Set(table.answered),
    names: new Map(table.names),
    clocks: clocks && { ...clocks, left: clocks.left.slice() },
    match: match && {
      ...match,
      rows: match.rows.slice(),
      steps: match.steps.slice(),
      state: match.engine.clone(match.state),
    },
  }
}

/**
 * Puts the same table into a world that the watcher cannot tell from the truth, including the moves since the last
 * barrier.
 */
function inAnotherWorld(table: Table, watcher: Seat, seed: string): Table | undefined {
  const other = copyOf(table)
  const match = matchOf(other)
  const { engine, base, steps } = match
  if (match.state.core.lanes) {
    match.state = engine.redeal(match.state, watcher, seed)
    return other
  }
  const state = engine.redeal(base.state, watcher, seed)
  match.base = { state: engine.clone(state), steps: base.steps }
  for (const step of steps.slice(base.steps)) {
    if (!('move' in step) || !optionsIn(engine, state, step.seat).includes(step.move)) return undefined
    engine.take(state, step.seat, step.move)
  }
  match.state = state
  return other
}

const optionsIn = (engine: Engine, state: State, seat: Seat): string[] =>
  engine.options(state, seat).map(({ move }) => move)
