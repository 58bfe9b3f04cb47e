import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { change } from '../../base/browser/settings.ts'
import { render } from '../../testing/render.tsx'
import { useTestAudio } from '../../testing/test-audio.ts'
import { useTableSounds } from './table-sounds.ts'

type Heard = Parameters<typeof useTableSounds>[0]

const START: Heard = { game: 'arnak', told: [], n: 0, seats: [0], mine: true, over: false, refused: [] }
const moved = (seat: number, ...facts: Fact[]): Pick<Heard, 'told' | 'n'> => ({
  told: [{ n: 1, at: 0, seat, facts } satisfies Told],
  n: 1,
})
const TWO_COINS = { k: 'gain', seat: 0, coin: 2 }

function Table(heard: Heard) {
  useTableSounds(heard)
  return null
}

/** What was heard at the start and then of each change. */
function listen(...changes: Partial<Heard>[]) {
  const heard = useTestAudio()
  let now = START
  const rerender = render(<Table {...now} />)
  for (const next of changes) {
    now = { ...now, ...next }
    rerender(<Table {...now} />)
  }
  return heard
}

test('one’s own move is heard, by its facts', async () => {
  const heard = listen(moved(0, TWO_COINS))
  await expect.poll(() => heard.tones).toEqual([1175, 1319])
})

test('one’s own turn is heard and felt, moves of others are silent', async () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  const heard = listen({ mine: false }, moved(1, { ...TWO_COINS, seat: 1 }), { mine: true })
  await expect.poll(() => heard.tones).toEqual([523, 784])
  expect(vibrate.mock.calls).toEqual([[80]])
})

test('a refusal is heard and felt, unless vibration is off', async () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  const refused = [{ move: 'buy horse', rule: 'KER-PAY', on: [], params: {} }]
  const heard = listen({ refused })
  await expect.poll(() => heard.tones).toEqual([196, 147])
  expect(vibrate.mock.calls).toEqual([[[20, 60, 20]]])
  change({ haptics: false })
  listen({ refused })
  expect(vibrate).toHaveBeenCalledTimes(1)
})

test('the background of a table plays only for those who have asked for it, and ends with the game', async () => {
  const heard = useTestAudio()
  const rerender = render(<Table {...START} />)
  expect(heard.noises).toBe(0)
  act(() => change({ ambience: true }))
  await expect.poll(() => heard.noises).toBe(3)
  rerender(<Table {...START} over />)
  expect(heard.cut).toBe(1)
})
