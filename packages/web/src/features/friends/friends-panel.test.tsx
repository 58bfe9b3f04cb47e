import { screen, within } from '@testing-library/dom'
import type { Friends } from '@wayfare/protocol'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { go, path } from '../../base/browser/router.ts'
import { withWords } from '../../base/i18n/index.ts'
import type { EndPartProps } from '../../board-kit/add-on.ts'
import { friends, waiting } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
import { click, fill, pageText, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { AddFriend } from './add-friend.tsx'
import { CoPlayers } from './co-players.tsx'
import { FriendsPanel } from './friends-panel.tsx'

const ADA = { id: 'ada', ids: ['ada', 'ada-as-guest'], name: 'Ada', login: 'ada' } as unknown as NonNullable<
  typeof me.value
>
const NONE: Friends = {
  friends: [],
  incoming: [],
  outgoing: [],
  blocked: [],
  shows: { here: 'friends', playing: 'friends' },
  link: null,
}
const friend = (name: string, more: Partial<Friends['friends'][number]> = {}) => ({
  name,
  ids: [name],
  emblem: null,
  strengths: {},
  since: 0,
  here: false,
  playing: null,
  ...more,
})

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))
beforeEach(() => {
  me.value = ADA
})
afterEach(() => {
  me.value = undefined
  friends.value = null
  waiting.value = { requests: 0, invitations: [] }
  go('/')
})

/** The server's answers about friends, which a test can change. */
function serverKnows(list: Partial<Friends>) {
  const answers: Record<string, object> = { 'GET /friends': { ...NONE, ...list } }
  return { answers, asked: serverAnswers(answers) }
}

test('friends who are free to play come first, and each row offers what fits', async () => {
  serverKnows({
    friends: [
      friend('Noor'),
      friend('Tomás', { here: true, playing: { table: 'k3vqm7xw2p', game: 'arnak', round: 3 } }),
      friend('Sunniva', { here: true, strengths: { arnak: { elo: 1540, within: 60 } } }),
    ],
  })
  render(<FriendsPanel />)
  await screen.findByText('Noor')
  const rows = screen.getAllByRole('listitem').map((row) => textOf(row))
  expect(rows.map((row) => row.split(' ')[0])).toEqual([
    expect.stringContaining('Sunniva'),
    expect.stringContaining('Tomás'),
    expect.stringContaining('Noor'),
  ])
  expect(rows[0]).toContain('1540 plus or minus 60')
  expect(rows[2]).not.toContain('plus or minus')
  expect(screen.getByRole('link', { name: 'Sunniva' }).getAttribute('href')).toBe('/people/Sunniva')
  expect(pageText()).toContain('plays Lost Ruins of Arnak, round 3')
  expect(screen.getByRole('link', { name: 'Watch Tomás' }).getAttribute('href')).toBe('/table/k3vqm7xw2p')
  click(screen.getByRole('button', { name: 'Challenge Sunniva' }))
  const sunniva = screen.getByText('Sunniva').closest('li') as HTMLElement
  click(within(sunniva).getByRole('menuitem', { name: 'New table: Lost Ruins of Arnak' }))
  expect(path.value).toBe('/create/arnak')
})

test('a request is accepted or declined, and an invitation leads to its table', async () => {
  const { answers, asked } = serverKnows({ incoming: [{ id: 'r1', person: 'ben', name: 'Ben', emblem: null, at: 0 }] })
  waiting.value = { requests: 1, invitations: [{ table: 'k3vqm7xw2p', game: 'darwin', from: 'Cleo', at: 0 }] }
  answers['POST /friends/requests/r1/accept'] = { ok: true }
  answers['DELETE /me/invitations/k3vqm7xw2p'] = { ok: true }
  render(<FriendsPanel />)
  click(await screen.findByRole('button', { name: 'Decline the invitation of Cleo' }))
  await expect.poll(() => screen.queryByRole('link', { name: 'To the table of Cleo' })).toBeNull()
  answers['GET /friends'] = { ...NONE, friends: [friend('Ben', { here: true })] }
  click(screen.getByRole('button', { name: 'Accept Ben' }))
  await screen.findByRole('button', { name: 'Challenge Ben' })
  expect(screen.queryByRole('button', { name: 'Accept Ben' })).toBeNull()
  expect(asked.map(({ route }) => route)).toContain('POST /friends/requests/r1/accept')
})

test('asking by name never says whether somebody has that name', async () => {
  const { answers, asked } = serverKnows({})
  answers['POST /friends/requests'] = { ok: true }
  render(<AddFriend link={null} />)
  fill(screen.getByRole('textbox', { name: 'Ask by name' }), ' Zofia ')
  click(screen.getByRole('button', { name: 'Send the request' }))
  await screen.findByText('If there is somebody called Zofia, the request is waiting for them.')
  expect(asked[0]).toEqual({ route: 'POST /friends/requests', body: { name: 'Zofia' } })
})

test('at the end of a game co-players can be asked, and friends are named as such', async () => {
  const { answers, asked } = serverKnows({ friends: [friend('Aino', { ids: ['aino', 'aino-as-guest'] })] })
  answers['POST /friends/requests'] = { ok: true }
  go('/table/k3vqm7xw2p')
  const seats = ['ada-as-guest', 'farid', 'aino-as-guest', null].map((person) => ({ person, gone: null }))
  const shown = { info: { id: 'k3vqm7xw2p', seats } } as unknown as EndPartProps['shown']
  render(<CoPlayers shown={shown} names={['Ada', 'Farid', 'Aino', 'Odile']} mine={[0]} />)
  const panel = await screen.findByRole('region', { name: 'You played with' })
  expect(textOf(panel)).toBe(
    'You played with Farid Add friend Aino your friend'.replace(/ (?=Farid|Add|Aino|your)/g, ''),
  )
  answers['GET /friends'] = { ...NONE, outgoing: [{ id: 'r1', name: 'Farid', at: 0, person: 'farid' }] }
  click(within(panel).getByRole('button', { name: 'Add Farid as a friend' }))
  await within(panel).findByText('asked')
  expect(asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ person: 'farid' })
})
