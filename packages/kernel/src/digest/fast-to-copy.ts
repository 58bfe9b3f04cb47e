/**
 * Returns the same record in a form that is fast to copy. V8 keeps an object with more than a dozen names added one by
 * one as a hash table and takes 8.5 µs to spread the 24 piles of Arnak; a parsed object keeps its layout and takes 0.1
 * µs.
 */
export function fastToCopy<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const names = Object.keys(record)
  const same = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`) as Record<string, T>
  for (const name of names) same[name] = record[name] as T
  return same
}
