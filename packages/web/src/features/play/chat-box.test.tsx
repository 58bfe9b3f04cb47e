import { signal } from '@preact/signals'
import { fireEvent, screen, within } from '@testing-library/dom'
import type { ChatLine, MutedPerson, SeatInfo } from '@wayfare/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { loadMutes } from '../../client/online/mutes.ts'
import { me } from '../../client/online/session.ts'
import type { Outcome, TableSource } from '../../client/table/table-source.ts'
import { dealTable, shownAt } from '../../testing/dealt-table.ts'
import { click, fill, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { ChatBox } from './chat-box.tsx'

beforeAll(() => withWords(import('./company-text/index.ts'), Promise.resolve()))

afterEach(async () => {
  me.value = undefined
  await loadMutes()
})

type Known = { readonly seats?: readonly Partial<SeatInfo>[]; readonly muted?: readonly MutedPerson[] }

async function chat(answer: Outcome = 'done', { seats = [], muted = [] }: Known = {}) {
  const answers = { 'GET /me/mutes': muted, 'POST /me/mutes': {}, 'POST /tables/t/report': {} }
  const asked = serverAnswers(answers)
  me.value = { id: 'ada', ids: ['ada'], name: 'Ada', login: null } as unknown as NonNullable<typeof me.value>
  const dealt = shownAt(await dealTable('arkham')).info
  const info = { ...dealt, id: 't', seats: [...dealt.seats, ...seats] as readonly SeatInfo[] }
  const said: string[] = []
  const lines = signal<readonly ChatLine[]>([])
  const say = async (text: string): Promise<Outcome> => {
    said.push(text)
    return answer
  }
  const looks: (number | null)[] = []
  const look = (seat: number | null) => void looks.push(seat)
  const source = { chat: lines, say, look, shown: signal(null) } as unknown as TableSource
  const unread = { count: signal(0), inSight: signal(false), from: signal(0) }
  render(<ChatBox {...{ source, info, unread }} />)
  return { said, lines, looks, asked, answers }
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Say something' })
const send = (): void => click(screen.getByRole('button', { name: 'Send' }))

test('a line is sent, and the field is free for the next one', async () => {
  const { said } = await chat()
  fill(field(), '  Well played!  ')
  send()
  expect(said).toEqual(['Well played!'])
  await expect.poll(() => field().value).toBe('')
})

test('Enter sends, too', async () => {
  const { said } = await chat()
  fill(field(), 'Hello')
  fireEvent.submit(field().closest('form') as HTMLFormElement)
  expect(said).toEqual(['Hello'])
})

test('nothing is not sent', async () => {
  const { said } = await chat()
  fill(field(), '   ')
  send()
  expect(said).toEqual([])
})

test('lines of others appear with their names', async () => {
  const { lines } = await chat()
  lines.value = [{ id: 1, at: 0, person: 'b', name: 'Ben', text: 'Your turn' }]
  await expect
    .poll(() => screen.queryAllByRole('listitem').map(textOf))
    .toEqual([expect.stringMatching(/^Ben.*Your turn$/)])
})

test('the reason why a line was not sent is shown', async () => {
  await chat({ code: 'silenced', message: 'Wait a little before you go on.', reasons: [] })
  fill(field(), 'Again')
  send()
  expect(textOf(await screen.findByRole('alert'))).toBe(
    'You are not allowed to write in the chat. Ask the operator of this server.',
  )
})

const BEN: ChatLine = { id: 1, at: 0, person: 'b', name: 'Ben', text: 'You are slow' }
const asBen: MutedPerson = { name: 'Ben', ids: ['b'] }
const bodyOf = (asked: Awaited<ReturnType<typeof chat>>['asked'], path: string) =>
  asked.filter(({ route }) => route === `POST ${path}`).map(({ body }) => body)

test('a line’s menu mutes its author; each muted person can be unmuted alone', async () => {
  const { lines, looks, asked, answers } = await chat()
  lines.value = [BEN, { ...BEN, id: 2, person: 'c', name: 'Cleo', text: 'Hush' }]
  click(await screen.findByRole('button', { name: 'More about Ben' }))
  answers['GET /me/mutes'] = [asBen, { name: 'Cleo', ids: ['c'] }]
  click(screen.getByRole('menuitem', { name: 'Mute Ben' }))
  await expect.poll(() => screen.queryAllByRole('listitem')).toEqual([])
  expect(textOf(screen.getByText(/^Muted:/))).toBe('Muted: Ben, Cleo')
  answers['GET /me/mutes'] = [{ name: 'Cleo', ids: ['c'] }]
  click(screen.getByRole('button', { name: 'Unmute Ben' }))
  await expect.poll(() => screen.queryAllByRole('listitem').map(textOf)).toEqual([expect.stringContaining('slow')])
  expect(bodyOf(asked, '/me/mutes')).toEqual([
    { person: 'b', muted: true },
    { person: 'b', muted: false },
  ])
  // The lines that were left out while Ben was muted are requested.
  expect(looks).toEqual([null])
})

test('a muted person with a seat can be unmuted even if none of their lines are left', async () => {
  await chat('done', {
    seats: [{ kind: 'person', person: 'guest', name: 'Ben' }],
    muted: [{ name: 'Ben', ids: ['b', 'guest'] }],
  })
  expect(await screen.findByRole('button', { name: 'Unmute Ben' })).toBeTruthy()
})

test('a report shows what will be sent, with the line that it is about', async () => {
  const { lines, asked } = await chat()
  lines.value = [BEN]
  click(await screen.findByRole('button', { name: 'More about Ben' }))
  click(screen.getByRole('menuitem', { name: 'Report Ben' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report Ben' })
  expect(textOf(dialog)).toContain('Ben You are slow')
  expect(textOf(dialog)).toContain(
    'The operator of this server is told your name and Ben’s, and receives this table, the line above',
  )
  expect(bodyOf(asked, '/tables/t/report')).toEqual([])
  fill(within(dialog).getByRole('textbox', { name: /^What happened/ }), 'He insults me')
  click(within(dialog).getByRole('button', { name: 'Send the report' }))
  await expect.poll(() => bodyOf(asked, '/tables/t/report')).toEqual([{ about: 'b', text: 'He insults me', chat: 1 }])
})

test('a spectator without a name is told how to write', async () => {
  await chat()
  me.value = null
  expect(await screen.findByText('To chat, choose a name first.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull()
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toBeTruthy()
})
