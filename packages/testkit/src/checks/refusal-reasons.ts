// Checks that every move which was once legal in a game is refused with a reason when it is not: by a rule of the ledger, or
// because it is the turn of somebody else.

import {
  begin,
  below,
  type Engine,
  type Option,
  pick,
  type Seat,
  type State,
  type Stream,
  stream,
  type TableOptions,
} from '@wayfare/kernel'
import { CheckFailed } from '../check-failed.ts'
import type { Choosing } from '../random-play.ts'
import type { Ledger } from './decision.ts'

/** The number of moves remembered for each verb; beyond that a new move replaces an old one. */
const REMEMBERED = 64
/** The number of moves tried at each decision. */
const NAMED = 2

type Kind = { readonly moves: string[]; readonly there: Set<string> }

/** Remembers moves that were legal at some time, by verb, so that rare verbs are tried as often as common ones. */
export class NamedMoves<S extends State> {
  private readonly engine: Engine<S>
  private readonly dice: Stream
  private readonly kinds: Kind[] = []
  private readonly byWord = new Map<string, Kind>()

  constructor(engine: Engine<S>, seed: string) {
    this.engine = engine
    this.dice = stream(`${seed} named`)
  }

  /**
   * Plays another game and remembers the moves it offered. Done for one game in four, because it takes a whole game.
   */
  hearOfAnother(table: TableOptions, seed: string, bound: number): void {
    const { engine, dice } = this
    if (below(dice, 4) > 0) return
    const { state } = begin(engine, table, `${seed} another`)
    for (let decisions = 0; decisions < bound && !engine.isOver(state); decisions++) {
      const seat = pick(dice, engine.deciders(state))
      const options = engine.options(state, seat)
      // Another check reports a decision without options.
      if (options.length === 0) return
      this.remember(options)
      engine.apply(state, seat, pick(dice, options), null)
    }
  }

  remember(options: readonly Option[]): void {
    for (const { move } of options) {
      const kind = this.kindOf(move)
      if (kind.there.has(move)) continue
      kind.there.add(move)
      if (kind.moves.length < REMEMBERED) {
        kind.moves.push(move)
        continue
      }
      const place = below(this.dice, REMEMBERED)
      kind.there.delete(kind.moves[place] as string)
      kind.moves[place] = move
    }
  }

  /** Picks some of the remembered moves. */
  some(): string[] {
    return Array.from({ length: NAMED }, () => pick(this.dice, pick(this.dice, this.kinds).moves))
  }

  check(s: S, { seat, options }: Choosing, ledger: Ledger): void {
    const { engine } = this
    for (const move of this.some()) {
      if (options.some((option) => option.move === move)) continue
      const rules = engine.explain(s, seat, move).map(({ rule }) => rule)
      const explained =
        rules.length > 0 ? rules.some((rule) => ledger.has(rule) || rule === 'KER-TURN') : this.takes(s, seat, move)
      if (explained) continue
      const currentOp = engine.question(s, seat)?.op
      throw new CheckFailed('named', `'${move}' is a move of this game; asked '${currentOp}', ${reasonsIn(rules)}`)
    }
  }

  /** An offered move may also have other texts, such as its parts in another order. */
  private takes(s: S, seat: Seat, move: string): boolean {
    try {
      this.engine.take(this.engine.clone(s), seat, move)
      return true
    } catch {
      return false
    }
  }

  private kindOf(move: string): Kind {
    const end = move.indexOf(' ')
    const word = end < 0 ? move : move.slice(0, end)
    const known = this.byWord.get(word)
    if (known) return known
    const kind: Kind = { moves: [], there: new Set() }
    this.byWord.set(word, kind)
    this.kinds.push(kind)
    return kind
  }
}

function reasonsIn(rules: readonly string[]): string {
  return rules.length > 0 ? `it is refused by ${rules.join(', ')}` : 'nothing explains why it is not offered'
}
