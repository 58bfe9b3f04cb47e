// @module-tag browser
// The structure of pages for screen readers: each part has a unique name, and headings descend level by level.

import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultsOfStructure } from '../testing/axe.ts'
import { askedOn, openAsGuest } from '../testing/find-panels.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { makeTable } from '../testing/tables.ts'

const stage = onStage()

const GAMES = [
  ['arkham', 'v1-2p'],
  ['arnak', 'v1-bird-2p'],
  ['darwin', 'v1-2p'],
] as const

const inMain = (page: Page, name: string) => page.getByRole('main', { name, exact: true })

/** The component tests check the tables themselves; this test also checks replays and reviews. */
long.each(GAMES)('%s: table, replay and review', { timeout: 240_000 }, async (game, log) => {
  const { page } = await stage.person()
  await openAsGuest(stage, page, 'Anna')
  const { id } = await makeTable(page, game, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  await page.goto(`${stage.base}/table/${id}`)
  await askedOn(page).or(page.locator('section[aria-labelledby=prompt][data-state=waiting]')).first().waitFor()
  await inMain(page, 'Table').waitFor()
  expect(await faultsOfStructure(page)).toEqual([])

  await page.goto(`${stage.base}/replay?at=30`)
  await page.setInputFiles(
    'input[type=file]',
    fileURLToPath(new URL(`../../../games/${game}/replays/${log}.log`, import.meta.url)),
  )
  await inMain(page, 'Table').waitFor()
  expect(await faultsOfStructure(page)).toEqual([])

  await page.getByRole('button', { name: 'Review' }).click()
  await inMain(page, 'Review').getByRole('region', { name: 'Where points come from' }).waitFor()
  expect(await faultsOfStructure(page)).toEqual([])
})

long('the lobby of a person with tables, and its screens', { timeout: 240_000 }, async () => {
  const { page } = await stage.person()
  await openAsGuest(stage, page, 'Anna')
  await makeTable(page, 'arkham', [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  await makeTable(page, 'arnak', [{ kind: 'me' }, { kind: 'open' }])
  for (const path of [
    '/',
    '/tables',
    '/replays',
    '/daily',
    '/rules',
    '/settings',
    '/create/arkham',
    '/opponents',
    '/people/friends',
    '/people/leaderboard',
  ]) {
    await page.goto(`${stage.base}${path}`)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await faultsOfStructure(page), path).toEqual([])
  }
})
