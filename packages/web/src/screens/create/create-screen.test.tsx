import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { go, path } from '../../base/browser/router.ts'
import { games, localGames } from '../../client/catalogue/catalogue.ts'
import { me } from '../../client/online/session.ts'
import { click, fill, pageText, render } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { CreateScreen } from './create-screen.tsx'

const FIRST = { values: ['random', 0, 1, 2, 3], default: 'random', when: { players: [2, 3, 4] }, seats: true }
const GAMES = [{ id: 'arkham', version: 1, players: [1, 4], choices: { first: FIRST }, bots: ['ines'] }]
const ADA = { id: 'ada', ids: ['ada'], name: 'Ada', login: 'ada' } as unknown as NonNullable<typeof me.value>

afterEach(() => {
  me.value = undefined
  games.value = undefined
  localGames.value = []
  go('/')
})

/** The page on which a table of Arkham is created. The person may be known already. */
async function create(mode: 'friends' | 'screen', who: typeof me.value = null) {
  me.value = who
  go(`/create/arkham?mode=${mode}`)
  const asked = serverAnswers({
    'GET /games': GAMES,
    'POST /guest': { person: { id: 'new', name: 'Nobody chose it', login: null } },
    'POST /tables': { id: 'kx4mvq81' },
  })
  render(<CreateScreen params={{ game: 'arkham' }} />)
  const make = await screen.findByRole('button', { name: 'Create the table' })
  return { make, bodyOf: (route: string) => asked.find((one) => one.route === `POST ${route}`)?.body }
}

const nameField = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Your name/ })

test('a person who invites others enters a name first', async () => {
  const { make, bodyOf } = await create('friends')
  click(make)
  expect(pageText()).toContain('Enter your name first.')
  expect(bodyOf('/guest')).toBeUndefined()
  fill(nameField() as HTMLInputElement, ' Vera ')
  click(make)
  await expect.poll(() => path.value).toBe('/table/kx4mvq81')
  expect(bodyOf('/guest')).toMatchObject({ name: 'Vera' })
  const { seats, start } = bodyOf('/tables') as { seats: unknown; start: unknown }
  expect([seats, start]).toEqual([[{ kind: 'me' }, { kind: 'open' }], 'countdown'])
})

test('at one screen nobody gets a name that they have not chosen', async () => {
  const { make, bodyOf } = await create('screen')
  fill(screen.getByRole('textbox', { name: 'Name of seat 2' }), 'Ben')
  click(make)
  await expect.poll(() => path.value).toBe('/table/kx4mvq81')
  expect(bodyOf('/tables')).toMatchObject({
    seats: [
      { kind: 'me', name: 'Seat 1' },
      { kind: 'me', name: 'Ben' },
    ],
  })
})

test('at one screen a person may enter their name', async () => {
  const { make, bodyOf } = await create('screen')
  fill(nameField() as HTMLInputElement, 'Vera')
  click(make)
  await expect
    .poll(() => bodyOf('/tables'))
    .toMatchObject({
      seats: [
        { kind: 'me', name: 'Vera' },
        { kind: 'me', name: 'Seat 2' },
      ],
    })
})

test('a person with a name is not asked for it', async () => {
  const { make, bodyOf } = await create('friends', ADA)
  expect(nameField()).toBeNull()
  click(make)
  await expect.poll(() => bodyOf('/tables')).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'open' }] })
})

test('only somebody at the table can be the first player', async () => {
  const { make, bodyOf } = await create('friends', ADA)
  const players = () => pageText().match(/Player \d/g)
  await expect.poll(players).toEqual(['Player 1', 'Player 2'])
  click(screen.getByRole('radio', { name: '3' }))
  await expect.poll(players).toEqual(['Player 1', 'Player 2', 'Player 3'])
  fireEvent.change(screen.getByLabelText('First player'), { target: { value: '2' } })
  expect(screen.getByLabelText<HTMLSelectElement>('First player').value).toBe('2')
  click(screen.getByRole('radio', { name: '2' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Random' }).checked).toBe(true)
  click(make)
  await expect.poll(() => bodyOf('/tables')).toMatchObject({ options: {} })
  expect(Object.keys((bodyOf('/tables') as { options: object }).options)).toEqual([])
})

test('a clock is a usual one, or the host’s own by minutes or by days, with a limit', async () => {
  const { make, bodyOf } = await create('friends', ADA)
  const pace = () => screen.getByRole('combobox', { name: 'Pace' })
  fireEvent.change(pace(), { target: { value: '3' } })
  expect(pageText()).toContain('1 day + 24 h a turn, 2 days at most')
  fireEvent.change(pace(), { target: { value: 'own' } })
  click(screen.getByRole('radio', { name: 'minutes' }))
  click(screen.getByRole('radio', { name: 'days' }))
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Days for everybody at the start' }), {
    target: { value: '5' },
  })
  click(screen.getByRole('switch', { name: 'Limit what can be saved up' }))
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Most days that can be saved up' }), {
    target: { value: '6' },
  })
  expect(pageText()).toContain('5 days + 12 h a turn, 6 days at most')
  click(make)
  const day = 24 * 60 * 60
  await expect
    .poll(() => bodyOf('/tables'))
    .toMatchObject({ clock: { bank: 5 * day, increment: day / 2, cap: 6 * day } })
})
