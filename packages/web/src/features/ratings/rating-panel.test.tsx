import { screen } from '@testing-library/dom'
import type { TableRatings } from '@wayfare/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { go } from '../../base/browser/router.ts'
import { withWords } from '../../base/i18n/index.ts'
import type { EndPartProps } from '../../board-kit/add-on.ts'
import { me } from '../../client/online/session.ts'
import { render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { RatingPanel } from './rating-panel.tsx'

beforeAll(() => withWords(import('./text/index.ts'), withWords(import('../passport/text/index.ts'), Promise.resolve())))
afterEach(() => {
  go('/')
  me.value = null
})

const ROUTE = 'GET /tables/k3vqm7xw2p/ratings'
const seat = { seat: 0, before: { elo: 1420, within: 100 }, after: { elo: 1446, within: 96 }, games: 42 }
const rated = { ...seat, place: 1, expected: 2, players: 3 }

/** The end of an online game, with what the server says of its ratings. */
function shownWith(answer: TableRatings, { gone = null as 'resigned' | null, at = '/table/k3vqm7xw2p' } = {}) {
  const answers: Record<string, object> = { [ROUTE]: answer }
  serverAnswers(answers)
  go(at)
  const shown = {
    info: { id: 'k3vqm7xw2p', game: 'arnak', seats: [{ gone }, { gone: null }] },
  } as unknown as EndPartProps['shown']
  render(<RatingPanel shown={shown} names={['Vera', 'Farid']} mine={[0]} />)
  return answers
}

test('strength before and after is told with its doubt, and why it changed', async () => {
  shownWith({ state: 'rated', seats: [rated], stamps: [] })
  expect(await screen.findByText('Expected second of three; came first.')).toBeTruthy()
  expect(screen.getByText('Vera: strength was 1420 ± 100, is 1446 ± 96')).toBeTruthy()
  expect(screen.getByText('after 42 rated games')).toBeTruthy()
  expect(screen.queryByText('not sure yet')).toBeNull()
})

test.each([
  [{ place: 3, expected: 2 }, null, 'Expected second of three; came third.'],
  [{ place: 2, expected: 2 }, null, 'Expected second of three, and so it was.'],
  [{ place: 3, expected: 1 }, 'resigned', 'Left before the end: counts as third of three.'],
] as const)(
  'the sentence compares the place that was expected with the one reached: %j',
  async (more, gone, sentence) => {
    shownWith({ state: 'rated', seats: [{ ...rated, ...more }], stamps: [] }, { gone })
    expect(await screen.findByText(sentence)).toBeTruthy()
  },
)

test('a wide doubt is called one, and after few games no figure is shown', async () => {
  const wide = { ...rated, after: { elo: 1446, within: 182 } }
  shownWith({ state: 'rated', seats: [wide, { ...rated, seat: 1, games: 4 }], stamps: [] })
  expect(await screen.findByText('not sure yet')).toBeTruthy()
  expect(screen.getByText('Not measured yet: 4 of 5 rated games.')).toBeTruthy()
})

test('my own change is drawn on a scale with the bots nearby, and nobody else’s', async () => {
  shownWith({ state: 'rated', seats: [{ ...rated, seat: 1 }, rated], stamps: [] })
  await screen.findByText('Farid')
  const drawing = screen.getByText('before').closest('li') as HTMLElement
  expect(textOf(drawing)).toContain('Vera')
  expect(textOf(drawing)).toContain('1400')
})

test('whoever looks comes first', async () => {
  shownWith({ state: 'rated', seats: [{ ...rated, seat: 1 }, rated], stamps: [] })
  await screen.findByText('Farid')
  expect(textOf(screen.getAllByRole('listitem')[0])).toContain('Vera')
})

test('my own new stamp is pressed, and nobody else’s', async () => {
  me.value = { id: 'vera', name: 'Vera', ids: ['vera'] } as unknown as NonNullable<typeof me.value>
  const earned = (seat: number, stamp: string) => ({ seat, stamp, game: 'arnak' })
  const stamps = [earned(1, 'arnak-brandt'), earned(0, 'arnak-guardians'), earned(0, 'arnak-nofear')]
  shownWith({ state: 'rated', seats: [rated], stamps })
  expect(await screen.findByText('New stamp: Five guardians')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^and.1.more$/ }).getAttribute('href')).toBe('/people/vera')
  expect(screen.queryByText(/Brandt/)).toBeNull()
})

test('a game that does not count says why', async () => {
  shownWith({ state: 'unrated', why: 'hint' })
  expect(await screen.findByText('Not rated: a hint was used.')).toBeTruthy()
})

test('until the game is rated it is asked for again', async () => {
  const answers = shownWith({ state: 'pending' })
  expect(screen.getByText('Working out the new strength …')).toBeTruthy()
  answers[ROUTE] = { state: 'rated', seats: [rated], stamps: [] }
  expect(await screen.findByText('Expected second of three; came first.', {}, { timeout: 5_000 })).toBeTruthy()
})

test('a game on the device has no such panel', () => {
  shownWith({ state: 'pending' }, { at: '/local/k3vqm7xw2p' })
  expect(screen.queryByRole('region')).toBeNull()
})
