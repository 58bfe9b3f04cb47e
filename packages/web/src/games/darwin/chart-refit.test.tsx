import { expect, test } from 'vitest'
import type { Box } from '../../board-kit/use-viewport.ts'
import { render } from '../../testing/render.tsx'
import { offeredBeyond, useFocus } from './chart-viewport.ts'
import { CHART } from './geometry.ts'

type Viewport = Parameters<typeof useFocus>[3]
type Size = Viewport['size']

/** Renders the chart's focus at one size after another. Returns the movements at each size. */
function resize(sizes: readonly Size[], offered: Parameters<typeof useFocus>[2] = []): string[][] {
  const moves: string[][] = []
  function Focus({ size }: { readonly size: Size }) {
    const moved = moves.at(-1) as string[]
    const viewport = {
      size,
      goTo: (box: Box) => void moved.push(box === CHART ? 'all' : `${Math.round(box.w)} wide`),
    } as unknown as Viewport
    const props = { picture: { question: { op: 'sail' } }, shownSeat: 0 } as unknown as Parameters<typeof useFocus>[0]
    const board = { ship: 'sea-2', explorers: { 'isle-1': null } } as unknown as Parameters<typeof useFocus>[1]
    useFocus(props, board, offered, viewport)
    return null
  }
  let draw: ((next: preact.ComponentChild) => void) | undefined
  for (const size of sizes) {
    moves.push([])
    if (draw) draw(<Focus size={size} />)
    else draw = render(<Focus size={size} />)
  }
  return moves
}

const PHONE: Size = { width: 390, height: 300 }
const SIDEWAYS: Size = { width: 800, height: 200 }
const DESK: Size = { width: 1400, height: 300 }

test('from a phone to a desk the whole chart is shown again', () => {
  const [phone, desk] = resize([PHONE, DESK], [{ x: 100, y: 100 }])
  expect(phone).toEqual(['300 wide'])
  expect(desk).toEqual(['all'])
})

test('a phone that is turned is fitted to its new width', () => {
  expect(resize([PHONE, SIDEWAYS], [{ x: 100, y: 100 }])).toEqual([['300 wide'], ['616 wide']])
  expect(resize([PHONE, SIDEWAYS])).toEqual([['421 wide'], ['928 wide']])
})

test('at the same size nothing moves', () => {
  expect(resize([PHONE, PHONE], [{ x: 100, y: 100 }])[1]).toEqual([])
})

const WEST = [
  { x: 60, y: 190 },
  { x: 85, y: 190 },
]
const EAST = [
  { x: 900, y: 190 },
  { x: 930, y: 190 },
  { x: 955, y: 150 },
]

test('on a phone the chart shows the island with the most offers, large enough for a finger', () => {
  expect(resize([PHONE], [...WEST, ...EAST])).toEqual([['300 wide']])
})

test('offers out of sight are counted on their side, and a press goes to them', () => {
  const at = (x: number) => offeredBeyond([...WEST, ...EAST], { seen: { x, y: 0, w: 300, h: 250 }, size: PHONE })
  expect(at(780)).toMatchObject({ west: { n: 2 }, east: null })
  expect(at(0)).toMatchObject({ west: null, east: { n: 3 } })
  const { x, w } = at(0).east?.box ?? { x: 0, w: 0 }
  expect(EAST.every((point) => point.x > x && point.x < x + w)).toBe(true)
  expect(offeredBeyond(EAST, { seen: { x: 0, y: 0, w: 300, h: 60 }, size: DESK })).toEqual({ west: null, east: null })
})
