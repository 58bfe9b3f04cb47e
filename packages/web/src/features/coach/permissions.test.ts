import type { SeatInfo, TableInfo } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { Shown } from '../../client/table/table-source.ts'
import { proposalShown } from '../play/proposal-line.tsx'
import { consentFor, mayAsk, mayAskWhy } from './permissions.ts'

const person = (id: string, gone: SeatInfo['gone'] = null): SeatInfo => ({
  kind: 'person',
  name: id,
  person: id,
  bot: gone ? 'emeka' : null,
  gone,
  place: null,
})
const [ANN, BEN, CLEO] = [person('ann'), person('ben'), person('cleo')]
const BOT: SeatInfo = { kind: 'bot', name: null, person: null, bot: 'nils', gone: null, place: null }

const seen = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}, seat: number | null = 0): Shown => ({
  seat,
  n: 0,
  picture: null,
  told: [],
  info: {
    id: 'table23',
    game: 'arnak',
    version: 1,
    options: {},
    status: 'running',
    host: 'ann',
    listed: false,
    language: 'en',
    seats,
    clock: null,
    commitment: '',
    secret: null,
    daily: null,
    practice: null,
    rematch: null,
    proposal: null,
    made: 0,
    ...more,
  },
})
const asked = (yes: readonly number[], needed = [0, 1, 2]): Partial<TableInfo> => ({
  proposal: { by: 0, what: { coach: true }, yes, needed },
})

test('who plays alone or against bots asks as they like', () => {
  for (const shown of [seen([ANN]), seen([ANN, BOT]), seen([ANN, person('ben', 'resigned')])])
    expect([mayAsk(shown, [0]), consentFor(shown)]).toEqual([true, null])
})

test('beside others all have to agree: they can be asked, are awaited, and then each may ask', () => {
  const unasked = seen([ANN, BEN, CLEO, BOT])
  expect([mayAsk(unasked, [0]), mayAskWhy(unasked, [0]), consentFor(unasked)]).toEqual([
    false,
    false,
    { state: 'unasked' },
  ])
  for (const seat of [0, 1, 2]) {
    const waiting = seen([ANN, BEN, CLEO], asked([0, 2]), seat)
    expect([mayAsk(waiting, [seat]), consentFor(waiting)]).toEqual([false, { state: 'asked', missing: [1] }])
    const open = seen([ANN, BEN, CLEO, BOT], { coach: true }, seat)
    expect([mayAsk(open, [seat]), mayAskWhy(open, [seat]), consentFor(open)]).toEqual([true, true, null])
  }
})

test('below the prompt it is asked of those alone who have not answered', () => {
  const { info } = seen([ANN, BEN, CLEO], asked([0, 2]))
  // Two of them may share a device.
  const lines = [[0], [1], [0, 1], [2], []].map((mine) => proposalShown(info, mine) !== null)
  expect(lines).toEqual([false, true, true, false, false])
  expect(proposalShown({ ...info, seats: [ANN, person('ben', 'time'), CLEO] }, [1])).toBeNull()
})

test('nobody can be asked while something else is, or somebody is away', () => {
  const other = { by: 1, what: { rewind: 3 }, yes: [1], needed: [0, 1] }
  expect(consentFor(seen([ANN, BEN], { proposal: other }))).toEqual({ state: 'busy' })
  expect(consentFor(seen([ANN, person('ben', 'time')]))).toEqual({ state: 'away' })
})

test.each<[string, Shown]>([
  ['to those who look on', seen([ANN, BEN], {}, null)],
  ['to one whose seat a bot plays', seen([person('ann', 'voted'), BEN, CLEO])],
  ['in a daily deal', seen([ANN, BEN], { daily: '2030-01-01' })],
  ['when the game is over', seen([ANN, BEN], { status: 'finished' })],
  ['in a game without a coach', seen([ANN, BEN], { game: 'kit' })],
])('no coach is held out %s', (_, shown) => {
  expect(consentFor(shown)).toBeNull()
})

test('those who look on are told chances, where people play once they have agreed', () => {
  expect(mayAsk(seen([ANN, BEN, BOT], { coach: true }, null), [])).toBe(true)
  expect(mayAsk(seen([ANN, BOT], {}, null), [])).toBe(true)
  // A player can look on from a second window.
  expect(mayAsk(seen([ANN, BEN, BOT], {}, null), [])).toBe(false)
  expect(mayAskWhy(seen([ANN, BEN, BOT], { coach: true }, null), [])).toBe(false)
})
