// Finds the moves that make up one turn of a bot in the log of a table.

import type { Told } from '@wayfare/protocol'

/** `at` and `until` are the numbers of the first and the last log row of the turn. */
export type BotTurn = {
  readonly by: number
  readonly at: number
  readonly until: number
  readonly moves: readonly string[]
}

/** The most consecutive moves of a seat that count as one turn. */
const TURN = 12

/**
 * Returns the consecutive moves of seat `by` around log row `n`, but none before row `since`; null if one of them is
 * hidden.
 */
export function botTurnAt(told: readonly Told[], n: number, by: number, since = 0): BotTurn | null {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const standing = told.filter((one) => !one.undoes && !undone.has(one.n))
  const last = standing.findIndex((one) => one.n === n)
  const own = last < 0 ? [] : movesOf(standing[last] as Told, by)
  // Moves that all seats made at the same time are one row of the log.
  if (own.length > 1)
    return own.some((move) => move === undefined) ? null : { by, at: n, until: n, moves: own as string[] }
  const isOwn = (one: Told | undefined) => one !== undefined && one.seat === by && movesOf(one, by).length === 1
  let first = last
  while (isOwn(standing[first - 1]) && (standing[first - 1] as Told).n > since && last - first < TURN) first--
  const moves: string[] = []
  for (let row = first; isOwn(standing[row]); row++) {
    const [move] = movesOf(standing[row] as Told, by)
    if (move === undefined) break
    moves.push(move)
  }
  if (moves.length <= last - first) return null
  const [from, to] = [standing[first], standing[first + moves.length - 1]] as [Told, Told]
  return { by, at: from.n, until: to.n, moves }
}

/** Returns the last turn of a seat, if it has had one. */
export function lastBotTurn(told: readonly Told[], by: number): BotTurn | null {
  const last = told.findLast((one) => movesOf(one, by).length > 0)
  return last ? botTurnAt(told, last.n, by) : null
}

/** Returns the moves of a seat in a log row; undefined stands for a move that only that seat may know. */
export function movesOf({ facts, undoes }: Told, by: number): (string | undefined)[] {
  if (undoes) return []
  return facts.flatMap(({ k, seat, move }) => (k === 'move' && seat === by ? [move as string | undefined] : []))
}
