// Tests payments in random positions: a legal payment must be accepted in whole or in parts and in any order, with the
// same result.

import { below, type Engine, pick, type Stream, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { GUARDIAN_IDS } from './board/guardians.ts'
import { CARD_IDS } from './cards/cards.ts'
import type { ArnakState } from './state.ts'
import { guarded, SITE, turn } from './testing/turn.ts'

const POSITIONS = process.env.SOAK ? 150 : 70
/** The number of payments tried in each position. */
const PAYMENTS_TRIED = 30

type Payment = { readonly uses: readonly string[]; readonly after: ArnakState }

function shuffled<T>(dice: Stream, list: readonly T[]): T[] {
  const mixed = list.slice()
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = below(dice, i + 1)
    ;[mixed[i], mixed[other]] = [mixed[other] as T, mixed[i] as T]
  }
  return mixed
}

/** A random turn: an explorer with some possessions, at a guardian and near sites of every price. */
function anyTurn(dice: Stream) {
  const some = <T>(list: readonly T[], most: number): T[] => shuffled(dice, list).slice(0, below(dice, most + 1))
  const [guardian, ...boons] = shuffled(dice, GUARDIAN_IDS)
  const basics = ['fear', 'fear', 'funding-car', 'exploration-ship']
  return turn(
    {
      coin: below(dice, 7),
      compass: below(dice, 4),
      tablet: below(dice, 3),
      arrowhead: below(dice, 3),
      jewel: below(dice, 2),
      planes: below(dice, 8) === 0,
      hand: [
        ...some(basics, 3),
        ...some(
          CARD_IDS.filter((id) => !/^(fear|funding|exploration)/.test(id)),
          3,
        ),
      ],
      boons: some(boons, 2),
    },
    {
      sites: {
        [SITE]: guarded(guardian),
        'l2-1': { tile: 'level2-arrowhead-jewel' },
        'l2-3': { tile: 'level2-two-tablets-jewel' },
      },
      men: { [SITE]: 0, 'camp-coins-2': null },
      pool: { car: below(dice, 2), ship: below(dice, 2) },
      ...(below(dice, 2) === 0 ? { table: { players: 2, temple: 'snake' } } : {}),
    },
  )
}

/** Returns every payment that can be made source by source, and its result. */
function bySteps(engine: Engine<ArnakState>, s: ArnakState, uses: readonly string[] = []): Map<string, Payment> {
  const found = new Map<string, Payment>()
  for (const option of engine.options(s, 0)) {
    const { aside, on, then } = option
    if (aside || on.length !== 1 || (then.op !== 'collect' && then.op !== 'spend')) continue
    const after = engine.clone(s)
    engine.apply(after, 0, option, null)
    const more = [...uses, ...on]
    if (then.op === 'spend') found.set(named(more), { uses: more, after })
    else for (const [key, payment] of bySteps(engine, after, more)) found.set(key, payment)
  }
  return found
}

const named = (uses: readonly string[]): string => uses.slice().sort().join('+')

/** Returns the payer's possessions, regardless of the order in which they are stored. */
function possessionsOf({ engine, state }: ReturnType<typeof turn>, at: ArnakState = state): unknown {
  const { explorers, pool } = engine.game.positions.read(at) as { explorers: Record<string, unknown>[]; pool: unknown }
  const sorted = Object.entries(explorers[0] as object).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value,
  ])
  return [sorted, pool]
}

test('ARN-TRAVEL-14 ARN-TRAVEL-15 what can be paid part by part is taken whole and in any order, and comes to the same', () => {
  const dice = stream('payments in any order')
  let triedCount = 0
  for (let position = 0; position < POSITIONS; position++) {
    const script = anyTurn(dice)
    const { engine } = script
    const dear = script.options(0).filter(({ then, aside }) => !aside && then.op === 'pay')
    if (dear.length === 0) continue
    const before = engine.clone(script.state)
    engine.apply(before, 0, pick(dice, dear), null)
    for (const { uses, after } of shuffled(dice, [...bySteps(engine, before).values()]).slice(0, PAYMENTS_TRIED)) {
      const order = shuffled(dice, uses)
      const whole = engine.clone(before)
      engine.take(whole, 0, `pay ${order.join('+')}`)
      expect(possessionsOf(script, whole), order.join('+')).toEqual(possessionsOf(script, after))
      const parts = engine.clone(before)
      const paid: string[] = []
      while (engine.question(parts, 0)?.op !== engine.question(after, 0)?.op && paid.length < order.length) {
        engine.take(parts, 0, `pay ${order[paid.length]}`)
        paid.push(order[paid.length] as string)
      }
      // In some orders the price is covered before the last part.
      if (paid.length === order.length)
        expect(possessionsOf(script, parts), order.join(', ')).toEqual(possessionsOf(script, after))
      triedCount++
    }
  }
  expect(triedCount).toBeGreaterThan(3 * POSITIONS)
})

test('ARN-TRAVEL-15 ARN-RES-03 a payment is taken whole only if it can be paid part by part, or if each part but one would do', {
  tags: ['slow'],
}, () => {
  const dice = stream('payments whole')
  let [accepted, refused] = [0, 0]
  for (let position = 0; position < POSITIONS; position++) {
    const script = anyTurn(dice)
    const { engine } = script
    const dear = script.options(0).filter(({ then, aside }) => !aside && then.op === 'pay')
    if (dear.length === 0) continue
    const before = engine.clone(script.state)
    engine.apply(before, 0, pick(dice, dear), null)
    const payments = bySteps(engine, before)
    const things = [...new Set([...payments.values()].flatMap(({ uses }) => uses)), 'coin', 'pilot', 'fear', 'hat']
    for (let i = 0; i < PAYMENTS_TRIED; i++) {
      const uses = Array.from({ length: 2 + below(dice, 3) }, () => pick(dice, things))
      const move = `pay ${uses.join('+')}`
      const option = engine.meant(before, 0, engine.options(before, 0), move)
      const byParts = payments.has(named(uses))
      if (option?.then.op === 'spend') {
        // If any single part is superfluous, paying source by source never reaches the whole.
        const spare = uses.every((_, at) => {
          const rest = uses.filter((_, other) => other !== at)
          return engine.meant(before, 0, engine.options(before, 0), `pay ${rest.join('+')}`)?.then.op === 'spend'
        })
        expect([move, byParts || spare]).toEqual([move, true])
        accepted++
      } else {
        expect([move, byParts]).toEqual([move, false])
        if (option) continue
        const rules = engine.explain(before, 0, move).map(({ rule }) => rule)
        expect(rules).toContain('KER-PAY')
        expect(rules.some((rule) => rule.startsWith('ARN-'))).toBe(true)
        refused++
      }
    }
  }
  expect(accepted).toBeGreaterThan(POSITIONS / 2)
  expect(refused).toBeGreaterThan(6 * POSITIONS)
})
