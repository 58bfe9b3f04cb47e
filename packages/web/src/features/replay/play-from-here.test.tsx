import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { say, speak } from '../../base/i18n/index.ts'
import type { Watch } from '../../client/finished/watching.ts'
import { me } from '../../client/online/session.ts'
import { click, pageText, render } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { PlayFromHere } from './play-from-here.tsx'

beforeAll(() => speak('pl').catch(() => {}))
afterEach(() => {
  me.value = undefined
})

test('the reason why a game cannot continue from a move is in the reader’s language, not in the server’s', async () => {
  serverAnswers({})
  me.value = { id: 'ada', ids: ['ada'], name: 'Ada', login: null } as unknown as NonNullable<typeof me.value>
  const watch = { opened: { movers: [0], rows: [0] }, step: signal(0), eyes: signal(0) } as unknown as Watch
  render(<PlayFromHere watch={watch} table="abcdefghij" />)
  click(screen.getByRole('button', { name: say('end.practice') }))
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toBe('Nie ma takiego stołu.')
  expect(pageText()).not.toContain('There is nothing at this address')
})
