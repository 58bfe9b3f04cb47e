import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { useMeasured } from '../../board-kit/element-boxes.ts'
import { render } from '../../testing/render.tsx'

const frames = async (count: number) => {
  for (let i = 0; i < count; i++) await act(() => new Promise<void>((done) => void requestAnimationFrame(() => done())))
}

/** Counts the measurements from the fifth frame on. */
async function measuring() {
  let count = 0
  let width = 10
  function Measured() {
    const found = useMeasured(() => {
      count++
      return width
    })
    return <p>{found}</p>
  }
  render(<Measured />)
  await frames(5)
  const first = count
  const grow = () => {
    width += 5
  }
  return { times: () => count - first, grow }
}

test('while nothing happens nothing is measured', async () => {
  const { times } = await measuring()
  await frames(20)
  expect(times()).toBe(0)
})

test.each([
  ['the page is scrolled', () => void document.dispatchEvent(new Event('scroll'))],
  ['the window gets another size', () => void window.dispatchEvent(new Event('resize'))],
  ['something is drawn', () => void document.body.append(document.createElement('i'))],
  ['something gets another place', () => document.body.setAttribute('style', 'margin: 1px')],
])('when %s it is measured again, and the change is drawn', async (_, happen) => {
  const { times, grow } = await measuring()
  grow()
  happen()
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('15')
  await frames(5)
  const after = times()
  expect(after).toBeGreaterThan(0)
  await frames(10)
  expect(times()).toBe(after)
  document.body.removeAttribute('style')
  document.querySelector('i')?.remove()
})
