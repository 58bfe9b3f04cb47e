// What a bot did, out of what was told of it.

import type { Told } from '@wayfare/protocol'

/** `at`, `until`: the first and the last of its moves as they were told. */
export type BotTurn = {
  readonly by: number
  readonly at: number
  readonly until: number
  readonly moves: readonly string[]
}

/** Moves of one seat after another, so many of them at most, are one turn of it. */
const TURN = 12

/**
 * From the first move after `since` that was told by itself, or with it, to the last that the seat made at a stretch. null: what it did is
 * not known.
 */
export function botTurnAt(told: readonly Told[], n: number, by: number, since = 0): BotTurn | null {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const standing = told.filter((one) => !one.undoes && !undone.has(one.n))
  const last = standing.findIndex((one) => one.n === n)
  const own = last < 0 ? [] : movesOf(standing[last] as Told, by)
  // What all did at the same time is told at once.
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

/** The last turn of a seat, if it has had one. */
export function lastBotTurn(told: readonly Told[], by: number): BotTurn | null {
  const last = told.findLast((one) => movesOf(one, by).length > 0)
  return last ? botTurnAt(told, last.n, by) : null
}

/** Undefined where only the seat itself knows. */
export function movesOf({ facts, undoes }: Told, by: number): (string | undefined)[] {
  if (undoes) return []
  return facts.flatMap(({ k, seat, move }) => (k === 'move' && seat === by ? [move as string | undefined] : []))
}
