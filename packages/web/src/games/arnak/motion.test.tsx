import { RESOURCES } from '@wayfare/arnak/tables'
import { expect, test } from 'vitest'
import { findShown } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, templeLog } from '../../testing/dealt-table.ts'
import { render } from '../../testing/render.tsx'

test('what comes to a player, or leaves them, has its place: in one’s own area, and in the strip of a rival', async () => {
  render(<Table source={await continueGame(templeLog(), 13)} />)
  const places = () => findShown(({ place }) => place !== undefined).length
  await expect.poll(places).toBeGreaterThan(20)
  const found = (place: string) => findShown((meaning) => meaning.place === place).length
  const own = [...RESOURCES, 'figures', 'idols', 'slots', 'deck'].map((part) => ofSeat(0, part))
  const theirs = [...RESOURCES, 'figures', 'idols', 'deck', 'hand', 'guardians'].map((part) => ofSeat(1, part))
  expect([...own, ...theirs].filter((place) => found(place) === 0)).toEqual([])
  // The strip can also be asked about.
  expect(findShown(({ about, place }) => about === 'explorer:1' && place === ofSeat(1))).toHaveLength(1)
})
