import { effect } from '@preact/signals'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDevice } from '../../testing/device.ts'
import { flag, listOf, number, object, oneOf, orNull, recordOf, text } from './schema.ts'
import { readItem, stored, storedText, writeItem } from './storage.ts'

afterEach(() => void vi.unstubAllGlobals())

const blocked = () => {
  throw new Error('blocked')
}

test('a value that was set is read again, as JSON or as text, and listeners are notified', () => {
  const device = emptyDevice()
  const [counts, name] = [stored('counts', recordOf(number), {}), storedText('name')]
  const seen: unknown[] = []
  const stop = effect(() => void seen.push([counts.value, name.value]))
  counts.value = { oak: 1 }
  name.value = 'Vera'
  stop()
  expect(seen).toEqual([
    [{}, null],
    [{ oak: 1 }, null],
    [{ oak: 1 }, 'Vera'],
  ])
  expect([...device]).toEqual([
    ['counts', '{"oak":1}'],
    ['name', 'Vera'],
  ])
  expect(counts.peek()).toBe(counts.peek())
})

test('a change in another tab is noticed, and found even if the event was missed', () => {
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  const device = emptyDevice()
  const here = stored('here', number, 0)
  const seen: number[] = []
  const stop = effect(() => void seen.push(here.value))
  device.set('here', '5')
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'elsewhere' }))
  expect(seen).toEqual([0])
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'here' }))
  expect(seen).toEqual([0, 5])
  device.set('here', '6')
  expect(here.peek()).toBe(6)
  stop()
})

test('if storage is blocked a value lasts as long as the page, and a failed write is reported', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const here = stored('here', number, 0)
  here.value = 3
  expect([here.value, writeItem('there', 1), readItem('there', number)]).toEqual([3, false, undefined])
})

test('spoilt data gives the default, and the valid parts of a list or a record stay', () => {
  const device = emptyDevice()
  const counts = stored('counts', recordOf(listOf(number)), {})
  for (const nonsense of ['nonsense', 'null', '[]', '7']) {
    device.set('counts', nonsense)
    expect(counts.peek()).toEqual({})
  }
  device.set('counts', '{"oak":[1,"two",3],"elm":"four"}')
  expect(counts.peek()).toEqual({ oak: [1, 3] })
})

test('an object keeps fields that are not named, and takes defaults for those that do not fit', () => {
  const schema = object<{ size: 'small' | 'large'; name: string | null; loud: boolean }>(
    { size: oneOf(['small', 'large']), name: orNull(text), loud: flag },
    { size: 'small', name: 'nobody' },
  )
  expect(schema({ size: 'huge', name: null, loud: true, newer: 1 })).toEqual({
    size: 'small',
    name: null,
    loud: true,
    newer: 1,
  })
  expect([schema({ size: 'large', loud: 'yes' }), schema([]), schema(null)]).toEqual([undefined, undefined, undefined])
})
