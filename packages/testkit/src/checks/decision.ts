// Checks that apply to every single decision.

import { type Engine, type Eyes, isKernelRule, type Option, type Refusal, type Seat, type State } from '@wayfare/kernel'
import { CheckFailed, hasSameText } from '../check-failed.ts'
import type { TestedEngine } from '../tested-game.ts'
import type { Snapshot } from './snapshot.ts'

export type Ledger = ReadonlySet<string>

/** `before` is a snapshot of this state, which must still match at the end. */
export function checkDecision<S extends State>(
  engine: TestedEngine<S>,
  s: S,
  seat: Seat,
  ledger: Ledger,
  before: Snapshot,
): readonly Option[] {
  const options = engine.options(s, seat)
  if (options.length === 0) {
    throw new CheckFailed('dead-end', `seat ${seat} is asked '${engine.question(s, seat)?.op}' and has no option`)
  }
  checkSteady(engine, s, seat, options)
  checkReasons(engine, s, seat, options, ledger)
  lookAround(engine, s)
  if (!before.holds(s)) throw new CheckFailed('pure', `asking seat ${seat} changed the state`)
  for (const wrong of engine.game.invariants(s)) throw new CheckFailed('invariant', wrong)
  return options
}

function checkSteady<S extends State>(engine: Engine<S>, s: S, seat: Seat, options: readonly Option[]): void {
  if (!hasSameText(engine.options(s, seat), options))
    throw new CheckFailed('steady', `seat ${seat} is offered other things when asked twice`)
  const moves = new Set(options.map((option) => option.move))
  if (moves.size < options.length) {
    const twice = options.find((option, i) => options.findIndex((other) => other.move === option.move) < i)
    throw new CheckFailed('steady', `'${twice?.move}' is offered twice`)
  }
}

function checkReasons<S extends State>(
  engine: Engine<S>,
  s: S,
  seat: Seat,
  options: readonly Option[],
  ledger: Ledger,
): void {
  const offered = new Set(options.map((option) => option.move))
  for (const refusal of engine.refusals(s, seat)) {
    checkReason(refusal, ledger)
    if (offered.has(refusal.move))
      throw new CheckFailed('reason', `'${refusal.move}' is offered and refused by ${refusal.rule}`)
  }
  for (const otherSeat of [seat === 0 ? 1 : 0, s.core.players]) {
    if (engine.options(s, otherSeat).length > 0) continue
    const reasons = engine.explain(s, otherSeat, options[0]?.move ?? '')
    if (reasons.length === 0) throw new CheckFailed('reason', `nothing explains why seat ${otherSeat} may not move`)
    for (const reason of reasons) checkReason(reason, ledger)
  }
  const nonsense = engine.explain(s, seat, 'no such thing')
  if (nonsense.length === 0) throw new CheckFailed('reason', 'nonsense is not refused')
}

function checkReason(refusal: Refusal, ledger: Ledger): void {
  if (refusal.rule === '') throw new CheckFailed('reason', `'${refusal.move}' is refused without a rule`)
  if (!ledger.has(refusal.rule) && !isKernelRule(refusal.rule)) {
    throw new CheckFailed('reason', `'${refusal.move}' is refused by ${refusal.rule}, which is in no ledger`)
  }
}

/** Calls everything that a host asks for between moves; none of it may change the state. */
function lookAround<S extends State>(engine: Engine<S>, s: S): void {
  const everybody: Eyes[] = ['spectator', ...Array.from({ length: s.core.players }, (_, seat) => seat)]
  for (const eyes of everybody) {
    engine.view(s, eyes)
    engine.scores(s, eyes)
    engine.pending(s, eyes)
  }
}

const PAYING: ReadonlySet<string> = new Set(['pay', 'collect', 'one-of'])

/**
 * Checks that `withdraw` is offered only for a payment that an aside has made impossible. If it is offered at once, a
 * price was checked wrongly.
 */
export class WithdrawWatch {
  private readonly spoilt = new Set<Seat>()

  check<S extends State>(engine: Engine<S>, s: S, seat: Seat, options: readonly Option[]): void {
    const { lanes, stack } = s.core
    // An aside may ask questions of its own while the payment that it has made impossible still waits below.
    const waits = (lanes ? (lanes.stacks[seat] ?? []) : stack).some(({ by, op }) => by === seat && PAYING.has(op))
    if (!waits) this.spoilt.delete(seat)
    const paying = PAYING.has(engine.question(s, seat)?.op ?? '')
    if (paying && !this.spoilt.has(seat) && options.some((option) => option.move === 'withdraw')) {
      throw new CheckFailed('withdraw', `seat ${seat} was sold something that it cannot pay`)
    }
  }

  took(seat: Seat, option: Option): void {
    if (option.aside) this.spoilt.add(seat)
  }
}
