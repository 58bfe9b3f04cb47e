// @module-tag browser
// The table of Arnak with four players on small and large screens.

import { engineBy } from '@wayfare/library'
import { test } from 'vitest'
import { crowded, storedGame } from '../testing/from-log.ts'
import { expectAllInSight, SIZES } from '../testing/in-sight.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()

const MOMENTS = [
  { what: 'a turn', temple: 'bird', asks: /^(dig|buy|research|discover)/ },
  { what: 'a payment', temple: 'snake', asks: /^pay/ },
] as const
const CASES = SIZES.flatMap((size) => MOMENTS.map((moment) => ({ size, ...moment })))

test.runIf(process.env.SOAK).each(CASES)(
  'in Russian, $size.width × $size.height, $what of four on the $temple side: everything is visible',
  { timeout: 240_000 },
  async ({ size, temple, asks }) => {
    const log = storedGame('arnak', `v1-${temple}-4p`)
    await expectAllInSight(stage, size, log, crowded(await engineBy(log.game, log.version), log, asks))
  },
)
