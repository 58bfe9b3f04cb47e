import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { logEntries } from '../../board-kit/log-lines.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { LogList } from './log-list.tsx'

type Props = Partial<Parameters<typeof LogList>[0]>

/** Renders the log of a game after this number of rows. Ada, in the first seat, is to move. */
async function logAfter(rows: number, more: Props = {}) {
  const source = await continueGame(templeLog(), rows)
  const { speaker } = await sitAt(source)
  const hovered: (string | null)[] = []
  render(
    <AtTable source={source}>
      {() => {
        const { told, picture, seat, info } = shownAt(source)
        const entries = logEntries(told, speaker, picture.undo, seat)
        const hover = (id: string | null) => void hovered.push(id)
        return <LogList {...{ entries, info, hover }} own={seat} leftAt={0} replay={null} alone={false} {...more} />
      }}
    </AtTable>,
  )
  return { source, hovered }
}

const entry = (text: string): HTMLElement => screen.getByText(text).closest('ol > li') as HTMLElement

test('every move is a line with its consequences nested under it', async () => {
  await logAfter(13)
  const under = within(entry('Ada plays Funding (ship).')).getAllByRole('listitem')
  expect(under.map(textOf)).toEqual(['Ada gains 1 coin.'])
  expect(screen.getByRole('region', { name: 'Log' }).textContent).toContain('Round 1. Ada begins.')
})

test('an empty log says so, and no longer after the first move', async () => {
  const { source } = await logAfter(0)
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy()
  await source.move(['play funding-ship'])
  await screen.findByText('Ada plays Funding (ship).')
  expect(screen.queryByText('Nothing has happened yet.')).toBeNull()
})

test('an undone move is struck out with all its consequences', async () => {
  const { source } = await logAfter(0)
  await source.move(['play funding-ship'])
  await screen.findByText('Ada plays Funding (ship).')
  expect(screen.queryByRole('deletion')).toBeNull()
  await source.propose({ rewind: 1 })
  await expect
    .poll(() => screen.queryAllByRole('deletion').map(textOf))
    .toEqual(['Ada plays Funding (ship).', 'Ada gains 1 coin.'])
})

test('a line marks where one’s own undo ends', async () => {
  await logAfter(13)
  expect(textOf(entry('New in the row: Gold Pan.'))).toContain('no free undo past this line')
  expect(screen.getAllByText('no free undo past this line')).toHaveLength(1)
})

test('a player with nobody to ask reads that past the line all is dealt anew', async () => {
  await logAfter(13, { alone: true })
  expect(screen.getByText('undo past this line: luck may turn out differently')).toBeTruthy()
})

test('a line marks where the player left', async () => {
  await logAfter(13, { leftAt: 9 })
  expect(textOf(entry('Emeka plays Exploration (ship).'))).toContain('you left off here')
})

test('a player who has missed nothing finds no such line', async () => {
  await logAfter(13, { leftAt: 13 })
  expect(screen.queryByText('you left off here')).toBeNull()
})

test('in a finished game a line leads to its moment', async () => {
  await logAfter(13, { replay: 'kx4mvq81' })
  const link = screen.getByRole('link', { name: 'Watch this moment: Ada plays Funding (car).' })
  expect(link.getAttribute('href')).toBe('/replay/kx4mvq81?nth=5&seat=0')
})

test('a line under the pointer highlights its things', async () => {
  const { hovered } = await logAfter(13)
  const line = screen.getByText('Emeka buys Sturdy Boots.').closest('.log-line') as HTMLElement
  fireEvent.pointerEnter(line)
  fireEvent.pointerLeave(line)
  expect(hovered).toEqual(['sturdy-boots', null])
})
