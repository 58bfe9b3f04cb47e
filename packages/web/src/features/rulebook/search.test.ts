import { type RulebookChapter, tell } from '@wayfare/text'
import { expect, test } from 'vitest'
import { anchorsOf, minutesOf } from './anchors.ts'
import { fold, queryWords, searchChapters, splitAtMatches } from './search.ts'

const chapters: readonly RulebookChapter[] = [
  {
    id: 'gates',
    title: 'Les portails',
    passages: [
      { id: 'link', ...tell.text('ARK-GATE-01'), words: 'Une *liaison* {c40} coûte 1.' },
      { id: 'end', ...tell.text('ARK-GATE-02'), words: 'Elle finit là.' },
    ],
  },
  {
    id: 'tasks',
    title: 'L’objectif',
    passages: [
      {
        id: 'list',
        ...tell.list('ARK-TASK-01', 'ARK-GATE-01'),
        words: { lead: 'Les liaisons', items: ['ne comptent', 'jamais'] },
      },
    ],
  },
]
const idsOf = (query: string) =>
  searchChapters(chapters, queryWords(query)).flatMap(({ passages }) => passages.map(({ id }) => id))

test('capital letters and accents make no difference, and no letter is lost', () => {
  expect(fold('Coûte, ŁÓDŹ, Ёлки')).toBe('coute, lodz, елки')
  expect(fold('ß İ é')).toHaveLength('ß İ é'.length)
})

test('only passages that have every word are searchChapters, in lists too, and by the id of a rule', () => {
  expect(idsOf('LIAISON')).toEqual(['link', 'list'])
  expect(idsOf('liaison comptent')).toEqual(['list'])
  expect(idsOf('ark-gate-02')).toEqual(['end'])
  expect(idsOf('rien')).toEqual([])
  expect(idsOf(' ')).toEqual(['link', 'end', 'list'])
})

test('a chapter with the words in its title is found as a whole', () => {
  expect(idsOf('portails')).toEqual(['link', 'end'])
})

test('a match is cut out of the text as it is written', () => {
  expect(splitAtMatches('Une Liaison coûte.', queryWords('liaison coute'))).toEqual([
    { text: 'Une ', hit: false },
    { text: 'Liaison', hit: true },
    { text: ' ', hit: false },
    { text: 'coûte', hit: true },
    { text: '.', hit: false },
  ])
})

test('a rule leads to the passage that explains it first, a chapter to itself', () => {
  const anchors = anchorsOf({ language: 'fr', chapters })
  expect(anchors.get('ARK-GATE-01')).toBe('gates-link')
  expect(anchors.get('ARK-TASK-01')).toBe('tasks-list')
  expect(anchors.get('tasks')).toBe('tasks')
  expect(anchors.get('ARK-SHOP-01')).toBeUndefined()
})

test('reading takes its time', () => {
  expect(minutesOf({ language: 'fr', chapters })).toBe(1)
  const long = {
    ...(chapters[0] as RulebookChapter),
    passages: [{ id: 'a', ...tell.text(), words: 'mot '.repeat(1000) }],
  }
  expect(minutesOf({ language: 'fr', chapters: [long] })).toBe(5)
})
