// The rules of the academy (DAR-ACADEMY) and of special seals (DAR-SEAL-12).

import { nothing, type RuleId } from '@wayfare/kernel'
import { academy, acts } from '../data/actions.ts'
import { type Seal, WORKERS, type WorkerId } from '../data/ids.ts'
import { ACADEMY_SLOTS, SEALS_IN_A_ROW } from '../data/seals.ts'
import { type DarwinOps, effect } from '../ops.ts'
import { fullPrice } from '../seal-price.ts'
import { type Board, boardOf, changeWorker, type DarwinState, type Worker, workerOf } from '../state.ts'
import { type DarwinRules, moveOf, SKIP } from './rule.ts'

const SEALS = ACADEMY_SLOTS.flatMap((slot) =>
  WORKERS.map((worker) => ({ slot, worker, move: `seal ${slot} ${worker}` as const, on: [slot, worker] })),
)
const PURPLES = WORKERS.map((worker) => moveOf(`purple ${worker}`, effect('purple-placed', worker), [worker]))

const isFull = ({ seals }: Worker): boolean => seals.length >= SEALS_IN_A_ROW

/** Only the rows of the second, third and fourth worker can get seals. */
function ruleAgainstRow(worker: WorkerId): RuleId | undefined {
  if (worker === 'w1') return 'DAR-SEAL-06'
  return worker === 'w5' ? 'DAR-SEAL-08' : undefined
}
const hasRoom = (one: Board): boolean =>
  WORKERS.some((worker) => ruleAgainstRow(worker) === undefined && !isFull(workerOf(one, worker)))

function ruleAgainstSeal(s: DarwinState, by: number, { of, slot, worker: id }: SealTaken): RuleId | undefined {
  const row = ruleAgainstRow(id)
  if (row) return row
  const one = boardOf(s, by)
  const worker = workerOf(one, id)
  if (s.academy[slot] === null) return 'DAR-ACADEMY-05'
  if (isFull(worker)) return 'DAR-SEAL-09'
  return fullPrice(one, slot, worker, of) - of.discount <= one.coin ? undefined : 'DAR-ACADEMY-03'
}

function ruleAgainstPurpleSeal(s: DarwinState, by: number, worker: WorkerId): RuleId | undefined {
  const row = ruleAgainstRow(worker)
  if (row) return row
  if (s.purple === 0) return 'DAR-COMP-03'
  return isFull(workerOf(boardOf(s, by), worker)) ? 'DAR-SEAL-09' : undefined
}
type SealTaken = DarwinOps['seal-taken']

export const academyRules = {
  academy: {
    can(s, by, of, inquiry) {
      for (const { slot, worker } of SEALS) if (!ruleAgainstSeal(s, by, { of, slot, worker })) return true
      const any = ACADEMY_SLOTS.some((slot) => s.academy[slot] !== null) && hasRoom(boardOf(s, by))
      return inquiry.no(any ? 'DAR-ACADEMY-03' : 'DAR-ACADEMY-08')
    },
    ask(_s, _by, of, asking) {
      for (const { slot, worker, move, on } of SEALS) asking.offer(move, effect('seal-taken', { of, slot, worker }), on)
      asking.offer(SKIP, nothing)
    },
  },

  'seal-taken': {
    can: (s, by, taken, inquiry) => inquiry.unless(ruleAgainstSeal(s, by, taken)),
    run(s, by, { of, slot, worker }, tell) {
      const one = boardOf(s, by)
      const seal = s.academy[slot]
      if (seal === null) throw new Error(`no seal on ${slot}`)
      const price = fullPrice(one, slot, workerOf(one, worker), of)
      const saved = Math.min(price, of.discount)
      const discount = s.rulings.discount === 'shared' ? of.discount - saved : of.discount
      one.coin -= price - saved
      s.academy = { ...s.academy, [slot]: null }
      addSeal(one, worker, seal)
      tell({ k: 'seal', seat: by, colour: seal, worker, slot, n: price - saved })
      const { times, free, gold, extra } = of
      return times > 1 ? acts([academy({ times: times - 1, discount, free, gold, extra })]) : undefined
    },
  },

  'purple-seal': {
    can(s, by, _, inquiry) {
      if (s.purple === 0) return inquiry.no('DAR-COMP-03')
      return hasRoom(boardOf(s, by)) || inquiry.no('DAR-SEAL-12')
    },
    ask(_s, _by, _, asking) {
      for (const { move, then, on } of PURPLES) asking.offer(move, then, on)
      asking.offer(SKIP, nothing)
    },
  },

  'purple-placed': {
    can: (s, by, worker, inquiry) => inquiry.unless(ruleAgainstPurpleSeal(s, by, worker)),
    run(s, by, worker, tell) {
      s.purple -= 1
      addSeal(boardOf(s, by), worker, 'purple')
      tell({ k: 'seal', seat: by, colour: 'purple', worker, n: 0 })
      return undefined
    },
  },
} satisfies Partial<DarwinRules>

/** A seal goes into the leftmost empty slot (DAR-SEAL-09). */
function addSeal(one: Board, worker: WorkerId, seal: Seal): void {
  const { id, seals, at } = workerOf(one, worker)
  changeWorker(one, { id, seals: [...seals, seal], at })
}
