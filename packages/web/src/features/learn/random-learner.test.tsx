// Somebody does as they like in each chapter, and takes moves back at every chance: the guide always has words, ticks only what was done, and
// says when it knows no way to a goal.

import { signal } from '@preact/signals'
import { game as arkhamGame } from '@wayfare/arkham'
import { game as arnakGame } from '@wayfare/arnak'
import { game as darwinGame } from '@wayfare/darwin'
import { below, type Engine, engineOf, type Fact, factsFor, type Stream, stream } from '@wayfare/kernel'
import { matchOf, pictureFor, type Table } from '@wayfare/table'
import { type GameSpeaker, LANGUAGES, type Language } from '@wayfare/text'
import { expect, test } from 'vitest'
import { speak, withWords } from '../../base/i18n/index.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { type Chapter, type Goal, guideThrough } from '../../board-kit/lessons/chapter.ts'
import type { Guide, Lesson, LessonTexts, Moment } from '../../board-kit/lessons/lesson.ts'
import { isLike, moveOf } from '../../board-kit/moves.ts'
import { GAMES, partsOf } from '../../games/index.ts'
import { chapterTable } from '../../testing/chapter-table.ts'
import type { GuidedTable } from '../../testing/guided.ts'
import {
  beginning,
  exampleOf,
  follow,
  type GuideProgress,
  isFree,
  leaveLesson,
  nextStep,
  spoken,
  stateOf,
} from '../guide/follow.ts'
import { speechNow } from '../guide/speech-now.tsx'
import { answerIn } from './exam-answer.ts'

const RULES = { arkham: arkhamGame, arnak: arnakGame, darwin: darwinGame } as unknown as Readonly<
  Record<string, Parameters<typeof engineOf>[0]>
>
const SEAT = 0
/** Walks in each language, and their length; the short form walks through a chapter in one language. From its end the way that is shown is followed for at most so many moves. */
const WALKS = process.env.SOAK ? 12 : 1
const STEPS = process.env.SOAK ? 120 : 16
const WAY = 60

type Words = { readonly texts: LessonTexts; readonly speaker: GameSpeaker }
type Learner = {
  readonly played: GuidedTable
  readonly chapter: Chapter
  readonly guide: Guide
  readonly lesson: Lesson<unknown>
  readonly words: Words
  readonly luck: Stream
}

for (const { id: game } of GAMES.filter(({ chapters }) => chapters)) {
  const engine = engineOf(RULES[game] as Parameters<typeof engineOf>[0]) as Engine

  test(`${game}: whoever does as they like in a chapter is never left without words, and nothing is ticked that was not done`, {
    timeout: process.env.SOAK ? 3_600_000 : 60_000,
  }, async () => {
    for (const [turn, language] of LANGUAGES.entries()) {
      await withWords(import('../guide/text/index.ts'), speak(language))
      const chapters = await chaptersOf(game)
      for (const chapter of process.env.SOAK ? chapters : chapters.filter((_, i) => i % LANGUAGES.length === turn))
        for (let walk = 0; walk < WALKS; walk++) {
          const luck = stream(`${game} ${chapter.id} ${language} ${walk}`)
          await walkThrough(await learnerAt(engine, game, chapter, language, luck), `${chapter.id} ${language} ${walk}`)
        }
    }
    await speak('en')
  })

  test(`${game}: the answer to the question of a chapter is what stands, up to the end of the turn`, {
    timeout: process.env.SOAK ? 3_600_000 : 60_000,
  }, async () => {
    const guide = await guideOf(game)
    for (const chapter of await chaptersOf(game))
      for (let walk = 0; walk < WALKS; walk++) {
        const luck = stream(`${game} ${chapter.id} exam ${walk}`)
        await answer(await chapterTable(engine, chapter, 'exam'), guide, luck, `${chapter.id} ${walk}`)
      }
  })
}

const chaptersOf = async (game: string): Promise<readonly Chapter[]> => {
  const chapters = await (await partsOf(game)).chapters?.()
  return Promise.all((chapters?.list ?? []).map(({ load }) => load()))
}

async function guideOf(game: string): Promise<Guide> {
  const guide = await (await partsOf(game)).lessons?.()
  if (!guide) throw new Error(`no guide of ${game}`)
  return guide
}

async function learnerAt(
  engine: Engine,
  game: string,
  chapter: Chapter,
  language: Language,
  luck: Stream,
): Promise<Learner> {
  const guide = guideThrough(chapter, await guideOf(game))
  const [played, texts] = await Promise.all([chapterTable(engine, chapter, 'start'), chapter.texts[language]()])
  const names = Array.from({ length: 4 }, (_, seat) => `Player ${seat + 1}`)
  const speaker = await speakerOf(game, language, names)
  return { played, chapter, guide, lesson: guide.lessons[0] as Lesson<unknown>, words: { texts, speaker }, luck }
}

async function walkThrough(learner: Learner, name: string): Promise<void> {
  const { played, guide, luck } = learner
  let progress = beginning(guide)
  for (let step = 0; step < STEPS; step++) {
    progress = follow(guide, progress, played.moment())
    check(learner, progress, `${name}, step ${step}`)
    if (played.moment().over) break
    if (below(luck, 3) === 0 && (await played.back())) continue
    await played.take(anyOf(played.moment(), luck))
  }
  await toTheGoal(learner, progress, name)
}

const anyOf = ({ offers }: Moment, luck: Stream): Moment['offers'][number] =>
  offers[below(luck, offers.length)] as Moment['offers'][number]

/** All that holds at any moment of a chapter. */
function check({ played, chapter, guide, lesson, words }: Learner, progress: GuideProgress, where: string): void {
  const moment = played.moment()
  const record = recordThatStands(played.table)
  chapter.steps.forEach(({ id, goal }, i) => {
    expect(lesson.steps[i]?.done(moment), `${where}: ${id} is ticked`).toBe(hasHappened(goal, record))
  })
  const isOpen = chapter.steps.some(({ goal }) => !hasHappened(goal, record))
  for (const asked of [null, 'show', 'why'] as const) {
    const said = sayAt(played.table, moment, guide, lesson, progress, words, asked)
    expect(said.text.replace(/[\s.:…“”«»„"]/g, ''), `${where}: ${said.state} at ${moment.asked}`).not.toBe('')
    for (const { label } of said.answers) expect(label.trim(), where).not.toBe('')
    if (moment.asked !== null) expect(said.state, where).not.toBe('waiting')
    const isAstray = moment.over ? isOpen : isFree(guide, progress, moment)
    expect(['lost', 'free'].includes(said.state), `${where}: ${said.state}`).toBe(isAstray)
    if (isAstray) expect(said.answers.length, `${where}: nothing can be done about it`).toBeGreaterThan(0)
    if (!isOpen) expect(said.state, where).toBe('finished')
  }
  const left = leaveLesson(guide, progress, moment)
  if (!moment.over) expect(stateOf(guide, left, moment), where).toBe('finished')
}

function sayAt(
  table: Table,
  moment: Moment,
  guide: Guide,
  lesson: Lesson<unknown>,
  progress: GuideProgress,
  { texts, speaker }: Words,
  asked: 'why' | 'show' | null,
): ReturnType<typeof speechNow> {
  const picture = pictureFor(table, SEAT)
  if (!picture) throw new Error('the table has not begun')
  return speechNow({
    ...{ guide, texts, lesson, progress, moment, speaker, picture },
    step: nextStep(lesson, moment),
    idea: spoken(guide, progress, moment),
    example: exampleOf(guide, progress, moment),
    returned: signal(false),
    asked: signal(asked),
    table: 'chapter',
    change() {},
    read() {},
    askForHint() {},
    then: { label: 'On', act() {} },
    startOver() {},
  })
}

/** From wherever one is, what is shown leads to the next goal, or the guide says that it knows no way. */
async function toTheGoal({ played, guide, lesson }: Learner, begun: GuideProgress, name: string): Promise<void> {
  let progress = begun
  const goal = nextStep(lesson, played.moment())?.id
  if (goal === undefined) return
  for (let moves = 0; moves < WAY; moves++) {
    const moment = played.moment()
    progress = follow(guide, progress, moment)
    const isSaid = moment.over || isFree(guide, progress, moment)
    if (isSaid || nextStep(lesson, moment)?.id !== goal) return
    await played.take(exampleOf(guide, progress, moment) ?? (moment.offers[0] as Moment['offers'][number]))
  }
  throw new Error(`${name}: '${goal}' was not reached in ${WAY} moves by what is shown`)
}

async function answer(played: GuidedTable, guide: Guide, luck: Stream, name: string): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const moment = played.moment()
    const moves = movesThatStand(played.table)
    const end = moves.indexOf(guide.turnEnd)
    const given = answerIn(moment, guide)
    const where = `${name}, step ${step}: ${moves.join(', ')}`
    if (end >= 0) expect(given, where).toEqual(moves.slice(0, end + 1))
    else expect(given, where).toEqual(moves.length > 0 && (moment.asked === null || moment.over) ? moves : null)
    if (moment.over) return
    if (below(luck, 3) === 0 && (await played.back())) continue
    await played.take(anyOf(moment, luck))
  }
}

/** The learner's moves that were not taken back, read from the record of the rules and not from what was told. */
const movesThatStand = (table: Table): readonly string[] =>
  matchOf(table).steps.flatMap((step) => ('move' in step && step.seat === SEAT ? [step.move] : []))

type PlayRecord = { readonly facts: readonly Fact[]; readonly points: Readonly<Record<string, number>> }

/** The facts and points that the learner's moves brought about, played again from the start. */
function recordThatStands(table: Table): PlayRecord {
  const { engine, steps, origin, arranged } = matchOf(table)
  let state = origin()
  const facts: Fact[] = []
  for (const step of steps)
    if ('anew' in step) state = engine.dealAnew(state, step.anew, arranged)
    else {
      const events = engine.take(state, step.seat, step.move)
      if (step.seat === SEAT) facts.push({ k: 'move', seat: SEAT, move: step.move }, ...factsFor(events, SEAT))
    }
  return { facts, points: engine.scores(state, SEAT).find(({ seat }) => seat === SEAT)?.parts ?? {} }
}

function hasHappened(goal: Goal, record: PlayRecord): boolean {
  if ('any' in goal) return goal.any.some((one) => hasHappened(one, record))
  if ('all' in goal) return goal.all.every((one) => hasHappened(one, record))
  if ('points' in goal) return (record.points[goal.points] ?? 0) >= goal.least
  const { facts } = record
  if ('move' in goal)
    return facts.some(({ k, move }) => k === 'move' && typeof move === 'string' && isLike(goal.move, moveOf(move)))
  const { fact: kind, with: wanted = {}, times = 1 } = goal
  const found = facts.filter(({ k, seat, ...rest }) => {
    const isMine = k === kind && (seat ?? SEAT) === SEAT
    return isMine && (times > 1 || Object.entries(wanted).every(([name, value]) => rest[name] === value))
  })
  return found.length >= times
}
