/** Where a word is meant; `*`: everywhere. */
export type Where = 'arnak' | 'darwin' | 'arkham' | 'web' | '*'

/** A word that no text may use: a calque, a second word for a thing that has one, or a turn of phrase that no native uses. */
export type ForbiddenWord = {
  readonly word: RegExp
  readonly where: Where
  /** What a native says, or what the thing is called. */
  readonly better: string
  readonly why?: string
  /** Phrases in which the word is right. */
  readonly except?: RegExp
}
