import type { SeatInfo, TableInfo } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { me, somebody } from '../client/online/session.ts'
import { serverAnswers } from '../testing/test-browser.ts'
import { labelOf, namesOf } from './seat-names.ts'

const sitting = (...people: readonly string[]) => ({
  info: {
    seats: people.map((name): Partial<SeatInfo> => ({ kind: 'person', name, person: name, bot: null })),
  } as unknown as TableInfo,
})

test('a person without a chosen name reads “You” and “Player”, not the made-up name that others see', async () => {
  serverAnswers({ 'POST /guest': { person: { id: 'Ada', name: 'Ada', login: null } } })
  me.value = null
  await somebody('en')
  const names = namesOf(sitting('Ada', 'Ben'))
  expect(names).toEqual(['Player', 'Ben'])
  expect(names.map((name, seat) => labelOf(name, seat === 0))).toEqual(['You', 'Ben'])
  me.value = { id: 'Ben', ids: ['Ben'], name: 'Ben', login: null } as unknown as NonNullable<typeof me.value>
  expect(namesOf(sitting('Ada', 'Ben')), 'the others read it').toEqual(['Ada', 'Ben'])
  me.value = undefined
})
