// Checks the chapters of a game: plays each along its shortest solution, and reads its texts in every language. The
// unit test and `wayfare lesson --check` both use it.

import { type Engine, stateHash } from '@wayfare/kernel'
import { fold, pictureFor, type Table, toldSince } from '@wayfare/table'
import { BadPosition, layPosition, type TestedGame, tableOf, testedEngine } from '@wayfare/testkit'
import { LANGUAGES, type Language } from '@wayfare/text'
import {
  type Chapter,
  type Chapters,
  type ChapterWorlds,
  chapterKeys,
  isStepReached,
} from '../board-kit/lessons/chapter.ts'
import { keyOf, type LessonTexts, type Moment } from '../board-kit/lessons/lesson.ts'
import { plainOf } from '../features/guide/inline-markup.ts'
import { lessonMoment } from '../features/guide/lesson-moment.ts'
import { tableAt } from './chapter-table.ts'

/** The keys of all texts that a chapter needs; an idea may also have a `why`. */
const neededKeys = ({ id, steps }: Chapter): readonly string[] => [
  keyOf.goal(id),
  keyOf.reached(id),
  ...steps.flatMap((step) => [keyOf.step(id, step.id), keyOf.idea(step.id)]),
  chapterKeys.question,
  chapterKeys.lesson,
]

const ME = 0
const LONGEST: Readonly<Record<Language, number>> = { en: 140, ru: 190, fr: 190, pl: 190 }
const MINUTES = { least: 5, most: 10 }

/** Returns the faults in the chapters of a game, one line each. */
export async function checkChapters(game: TestedGame, { list, titles }: Chapters): Promise<string[]> {
  const faults: string[] = []
  const engine = testedEngine(game)
  for (const { id, minutes, load } of list) {
    const chapter = await load()
    const found = [
      ...(chapter.id === id ? [] : [`it calls itself ${chapter.id}`]),
      ...(minutes >= MINUTES.least && minutes <= MINUTES.most ? [] : [`${minutes} minutes are too few or too many`]),
      ...(await faultsOfWorlds(game, chapter)),
      ...faultsOfWay(game, engine, chapter),
      ...(await faultsOfTexts(chapter)),
    ]
    faults.push(...found.map((fault) => `${game.id} ${id}: ${fault}`))
  }
  for (const language of LANGUAGES) {
    const wanted = list.flatMap(({ id }) => [keyOf.name(id), chapterKeys.promise(id)])
    faults.push(
      ...faultsOfKeys(wanted, await titles[language](), language).map((fault) => `${game.id} titles: ${fault}`),
    )
  }
  return faults
}

/** Lays both positions of a chapter. Throws BadPosition. */
export function layWorlds(game: TestedGame, { position, exam }: Chapter): ChapterWorlds {
  const { table } = position as { readonly table?: never }
  return {
    options: tableOf(game, table),
    start: layPosition(game, position).state,
    exam: layPosition(game, exam.position).state,
  }
}

async function faultsOfWorlds(game: TestedGame, chapter: Chapter): Promise<string[]> {
  try {
    const laid = layWorlds(game, chapter)
    const kept = await chapter.worlds()
    const parts = ['start', 'exam'] as const
    return parts
      .filter((part) => stateHash(kept[part]) !== stateHash(laid[part]))
      .map((part) => `worlds.json has another ${part} than its position: run wayfare lesson --write`)
  } catch (error) {
    return [error instanceof BadPosition ? error.message : `its worlds cannot be read: ${(error as Error).message}`]
  }
}

/** Makes the steps of the solution in order, and checks that each goal is reached then and not before. */
function faultsOfWay(game: TestedGame, engine: Engine, chapter: Chapter): string[] {
  try {
    const { table } = chapter.position as { readonly table?: never }
    const options = tableOf(game, table)
    const played = startTable(tableAt(engine, options, layPosition(game, chapter.position).state))
    for (const [i, { id, way }] of chapter.steps.entries()) {
      if (isStepReached(chapter, i, momentOf(played))) return [`${id} is reached before its way is gone`]
      for (const move of way) fold(played, { k: 'moved', seat: ME, texts: [move] }, 0)
      if (!isStepReached(chapter, i, momentOf(played))) return [`${id} is not reached by its way`]
    }
    const exam = startTable(tableAt(engine, options, layPosition(game, chapter.exam.position).state))
    for (const move of chapter.exam.way) fold(exam, { k: 'moved', seat: ME, texts: [move] }, 0)
    return []
  } catch (error) {
    return [(error as Error).message.split('\n')[0] ?? 'it cannot be played']
  }
}

/** Starts the game of a table that was laid out for it. */
export function startTable(table: Table): Table {
  fold(table, { k: 'started' }, 0)
  return table
}

export function momentOf(table: Table): Moment {
  const picture = pictureFor(table, ME)
  if (!picture) throw new Error('the table has not begun')
  return lessonMoment({ seat: ME, picture, told: toldSince(table, ME, 0) })
}

async function faultsOfTexts(chapter: Chapter): Promise<string[]> {
  const faults: string[] = []
  const optional = new Set(chapter.steps.map(({ id }) => keyOf.why(id)))
  for (const language of LANGUAGES) {
    const texts = await chapter.texts[language]()
    faults.push(...faultsOfKeys(neededKeys(chapter), texts, language, optional))
    for (const [key, text] of Object.entries(texts)) {
      const { length } = plainOf(text)
      if (length > LONGEST[language]) faults.push(`${language} ${key} has ${length} letters: ${text}`)
    }
  }
  return faults
}

function faultsOfKeys(
  wanted: readonly string[],
  texts: LessonTexts,
  language: Language,
  optional: ReadonlySet<string> = new Set(),
): string[] {
  const known = new Set(wanted)
  return [
    ...wanted.filter((key) => !texts[key]).map((key) => `${language} does not say ${key}`),
    ...Object.keys(texts)
      .filter((key) => !known.has(key) && !optional.has(key))
      .map((key) => `${language} says ${key}, which nothing asks for`),
  ]
}
