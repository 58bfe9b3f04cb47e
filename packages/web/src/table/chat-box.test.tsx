import { signal } from '@preact/signals'
import { fireEvent, screen } from '@testing-library/dom'
import type { ChatLine } from '@wayfare/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { me } from '../app/session.ts'
import { withWords } from '../i18n/index.ts'
import { dealTable, shownAt } from '../testing/dealt-table.ts'
import { click, fill, render, textOf } from '../testing/render.tsx'
import { serverAnswers } from '../testing/test-browser.ts'
import { ChatBox } from './chat-box.tsx'
import type { Outcome, TableSource } from './source.ts'

beforeAll(() => withWords(import('./company-text/index.ts'), Promise.resolve()))

afterEach(() => {
  me.value = undefined
})

async function chat(answer: Outcome = 'done') {
  serverAnswers({ 'GET /me/mutes': [] })
  me.value = { id: 'ada', ids: ['ada'], name: 'Ada', login: null } as unknown as NonNullable<typeof me.value>
  const { info } = shownAt(await dealTable('arkham'))
  const said: string[] = []
  const lines = signal<readonly ChatLine[]>([])
  const say = async (text: string): Promise<Outcome> => {
    said.push(text)
    return answer
  }
  const source = { chat: lines, say, shown: signal(null) } as Pick<TableSource, 'chat' | 'say' | 'shown'> as TableSource
  const unread = { count: signal(0), inSight: signal(false), from: signal(0) }
  render(<ChatBox {...{ source, info, unread }} />)
  return { said, lines }
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Say something' })
const send = (): void => click(screen.getByRole('button', { name: 'Send' }))

test('what is written is sent, and the field is free for the next line', async () => {
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

test('what others say appears with their names', async () => {
  const { lines } = await chat()
  lines.value = [{ id: 1, at: 0, person: 'b', name: 'Ben', text: 'Your turn' }]
  await expect
    .poll(() => screen.queryAllByRole('listitem').map(textOf))
    .toEqual([expect.stringMatching(/^Ben.*Your turn$/)])
})

test('why a line was not sent is said', async () => {
  await chat({ code: 'silenced', message: 'Wait a little before you go on.', reasons: [] })
  fill(field(), 'Again')
  send()
  expect(textOf(await screen.findByRole('alert'))).toBe('You may not write in the chat. Ask whoever runs this server.')
})
