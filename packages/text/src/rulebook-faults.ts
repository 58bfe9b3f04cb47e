// Finds mistakes in a rulebook that the compiler cannot see, for the tests of games that have one.

import { LANGUAGES } from './languages.ts'
import { marksOf, type OpenRulebook, openRulebook, piecesOf, type Rulebook, type ToldPassage } from './rulebook.ts'
import { withPlainSpaces } from './typeset.ts'

type Rules = {
  /** All ids of the game's ledger. */
  readonly ledger: readonly string[]
  /** The ids that a refusal can name. */
  readonly refusals: readonly string[]
  /** Ids that players do not need to read about, with the reason. */
  readonly apart?: Readonly<Record<string, string>>
}

export async function rulebookFaults(book: Rulebook, { ledger, refusals, apart = {} }: Rules): Promise<string[]> {
  const english = await openRulebook(book, 'en')
  const explainedRules = new Set(english.chapters.flatMap(({ passages }) => passages.flatMap(({ rules }) => rules)))
  const faults = [
    ...[...explainedRules].filter((rule) => !ledger.includes(rule)).map((rule) => `${rule} is not in the ledger`),
    ...refusals.filter((rule) => !explainedRules.has(rule)).map((rule) => `${rule} is refused and not told`),
    ...ledger.filter((rule) => !explainedRules.has(rule) && !(rule in apart)).map((rule) => `${rule} is not told`),
    ...Object.keys(apart).flatMap((rule) => (explainedRules.has(rule) ? [`${rule} is told and apart`] : [])),
  ]
  for (const language of LANGUAGES) {
    const open = await openRulebook(book, language)
    if (open.language === language) faults.push(...faultsOfWords(open, english).map((fault) => `${language} ${fault}`))
  }
  return faults
}

function faultsOfWords({ chapters }: OpenRulebook, english: OpenRulebook): string[] {
  return chapters.flatMap(({ id, title, passages }, c) => [
    ...(title.trim() === '' ? [`${id} has no title`] : []),
    ...passages.flatMap((passage, p) => {
      const model = english.chapters[c]?.passages[p] as ToldPassage
      return faultsOfPassage(passage, model).map((fault) => `${id}.${passage.id} ${fault}`)
    }),
  ])
}

function faultsOfPassage(passage: ToldPassage, model: ToldPassage): string[] {
  const [pieces, models] = [piecesOf(passage), piecesOf(model)]
  const pictures = picturesOf(pieces)
  const faults: string[] = []
  if (sizeOf(passage) !== sizeOf(model)) faults.push('has other parts than in English')
  if (placesOf(pieces) !== placesOf(models)) faults.push('names other coordinates than in English')
  for (const picture of picturesOf(models)) if (!pictures.has(picture)) faults.push(`does not show ${picture}`)
  for (const piece of pieces) {
    if (piece.trim() !== piece || piece === '' || / {2}|['"]/.test(piece)) faults.push(`is badly set: ${piece}`)
    if (marksOf(piece).some(({ kind, text }) => kind !== 'picture' && /[*{}]/.test(text)))
      faults.push(`has a mark that does not end: ${piece}`)
  }
  return faults
}

/** Returns the number of parts and the width of each row. */
function sizeOf(passage: ToldPassage): string {
  if (passage.shape === 'text') return ''
  if (passage.shape === 'table') return [passage.words.head, ...passage.words.rows].map((row) => row.length).join()
  return String(piecesOf(passage).length)
}

const placesOf = (pieces: readonly string[]): string =>
  (
    withPlainSpaces(pieces.join(' '))
      .replace(/\((\d)(?: ;|,) /g, '($1; ')
      .match(/\(\d; \d\)/g) ?? []
  )
    .sort()
    .join()

const picturesOf = (pieces: readonly string[]): Set<string> =>
  new Set(pieces.flatMap((piece) => marksOf(piece).flatMap((mark) => (mark.kind === 'picture' ? [mark.id] : []))))
