// @module-tag slow
import { game as arkhamGame } from '@wayfare/arkham'
import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { game as arnakGame } from '@wayfare/arnak'
import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { game as darwinGame } from '@wayfare/darwin'
import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { below, type Engine, engineOf, stream } from '@wayfare/kernel'
import { findPassage, LANGUAGES, openRulebook, type Rulebook } from '@wayfare/text'
import { expect, test } from 'vitest'
import { factsBy, type Guide, keyOf, type Moment } from '../../board-kit/lessons/lesson.ts'
import { arkham } from '../../games/arkham/lessons/index.ts'
import { arnak } from '../../games/arnak/lessons/index.ts'
import { darwin } from '../../games/darwin/lessons/index.ts'
import { type GuidedTable, guidedTable } from '../../testing/guided.ts'
import {
  beginning,
  exampleOf,
  follow,
  type GuideProgress,
  isDone,
  isFinished,
  isFree,
  isLearnt,
  spoken,
  stateOf,
} from './follow.ts'
import { plainOf } from './inline-markup.ts'

type Taught = { readonly guide: Guide; readonly engine: Engine; readonly book: Rulebook }
const taught = (guide: unknown, game: unknown, book: Rulebook): Taught => ({
  guide: guide as Guide,
  engine: engineOf(game as Parameters<typeof engineOf>[0]) as Engine,
  book,
})
const GAMES = [
  taught(arnak, arnakGame, arnakRulebook),
  taught(darwin, darwinGame, darwinRulebook),
  taught(arkham, arkhamGame, arkhamRulebook),
]
const MOST = 600
/** Random games of the tests that stray, how long they are, and how far the way to a goal may be. */
const WALKS = process.env.SOAK ? 40 : 1
const STEPS = 60
const WAY = 60
/** What is told only to those who come another way. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  arnak: ['compasses'],
  darwin: ['others', 'walk'],
  arkham: ['effect', 'tome'],
}
const LONGEST = { en: 140, ru: 190, fr: 190, pl: 190 }
const WHY = 220

const ideasOf = ({ lessons }: Guide) => lessons.flatMap(({ steps }) => steps.flatMap(({ ideas }) => ideas))

for (const { guide, engine, book } of GAMES) {
  test(`${guide.game}: everything that is said is there in four languages, and short enough`, async () => {
    const keys = [
      ...guide.lessons.flatMap(({ id, steps, unasked }) => [
        ...(unasked ? [keyOf.named(id)] : []),
        keyOf.name(id),
        keyOf.goal(id),
        keyOf.reached(id),
        ...steps.map((step) => keyOf.step(id, step.id)),
      ]),
      ...ideasOf(guide).flatMap(({ id }) => [keyOf.idea(id), keyOf.why(id)]),
    ]
    for (const language of LANGUAGES) {
      const texts = await guide.texts[language]()
      expect(Object.keys(texts).sort(), language).toEqual([...keys].sort())
      for (const [key, text] of Object.entries(texts)) {
        const most = key.startsWith('why.') ? WHY : LONGEST[language]
        expect(plainOf(text).length, `${language} ${key}: ${text}`).toBeLessThanOrEqual(most)
      }
    }
  })

  test(`${guide.game}: every idea has an id of its own, and a rule that the rulebook tells`, async () => {
    const ids = ideasOf(guide).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const open = await openRulebook(book, 'en')
    for (const { rule, on } of ideasOf(guide)) {
      expect(findPassage(open, rule), rule).toBeDefined()
      if (on !== undefined) expect(ids).toContain(on)
    }
  })

  test(`${guide.game}: who follows the goals comes through all lessons`, { timeout: 120_000 }, async () => {
    const played = await guidedTable(engine, guide)
    const told = new Set<string>()
    const reached: string[] = []
    let progress = beginning(guide)
    let moves = 0
    while (!isFinished(guide, progress, played.moment())) {
      const moment = played.moment()
      progress = follow(guide, progress, moment)
      expect(progress.strayed, `${progress.lesson} after ${moves} moves`).toBe(false)
      if (progress.reached && reached.at(-1) !== progress.reached.lesson) reached.push(progress.reached.lesson)
      // Like somebody who reads, and says so where nothing can show it.
      for (let idea = spoken(guide, progress, moment); idea; idea = spoken(guide, progress, moment)) {
        told.add(idea.id)
        expect(litAmong(idea.lit?.(moment) ?? [], moment), idea.id).toEqual([])
        if (idea.shown) break
        progress = { ...progress, known: [...progress.known, idea.id] }
      }
      const option = exampleOf(guide, progress, moment) ?? moment.offers[0]
      if (!option || moves++ > MOST) throw new Error(`stuck in ${progress.lesson} at ${moment.asked}`)
      await played.take(option)
    }
    const ended = played.moment()
    expect(guide.lessons.filter((lesson) => !isDone(lesson, ended)).map(({ id }) => id)).toEqual([])
    expect(reached).toEqual(guide.lessons.slice(0, -1).map(({ id }) => id))
    const untold = ideasOf(guide).filter(({ id }) => !told.has(id))
    expect(untold.map(({ id }) => id)).toEqual(OTHERWISE[guide.game])
  })

  test(`${guide.game}: who does as they like is followed to the end`, { timeout: 120_000 }, async () => {
    const luck = stream(`${guide.game} as one likes`)
    const played = await guidedTable(engine, guide, true)
    let progress = beginning(guide)
    let moves = 0
    for (let moment = played.moment(); !moment.over && moves < MOST; moment = played.moment()) {
      progress = follow(guide, progress, moment)
      expect(guide.lessons.map(({ id }) => id)).toContain(progress.lesson)
      expect(follow(guide, progress, moment)).toEqual(progress)
      spoken(guide, progress, moment)?.lit?.(moment)
      const option = moment.offers[below(luck, moment.offers.length)]
      if (!option) throw new Error(`nothing is offered at ${moment.asked}`)
      await played.take(option)
      moves++
    }
    expect(moves).toBeGreaterThan(20)
  })
}

for (const { guide, engine } of GAMES) {
  test(`${guide.game}: whoever strays and goes back is followed: there is always something to say, and nothing is ticked untaught`, {
    timeout: 120_000,
  }, async () => {
    for (let walk = 0; walk < WALKS; walk++) {
      const luck = stream(`${guide.game} to and fro ${walk}`)
      const played = await guidedTable(engine, guide, true)
      let progress = beginning(guide)
      for (let step = 0; step < STEPS; step++) {
        const moment = played.moment()
        if (moment.over) break
        const before = progress
        progress = follow(guide, before, moment)
        const where = `walk ${walk}, step ${step}: ${before.lesson}, ${progress.lesson} at ${moment.asked}`
        expect(follow(guide, progress, moment), where).toEqual(progress)
        expect(stateOf(guide, progress, moment), where).not.toBe('waiting')
        for (const lesson of guide.lessons.filter((one) => isLearnt(one, progress, moment)))
          expect(hasUsed(guide.game, lesson.id, moment), `${where}: ${lesson.id} is ticked`).toBe(true)
        const left = guide.lessons.find(({ id }) => id === before.lesson && id !== progress.lesson)
        if (left && guide.settled(moment) && left.open?.(moment) === false && !isDone(left, moment))
          expect(progress.postponed?.lesson, where).toBe(left.id)
        if (guide.settled(moment) && !isFree(guide, progress, moment) && !isFinished(guide, progress, moment))
          expect(exampleOf(guide, progress, moment), `${where}: no way is known`).toBeDefined()
        if (below(luck, 4) === 0 && (await played.back())) continue
        await played.take(moment.offers[below(luck, moment.offers.length)] as Moment['offers'][number])
      }
    }
  })

  test(`${guide.game}: from wherever one has strayed, what is shown leads to the goal, or the goal is put off`, {
    timeout: 120_000,
  }, async () => {
    for (let walk = 0; walk < WALKS; walk++) {
      const luck = stream(`${guide.game} astray ${walk}`)
      const played = await guidedTable(engine, guide, true)
      let progress = beginning(guide)
      for (let step = below(luck, STEPS); step > 0 && !played.moment().over; step--) {
        progress = follow(guide, progress, played.moment())
        if (below(luck, 5) === 0 && (await played.back())) continue
        const { offers } = played.moment()
        await played.take(offers[below(luck, offers.length)] as Moment['offers'][number])
      }
      await toItsGoal(played, guide, progress, `walk ${walk}`)
    }
  })
}

/** Follows what is shown until the goal at the next settled moment is reached, or said to be out of reach. */
async function toItsGoal(played: GuidedTable, guide: Guide, begun: GuideProgress, where: string): Promise<void> {
  let progress = begun
  let goal: string | null = null
  for (let moves = 0; moves < WAY; moves++) {
    const moment = played.moment()
    progress = follow(guide, progress, moment)
    if (moment.over || isFinished(guide, progress, moment) || isFree(guide, progress, moment)) return
    if (guide.settled(moment)) goal ??= progress.lesson
    if (goal !== null && progress.lesson !== goal) {
      const [left, now] = [goal, progress.lesson].map((id) => guide.lessons.findIndex((lesson) => lesson.id === id))
      const lesson = guide.lessons[left as number] as Guide['lessons'][number]
      const isEarlier = (now as number) < (left as number)
      expect(isDone(lesson, moment) || isEarlier || progress.postponed?.lesson === goal, `${where}: ${goal}`).toBe(true)
      return
    }
    await played.take(exampleOf(guide, progress, moment) ?? (moment.offers[0] as Moment['offers'][number]))
  }
  throw new Error(`${where}: '${goal}' was not reached in ${WAY} moves`)
}

/** The fact without which a lesson cannot have been used. */
const USED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arnak: {
    dig: 'dug',
    discover: 'guardian',
    guardians: 'overcome',
    cards: 'bought',
    research: 'step',
    round: 'passed',
    own: 'passed',
  },
  darwin: {
    seals: 'seals',
    place: 'place',
    coins: 'place',
    sail: 'sail',
    letters: 'stamp',
    round: 'place',
    own: 'place',
  },
  arkham: {
    task: 'task-kept',
    dice: 'die-picked',
    tourists: 'quarter',
    streets: 'drawn',
    round: 'drawn',
    ancient: 'drawn',
    own: 'drawn',
  },
}

const hasUsed = (game: string, lesson: string, { told, seat }: Moment): boolean =>
  factsBy(told, seat).some(({ k }) => k === USED[game]?.[lesson])

/** Of what is lit, what is neither on the table nor the button of a move. */
function litAmong(lit: readonly (readonly string[])[], moment: Moment): string[] {
  const seen = new Set(textsIn(moment.view))
  for (const { move, on = [] } of moment.offers) for (const id of [move, ...on]) seen.add(id)
  return lit.flat().filter((id) => !seen.has(id) && !ALWAYS.has(id))
}

/** The lamp of the bar, and what is always counted. */
const ALWAYS = new Set([
  'hint',
  'route',
  'horror',
  'gate',
  'coin',
  'compass',
  'tablet',
  'arrowhead',
  'jewel',
  'glass',
  'notebook',
  'idol',
  'end',
  'pass',
])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)])
}
