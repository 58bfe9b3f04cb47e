import { screen, waitFor, within } from '@testing-library/dom'
import type { HistoryPage, Passport, PassportStamp } from '@wayfare/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { go } from '../../base/browser/router.ts'
import { withWords } from '../../base/i18n/index.ts'
import { friends } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
import { GAME_IDS } from '../../games/index.ts'
import { click, pageText, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { PassportScreen } from './passport.tsx'

beforeAll(async () => {
  const words = [
    import('../../features/ratings/text/index.ts'),
    import('../../features/passport/text/index.ts'),
    import('../../features/opponents/text/index.ts'),
    import('../../features/friends/text/index.ts'),
  ]
  for (const one of words) await withWords(one, Promise.resolve())
})
afterEach(() => {
  go('/')
  me.value = null
  friends.value = null
})

const [GAME = ''] = GAME_IDS
const stamp = (id: string, more: Partial<PassportStamp> = {}): PassportStamp => ({
  ...{ id, game: GAME, have: 0, of: 1, day: null, table: null },
  ...more,
})
const ZOFIA: Passport = {
  ...{ person: 'id-zofia', name: 'Zofia', address: 'Zofia', isGuest: false, since: '2024-03', emblem: 'owl' },
  ...{ mine: false, isFriend: false, here: false, reliability: { games: 42, finished: 41 } },
  visas: [
    {
      ...{ game: GAME, strength: { elo: 1540, within: 60 }, rated: 210, played: 214, won: 96, best: 78 },
      curve: [
        { day: '2024-03-04', elo: 900, within: 200 },
        { day: '2026-11-14', elo: 1540, within: 60 },
      ],
      sources: { research: 19, idols: 14, guardians: 12, cards: 13 },
    },
  ],
  stamps: [
    stamp(`${GAME}-guardians`, { of: 5, have: 5, day: '2025-01-31', table: 'k3vqm7xw2p' }),
    stamp(`${GAME}-idols`, { of: 4, have: 3 }),
    stamp('way-hundred', { game: null, of: 100, have: 100, day: '2025-10-06' }),
  ],
  hasHistory: false,
  headToHead: null,
  settings: null,
}
const SETTINGS: Passport['settings'] = { emblem: null, strength: 'everybody', stamps: 'friends', history: 'nobody' }
const OWN = { ...ZOFIA, mine: true, emblem: null, settings: SETTINGS }

function shown(passport: Partial<Passport> | null, more: Record<string, object> = {}, at = '/people/Zofia') {
  const answers = passport ? { 'GET /people/Zofia': { ...ZOFIA, ...passport }, ...more } : more
  const asked = serverAnswers(answers)
  go(at)
  render(<PassportScreen params={{ name: 'Zofia' }} />)
  return asked
}

test('a passport says who somebody is, and each game in figures that a reader hears', async () => {
  shown({})
  expect(await screen.findByRole('heading', { name: 'Zofia' })).toBeTruthy()
  expect(screen.getByText('since March 2024')).toBeTruthy()
  expect(screen.getByText('Finishes what is begun: 41 of the last 42')).toBeTruthy()
  const page = screen.getByRole('region', { name: 'Lost Ruins of Arnak' })
  expect(textOf(page)).toContain('Strength 1540 plus or minus 60.')
  expect(textOf(page)).toMatch(/games ?214.*won ?96.*best score ?78/)
  expect(within(page).getByRole('table', { name: 'Strength over time' })).toBeTruthy()
  expect(await within(page).findByRole('rowheader', { name: 'Research' })).toBeTruthy()
  expect(textOf(screen.getByRole('region', { name: 'Darwin’s Journey' }))).toContain('Not played yet')
})

test('stamps are earned ones that lead to their game, and places that say what is still to be done', async () => {
  shown({})
  const earned = await screen.findByRole('link', { name: /Five guardians, January 31, 2025/ })
  expect(earned.getAttribute('href')).toBe('/replay/k3vqm7xw2p')
  expect(screen.getByRole('button', { name: /^Still to get: Four idols in slots, 3.of.4/ })).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Stamps of any game' })).getByRole('button', {
      name: /^A hundred games, October 6, 2025/,
    }),
  ).toBeTruthy()
})

test('what is private says so, and nothing else is shown in its place', async () => {
  shown({ visas: null, stamps: null })
  await screen.findByRole('heading', { name: 'Zofia' })
  expect(screen.getAllByText('This traveller keeps strength and games private.')).toHaveLength(3)
  expect(screen.getAllByText('This traveller keeps stamps private.')).toHaveLength(1)
  expect(pageText()).not.toContain('1540')
  expect(screen.queryByText('Past games')).toBeNull()
})

test('the slip counts the games of two people who met', async () => {
  const met = { game: GAME, day: '2026-01-05', players: 3, totals: [61, 58] as const, places: [1, 2] as const }
  const headToHead = { count: 12, ahead: [5, 7] as const, since: '2026-01-05', last: [{ table: 'k3vqm7xw2p', ...met }] }
  shown({ headToHead })
  const slip = await screen.findByRole('region', { name: /^You met 12.times$/ })
  expect(textOf(slip)).toContain('You came first 5 times, Zofia 7 times.')
  expect(textOf(slip)).toContain('61 to 58')
})

test('the owner chooses who sees what, and an emblem', async () => {
  const asked = shown(OWN, { 'PATCH /me/passport': { ...SETTINGS, stamps: 'nobody', emblem: 'fox' } })
  const stamps = (await screen.findByRole('combobox', { name: 'Stamps' })) as HTMLSelectElement
  expect(stamps.value).toBe('friends')
  stamps.value = 'nobody'
  stamps.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ route: 'PATCH /me/passport', body: { stamps: 'nobody' } }))
  click(screen.getByRole('button', { name: 'Change emblem' }))
  click(await screen.findByRole('button', { name: 'fox' }))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ emblem: 'fox' }))
  expect(screen.getByRole('link', { name: 'as a stranger sees it' }).getAttribute('href')).toBe(
    '/people/Zofia?as=stranger',
  )
})

const NO_FRIENDS = { friends: [], incoming: [], outgoing: [], blocked: [], link: null }

test('another account can be asked to become a friend', async () => {
  me.value = { id: 'vera', name: 'Vera', ids: ['vera'] } as unknown as NonNullable<typeof me.value>
  const asked = shown({}, { 'POST /friends/requests': { ok: true }, 'GET /friends': NO_FRIENDS })
  click(await screen.findByRole('button', { name: 'Add friend' }))
  expect(await screen.findByText('asked')).toBeTruthy()
  expect(asked.find(({ route }) => route === 'POST /friends/requests')?.body).toEqual({ name: 'Zofia' })
})

test('a friend can be challenged, and asked for another game of the kind in which both met last', async () => {
  me.value = { id: 'vera', name: 'Vera', ids: ['vera'] } as unknown as NonNullable<typeof me.value>
  shown({ isFriend: true, here: true })
  click(await screen.findByRole('button', { name: 'Challenge Zofia' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(GAME_IDS.length)
  expect(screen.getByText('here now')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Play again with Zofia' })).toBeNull()
})

test('friends who have met play again', async () => {
  const met = {
    table: 'k3vqm7xw2p',
    game: GAME,
    day: '2026-01-05',
    players: 3,
    totals: [61, 58],
    places: [1, 2],
  } as const
  shown({ isFriend: true, headToHead: { count: 1, ahead: [1, 0], since: '2026-01-05', last: [met] } })
  const again = await screen.findByRole('link', { name: 'Play again with Zofia' })
  expect(again.getAttribute('href')).toBe(`/create/${GAME}?mode=friends&friend=id-zofia`)
  expect(screen.queryByText('here now')).toBeNull()
})

test('a guest is told how to keep the passport', async () => {
  shown({ ...OWN, isGuest: true })
  expect(await screen.findByRole('link', { name: 'Make an account' })).toBeTruthy()
})

test('history has filters and pages', async () => {
  const game = { table: 'k3vqm7xw2p', game: GAME, day: '2026-01-05', place: 2, players: 3, people: 2, won: false }
  const others = [{ seat: 1, name: 'Farid', person: 'f', bot: null, total: 70 }]
  const page: HistoryPage = { games: [{ ...game, total: 61, hasLeft: false, change: -9, others }], hasMore: true }
  const asked = shown(
    { hasHistory: true },
    {
      'GET /people/id-zofia/history?page=0': page,
      'GET /people/id-zofia/history?page=1': { games: [], hasMore: false },
      'GET /people/id-zofia/history?page=0&with=bots': { games: [], hasMore: false },
    },
  )
  const list = await screen.findByRole('region', { name: 'Past games' })
  expect(await within(list).findByText('second of 3')).toBeTruthy()
  expect(textOf(list)).toMatch(/with Farid.*61 points.*strength −9/)
  click(within(list).getByRole('button', { name: 'Older' }))
  expect(await within(list).findByText('No rated games here.')).toBeTruthy()
  const company = within(list).getByRole('combobox', { name: 'Played with' }) as HTMLSelectElement
  company.value = 'bots'
  company.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(asked.at(-1)?.route).toBe('GET /people/id-zofia/history?page=0&with=bots'))
})

test('somebody who is not there, and a server that does not answer', async () => {
  shown(null)
  expect(await screen.findByText('Nobody goes by this name here')).toBeTruthy()
})
