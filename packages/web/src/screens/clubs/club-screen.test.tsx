import { fireEvent, screen, within } from '@testing-library/dom'
import type { Club } from '@wayfare/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { me } from '../../client/online/session.ts'
import { click, fill, pageText, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { ClubScreen } from './club-screen.tsx'

beforeAll(async () => {
  const words = [
    import('../../features/clubs/text/index.ts'),
    import('../../features/meeting/text/index.ts'),
    import('../../features/passport/text/index.ts'),
  ]
  for (const one of words) await withWords(one, Promise.resolve())
})
afterEach(() => {
  me.value = undefined
})

const ZOFIA = { person: 'zofia', name: 'Zofia', address: 'Zofia', emblem: null, role: 'owner', mine: false } as const
const VERA = { ...ZOFIA, person: 'vera', name: 'Vera', address: 'Vera', role: 'member', mine: true } as const
const OUTSIDE: Club = {
  ...{ id: 'id', name: 'Lanterns', about: 'Never in a hurry.', emblem: 'lantern', since: '2026-03', size: 2 },
  ...{ role: null, hasAsked: false, tables: [], inside: null },
}
const INSIDE: Club = {
  ...OUTSIDE,
  role: 'member',
  tables: [
    {
      ...{
        id: 'abc',
        game: 'arnak',
        options: {},
        clock: null,
        rated: true,
        language: 'en',
        made: Date.now(),
        round: null,
      },
      seats: [{ kind: 'person', person: 'zofia', name: 'Zofia', emblem: null, strength: null }, { kind: 'open' }],
      ...{ status: 'open', membersOnly: true, mine: false },
    },
  ],
  inside: {
    members: [ZOFIA, VERA],
    notices: [{ id: 'n', name: 'Zofia', at: Date.now(), text: 'Bring tea.' }],
    evenings: [
      {
        ...{ id: 'e', text: 'Snake temple', day: '2030-06-06', time: '20:00', zone: 'Asia/Kathmandu', weekly: true },
        at: Date.UTC(2030, 5, 6, 14, 15),
      },
    ],
    month: '2026-11',
    board: [{ person: 'zofia', games: 9, won: 4, gained: 41 }],
    link: { token: 'A'.repeat(22), expires: Date.now() + 1e9 },
    requests: [],
  },
}

function shown(club: Club | null, more: Record<string, object> = {}) {
  const asked = serverAnswers({
    ...(club ? { 'GET /clubs/Lanterns': club } : {}),
    'GET /server': { address: null, hosts: [], mail: false, recovery: false, logKey: '' },
    ...more,
  })
  me.value = { id: 'vera', ids: ['vera'], name: 'Vera', login: 'vera' } as never
  render(<ClubScreen params={{ name: 'Lanterns' }} />)
  return asked
}

test('a member sees evenings, notices, tables, members and the month, and no buttons of those who keep the club', async () => {
  shown(INSIDE)
  await screen.findByRole('heading', { name: 'Lanterns', level: 1 })
  const region = (name: string) => textOf(screen.getByRole('region', { name }))
  expect(region('Next evening')).toMatch(/Snake temple.*20:00 in Asia\/Kathmandu/)
  expect(region('Notice board')).toContain('Bring tea.')
  expect(region('Tables of the club')).toMatch(/members only.*Take the seat/)
  expect(region('Members')).toMatch(/Zofia ?owner.*Vera ?member · you/)
  expect(region('This month')).toMatch(/Zofia ?9 ?4 ?\+41/)
  expect(screen.getByRole('textbox', { name: 'Link of the club' })).toBeTruthy()
  for (const name of ['Pin a note', 'Plan an evening', 'New link', 'Cancel: Snake temple', 'More about Zofia'])
    expect(screen.queryByRole('button', { name }), name).toBeNull()
})

test('the owner plans an evening in a named time zone', async () => {
  const owned = { ...INSIDE, role: 'owner' } as const
  const asked = shown(owned, { 'POST /clubs/Lanterns/evenings': owned })
  click(await screen.findByRole('button', { name: 'Plan an evening' }))
  const form = within(screen.getByRole('region', { name: 'Club evenings' }))
  const what = form.getByRole('textbox', { name: 'What is planned' })
  fill(what, 'Four seats')
  await expect.poll(() => (what as HTMLInputElement).value).toBe('Four seats')
  fireEvent.submit(what.closest('form') as HTMLFormElement)
  await expect
    .poll(() => asked.find(({ route }) => route === 'POST /clubs/Lanterns/evenings')?.body)
    .toMatchObject({ text: 'Four seats', time: '20:00', weekly: true, zone: expect.stringMatching(/\w/) })
})

test('a stranger reads that the rest is for members, and asks to join', async () => {
  const asked = shown(OUTSIDE, { 'POST /clubs/Lanterns/request': { ...OUTSIDE, hasAsked: true } })
  click(await screen.findByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByText('You have asked to join. The club decides.')).toBeTruthy()
  expect(asked.map(({ route }) => route)).toContain('POST /clubs/Lanterns/request')
  expect(pageText()).toContain('for members only')
})

test('a club that is not there is said to be none', async () => {
  shown(null)
  expect(await screen.findByText('There is no club of this name')).toBeTruthy()
})
