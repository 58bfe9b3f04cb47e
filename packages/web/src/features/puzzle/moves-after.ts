const ROW = /^(\d+|undo) /

/** Returns the number of moves in a log. */
export const rowCount = (log: string): number => rowsOf(log).length

/** Returns the moves that still count after the first rows of an unfinished log, which has no last line yet. */
export function movesAfter(log: string, before: number): string[] {
  const moves: string[] = []
  for (const row of rowsOf(log).slice(before)) {
    if (row.startsWith('undo ')) moves.pop()
    else moves.push(row.slice(row.indexOf(' ') + 1))
  }
  return moves
}

const rowsOf = (log: string): string[] => log.split('\n').filter((line) => ROW.test(line))
