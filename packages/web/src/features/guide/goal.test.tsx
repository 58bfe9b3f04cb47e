import { screen, within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import type { Lesson } from '../../board-kit/lessons/lesson.ts'
import { parts as arnak } from '../../games/arnak/parts.ts'
import { shownAt } from '../../testing/dealt-table.ts'
import { dealGuided } from '../../testing/guided-table.tsx'
import { render, textOf } from '../../testing/render.tsx'
import { beginning, follow } from './follow.ts'
import { Goal } from './goal.tsx'
import { lessonMoment } from './lesson-moment.ts'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

/** A lesson as it stands after these moves in the first turn of the guided game. */
async function lesson(id: string, ...moves: readonly string[]): Promise<void> {
  const source = await dealGuided()
  for (const move of moves) expect(await source.move([move])).toBe('done')
  const { picture, told } = shownAt(source)
  const guide = await arnak.lessons()
  const taught = guide.lessons.find((one) => one.id === id) as Lesson<unknown>
  const moment = lessonMoment({ seat: 0, picture, told })
  render(
    <Goal
      {...{ guide, moment }}
      lesson={taught}
      progress={follow(guide, beginning(guide), moment)}
      texts={await guide.texts.en()}
    />,
  )
}

const lessons = (): HTMLElement => screen.getByRole('list', { name: 'Lessons' })

test('all lessons stand in a row, and the one that is taught is the current one', async () => {
  await lesson('discover')
  expect(within(lessons()).getAllByRole('listitem')).toHaveLength(7)
  expect(textOf(within(lessons()).getByRole('listitem', { current: 'step' }))).toBe('2Discover')
  expect(screen.getByText('Lesson 2 of 7: Discover')).toBeTruthy()
})

test('the first step that is not done is the current one', async () => {
  await lesson('dig', 'dig camp-compasses-1')
  const [, steps] = screen.getAllByRole('list')
  const all = within(steps as HTMLElement).getAllByRole('listitem')
  expect(all.map(textOf)).toEqual(['Send an archaeologist (done)', '2Pay for travel', '3End the turn'])
  expect(within(steps as HTMLElement).getAllByRole('listitem', { current: 'step' })).toEqual([all[1]])
})

test('lessons that are behind one are marked as done, for the ear, too', async () => {
  await lesson('discover', 'dig camp-compasses-1', 'pay fear', 'end')
  expect(textOf(within(lessons()).getAllByRole('listitem')[0])).toBe('Dig (done)')
})
