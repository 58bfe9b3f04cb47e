import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { game as arkhamGame } from '@wayfare/arkham/testing'
import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { game as arnakGame } from '@wayfare/arnak/testing'
import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { game as darwinGame } from '@wayfare/darwin/testing'
import { type TestedGame, testedEngine } from '@wayfare/testkit'
import { findPassage, openRulebook, type Rulebook } from '@wayfare/text'
import { expect, test } from 'vitest'
import { type Chapter, type Chapters, guideThrough } from '../../board-kit/lessons/chapter.ts'
import type { Guide, Lesson } from '../../board-kit/lessons/lesson.ts'
import type { Tutor } from '../../board-kit/lessons/tutor.ts'
import { chapters as ofArkham } from '../../games/arkham/lessons/chapters/index.ts'
import { arkham } from '../../games/arkham/manifest.ts'
import { chapters as ofArnak } from '../../games/arnak/lessons/chapters/index.ts'
import { arnak } from '../../games/arnak/manifest.ts'
import { chapters as ofDarwin } from '../../games/darwin/lessons/chapters/index.ts'
import { islands } from '../../games/darwin/lessons/chapters/islands.ts'
import { darwin } from '../../games/darwin/manifest.ts'
import { partsOf } from '../../games/index.ts'
import { chapterTable } from '../../testing/chapter-table.ts'
import { checkChapters, layWorlds } from '../../testing/check-chapters.ts'
import { nextStep } from '../guide/follow.ts'

/** More than the longest chapter takes. */
const MOST_MOVES = 60

type Taught = {
  readonly book: Rulebook
  readonly client: { readonly id: string; readonly chapters: number }
  readonly game: unknown
  readonly chapters: Chapters
}
const GAMES: readonly Taught[] = [
  { client: arnak, game: arnakGame, book: arnakRulebook, chapters: ofArnak },
  { client: darwin, game: darwinGame, book: darwinRulebook, chapters: ofDarwin },
  { client: arkham, game: arkhamGame, book: arkhamRulebook, chapters: ofArkham },
]

test.each(GAMES)(
  '$client.id: every goal is reached by its way, and everything is said in four languages',
  async (taught) => {
    const { client, game, chapters } = taught
    expect(await checkChapters(game as TestedGame, chapters)).toEqual([])
    expect(client.chapters).toBe(chapters.list.length)
  },
)

test.each(GAMES)('$client.id: the rulebook tells the rule of every step', async ({ book, chapters }) => {
  const open = await openRulebook(book, 'en')
  for (const { load } of chapters.list)
    for (const { rule } of (await load()).steps) expect(findPassage(open, rule), rule).toBeDefined()
})

test.each(GAMES)('$client.id: “Show me” leads through every chapter', { tags: ['slow'] }, async (taught) => {
  const engine = testedEngine(taught.game as TestedGame)
  const guide = (await (await partsOf(taught.client.id)).lessons?.()) as Guide
  for (const { load } of taught.chapters.list) {
    const chapter = await load()
    const { lessons } = guideThrough(chapter, guide)
    const [lesson] = lessons as [Lesson<unknown>]
    const played = await chapterTable(engine, chapter, 'start')
    const moves: string[] = []
    for (let step = nextStep(lesson, played.moment()); step; step = nextStep(lesson, played.moment())) {
      const shown = step.move(played.moment()) ?? guide.onward(played.moment())
      if (!shown || moves.length === MOST_MOVES) throw new Error(`${chapter.id} ${step.id}: ${moves.join(', ')}`)
      moves.push(shown.move)
      await played.take(shown)
    }
  }
})

test('Darwin’s Journey: whoever explored less far than shown may come back with another worker', async () => {
  const engine = testedEngine(darwinGame as unknown as TestedGame)
  const played = await chapterTable(engine, islands, 'start')
  for (const move of ['place w2 explore-1', 'explore i1-2', 'study red-plant', 'end turn']) await played.take({ move })
  const guide = (await (await partsOf('darwin')).lessons?.()) as Guide
  const [lesson] = guideThrough(islands, guide).lessons as [Lesson<unknown>]
  expect(nextStep(lesson, played.moment())?.move(played.moment())?.move).toBe('place w1 explore-1')
})

test.each(GAMES)(
  '$client.id: whoever has learnt a rule in a chapter gets no tip about it',
  async ({ client, chapters }) => {
    const tutor = (await (await partsOf(client.id)).tutor?.()) as Tutor
    for (const { id, load } of chapters.list)
      for (const { rule } of (await load()).steps)
        for (const tip of tutor.tips.filter((one) => one.rule === rule))
          expect(tip.taughtBy?.chapters, `${tip.id} is taught by ${id}`).toContain(id)
  },
)

/** The first chapter of Arnak with a fault. */
async function withFault(fault: (chapter: Chapter) => Chapter): Promise<string[]> {
  const [entry] = ofArnak.list
  if (!entry) throw new Error('Arnak has no chapter')
  const faulty = fault(await entry.load())
  const faults = await checkChapters(arnakGame as unknown as TestedGame, {
    ...ofArnak,
    list: [{ ...entry, load: async () => faulty }],
  })
  return faults.filter((line) => !line.includes('titles'))
}

test('a state that is no longer that of its position is found', async () => {
  const [stale] = await withFault((chapter) => ({
    ...chapter,
    worlds: async () => {
      const worlds = layWorlds(arnakGame as unknown as TestedGame, chapter)
      return { ...worlds, start: worlds.exam }
    },
  }))
  expect(stale).toBe('arnak exile: worlds.json has another start than its position: run wayfare lesson --write')
})

test('a goal that cannot be reached, a move that is not offered and a text that is too long are found', async () => {
  const [unreached] = await withFault(({ steps, ...rest }) => ({
    ...rest,
    steps: steps.map((step, i) => (i === 1 ? { ...step, way: [] } : step)),
  }))
  expect(unreached).toBe('arnak exile: first is not reached by its way')
  const [impossible] = await withFault((chapter) => ({ ...chapter, exam: { ...chapter.exam, way: ['buy nothing'] } }))
  expect(impossible).toMatch(/^arnak exile: .*buy nothing/)
  const [long] = await withFault((chapter) => ({
    ...chapter,
    texts: {
      ...chapter.texts,
      en: async () => ({ ...(await chapter.texts.en()), 'idea.buy': 'word '.repeat(40) }),
    },
  }))
  expect(long).toMatch(/^arnak exile: en idea\.buy has 200 letters/)
})
