import { signal } from '@preact/signals'
import type { Offered, Picture } from '@wayfare/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { change } from '../../base/browser/settings.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { continueGame, shownAt, storedUntil, templeLog } from '../../testing/dealt-table.ts'
import { sitAt } from '../../testing/seated.tsx'
import { gainsToTake, makeAutomaticMoves } from './automatic-moves.ts'

const movesAt = (source: TableSource) =>
  shownAt(source).told.flatMap(({ facts }) => facts.flatMap(({ k, move }) => (k === 'move' ? [move] : [])))

async function automaticAt(source: TableSource) {
  const seated = await sitAt(source)
  const drawn = {
    get current() {
      return { table: seated.table, props: seated.props() }
    },
  }
  const made: string[] = []
  const make = async (moves: readonly string[]) => {
    made.push(...moves)
    await source.move(moves)
  }
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const [asksFirst, isChoosing] = [() => false, () => false]
  const parts = { source, drawn, asksFirst, isChoosing, make, busy: signal(false), leaving: leaving.signal }
  return { made, follow: makeAutomaticMoves(parts) }
}

const longerThanGainsWait = () => new Promise((resolve) => setTimeout(resolve, 300))

test('a gain that leaves nothing to choose is taken automatically, once, unless the person takes gains by hand', async () => {
  // The only moves left are steps on the evolution track.
  const { log, at } = storedUntil('darwin', 'v1-2p', /^theory 3$/)
  const source = await continueGame(log, at, 1)
  const { n } = shownAt(source)
  change({ gainsByHand: true })
  await automaticAt(source)
  await longerThanGainsWait()
  expect(shownAt(source).n).toBe(n)

  change({ gainsByHand: false })
  const { made } = await automaticAt(source)
  await expect.poll(() => movesAt(source).at(-1)).toBe('theory 3')
  expect(made).toEqual(['theory 3'])

  await source.undo()
  const undone = shownAt(source).n
  await longerThanGainsWait()
  expect(shownAt(source).n).toBe(undone)
})

test('gains wait while anything else is offered besides', () => {
  const offer = (move: string, more: Partial<Offered> = {}): Offered => ({ move, ...more })
  const taken = (...options: Offered[]) => {
    const table: Pick<GameTable, 'gains'> = { gains: () => options.filter(({ move }) => move.startsWith('coins')) }
    return gainsToTake(table, { picture: { options } as unknown as Picture } as GameTableProps).map(({ move }) => move)
  }
  const done = offer('done', { declines: true })
  expect(taken(offer('coins 2'), offer('coins 4'), done)).toEqual(['coins 2', 'coins 4'])
  expect(taken(offer('coins 2'), offer('sail 1'), done)).toEqual([])
  expect(taken(offer('coins 2'), offer('crew crew-1 w1', { aside: true }), done)).toEqual([])
  expect(taken(offer('coins 2', { reveals: true }))).toEqual([])
  expect(taken(done)).toEqual([])
})

test('a player who was warned about passing is not asked again to end the turn', async () => {
  const source = await continueGame(templeLog(), 0)
  const { follow } = await automaticAt(source)
  await source.move(['pass'])
  await follow('pass', false)
  expect(movesAt(source).at(-1)).toBe('pass')
  const { n } = shownAt(source)
  await follow('pass', true)
  const next = shownAt(source).told.find((one) => one.n === n + 1)
  expect(next?.facts).toContainEqual(expect.objectContaining({ move: 'end' }))
})
