import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ArkhamView } from '@wayfare/arkham'
import { beforeEach, expect, test, vi } from 'vitest'
import { isPhone } from '../../base/browser/media.ts'
import { findShown } from '../../base/ui/element-meanings.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, shownAt } from '../../testing/dealt-table.ts'
import { hover, render, textOf } from '../../testing/render.tsx'
import { RouteSolver } from '../../testing/route-solver.ts'

const LOG = readFileSync(resolve(import.meta.dirname, '../../../../games/arkham/replays/v1-2p.log'), 'utf8')

beforeEach(() => {
  vi.stubGlobal('Worker', RouteSolver)
  isPhone.value = true
})

/** Opens a game for two on a phone after this many rows of its log. */
async function openTable(rows: number): Promise<ArkhamView> {
  const source = await continueGame(LOG, rows)
  render(<Table source={source} />)
  await expect.poll(() => document.title).toContain(' · ')
  return shownAt(source).picture.view as unknown as ArkhamView
}

test('on a phone, too, the round has a number', async () => {
  const { round } = await openTable(26)
  expect(round).toBe(3)
  expect(textOf(document.querySelector('.ark-strip-round') as HTMLElement)).toContain('Round 3 of 10')
})

test('the guide finds the Ancient One in the strip, where its card is in a drawer', async () => {
  const { ancient } = await openTable(18)
  const [cell] = findShown(({ place }) => place === ancient)
  expect(cell?.className).toContain('ark-cell')
})

test('a move that changes nothing shows no previous value', async () => {
  await openTable(18)
  const texts = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(textOf)
  await expect.poll(() => texts('.ark-outlook .ark-total b')).not.toEqual([])
  const [before] = texts('.ark-outlook .ark-total b')
  // This quarter is beside no segment, so its tourists change nothing.
  hover(document.querySelector('.ark-map [data-id=q63].offered') as HTMLElement)
  await expect.poll(() => document.querySelector('.ark-map [data-id=q63].hovered')).toBeTruthy()
  // The forecast waits until the pointer rests.
  await new Promise((done) => setTimeout(done, 300))
  expect(texts('.ark-total b')).toEqual([before])
  expect(texts('.ark-total small, .ark-strip-points small')).toEqual([])
})
