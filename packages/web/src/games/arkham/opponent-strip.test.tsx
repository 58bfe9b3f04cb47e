// @module-tag slow
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { screen, within } from '@testing-library/dom'
import type { ArkhamView } from '@wayfare/arkham'
import { beforeEach, expect, test, vi } from 'vitest'
import { isPhone } from '../../base/browser/media.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, shownAt } from '../../testing/dealt-table.ts'
import { click, press, render, textOf } from '../../testing/render.tsx'
import { RouteSolver } from '../../testing/route-solver.ts'

const LOG = readFileSync(resolve(import.meta.dirname, '../../../../games/arkham/replays/v1-2p.log'), 'utf8')

beforeEach(() => vi.stubGlobal('Worker', RouteSolver))

/** Opens a game for two after this many rows of its log. */
async function openTable(rows = 60): Promise<TableSource> {
  const source = await continueGame(LOG, rows)
  render(<Table source={source} />)
  await expect.poll(() => document.title).toContain(' · ')
  return source
}

// The panel has the same name as the tab that opens it.
const scores = () => within(screen.getByRole('region', { name: 'Players' }))
const rows = () => scores().getAllByRole('button')
const ownRow = () => rows().find((row) => /\(you\)/.test(textOf(row))) as HTMLElement
const rivalRow = () => rows().find((row) => !/\(you\)/.test(textOf(row))) as HTMLElement

test('everybody has their points among the scores, also before any route is named', async () => {
  await openTable()
  await expect.poll(() => textOf(ownRow())).toMatch(/\D[1-9]\d*$/)
  await expect.poll(() => textOf(rivalRow())).toMatch(/\D[1-9]\d*$/)
})

test('the first player is called that, and never by a rank', async () => {
  const source = await openTable(3)
  const { first } = shownAt(source).picture.view as unknown as ArkhamView
  // The viewer has the first seat.
  expect(first).toBe(1)
  expect(textOf(rivalRow())).toContain('first player')
  expect(scores().queryByText('1st')).toBeNull()
})

const maps = () =>
  screen.getAllByRole('region', { name: /^Map of Arkham/ }).map((map) => map.getAttribute('aria-label'))

test('another player’s map is labelled, and a button and Escape lead back to the own one', async () => {
  await openTable()
  const [own] = maps()
  expect(screen.queryByRole('button', { name: /^Back to my map/ })).toBeNull()
  for (const back of [() => click(screen.getByRole('button', { name: /^Back to my map/ })), () => press('Escape')]) {
    click(rivalRow())
    expect(maps()).not.toEqual([own])
    expect(screen.getByText(/^\S+’s map$/)).toBeTruthy()
    back()
    expect(maps()).toEqual([own])
    expect(screen.queryByText(/’s map$/)).toBeNull()
  }
})

test('on a phone another player’s map is shown as soon as it is chosen', async () => {
  isPhone.value = true
  await openTable()
  click(screen.getByRole('button', { name: 'Players' }))
  const drawer = () => document.querySelector('[data-drawer]')?.getAttribute('data-drawer')
  expect(drawer()).toBe('side')
  click(rivalRow())
  expect(drawer()).toBe('none')
  expect(screen.getByText(/’s map$/)).toBeTruthy()
})

test('the points of a hidden task are unknown and not 0', async () => {
  await openTable()
  const task = () => [...document.querySelectorAll('.ark-outlook [aria-label="Personal task"] ~ b')].map(textOf)
  await expect.poll(task).toEqual([expect.stringMatching(/^\d+$/)])
  click(rivalRow())
  await expect.poll(task).toEqual(['?'])
})
