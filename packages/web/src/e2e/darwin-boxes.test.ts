// @module-tag browser
// The table of Darwin's Journey with four players on small and large screens.

import { engineBy } from '@wayfare/library'
import { test } from 'vitest'
import { crowded, storedGame } from '../testing/from-log.ts'
import { expectAllInSight, SIZES } from '../testing/in-sight.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()

/** The stored games with the most options. */
const MOMENTS = [
  { what: 'a turn', game: 'v1-all-06-4p', asks: /^place / },
  { what: 'the draft', game: 'v1-4p', asks: /^keep / },
  { what: 'the academy', game: 'v1-4p', asks: /^seal / },
  { what: 'a way over the islands', game: 'v1-all-04-4p', asks: /^explore i/ },
  { what: 'a lens to be paid for', game: 'v1-4p', asks: /^unlock / },
] as const
const CASES = SIZES.flatMap((size) => MOMENTS.map((moment) => ({ size, ...moment })))

test.runIf(process.env.SOAK).each(CASES)(
  'in Russian, $size.width × $size.height, $what with four players: everything is visible',
  { timeout: 240_000 },
  async ({ size, game, asks }) => {
    const log = storedGame('darwin', game)
    await expectAllInSight(stage, size, log, crowded(await engineBy(log.game, log.version), log, asks))
  },
)
