// The goal of a game in one picture and one sentence: what is said before anything is taught.

import type { Language } from '@wayfare/text'
import type { ComponentType } from 'preact'

export type GameGoal = {
  /** A drawing without words; the sentence says what it shows. */
  readonly Picture: ComponentType
  readonly texts: Readonly<Record<Language, () => Promise<GoalTexts>>>
}

export type GoalTexts = { readonly goal: string }
