import { arkhamRulebook } from '@wayfare/arkham/rulebook'
import { game as arkhamGame } from '@wayfare/arkham/testing'
import { arnakRulebook } from '@wayfare/arnak/rulebook'
import { game as arnakGame } from '@wayfare/arnak/testing'
import { darwinRulebook } from '@wayfare/darwin/rulebook'
import { game as darwinGame } from '@wayfare/darwin/testing'
import type { TestedGame } from '@wayfare/testkit'
import { findPassage, openRulebook, type Rulebook } from '@wayfare/text'
import { expect, test } from 'vitest'
import type { Chapter, Chapters } from '../../board-kit/lessons/chapter.ts'
import { chapters as ofArkham } from '../../games/arkham/lessons/chapters/index.ts'
import { arkham } from '../../games/arkham/manifest.ts'
import { chapters as ofArnak } from '../../games/arnak/lessons/chapters/index.ts'
import { arnak } from '../../games/arnak/manifest.ts'
import { chapters as ofDarwin } from '../../games/darwin/lessons/chapters/index.ts'
import { darwin } from '../../games/darwin/manifest.ts'
import { checkChapters, layWorlds } from '../../testing/check-chapters.ts'

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
