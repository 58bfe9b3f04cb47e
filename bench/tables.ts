// Shared by both sides of the contest: 25 tables of four, each with one move under way, game after game.

export const TABLES = 25
export const SEATS = 4

/** The four people at a table, each with their own socket. */
export type Group = {
  /** True if there is no game, or it has ended. */
  readonly over: boolean
  /** Creates the next table in advance, so that no measured time is spent on that. */
  prepare(): Promise<void>
  /** Switches to the next table and waits until everybody sees it. */
  begin(): Promise<void>
  /** Makes a move. Resolves when the seat that moves next has received it. */
  move(): Promise<void>
  close(): void
}

export type Turn = { readonly movesPerSecond: number; readonly p99: number; readonly bytesPerMove: number }

/** Counts messages during a measurement. */
export class Meter {
  private waits: number[] = []
  private bytes = 0
  running = false

  received(bytes: number): void {
    this.bytes += bytes
  }

  moved(milliseconds: number): void {
    if (this.running) this.waits.push(milliseconds)
  }

  start(): void {
    this.waits = []
    this.bytes = 0
    this.running = true
  }

  stop(seconds: number): Turn {
    this.running = false
    const { bytes } = this
    const sorted = this.waits.sort((a, b) => a - b)
    const moves = sorted.length
    if (moves === 0) throw new Error('no move came through')
    return {
      movesPerSecond: moves / seconds,
      p99: sorted[Math.floor(moves * 0.99)] as number,
      bytesPerMove: bytes / moves,
    }
  }
}

/** Replaces finished tables, so that no measured time is spent on that. */
export async function makeReady(groups: readonly Group[]): Promise<void> {
  for (const group of groups) {
    if (group.over) await group.begin()
    await group.prepare()
  }
}

/**
 * Lets all tables play for this time, with a limit on moves a second over all of them. Unfinished games continue in the
 * next call.
 */
export async function playTurn(
  groups: readonly Group[],
  meter: Meter,
  seconds: number,
  rate = Number.POSITIVE_INFINITY,
): Promise<Turn> {
  await makeReady(groups)
  meter.start()
  const began = performance.now()
  const each = (1000 / rate) * groups.length
  const playing = Promise.all(groups.map((group, i) => playOn(group, meter, began + (each * i) / groups.length, each)))
  await Promise.race([playing, pause(seconds * 1000)])
  const turn = meter.stop((performance.now() - began) / 1000)
  await Promise.race([playing, pause(10_000).then(() => Promise.reject(new Error('a move was never answered')))])
  return turn
}

/** Makes a move at `due` at the earliest, and then one every `each` milliseconds. */
async function playOn(group: Group, meter: Meter, due: number, each: number): Promise<void> {
  for (let next = due; meter.running; next += each) {
    const early = next - performance.now()
    if (early > 0) await pause(early)
    if (!meter.running) return
    if (group.over) await group.begin()
    const sent = performance.now()
    await group.move()
    meter.moved(performance.now() - sent)
  }
}

/**
 * Returns the seat to move: the previous mover if it has to decide again, otherwise the first that has to; at the end
 * of a game the previous mover.
 */
export const nextSeat = (turn: readonly number[], mover: number): number =>
  turn.includes(mover) ? mover : (turn[0] ?? mover)

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
