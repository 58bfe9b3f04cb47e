import { signal } from '@preact/signals'
import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { change } from '../../base/browser/settings.ts'
import { useTestAudio } from '../../testing/test-audio.ts'
import { playTableSounds, type SoundSources } from './table-sounds.ts'

const TWO_COINS = { k: 'gain', seat: 0, coin: 2 }

/** A table of Arnak with a person at seat 0, and the events that its screen reports to the sounds. */
async function table() {
  const heard = useTestAudio()
  const told: Told[] = []
  const now = (mine: boolean, over = false) => ({
    n: told.length,
    told: [...told],
    picture: { question: mine ? {} : null, over },
  })
  const shown = signal(now(true))
  const [busy, refused] = [signal(false), signal<readonly object[]>([])]
  const [pointed, armed] = [signal<readonly string[]>([]), signal<object | null>(null)]
  const automatic = new Set<number>()
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const parts = {
    source: { shown, mine: signal([0]) },
    sending: { busy, refused },
    choosing: { pointing: { pointed }, confirming: { armed }, automatic },
  }
  await playTableSounds(parts as unknown as SoundSources, 'arnak', leaving.signal)
  return {
    ...{ heard, busy, refused, pointed, automatic },
    /** Makes a move of a seat. `mine` is true if the person has to decide afterwards. */
    moves(seat: number, facts: Fact[], mine: boolean, more: Partial<Told> = {}) {
      told.push({ n: told.length + 1, at: 0, seat, facts, ...more })
      shown.value = now(mine)
    },
    ends: () => (shown.value = now(false, true)),
  }
}

function useTestVibration() {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate, maxTouchPoints: 1 })
  return vibrate
}

test('one’s own move sounds by its facts, and moves of others are silent until it is one’s own turn', async () => {
  const vibrate = useTestVibration()
  const { heard, moves } = await table()
  moves(0, [TWO_COINS], false)
  await expect.poll(() => heard.tones).toEqual([1175, 1319])
  moves(1, [{ ...TWO_COINS, seat: 1 }], false)
  moves(1, [], true)
  await expect.poll(() => heard.tones).toEqual([1175, 1319, 523, 784])
  expect(vibrate.mock.calls).toEqual([[80]])
})

test('an undone move has a sound', async () => {
  const { heard, moves } = await table()
  moves(0, [], true, { undoes: [1] })
  await expect.poll(() => heard.tones).toEqual([520])
})

test('a press that counts has a sound and a vibration, an automatic move only the sound of its facts', async () => {
  const vibrate = useTestVibration()
  const { heard, busy, pointed, automatic } = await table()
  pointed.value = ['w1']
  await expect.poll(() => heard.tones).toEqual([660])
  busy.value = true
  await expect.poll(() => heard.tones).toEqual([660, 660])
  busy.value = false
  automatic.add(1)
  busy.value = true
  expect(vibrate.mock.calls).toEqual([[8], [8]])
})

test('a refusal is heard and felt, unless vibration is off', async () => {
  const vibrate = useTestVibration()
  const { heard, refused } = await table()
  refused.value = [{}]
  await expect.poll(() => heard.tones).toEqual([196, 147])
  expect(vibrate.mock.calls).toEqual([[[20, 60, 20]]])
  change({ haptics: false })
  refused.value = [{}]
  expect(vibrate).toHaveBeenCalledTimes(1)
})

test('the background of a table plays only for people who turned it on, and ends with the game', async () => {
  const { heard, ends } = await table()
  expect(heard.noises).toBe(0)
  change({ ambience: true })
  await expect.poll(() => heard.noises).toBe(3)
  ends()
  expect(heard.cut).toBe(1)
})
