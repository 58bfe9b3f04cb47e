/** Rows of one statement: SQLite takes no more than some thousand values at once. */
const AT_ONCE = 500

/** The rows in lists that are short enough, if no other size is given, for one statement each. */
export function chunksOf<T>(list: readonly T[], size = AT_ONCE): T[][] {
  const chunks: T[][] = []
  for (let i = 0; i < list.length; i += size) chunks.push(list.slice(i, i + size))
  return chunks
}
