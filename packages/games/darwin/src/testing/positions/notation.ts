// In positions seals are written by their first letters: a worker's row is a short text, and the academy one of twelve,
// with '.' for an empty slot.

import { COLOURS, type Colour, type Seal } from '../../data/ids.ts'

/** The letters are in the order of COLOURS. */
export const LETTERS = 'gbry'
export const PURPLE = 'p'
export const EMPTY = '.'

const SEALS: readonly Seal[] = [...COLOURS, 'purple']

export const letterOf = (seal: Seal): string => seal[0] as string
function sealOf(letter: string): Seal {
  const found = SEALS.find((seal) => letterOf(seal) === letter)
  if (!found) throw new Error(`'${letter}' is no seal`)
  return found
}
export const colourOf = (letter: string): Colour => sealOf(letter) as Colour

export const readRow = (text: string): Seal[] => [...text].map(sealOf)
export const writeRow = (seals: readonly Seal[]): string => seals.map(letterOf).join('')
