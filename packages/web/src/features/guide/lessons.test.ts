// @module-tag slow
import { game as arkhamGame } from '@wayfare/arkham'
import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { game as arnakGame } from '@wayfare/arnak'
import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { game as darwinGame } from '@wayfare/darwin'
import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { below, type Engine, engineOf, stream } from '@wayfare/kernel'
import { LANGUAGES, openRulebook, type Rulebook, whereTold } from '@wayfare/text'
import { expect, test } from 'vitest'
import { type Guide, keyOf, type Moment } from '../../board-kit/lessons/lesson.ts'
import { arkham } from '../../games/arkham/lessons/index.ts'
import { arnak } from '../../games/arnak/lessons/index.ts'
import { darwin } from '../../games/darwin/lessons/index.ts'
import { guidedTable } from '../../testing/guided.ts'
import { beginning, exampleOf, follow, isDone, isFinished, spoken } from './follow.ts'
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
      ...guide.lessons.flatMap(({ id, steps }) => [
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
      expect(whereTold(open, rule), rule).toBeDefined()
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
