// The stamps of a game: their drawings, and their names in each language. Which there are, the server says.

import type { Language } from '@wayfare/text'

/** The place of the date in a drawing of 96 units: at a point, or along the lower half of a ring. */
type DatePlace =
  | { readonly x: number; readonly y: number; readonly size: number }
  | { readonly radius: number; readonly size: number }

/** `deep`: the ink of what lies below the surface. */
export type StampDrawing = { readonly date: DatePlace; readonly ink?: 'deep' }

/** `how` says what has to be done for it. */
export type StampTexts = Readonly<Record<string, { readonly name: string; readonly how: string }>>

export type StampSheet = {
  /** The file whose symbols have the names of the stamps. */
  readonly address: string
  readonly drawings: Readonly<Record<string, StampDrawing>>
  readonly texts: Readonly<Record<Language, () => Promise<StampTexts>>>
}
