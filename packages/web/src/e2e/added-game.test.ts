// @module-tag browser
// A game is added as docs/ADDING-A-GAME.md says, with no other change, then built and played to its end.

import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { removeRepository, repositoryWith } from '../testing/added-game.ts'
import { byMouse, playToTheEnd } from '../testing/play-in-page.ts'
import { openStage } from '../testing/stage.ts'

const LONG_MS = 600_000

/** The test builds server and client once more, so it is a part of `npm run soak`. */
test.runIf(process.env.SOAK)(
  'a game of one folder and one line is offered, and played to its end',
  {
    timeout: 2 * LONG_MS,
  },
  async () => {
    const copy = repositoryWith('bazaar')
    onTestFinished(() => removeRepository(copy))
    const held = spawnSync('npx', ['vitest', 'run', '--project', 'rules', 'tests/repository.test.ts', '-t', HELD], {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
    })
    expect(held.status, held.stdout + held.stderr).toBe(0)
    expect(held.stdout).toMatch(/Tests\s+\d+ passed/)

    const stage = await openStage({ TEST_GAMES: 'false' }, `${copy}/packages/cli/bin/wayfare.js`)
    onTestFinished(() => stage.close())
    const { page, faults } = await stage.person()
    await page.goto(stage.base)
    await page.locator('[data-play=bazaar]').click()
    await page.locator('.play[data-theme=arkham][data-table=plain] main [data-move]').first().waitFor()
    expect(await playToTheEnd(page, byMouse, LONG_MS)).toBeGreaterThan(5)
    expect(faults).toEqual([])
  },
)

/** The repository's own tests about where a game is registered and what it may import. */
const HELD =
  'leans only|every package is on the list|known to the web client by its manifest|knows single games from one list'
