// Decides how much a prompt explains to this person in this game. Help fades: it follows from the games they have
// finished and from what they do often without undoing or asking, unless they have chosen a level themselves.

import type { LearntOfGame, Level } from '@wayfare/protocol'
import { number, object, oneOf, orNull, recordOf } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'

export type HelpRecord = Readonly<LearntOfGame['help']>

const NOTHING: HelpRecord = { chosen: null, chosenAt: 0, finished: 0, made: {}, doubts: {} }
const OFTEN = 8
/** After this many games nobody is a beginner, and frequent questions need few words. */
const SOME = 2
const MANY = 8

const KNOWN = object<HelpRecord>(
  {
    chosen: orNull(oneOf<Level>(['beginner', 'regular', 'expert'])),
    chosenAt: number,
    finished: number,
    made: recordOf(number),
    doubts: recordOf(number),
  },
  NOTHING,
)
/** Keyed by game id. */
export const helpRecords = stored('wayfare help', recordOf(KNOWN), {})

export const helpRecordOf = (game: string): HelpRecord => helpRecords.value[game] ?? NOTHING

export function levelFor({ chosen, finished, made }: HelpRecord, question?: string): Level {
  if (chosen) return chosen
  const practised = question !== undefined && (made[question] ?? 0) >= OFTEN
  if (finished >= MANY && (practised || question === undefined)) return 'expert'
  return finished >= SOME || practised ? 'regular' : 'beginner'
}

/** The level for a question, or for the game as a whole. */
export const levelOf = (game: string, question?: string): Level => levelFor(helpRecordOf(game), question)

export function change(game: string, changed: (known: HelpRecord) => Partial<HelpRecord>): void {
  const known = helpRecordOf(game)
  helpRecords.value = { ...helpRecords.peek(), [game]: { ...known, ...changed(known) } }
}

export const noteFinished = (game: string): void => change(game, ({ finished }) => ({ finished: finished + 1 }))

/** Counts an answer, up to the number from which on nothing changes. */
export function noteAnswer(game: string, question: string): void {
  const { [question]: before = 0 } = helpRecordOf(game).made
  if (before < OFTEN) change(game, ({ made }) => ({ made: { ...made, [question]: before + 1 } }))
}

/** Records that an answer was undone or had to be explained, so the person does not know it yet. */
export function noteDoubt(game: string, question: string): void {
  if (helpRecordOf(game).made[question])
    change(game, ({ made, doubts }) => ({
      made: { ...made, [question]: 0 },
      doubts: { ...doubts, [question]: (doubts[question] ?? 0) + 1 },
    }))
}
