// The parameters of the model: microseconds of processor time, bytes and waits. docs/SCALE.md says where each comes
// from.

export type Costs = {
  /** Processor time of a process's event loop. */
  readonly main: {
    /** Reading, deciding and carrying out a move. */
    readonly take: number
    /** Building and sending the update for one viewer. */
    readonly tell: number
    /** Sending a commit and reading its answer. */
    readonly commit: number
    /** Requesting, reading and carrying out entries that another process has written. */
    readonly catchUp: number
    /** Sending or receiving one line of news. */
    readonly line: number
    /** Sending or receiving a notice, whatever its number of lines. */
    readonly notice: number
    /** Building and writing the summary of a table for lists. */
    readonly summary: number
    /** Checking for lost news, per watched table. */
    readonly look: number
    /** Creating and starting a table with four requests and four viewers. */
    readonly table: number
  }
  /** Processor time of the server's other threads, per move. */
  readonly helpers: number
  /** Processor time of the thread in which a bot thinks. */
  readonly think: number
  /** Processor time of PostgreSQL's processes. */
  readonly database: {
    readonly commit: number
    readonly entry: number
    readonly summary: number
    readonly query: number
    /** `notify` is the cost of accepting a notice, `deliver` that of handing it to one listening process. */
    readonly notify: number
    readonly deliver: number
    readonly look: number
    readonly table: number
  }
  /** The players' own processor time, if they share the machine. */
  readonly client: number
  /** How often the seat that has moved has to decide again. */
  readonly stays: number
  readonly movesPerGame: number
}

/** Measured with Darwin's Journey on one of two arm64 processors of an otherwise idle machine. */
export const DARWIN: Costs = {
  main: {
    take: 135,
    tell: 55,
    commit: 275,
    catchUp: 340,
    line: 3,
    notice: 250,
    summary: 55,
    look: 3,
    table: 8_700,
  },
  helpers: 40,
  think: 900,
  database: { commit: 200, entry: 10, summary: 35, query: 135, notify: 120, deliver: 90, look: 27, table: 4_200 },
  client: 145,
  stays: 0.62,
  movesPerGame: 269,
}
