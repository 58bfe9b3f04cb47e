import { expect, test } from 'vitest'
import { assignFigures, type FigurePlaces } from './island-standing.ts'

const FREE = -1
const men = (...at: readonly (readonly [space: number, seat: number])[]): number[] =>
  Object.assign(Array<number>(22).fill(FREE), Object.fromEntries(at))

/** Returns the spaces of seat 0's figures, view after view. */
function seen(...views: readonly number[][]): (number | null)[][] {
  let kept: FigurePlaces = new Map()
  return views.map((view) => {
    const figures = assignFigures(view, [0, 1], kept)
    kept = new Map(figures.flatMap(({ seat, which, space }) => (space === null ? [] : [[`${seat} ${which}`, space]])))
    return figures.filter(({ seat }) => seat === 0).map(({ space }) => space)
  })
}

test('a figure comes from the beach, and one that stays keeps its identity', () => {
  expect(seen(men(), men([12, 0]), men([3, 0], [12, 0], [5, 1]))).toEqual([
    [null, null],
    [12, null],
    [12, 3],
  ])
})

test('the figure that left its space moves to the new one, not the one that waits', () => {
  expect(seen(men([3, 0]), men([14, 0]))).toEqual([
    [3, null],
    [14, null],
  ])
  expect(seen(men([3, 0], [12, 0]), men([12, 0], [14, 0]))).toEqual([
    [3, 12],
    [14, 12],
  ])
})

test('all go home at the end of a round', () => {
  expect(seen(men([3, 0], [12, 0]), men())).toEqual([
    [3, 12],
    [null, null],
  ])
})
