// The academy (DAR-ACADEMY) and special seals (DAR-SEAL-12).

import { effect } from '@wayfare/kernel'
import { type AcademyArg, acts, SCROLLS_FREE } from '../data/actions.ts'
import { WORKERS } from '../data/player-board.ts'
import {
  ACADEMY_SLOTS,
  colourOf,
  NO_SEAL,
  PURPLE,
  SCROLL_COSTS,
  SCROLL_WIDTH,
  SEAL_SLOT_COSTS,
  SEALS_IN_A_ROW,
} from '../data/seals.ts'
import { type Board, boardOf, type DarwinState, withAt } from '../state.ts'
import { nothing, type R, SKIP, SURE, type Why } from './rule.ts'

/** The rows that take seals are those of the second, third and fourth worker. */
const ROWS = [1, 2, 3] as const

const MOVES = ACADEMY_SLOTS.map((slot) => WORKERS.map((worker) => `seal ${slot} ${worker}`))
const ON = ACADEMY_SLOTS.map((slot) => WORKERS.map((worker) => [slot, worker]))
const PURPLES = WORKERS.map((worker, row) => ({
  move: `purple ${worker}`,
  then: effect('purple-placed', row),
  on: [worker],
}))

type Price = { readonly pays: number; readonly discount: number }

/** DAR-ACADEMY-09: the waived scroll, then the gold badge's coin, then the shared discount as far as it reaches. */
function priceOf(one: Board, slot: number, row: number, arg: AcademyArg): number {
  const [, , free, gold] = arg
  if (free === 1) return 0
  const scroll = (one.perks & SCROLLS_FREE) !== 0 ? 0 : (SCROLL_COSTS[(slot / SCROLL_WIDTH) | 0] as number)
  const sum = scroll + (SEAL_SLOT_COSTS[(one.rows[row] as string).length] as number)
  return gold === 1 && sum > 0 ? sum - 1 : sum
}

function afterDiscount(s: DarwinState, price: number, discount: number): Price {
  const used = Math.min(price, discount)
  return { pays: price - used, discount: s.rulings.discount === 'shared' ? discount - used : discount }
}

const isFull = (row: string): boolean => row.length >= SEALS_IN_A_ROW

/** The cheapest seal into the cheapest row decides whether anything can be had at all. */
export const whyAcademy: Why<AcademyArg> = (s, by, arg) => {
  const one = boardOf(s, by)
  let least = -1
  for (let slot = 0; slot < ACADEMY_SLOTS.length; slot++) {
    if (s.academy[slot] === NO_SEAL) continue
    for (const row of ROWS) {
      if (isFull(one.rows[row] as string)) continue
      const price = priceOf(one, slot, row, arg)
      if (least < 0 || price < least) least = price
    }
    // Scrolls grow dearer from top to bottom.
    if (least >= 0) break
  }
  if (least < 0) return 'DAR-ACADEMY-08'
  return least - arg[1] <= one.coin ? '' : 'DAR-ACADEMY-03'
}

export const whyPurple: Why<null> = (s, by) => {
  if (s.purple === 0) return 'DAR-COMP-03'
  const { rows } = boardOf(s, by)
  for (const row of ROWS) if (!isFull(rows[row] as string)) return ''
  return 'DAR-SEAL-12'
}

type Taken = readonly [...AcademyArg, slot: number, row: number]

export const academyRules = {
  academy: {
    ask(s, by, arg, asking) {
      const one = boardOf(s, by)
      const [times, discount, free, gold, extra] = arg
      for (let slot = 0; slot < ACADEMY_SLOTS.length; slot++) {
        for (let row = 0; row < WORKERS.length; row++) {
          const move = (MOVES[slot] as string[])[row] as string
          const on = (ON[slot] as string[][])[row] as string[]
          let rule = ''
          if (row === 0) rule = 'DAR-SEAL-06'
          else if (row === 4) rule = 'DAR-SEAL-08'
          else if (s.academy[slot] === NO_SEAL) rule = 'DAR-ACADEMY-05'
          else if (isFull(one.rows[row] as string)) rule = 'DAR-SEAL-09'
          else if (priceOf(one, slot, row, arg) - discount > one.coin) rule = 'DAR-ACADEMY-03'
          if (rule === '') {
            const taken: Taken = [times, discount, free, gold, extra, slot, row]
            asking.offer(move, effect('seal-taken', taken), on, SURE)
          } else if (asking.listening) asking.refuse(move, rule, {}, on)
        }
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<AcademyArg>,

  'seal-taken': {
    run(s, by, [times, discount, free, gold, extra, slot, row], tell) {
      const one = boardOf(s, by)
      const price = priceOf(one, slot, row, [times, discount, free, gold, extra])
      const { pays, discount: left } = afterDiscount(s, price, discount)
      const seal = s.academy[slot] as string
      one.coin -= pays
      s.academy = s.academy.slice(0, slot) + NO_SEAL + s.academy.slice(slot + 1)
      addSeal(one, row, seal)
      tell({ k: 'seal', seat: by, colour: colourOf(seal), worker: WORKERS[row] as string, n: pays })
      return times > 1 ? acts([effect('academy', [times - 1, left, free, gold, extra])]) : undefined
    },
  } satisfies R<Taken>,

  'purple-seal': {
    ask(s, by, _, asking) {
      const one = boardOf(s, by)
      for (const [row, { move, then, on }] of PURPLES.entries()) {
        if (row === 0) asking.refuse(move, 'DAR-SEAL-06', {}, on)
        else if (row === 4) asking.refuse(move, 'DAR-SEAL-08', {}, on)
        else if (s.purple === 0) asking.refuse(move, 'DAR-COMP-03', {}, on)
        else if (isFull(one.rows[row] as string)) asking.refuse(move, 'DAR-SEAL-09', {}, on)
        else asking.offer(move, then, on, SURE)
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R,

  'purple-placed': {
    run(s, by, row, tell) {
      s.purple -= 1
      addSeal(boardOf(s, by), row, PURPLE)
      tell({ k: 'seal', seat: by, colour: 'purple', worker: WORKERS[row] as string, n: 0 })
      return undefined
    },
  } satisfies R<number>,
}

/** DAR-SEAL-09: always into the leftmost empty slot. */
function addSeal(one: Board, row: number, seal: string): void {
  one.rows = withAt(one.rows, row, (one.rows[row] as string) + seal)
}
