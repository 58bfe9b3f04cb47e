import type { Permissions } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { coach, why } from './add-on.tsx'
import { permissionsAt } from './permissions.ts'

const at = (game: string, may?: Permissions): Shown =>
  ({ seat: 0, info: may ? { game, may } : { game } }) as unknown as Shown
const offered = (shown: Shown) => [coach, why].filter(({ when }) => when?.({ shown } as PlayMoment)).map(({ id }) => id)

test('only what the table allows is offered', () => {
  expect(offered(at('arnak', {}))).toEqual([])
  expect(offered(at('arnak', { hint: true, why: true }))).toEqual(['coach', 'why'])
  expect(offered(at('arnak', { chances: true }))).toEqual(['coach'])
  expect(offered(at('arnak', { consent: { state: 'away' } }))).toEqual(['coach'])
  expect(offered(at('arnak', { why: true }))).toEqual(['why'])
})

test('a server without permissions in its answer allows nothing', () => {
  expect(permissionsAt(at('arnak'))).toEqual({})
})

test('in a game for which this client has no coach none is offered', () => {
  expect(offered(at('kit', { hint: true, why: true }))).toEqual([])
})
