const ROW = /^(\d+|undo) /

/** How many rows of moves a log has. */
export const rowCount = (log: string): number => rowsOf(log).length

/** The moves that stand after so many rows, from a log that goes on: it has no last line yet. */
export function movesAfter(log: string, before: number): string[] {
  const moves: string[] = []
  for (const row of rowsOf(log).slice(before)) {
    if (row.startsWith('undo ')) moves.pop()
    else moves.push(row.slice(row.indexOf(' ') + 1))
  }
  return moves
}

const rowsOf = (log: string): string[] => log.split('\n').filter((line) => ROW.test(line))
