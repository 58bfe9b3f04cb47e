import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { isPhone } from '../../base/browser/media.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { named, press, render, textOf } from '../../testing/render.tsx'
import { PRESS_MS, REST_MS } from './asking.ts'
import { LEAVE_MS } from './thing-watch.ts'
import { thingsOnTable } from './things-around.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const card = () => document.querySelector('.inspect-card')

let x = 0
/** The mouse moves onto it. */
function hover(thing: HTMLElement): void {
  fireEvent.pointerOver(thing, { pointerType: 'mouse', clientX: ++x })
  fireEvent.pointerMove(thing, { pointerType: 'mouse', clientX: x })
}

/** A game of Arnak for two, with a card of the hand that can be asked about. */
async function openTable(): Promise<HTMLElement> {
  const source = await continueGame(templeLog(), 13)
  render(<Table source={source} />)
  await expect.poll(() => document.title).toContain(' · ')
  const { view } = shownAt(source).picture
  const [first] = (view as { explorers: { hand: string[] }[] }).explorers[0]?.hand ?? []
  return document.querySelector(`button[data-id="${first}"]`) as HTMLElement
}

beforeEach(() => {
  isPhone.value = false
})

test('a pointer that rests on a thing opens its card, which goes when the pointer has left it', async () => {
  const thing = await openTable()
  hover(thing)
  await pause(REST_MS / 2)
  expect(card(), 'what is only passed by stays as it is').toBeNull()
  await expect.poll(card).toBeTruthy()
  expect(textOf(card())).toMatch(/Free action|Main action|No effect/)
  expect(document.activeElement).toBe(document.body)
  hover(document.body)
  await pause(LEAVE_MS / 3)
  expect(card(), 'a pointer may stray').toBeTruthy()
  await expect.poll(card).toBeNull()
  hover(thing)
  await expect.poll(card, { timeout: REST_MS - 50, interval: 10 }).toBeTruthy()
})

test('a table that opens under a pointer at rest tells nothing of what lies there, until the pointer moves', async () => {
  const thing = await openTable()
  fireEvent.pointerOver(thing, { pointerType: 'mouse', clientX: ++x })
  await pause(REST_MS + 100)
  expect(card()).toBeNull()
  fireEvent.pointerMove(thing, { pointerType: 'mouse', clientX: ++x })
  await expect.poll(card).toBeTruthy()
})

test('a finger that is held down opens the card and chooses nothing', async () => {
  const thing = await openTable()
  const before = textOf(document.querySelector('.prompt-line'))
  const touch = { pointerType: 'touch', clientX: 20, clientY: 20 }
  fireEvent.pointerDown(thing, touch)
  await expect.poll(card, { timeout: PRESS_MS + 3_000 }).toBeTruthy()
  fireEvent.pointerUp(thing, touch)
  fireEvent.click(thing, { detail: 1 })
  expect(textOf(document.querySelector('.prompt-line'))).toBe(before)
  fireEvent.pointerDown(document.body)
  await expect.poll(card).toBeNull()
})

test('the key I opens the card of what has the focus, and Escape gives the focus back', async () => {
  const thing = await openTable()
  thing.focus()
  press('i')
  await expect.poll(() => card()?.contains(document.activeElement)).toBe(true)
  expect(screen.getByRole('button', { name: named('Read the rule') })).toBeTruthy()
  press('Escape')
  await expect.poll(card).toBeNull()
  expect(document.activeElement).toBe(thing)
})

test('Shift and I ask from anywhere, and other keys lead from thing to thing', async () => {
  await openTable()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // As if all things lay in one row, in the order of the page.
    return new DOMRect([...document.querySelectorAll('[data-id], [data-about]')].indexOf(this) * 30 + 100, 100, 20, 20)
  })
  const things = thingsOnTable()
  const head = () => textOf(card()?.querySelector('h2'))
  fireEvent.keyDown(document.body, { key: 'I', code: 'KeyI', shiftKey: true })
  await expect.poll(() => card()?.contains(document.activeElement)).toBe(true)
  const first = head()
  press('ArrowRight')
  await expect.poll(head).not.toBe(first)
  press('ArrowLeft')
  await expect.poll(head).toBe(first)
  press('PageUp')
  await expect.poll(head).not.toBe(first)
  press('PageDown')
  await expect.poll(head).toBe(first)
  expect(things.length).toBeGreaterThan(30)
})
