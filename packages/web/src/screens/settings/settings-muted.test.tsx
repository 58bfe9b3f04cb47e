import { screen } from '@testing-library/dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { loadMutes } from '../../client/online/mutes.ts'
import { me } from '../../client/online/session.ts'
import { click, render } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { MutedPeople } from './settings-muted.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

afterEach(async () => {
  me.value = undefined
  await loadMutes()
})

test('everybody who is muted is listed by name, and can be unmuted', async () => {
  const answers: Record<string, object> = {
    'GET /me/mutes': [{ name: 'Ben', ids: ['b'] }],
    'POST /me/mutes': { ok: true },
  }
  const asked = serverAnswers(answers)
  me.value = { id: 'ada', ids: ['ada'], name: 'Ada', login: null } as unknown as NonNullable<typeof me.value>
  render(<MutedPeople />)
  const again = await screen.findByRole('button', { name: 'Unmute Ben' })
  answers['GET /me/mutes'] = []
  click(again)
  await expect.poll(() => screen.queryByRole('heading', { name: 'People you have muted' })).toBeNull()
  expect(asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ person: 'b', muted: false })
})
