import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { random } from '@wayfare/bots'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, type Game, type Seat, type State } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { availability as arkhamRules } from '../../games/arkham/availability.ts'
import { availability as arnakRules } from '../../games/arnak/availability.ts'
import { availability as darwinRules } from '../../games/darwin/availability.ts'
import { gameOf } from '../../games/index.ts'
import { laterOf } from './availability.ts'

const GAMES: readonly [string, Game<never>][] = [
  ['arkham', arkham as never],
  ['arnak', arnak as never],
  ['darwin', darwin as never],
]
const RULES: Readonly<Record<string, Parameters<typeof laterOf>[0]['rules']>> = {
  arkham: arkhamRules,
  arnak: arnakRules,
  darwin: darwinRules,
}
const told = (id: string, reasons: readonly { readonly rule: string }[], round: number) =>
  laterOf({ rounds: gameOf(id).rounds, rules: RULES[id] ?? {} }, reasons, round)

/** More in `npm run soak`. */
const SEEDS = process.env.SOAK ? ['one', 'two', 'three', 'four', 'five', 'six'] : ['one']

const roundOf = (s: State): number => (s as unknown as { round: number }).round

type Claims = {
  readonly never: Set<string>
  readonly round: Map<string, { readonly rule: string; readonly round: number }>
}

/** What was said of moves before, held against what a seat is offered now. */
function hold(id: string, engine: Engine, s: State, seat: Seat, { never, round }: Claims): number {
  const offered = new Set(engine.options(s, seat).map(({ move }) => move))
  for (const move of never) expect(offered.has(move), `${move} was never to be`).toBe(false)
  let held = 0
  for (const [move, claim] of round) {
    if (roundOf(s) < claim.round) continue
    const rules = engine.explain(s, seat, move).map(({ rule }) => rule)
    // In the middle of something else nothing can be said of it.
    if (!offered.has(move) && rules.some((rule) => rule.startsWith('KER-'))) continue
    round.delete(move)
    if (roundOf(s) === claim.round) expect(rules, `${move} in round ${claim.round}`).not.toContain(claim.rule)
    held++
  }
  for (const { move, rule } of engine.refusals(s, seat)) {
    const later = told(id, [{ rule }], roundOf(s))
    if (later === 'never') never.add(move)
    else if (typeof later === 'object' && later.sure) round.set(move, { rule, round: later.round })
  }
  return held
}

test.each(GAMES)('what is said of later holds in games of %s', { timeout: 600_000 }, (id, game) => {
  const engine = engineOf(game as never) as Engine
  let [held, never] = [0, 0]
  for (const seed of SEEDS) {
    const s = engine.start(engine.table({ players: 2 }), seed)
    const claims: Claims[] = [0, 1].map(() => ({ never: new Set(), round: new Map() }))
    for (let n = 0; !engine.isOver(s); n++) {
      const seat = engine.deciders(s)[0] as Seat
      held += hold(id, engine, s, seat, claims[seat] as Claims)
      for (const move of random.choose(engine, s, seat, `${seed} ${n}`)) engine.take(s, seat, move)
    }
    never += claims.reduce((sum, one) => sum + one.never.size, 0)
  }
  expect(held + never).toBeGreaterThan(0)
})

test('it is said only where one rule stands in the way, and not after the last round', () => {
  expect(told('arnak', [{ rule: 'ARN-DIG-04' }], 2)).toMatchObject({ round: 3, sure: true })
  expect(told('arnak', [{ rule: 'ARN-DIG-03' }, { rule: 'ARN-DIG-03' }], 4)).toMatchObject({ round: 5, sure: false })
  expect(told('arnak', [{ rule: 'ARN-DIG-04' }], 5)).toBe('too late')
  expect(told('arnak', [{ rule: 'ARN-DIG-04' }, { rule: 'ARN-GUARD-02' }], 2)).toBeUndefined()
  expect(told('darwin', [{ rule: 'DAR-PLACE-12' }], 2)).toBe('lens')
  expect(told('arnak', [{ rule: 'KER-PAY' }], 2)).toBeUndefined()
  expect(told('kit', [{ rule: 'KIT-PAY-03' }], 2)).toBeUndefined()
})
