// The parts of the model: processes, tables with their players, and a disk.

import { below, type Stream } from '@wayfare/kernel'
import { type Clock, type Machine, Thread } from './simulated-time.ts'

export const SEATS = 4

/** `shown` is when the seat was last updated. `late`: its update waits to be sent together with later changes. */
export type Seat = { readonly at: Process; shown: number; late: boolean }
export type Table = {
  readonly seats: readonly Seat[]
  readonly processes: readonly Process[]
  /** Processes that will show the last move later, to viewers who can wait. */
  readonly waiting: Set<Process>
  /** The seat that moved last, the time at which its move was sent, and the number of moves so far. */
  mover: number
  sent: number
  moves: number
  /** True while a move is under way. */
  isMoving: boolean
}
/** A unit of writing that is committed as a whole. */
export type Unit = { readonly cost: number; readonly done: () => void; readonly isMove: boolean }
export type Process = {
  /** The event loop, the other threads of the runtime, and the thread in which bots think. */
  readonly main: Thread
  readonly helpers: Thread
  readonly thinker: Thread
  /** Connections to the database: for writing entries, for notices, and for everything else. */
  readonly writer: Thread
  readonly bus: Thread
  readonly pool: Thread
  readonly tables: Table[]
  /** Tables that have moved since their summary for lists was written. */
  readonly unsummarised: Set<Table>
  /** Units that wait for the next transaction. */
  pendingUnits: Unit[]
  committing: boolean
  /** Tables with news for other processes, and the number of lines in the next notice. */
  news: Set<Table>
  newsLines: number
  isSendingNews: boolean
}

export function processOn(own: Machine, database: Machine): Process {
  const [main, helpers, thinker] = [new Thread(own, 'loop'), new Thread(own), new Thread(own)]
  const [writer, bus, pool] = [new Thread(database), new Thread(database), new Thread(database)]
  return {
    main,
    helpers,
    thinker,
    writer,
    bus,
    pool,
    tables: [],
    unsummarised: new Set(),
    pendingUnits: [],
    committing: false,
    news: new Set(),
    newsLines: 0,
    isSendingNews: false,
  }
}

export function tableAt(
  processes: readonly Process[],
  players: 'together' | 'anywhere',
  number: number,
  dice: Stream,
): Table {
  const home = processes[number % processes.length] as Process
  const seats = Array.from({ length: SEATS }, (): Seat => {
    const at = players === 'together' ? home : (processes[below(dice, processes.length)] as Process)
    return { at, shown: Number.NEGATIVE_INFINITY, late: false }
  })
  const at = [...new Set(seats.map((seat) => seat.at))]
  return { seats, processes: at, waiting: new Set(), mover: 0, sent: 0, moves: below(dice, 200), isMoving: false }
}

/** A disk that makes one sync at a time; everything that arrives meanwhile shares the next one. */
export function diskOf(clock: Clock, lasts: number) {
  let waiting: (() => void)[] = []
  let syncing = false
  let syncs = 0
  function sync(): void {
    const served = waiting
    waiting = []
    syncing = true
    syncs++
    clock.after(lasts, () => {
      syncing = false
      if (waiting.length > 0) sync()
      for (const done of served) done()
    })
  }
  return {
    wait(done: () => void): void {
      waiting.push(done)
      if (!syncing) sync()
    },
    count: () => syncs,
  }
}

const CHANCES = 2 ** 30
/** Returns a random number from 0 up to but excluding 1. */
export const chance = (dice: Stream): number => below(dice, CHANCES) / CHANCES
