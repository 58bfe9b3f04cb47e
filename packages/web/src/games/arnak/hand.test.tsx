import { expect, test } from 'vitest'
import { Table } from '../../shell/table.tsx'
import { continueGame, shownAt, storedUntil } from '../../testing/dealt-table.ts'
import { click, render } from '../../testing/render.tsx'

test('a player who must discard a card discards the one they tap, even one with a free action', async () => {
  const { log, at } = storedUntil('arnak', 'v1-all-06-4p', /^pay drop-funding-car$/)
  const source = await continueGame(log, at, 2)
  render(<Table source={source} />)
  const card = () => document.querySelector<HTMLElement>('.arn-hand [data-move="pay drop-funding-car"]')
  await expect.poll(card).not.toBeNull()
  expect(document.querySelector('.arn-hand [data-move="play funding-car"]'), 'it would be played instead').toBeNull()
  expect(shownAt(source).picture.options.map(({ move }) => move)).toContain('play funding-car')
  click(card() as HTMLElement)
  const explorer = () => (shownAt(source).picture.view as { explorers: { jewel: number; coin: number }[] }).explorers[2]
  await expect.poll(() => explorer()?.jewel).toBeGreaterThan(0)
})
