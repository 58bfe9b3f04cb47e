// Somebody does as they like in each chapter, and takes moves back at every chance: the guide always has words, ticks only what was done, and
// says when it knows no way to a goal.

import { signal } from '@preact/signals'
import { game as arkhamGame } from '@wayfare/arkham'
import { game as arnakGame } from '@wayfare/arnak'
import { game as darwinGame } from '@wayfare/darwin'
import { below, type Engine, engineOf, type Fact, factsFor, type State, type Stream, stream } from '@wayfare/kernel'
import type { Picture } from '@wayfare/protocol'
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
const IS_LONG = process.env.SOAK !== undefined
/**
 * Walks in each language, and their length; the short form walks through a chapter in one language. All of the long form takes a single
 * processor about ten minutes.
 */
const WALKS = IS_LONG ? 20 : 1
const STEPS = IS_LONG ? 100 : 16
/** From the end of a walk the way that is shown is followed for at most so many moves. */
const WAY = 60
const TIMEOUT = IS_LONG ? 1_800_000 : 60_000

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
    timeout: TIMEOUT,
  }, async () => {
    const chapters = await chaptersOf(game)
    for (const [i, chapter] of chapters.entries()) {
      const begin = performance.now()
      for (const language of IS_LONG ? LANGUAGES : [LANGUAGES[i % LANGUAGES.length] as Language]) {
        await withWords(import('../guide/text/index.ts'), speak(language))
        for (let walk = 0; walk < WALKS; walk++) {
          const luck = stream(`${game} ${chapter.id} ${language} ${walk}`)
          await walkThrough(await learnerAt(engine, game, chapter, language, luck), `${chapter.id} ${language} ${walk}`)
        }
      }
      tellProgress(`${game} ${chapter.id}`, begin)
    }
    await speak('en')
  })

  test(`${game}: the answer to the question of a chapter is what stands, up to the end of the turn`, {
    timeout: TIMEOUT,
  }, async () => {
    const guide = await guideOf(game)
    for (const chapter of await chaptersOf(game))
      for (let walk = 0; walk < WALKS; walk++) {
        const luck = stream(`${game} ${chapter.id} exam ${walk}`)
        await answer(await chapterTable(engine, chapter, 'exam'), guide, luck, `${chapter.id} ${walk}`)
      }
  })
}

/** The long form says how far it is. */
function tellProgress(name: string, begin: number): void {
  if (IS_LONG) process.stderr.write(`${name}: ${Math.round(performance.now() - begin) / 1000} s\n`)
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
  const recordOf = makeRecorder()
  let progress = beginning(guide)
  for (let step = 0; step < STEPS; step++) {
    const moment = played.moment()
    progress = follow(guide, progress, moment)
    check(learner, progress, moment, recordOf(played.table), `${name}, step ${step}`)
    if (moment.over) break
    if (below(luck, 3) === 0 && (await played.back())) continue
    await played.take(anyOf(moment, luck))
  }
  await toTheGoal(learner, progress, name)
}

const anyOf = ({ offers }: Moment, luck: Stream): Moment['offers'][number] =>
  offers[below(luck, offers.length)] as Moment['offers'][number]

/** All that holds at any moment of a chapter. */
function check(learner: Learner, progress: GuideProgress, moment: Moment, record: PlayRecord, where: string): void {
  const { played, chapter, guide, lesson, words } = learner
  const happened = stepsThatHappened(chapter, record)
  chapter.steps.forEach(({ id }, i) => {
    expect(lesson.steps[i]?.done(moment), `${where}: ${id} is ticked`).toBe(happened[i])
  })
  const isOpen = happened.includes(false)
  const picture = pictureFor(played.table, SEAT)
  if (!picture) throw new Error('the table has not begun')
  for (const asked of [null, 'show', 'why'] as const) {
    const said = sayAt(picture, moment, guide, lesson, progress, words, asked)
    expect(said.text.replace(/[\s.:…“”«»„"]/g, ''), `${where}: ${said.state} at ${moment.asked}`).not.toBe('')
    for (const { label } of said.answers) expect(label.trim(), where).not.toBe('')
    if (moment.asked !== null) expect(said.state, where).not.toBe('waiting')
    const isAstray = moment.over ? isOpen : isFree(guide, progress, moment)
    expect(['lost', 'free'].includes(said.state), `${where}: ${said.state}`).toBe(isAstray)
    if (isAstray) expect(said.answers.length, `${where}: nothing can be done about it`).toBeGreaterThan(0)
    if (!isOpen) expect(said.state, where).toBe('finished')
    // The step at hand is explained, with its light, until it is done.
    const isAtHand = isOpen && !isAstray && moment.asked !== null
    if (isAtHand && !progress.closed) expect(said.state, `${where}: the step at hand`).toBe('speaking')
  }
  const left = leaveLesson(guide, progress, moment)
  if (!moment.over) expect(stateOf(guide, left, moment), where).toBe('finished')
}

function sayAt(
  picture: Picture,
  moment: Moment,
  guide: Guide,
  lesson: Lesson<unknown>,
  progress: GuideProgress,
  { texts, speaker }: Words,
  asked: 'why' | 'show' | null,
): ReturnType<typeof speechNow> {
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

/** The facts that each of the learner's moves brought about, and the points that followed. */
type PlayRecord = {
  readonly moves: readonly (readonly Fact[])[]
  readonly points: Readonly<Record<string, number>>
  readonly offers: readonly string[]
}
type Step = ReturnType<typeof matchOf>['steps'][number]
type Played = { readonly step: Step; readonly state: State; readonly facts: readonly Fact[] | null }

/** Plays what stands by the rules alone, from the start or from what stood already when it was last called. */
function makeRecorder(): (table: Table) => PlayRecord {
  const played: Played[] = []
  return (table) => {
    const { engine, steps, origin, arranged } = matchOf(table)
    const same = steps.findIndex((step, i) => played[i]?.step !== step)
    if (same >= 0) played.length = Math.min(same, played.length)
    else played.length = steps.length
    for (const step of steps.slice(played.length)) {
      const state = played.at(-1)?.state ?? origin()
      if ('anew' in step) played.push({ step, state: engine.dealAnew(state, step.anew, arranged), facts: null })
      else {
        const next = engine.clone(state)
        const events = engine.take(next, step.seat, step.move)
        const facts: Fact[] = [{ k: 'move', seat: SEAT, move: step.move }, ...factsFor(events, SEAT)]
        played.push({ step, state: next, facts: step.seat === SEAT ? facts : null })
      }
    }
    const state = played.at(-1)?.state ?? origin()
    return {
      moves: played.flatMap(({ facts }) => (facts ? [facts] : [])),
      points: engine.scores(state, SEAT).find(({ seat }) => seat === SEAT)?.parts ?? {},
      offers: engine.options(state, SEAT).map(({ move }) => move),
    }
  }
}

/** Each step counts what came after the step before it was done, or all that was done. */
function stepsThatHappened({ steps }: Chapter, { moves, ...now }: PlayRecord): readonly boolean[] {
  let left: PlayRecord['moves'] | null = moves
  return steps.map(({ goal, since }) => {
    const from: PlayRecord['moves'] | null = since === 'start' ? moves : left
    if (!from || !hasHappened(goal, from.flat(), now)) {
      left = null
      return false
    }
    const needed = from.findIndex((_, i) => hasHappened(goal, from.slice(0, i).flat(), now))
    const rest = needed < 0 ? [] : from.slice(needed)
    if (left && rest.length < left.length) left = rest
    return true
  })
}

function hasHappened(goal: Goal, facts: readonly Fact[], now: Omit<PlayRecord, 'moves'>): boolean {
  if ('any' in goal) return goal.any.some((one) => hasHappened(one, facts, now))
  if ('all' in goal) return goal.all.every((one) => hasHappened(one, facts, now))
  if ('points' in goal) return (now.points[goal.points] ?? 0) >= goal.least
  if ('offers' in goal) return now.offers.some((move) => isLike(goal.offers, moveOf(move)))
  if ('move' in goal)
    return facts.some(({ k, move }) => k === 'move' && typeof move === 'string' && isLike(goal.move, moveOf(move)))
  const { fact: kind, with: wanted = {}, times = 1 } = goal
  const found = facts.filter(
    ({ k, seat, ...rest }) =>
      k === kind && (seat ?? SEAT) === SEAT && Object.entries(wanted).every(([name, value]) => rest[name] === value),
  )
  return found.length >= times
}
