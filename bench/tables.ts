// What both sides of the contest share: 25 tables of four, at each of them one move under way, game after game.

export const TABLES = 25
export const SEATS = 4

/** Four people, each with a socket of their own, at a table. */
export type Group = {
  /** No game, or one that is over. */
  readonly over: boolean
  /** Makes the next table ahead, so that a turn is not spent on that. */
  prepare(): Promise<void>
  /** Turns to the next table, and waits until everybody sees it. */
  begin(): Promise<void>
  /** Makes a move. Resolves when the seat that has to move next has received it. */
  move(): Promise<void>
  close(): void
}

export type Turn = { readonly movesPerSecond: number; readonly p99: number; readonly bytesPerMove: number }

/** Counts what comes in while a turn lasts. */
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

/** So that a turn is not spent on tables that are over. */
export async function makeReady(groups: readonly Group[]): Promise<void> {
  for (const group of groups) {
    if (group.over) await group.begin()
    await group.prepare()
  }
}

/** All tables play for so long, at most so many moves a second together. Games go on in the next turn where they stopped. */
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

/** A move at `due` at the earliest, and then one every so many milliseconds. */
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

/** Whoever has moved goes on if they have to decide again; else the first who has to. At the end: the one who moved. */
export const nextSeat = (turn: readonly number[], mover: number): number =>
  turn.includes(mover) ? mover : (turn[0] ?? mover)

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
