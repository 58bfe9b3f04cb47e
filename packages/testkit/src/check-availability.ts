// Compares a game's statements about when a refused thing becomes possible with games played at random.

import { type Engine, type Frame, type Seat, type State, stream } from '@wayfare/kernel'
import { chooseAtRandom } from './random-play.ts'
import { type TestedGame, testedEngine } from './tested-game.ts'

/** The game's statements, by the rule that refuses. */
type Availability = Readonly<Record<string, string | { readonly then: string }>>

export type AvailabilityOptions = {
  readonly availability: Availability
  readonly seed: string
  /** The options of the tables; one game is played at each. */
  readonly tables: readonly Readonly<Record<string, unknown>>[]
}

/** How often each rule's statement was tested. */
export type AvailabilityReport = ReadonlyMap<string, number>

/**
 * `never` promises that this seat is not offered the move again. `turn` promises that the rule no longer refuses it in
 * the same question of the seat's next turn; `both` and `again` promise the same for the next round. Other statements
 * are too vague to test.
 */
export function checkAvailability<S extends State & { readonly round: number }>(
  game: TestedGame<S>,
  { availability, seed, tables }: AvailabilityOptions,
): AvailabilityReport {
  const engine = testedEngine(game)
  const checkedCounts = new Map<string, number>()
  for (const [i, table] of tables.entries())
    new CheckedGame(engine, availability, checkedCounts, `${seed} ${i}`).play(table)
  return checkedCounts
}

/** At most this many refusals by one rule are followed at a time, because a turn that is over refuses a hundred moves by the same rule. */
const MAX_CLAIMS = 5

type Claim = { readonly move: string; readonly rule: string }
type Claims = {
  readonly never: Map<string, Claim>
  readonly round: Map<string, Claim & { readonly round: number }>
  readonly turn: Map<string, Claim & { readonly op: string | undefined }>
  /** True if somebody else has decided since this seat did. */
  turnOver: boolean
}

class CheckedGame<S extends State & { readonly round: number }> {
  private readonly engine: Engine<S>
  private readonly availability: Availability
  private readonly held: Map<string, number>
  private readonly seed: string
  private readonly claims = new Map<Seat, Claims>()

  constructor(engine: Engine<S>, availability: Availability, held: Map<string, number>, seed: string) {
    this.engine = engine
    this.availability = availability
    this.held = held
    this.seed = seed
  }

  play(table: Readonly<Record<string, unknown>>): void {
    const { engine } = this
    const s = engine.start(engine.table(table), this.seed)
    const dice = stream(this.seed)
    while (!engine.isOver(s)) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      const claims = this.claimsOf(seat)
      this.hold(s, seat, claims)
      this.listen(s, seat, claims)
      for (const [other, its] of this.claims) its.turnOver ||= other !== seat
      claims.turnOver = false
      engine.apply(s, seat, option, null)
    }
  }

  private claimsOf(seat: Seat): Claims {
    const claims = this.claims.get(seat) ?? { never: new Map(), round: new Map(), turn: new Map(), turnOver: false }
    this.claims.set(seat, claims)
    return claims
  }

  /** Compares the promises made for earlier refusals with what the seat is refused now. */
  private hold(s: S, seat: Seat, { never, round, turn, turnOver }: Claims): void {
    const offered = new Set(this.engine.options(s, seat).map(({ move }) => move))
    for (const claim of never.values()) if (offered.has(claim.move)) this.fail(s, seat, claim, 'is possible again')
    for (const [key, claim] of round) {
      if (s.round < claim.round) continue
      if (s.round > claim.round || this.holdOne(s, seat, claim, offered)) round.delete(key)
    }
    const op = this.opOf(s, seat)
    for (const [key, claim] of turn) {
      if (turnOver && claim.op === op && this.holdOne(s, seat, claim, offered)) turn.delete(key)
    }
  }

  /**
   * Returns whether the statement could be tested: in the middle of another question a move has no reasons of its own.
   */
  private holdOne(s: S, seat: Seat, claim: Claim, offered: ReadonlySet<string>): boolean {
    const rules = offered.has(claim.move) ? [] : this.engine.explain(s, seat, claim.move).map(({ rule }) => rule)
    if (rules.some((rule) => rule.startsWith('KER-'))) return false
    if (rules.includes(claim.rule)) this.fail(s, seat, claim, 'is still refused')
    this.held.set(claim.rule, (this.held.get(claim.rule) ?? 0) + 1)
    return true
  }

  private listen(s: S, seat: Seat, { never, round, turn }: Claims): void {
    for (const { move, rule } of this.engine.refusals(s, seat)) {
      const when = this.availability[rule]
      const key = `${rule} ${move}`
      if (when === 'never' && !never.has(key)) {
        never.set(key, { move, rule })
        this.held.set(rule, (this.held.get(rule) ?? 0) + 1)
      } else if (when === 'turn' && !isFull(turn, rule)) turn.set(key, { move, rule, op: this.opOf(s, seat) })
      else if (typeof when === 'object' && isSure(when.then) && !isFull(round, rule))
        round.set(key, { move, rule, round: s.round + 1 })
    }
  }

  private opOf(s: S, seat: Seat): string | undefined {
    const question: Frame | undefined = this.engine.question(s, seat)
    return question?.op
  }

  private fail(s: S, seat: Seat, { move, rule }: Claim, what: string): never {
    throw new Error(
      `'${move}' of seat ${seat} was refused by ${rule}, and ${what} in round ${s.round} (${this.seed}, seq ${s.core.seq})`,
    )
  }
}

const isSure = (then: string): boolean => then === 'both' || then === 'again'

function isFull(claims: ReadonlyMap<string, Claim>, rule: string): boolean {
  let count = 0
  for (const claim of claims.values()) if (claim.rule === rule) count++
  return count >= MAX_CLAIMS
}
