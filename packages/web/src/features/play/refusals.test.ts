// @module-tag slow
// Every tap on something that is not offered gives a readable reason, with a passage of the rulebook, in every
// language.

import { arkham } from '@wayfare/arkham'
import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { arkhamTexts } from '@wayfare/arkham/text'
import { arnak } from '@wayfare/arnak'
import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { arnakTexts } from '@wayfare/arnak/text'
import { questions } from '@wayfare/bots/how'
import { darwin } from '@wayfare/darwin'
import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { darwinTexts } from '@wayfare/darwin/text'
import {
  type Engine,
  engineOf,
  type Game,
  KERNEL_RULE_IDS,
  type Params,
  pick,
  type Refusal,
  stream,
} from '@wayfare/kernel'
import {
  type Catalogue,
  findPassage,
  type GameSpeaker,
  type GameTexts,
  gameSpeaker,
  LANGUAGES,
  type OpenRulebook,
  openRulebook,
  outlineIds,
  piecesOf,
  type Rulebook,
} from '@wayfare/text'
import { describe, expect, test } from 'vitest'
import { appChapter } from '../rulebook/app-chapter/index.ts'
import { explainUnknownAsFirst } from './refusal-filters.ts'

/** The number of moments of each game and of things tapped at each; `npm run soak` tries more. */
const [MOMENTS, TAPS] = process.env.SOAK ? [300, 20] : [15, 10]
const NAMES = ['1', '2', '3', '4']

/** The parameters that the kernel's own refusals need. */
const NAMED: Readonly<Record<string, Params>> = {
  'KER-SEAT': { seat: 0 },
  'KER-TURN': { seats: ['0'] },
  'KER-FIRST': { op: 'pay' },
  'KER-PART': { op: 'pay' },
  'KER-UNKNOWN': { what: 'x' },
}

type Reader = { readonly speaker: GameSpeaker; readonly books: readonly OpenRulebook[]; readonly catalogue: Catalogue }

async function readersOf({ phrases, load }: GameTexts, book: Rulebook): Promise<Reader[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const catalogue = await load[language]()
      const books = await Promise.all([book, appChapter].map((one) => openRulebook(one, language)))
      for (const open of books) expect(open.language).toBe(language)
      return { speaker: gameSpeaker(language, catalogue, phrases, NAMES), books, catalogue }
    }),
  )
}

/** Lists the faults in the texts that a reader is shown for a refusal. */
function faultsOf(refusal: Refusal, { speaker, books }: Reader): string[] {
  const said = speaker.sayRefusal(refusal).trim()
  const told = books.map((book) => findPassage(book, refusal.rule)).find((found) => found !== undefined)
  const read = told ? piecesOf(told.passage).join('').trim() : ''
  const what = `${speaker.language} ${refusal.rule} for '${refusal.move}'`
  return [
    ...(said === '' || /[{}]|undefined|NaN|\[object|\b[A-Z]{3}-[A-Z]+-?\d*/.test(said)
      ? [`${what} says '${said}'`]
      : []),
    ...(read === '' ? [`${what} is told nowhere`] : []),
  ]
}

describe.each<[string, Game<never>, GameTexts, Rulebook]>([
  ['arkham', arkham as never, arkhamTexts, arkhamRulebook as Rulebook],
  ['arnak', arnak as never, arnakTexts, arnakRulebook as Rulebook],
  ['darwin', darwin as never, darwinTexts, darwinRulebook as Rulebook],
])('%s', (name, game, texts, book) => {
  test('every rule that can refuse has a sentence and a passage in four languages', async () => {
    const readers = await readersOf(texts, book)
    const own = Object.keys(readers[0]?.catalogue.refusals ?? {}).filter((rule) => /^[A-Z]+-[A-Z]+-\d+$/.test(rule))
    expect(own.length).toBeGreaterThan(25)
    for (const rule of [...own, ...Object.keys(KERNEL_RULE_IDS)]) {
      const refusal = { move: 'end', on: [], rule, params: NAMED[rule] ?? {} }
      for (const reader of readers) expect(faultsOf(refusal, reader)).toEqual([])
    }
  })

  test('nothing that is tapped in random games is refused in silence', async () => {
    const engine = engineOf(game as never) as Engine
    const readers = await readersOf(texts, book)
    const outline = await readers[0]?.speaker.loadOutline?.()
    const dice = stream(`taps of ${name}`)
    let [moments, refused] = [0, 0]
    for (const { s, seat, what } of questions(engine, 'taps')) {
      if (moments++ === MOMENTS) break
      const op = engine.question(s, seat)?.op
      const options = engine.options(s, seat)
      const there = (outline?.(engine.view(s, seat)) ?? []).flatMap(outlineIds)
      const taps = [what, ...(there.length > 0 ? Array.from({ length: TAPS }, () => pick(dice, there)) : [])]
      for (const tapped of taps) {
        if (options.some(({ move, on }) => move === tapped || on.includes(tapped))) continue
        const reasons = engine.explain(s, seat, tapped).map(explainUnknownAsFirst(op))
        expect(reasons.length, tapped).toBeGreaterThan(0)
        for (const reason of reasons) for (const reader of readers) expect(faultsOf(reason, reader), tapped).toEqual([])
        refused++
      }
    }
    expect(refused).toBeGreaterThan(MOMENTS * 3)
  })
})
