// What is said, with its marks: *bold* words, and (1) where something on the table has this number.

type Piece = { readonly text: string; readonly bold: boolean } | { readonly number: number }

const MARKS = /\*([^*]+)\*|\((\d)\)/g

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(MARKS)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), bold: false })
    pieces.push(found[1] === undefined ? { number: Number(found[2]) } : { text: found[1], bold: true })
    at = found.index + found[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), bold: false })
  return pieces
}

/** As it is read aloud. */
export const plainOf = (text: string): string =>
  piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('')
