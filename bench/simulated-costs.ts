// What the model is made of: microseconds of processor, bytes and waits. docs/SCALE.md says where each comes from.

export type Costs = {
  /** Of a process's event loop. */
  readonly main: {
    /** A move is read, decided and folded. */
    readonly take: number
    /** What has changed is put together for one pair of eyes, and sent. */
    readonly tell: number
    /** A commit is sent, and its answer read. */
    readonly commit: number
    /** What another process has written is asked for, read and folded. */
    readonly catchUp: number
    /** A line of news is told or heard. */
    readonly line: number
    /** A notice is sent or arrives, with however many lines. */
    readonly notice: number
    /** What lists show of a table is put together and written. */
    readonly summary: number
    /** The look for lost news, by the table that is watched. */
    readonly look: number
    /** A table is made and begun by four requests, and watched by four. */
    readonly table: number
  }
  /** Of the server's other threads, by the move. */
  readonly helpers: number
  /** Of the thread in which a bot thinks. */
  readonly think: number
  /** Of PostgreSQL's processes. */
  readonly database: {
    readonly commit: number
    readonly entry: number
    readonly summary: number
    readonly query: number
    /** A notice is taken in; it is handed to each process that listens. */
    readonly notify: number
    readonly deliver: number
    readonly look: number
    readonly table: number
  }
  /** Of those who play, where they share the machine. */
  readonly client: number
  /** How often whoever has moved has to decide again. */
  readonly stays: number
  readonly movesPerGame: number
}

/** Darwin's Journey on one of two arm64 processors, all else quiet. */
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
