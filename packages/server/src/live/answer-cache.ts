// A cache of answers that take long to compute and never change, such as those about finished games. When it is full, the answer that
// was used least recently is dropped. Requests for an answer that is still being computed wait for the same promise.

const MAX_CHARACTERS = 16_000_000
/**
 * The characters that each entry counts besides its text: for its key, and while its answer is still being computed.
 */
const OVERHEAD = 500

type Entry = { readonly text: Promise<string>; characters: number }

export class AnswerCache {
  private readonly entries = new Map<string, Entry>()
  private readonly limit: number
  private characters = 0

  constructor(limit = MAX_CHARACTERS) {
    this.limit = limit
  }

  /** Returns the cached answer, or else what `find` returns. A failed search is not cached. */
  get(key: string, find: () => Promise<string>): Promise<string> {
    const known = this.entries.get(key)
    if (known) {
      // Put in again at the end: a Map iterates in order of insertion.
      this.entries.delete(key)
      this.entries.set(key, known)
      return known.text
    }
    const entry: Entry = { text: find(), characters: OVERHEAD }
    this.entries.set(key, entry)
    this.characters += entry.characters
    entry.text.then(
      (text) => this.addLength(key, entry, text.length),
      () => this.forget(key, entry),
    )
    this.evict()
    return entry.text
  }

  private addLength(key: string, entry: Entry, by: number): void {
    if (this.entries.get(key) !== entry) return
    entry.characters += by
    this.characters += by
    this.evict()
  }

  private forget(key: string, entry: Entry): void {
    if (this.entries.get(key) !== entry) return
    this.entries.delete(key)
    this.characters -= entry.characters
  }

  private evict(): void {
    for (const [key, oldest] of this.entries) {
      if (this.characters <= this.limit) return
      this.forget(key, oldest)
    }
  }
}
