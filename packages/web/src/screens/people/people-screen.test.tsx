import { screen, within } from '@testing-library/dom'
import type { Meeting, MeetingTable, Seek } from '@wayfare/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { go, path } from '../../base/browser/router.ts'
import { withWords } from '../../base/i18n/index.ts'
import { me } from '../../client/online/session.ts'
import { meeting } from '../../features/meeting/meeting-state.ts'
import { seek } from '../../features/meeting/seek-state.ts'
import { SeekWatch } from '../../features/meeting/seek-watch.tsx'
import { click, pageText, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { PeopleScreen } from './people-screen.tsx'

beforeAll(async () => {
  await withWords(import('../../features/meeting/text/index.ts'), Promise.resolve())
  await withWords(import('../../features/friends/text/index.ts'), Promise.resolve())
  await withWords(import('../../features/clubs/text/index.ts'), Promise.resolve())
})
afterEach(() => {
  go('/')
  me.value = undefined
  meeting.value = undefined
  seek.value = undefined
})

const NOBODY: Meeting = { lookedIn: 0, seeking: 0, hours: null, mine: {}, emblem: null, open: [], running: [] }
const bot = { kind: 'bot', bot: 'odile', free: true } as const
const FARID = {
  kind: 'person',
  person: 'farid',
  name: 'Farid',
  emblem: 'owl',
  strength: { elo: 1510, within: 45 },
} as const
const TABLE: MeetingTable = {
  id: 'abc',
  game: 'arnak',
  options: {},
  seats: [FARID, { ...FARID, person: 'taras', name: 'Taras', strength: null }, { kind: 'open' }],
  clock: { bank: 1200, increment: 30 },
  rated: true,
  language: 'en',
  made: Date.now() - 120_000,
  round: null,
}
const SEEK: Seek = {
  games: ['arnak'],
  options: {},
  players: [2],
  speed: 'live',
  near: true,
  languages: ['en'],
  bots: false,
  rated: true,
  hours: 3,
  made: Date.now() - 120_000,
  ends: Date.now() + 3_600_000,
  mine: { elo: 1446, within: 66 },
  range: { low: 1300, high: 1600 },
  others: [{ person: 'sefa', name: 'Sefa', emblem: null, strength: { elo: 1350, within: 85 } }],
  wait: null,
  call: null,
  table: null,
}
const ME = { id: 'vera', ids: ['vera'], name: 'Vera', login: 'vera' } as never

function shown(found: Meeting, own: Seek | null = null) {
  const answers: Record<string, object> = {
    'GET /meeting': found,
    'GET /seek': { seek: own },
    'GET /games': [],
    'GET /tables?which=open': [],
    'POST /tables': { id: 'new' },
    'POST /seek/answer': { seek: null },
    'DELETE /seek': { seek: null },
  }
  const asked = serverAnswers(answers)
  if (own) me.value = ME
  render(
    <>
      <PeopleScreen />
      <SeekWatch />
    </>,
  )
  return { asked, answers }
}

test('an open seat says who sits there and how strong they are, the clock, the language, and whether it is rated', async () => {
  shown({ ...NOBODY, open: [TABLE, { ...TABLE, id: 'bots', seats: [FARID, bot], rated: false, round: 1 }] })
  const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li') as HTMLElement
  const text = textOf(await rowOf('Take the seat'))
  const facts = ['Farid 1510', '1510 plus or minus 45', 'Taras not measured yet', 'free', '20 minutes each', 'English']
  for (const fact of [...facts, 'rated']) expect(text).toContain(fact)
  expect(screen.getByRole('link', { name: 'Take the seat' }).getAttribute('href')).toBe('/table/abc')
  expect(screen.getAllByRole('link', { name: 'Farid' })[0]?.getAttribute('href')).toBe('/people/farid')
  const second = textOf(await rowOf('Take over'))
  for (const fact of ['may be taken over', 'not rated', 'round 1']) expect(second).toContain(fact)
  expect(pageText()).toContain('2 seats are open.')
})

test('a strength that somebody keeps to themselves is not called unmeasured', async () => {
  shown({ ...NOBODY, open: [{ ...TABLE, seats: [{ ...FARID, strength: 'private' }, { kind: 'open' }] }] })
  const row = (await screen.findByRole('link', { name: 'Farid' })).closest('li') as HTMLElement
  expect(textOf(row)).toMatch(/Farid *private strength/)
})

test('a filter hides what does not suit, and all of it comes back', async () => {
  shown({ ...NOBODY, open: [TABLE] })
  const filters = within(await screen.findByRole('region', { name: 'Filters' }))
  click(filters.getByRole('button', { name: 'live' }))
  expect(pageText()).toContain('No open seat suits these filters.')
  click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByRole('link', { name: 'Take the seat' })).toBeTruthy()
})

test('an empty server says so, offers three ways on, and says nothing about hours that nobody has counted', async () => {
  shown(NOBODY)
  expect(await screen.findByRole('heading', { name: 'Nobody is here right now.' })).toBeTruthy()
  for (const name of ['Look for people', 'Play now, seats stay open', 'Bring somebody'])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(pageText()).not.toContain('Between')
})

test('when people come is a chart with its figures, if it was measured', async () => {
  shown({ ...NOBODY, hours: Array.from({ length: 24 }, (_, hour) => (hour < 4 ? 8 : 1)) })
  expect(await screen.findByText(/most people come: about 8 people an hour/)).toBeTruthy()
  expect(within(screen.getByRole('figure')).getAllByRole('listitem')).toHaveLength(24)
})

test('a seek says whom it looks for, who suits, and nothing about waiting that was not measured', async () => {
  shown({ ...NOBODY, seeking: 2 }, SEEK)
  const panel = await screen.findByRole('region', { name: 'Looking for people' })
  expect(textOf(panel)).toContain('Strength from 1300 to 1600 suits now.')
  expect(textOf(panel)).toMatch(/Sefa 1350.*1350 plus or minus 85/)
  expect(textOf(panel)).not.toContain('Usually')
  click(within(panel).getByRole('button', { name: 'Stop' }))
  expect(await screen.findByRole('heading', { name: 'Look for people' })).toBeTruthy()
})

test('a full table asks whether one sits down, and a yes leads to it', async () => {
  const call = { game: 'arnak', players: 2, people: ['Sefa'], ends: Date.now() + 30_000, ready: 0, answered: false }
  const { asked, answers } = shown({ ...NOBODY, seeking: 2 }, { ...SEEK, call })
  const bar = within(await screen.findByRole('region', { name: 'Your table is full: sit down?' }))
  expect(textOf(bar.getByRole('alert'))).toContain('with Sefa')
  answers['POST /seek/answer'] = { seek: { ...SEEK, table: 'xyz' } }
  click(bar.getByRole('button', { name: 'Sit down' }))
  await expect.poll(() => path.value).toBe('/table/xyz')
  expect(asked.find(({ route }) => route === 'POST /seek/answer')?.body).toEqual({
    yes: true,
    bytes: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

test('without a connection the page says so, and asks again', async () => {
  serverAnswers({})
  render(<PeopleScreen />)
  expect(await screen.findByText('Seats and seeks need a connection to the server.')).toBeTruthy()
})
