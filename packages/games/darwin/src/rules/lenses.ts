// Unlocking cells, and using a locked one (DAR-LENS).

import { type Effect, effect, from } from '@wayfare/kernel'
import { actsOf, isLocked, isNext, isSpecial, tileOn, unlockCost } from '../cells.ts'
import { acts, freeOf } from '../data/actions.ts'
import { LENSES } from '../data/player-board.ts'
import { CELLS, SPACES, spaceAt } from '../data/spaces.ts'
import { boardOf, type DarwinState, withAt } from '../state.ts'
import { nothing, type R, SKIP, SURE, type Why } from './rule.ts'

const UNLOCK = SPACES.map(({ id }) => `unlock ${id}`)
const USE = SPACES.map(({ id }) => `use ${id}`)
const ON = SPACES.map(({ id }) => [id])

function whyCell(s: DarwinState, by: number, cell: number, free: number): string {
  if (isSpecial(cell) && tileOn(s, cell) === '') return 'DAR-LENS-14'
  if (!isLocked(s, cell)) return 'DAR-LENS-07'
  if (!isNext(s, cell)) return free === 1 ? 'DAR-LENS-13' : 'DAR-LENS-03'
  return free === 1 || boardOf(s, by).coin >= unlockCost(s, cell) ? '' : 'DAR-LENS-01'
}

export const whyUnlock: Why<number> = (s, by, free) => {
  if (boardOf(s, by).lenses >= LENSES) return 'DAR-LENS-11'
  for (let cell = 0; cell < CELLS; cell++) if (whyCell(s, by, cell, free) === '') return ''
  return 'DAR-LENS-01'
}

export const whyUseLocked: Why<number> = (s) => {
  for (let cell = 0; cell < CELLS; cell++) if (isLocked(s, cell)) return ''
  return 'DAR-LENS-10'
}

/** DAR-LENS-05, -06: without a worker, without seals, without badges. */
function activate(s: DarwinState, cell: number, free: boolean): Effect {
  const list = actsOf(s, cell)
  return from(spaceAt(cell).id, acts(free ? list.map(freeOf) : list))
}

type Chosen = readonly [cell: number, free: number]

export const lensRules = {
  unlock: {
    ask(s, by, free, asking) {
      const none = boardOf(s, by).lenses >= LENSES
      for (let cell = 0; cell < CELLS; cell++) {
        const rule = none ? 'DAR-LENS-11' : whyCell(s, by, cell, free)
        const move = UNLOCK[cell] as string
        if (rule === '') asking.offer(move, effect('unlocked', [cell, free]), ON[cell], SURE)
        else asking.refuse(move, rule, {}, ON[cell])
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<number>,

  unlocked: {
    run(s, by, [cell, free], tell) {
      const one = boardOf(s, by)
      const cost = free === 1 ? 0 : unlockCost(s, cell)
      one.coin -= cost
      one.lenses += 1
      s.lenses = withAt(s.lenses, cell, by)
      tell({ k: 'unlock', seat: by, space: spaceAt(cell).id, n: cost })
      return activate(s, cell, free === 1 && s.rulings.freeLens === 'all')
    },
  } satisfies R<Chosen>,

  // DAR-LENS-10: it stays locked, and the order from top to bottom does not matter.
  'use-locked': {
    ask(s, _by, free, asking) {
      for (let cell = 0; cell < CELLS; cell++) {
        const move = USE[cell] as string
        if (isLocked(s, cell)) asking.offer(move, effect('locked-used', [cell, free]), ON[cell], SURE)
        else asking.refuse(move, 'DAR-LENS-10', {}, ON[cell])
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<number>,

  'locked-used': {
    run(s, by, [cell, free], tell) {
      tell({ k: 'use', seat: by, space: spaceAt(cell).id })
      return activate(s, cell, free === 1)
    },
  } satisfies R<Chosen>,
}
