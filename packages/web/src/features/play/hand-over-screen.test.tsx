import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { Table } from '../../shell/table.tsx'
import { dealTable, shownAt } from '../../testing/dealt-table.ts'
import { click, pageText, render } from '../../testing/render.tsx'
import { AtTable } from '../../testing/seated.tsx'

test('on a shared device nothing of a hand is shown before its owner has the device', async () => {
  const source = await dealTable(
    'arnak',
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bob' },
    ],
    { first: 1 },
  )
  render(<AtTable source={source}>{() => <Table source={source} />}</AtTable>)
  expect(await screen.findByRole('heading', { name: 'Hand the device to Bob' })).toBeTruthy()
  expect(pageText()).not.toMatch(/Exploration|Funding|Fear/)
  click(screen.getByRole('button', { name: 'I am Bob: show my table' }))
  expect(await screen.findByRole('heading', { level: 2, name: /^Your turn:/ })).toBeTruthy()
  expect(shownAt(source).seat).toBe(1)
})
