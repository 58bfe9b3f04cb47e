/** Rows of one statement: SQLite takes no more than some thousand values at once. */
const AT_ONCE = 500

/** The rows in lists that are short enough for one statement each. */
export function chunksOf<T>(list: readonly T[]): T[][] {
  const chunks: T[][] = []
  for (let i = 0; i < list.length; i += AT_ONCE) chunks.push(list.slice(i, i + AT_ONCE))
  return chunks
}
