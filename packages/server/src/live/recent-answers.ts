// Answers that took long to find and stay the same, such as those about finished games. As many letters of them are kept as fit; those
// that nobody has asked for the longest go first. Whoever asks what is being looked for already waits for the same answer.

const MOST_LETTERS = 16_000_000
/** A key, and what has not been found yet, take their room as well. */
const LEAST_LETTERS = 500

type Kept = { readonly text: Promise<string>; letters: number }

export class RecentAnswers {
  private readonly kept = new Map<string, Kept>()
  private readonly most: number
  private letters = 0

  constructor(most = MOST_LETTERS) {
    this.most = most
  }

  /** The answer that is kept under this key, or else what `find` finds. What fails is not kept. */
  get(key: string, find: () => Promise<string>): Promise<string> {
    const known = this.kept.get(key)
    if (known) {
      // Put in again: a Map remembers the order.
      this.kept.delete(key)
      this.kept.set(key, known)
      return known.text
    }
    const made: Kept = { text: find(), letters: LEAST_LETTERS }
    this.kept.set(key, made)
    this.letters += made.letters
    made.text.then(
      (text) => this.grow(key, made, text.length),
      () => this.forget(key, made),
    )
    this.tidy()
    return made.text
  }

  private grow(key: string, made: Kept, by: number): void {
    if (this.kept.get(key) !== made) return
    made.letters += by
    this.letters += by
    this.tidy()
  }

  private forget(key: string, made: Kept): void {
    if (this.kept.get(key) !== made) return
    this.kept.delete(key)
    this.letters -= made.letters
  }

  private tidy(): void {
    for (const [key, oldest] of this.kept) {
      if (this.letters <= this.most) return
      this.forget(key, oldest)
    }
  }
}
