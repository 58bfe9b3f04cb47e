// Script tests that read like the rules: set up a table, play moves, and compare the table with what is expected.
//
//   table(kit, { draft: false, sellers: [{ hand: ['purse-a'] }] })
//     .play('play purse-a')
//     .expect({ sellers: [{ coin: 5, hand: [] }] })

import {
  type Event,
  type Eyes,
  type Fact,
  factsFor,
  IllegalMove,
  type Json,
  type Option,
  type Score,
  type Seat,
  type State,
} from '@wayfare/kernel'
import { difference } from './check-failed.ts'
import { layPosition } from './positions/lay-position.ts'
import { type TestedEngine, type TestedGame, testedEngine } from './tested-game.ts'

export function table<S extends State, V>(game: TestedGame<S, V>, position: Json = {}): ScriptTable<S, V> {
  return new ScriptTable(testedEngine(game), layPosition(game, position).state)
}

class ScriptTable<S extends State, V> {
  readonly engine: TestedEngine<S, V>
  state: S
  private events: Event[] = []

  constructor(engine: TestedEngine<S, V>, state: S) {
    this.engine = engine
    this.state = state
  }

  /** Makes each move with the seat that decides; `1: drop map-a` names the seat if several may. */
  play(...moves: string[]): this {
    for (const text of moves) {
      const { seat, move } = this.mover(text)
      this.events.push(...this.engine.take(this.state, seat, move))
    }
    return this
  }

  /**
   * Expects that the move, or any move with this card, tile or space, is refused by this rule. The state does not
   * change.
   */
  refuses(text: string, rule: string): this {
    const { seat, move } = this.mover(text)
    const before = JSON.stringify(this.state)
    const reasons = this.engine.explain(this.state, seat, move)
    if (reasons.length === 0) throw new Error(`'${text}' is offered`)
    if (!reasons.some((reason) => reason.rule === rule)) {
      throw new Error(`'${text}' is refused by ${reasons.map((reason) => reason.rule).join(', ')}, not by ${rule}`)
    }
    try {
      this.engine.take(this.state, seat, move)
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
    }
    if (JSON.stringify(this.state) !== before) throw new Error(`refusing '${text}' changed the state`)
    return this
  }

  /** Expects that these moves are offered, among others, to the deciding seat (or to `seat`). */
  offers(moves: readonly string[], seat?: Seat): this {
    const offered = this.moves(seat)
    for (const move of moves)
      if (!offered.includes(move)) throw new Error(`'${move}' is not among ${offered.join(', ')}`)
    return this
  }

  /** Expects exactly these moves, apart from asides. */
  offersOnly(moves: readonly string[], seat?: Seat): this {
    const offered = this.options(seat)
      .filter((option) => !option.aside)
      .map((option) => option.move)
    const wrong = difference(offered.slice().sort(), moves.slice().sort())
    if (wrong) throw new Error(`offered are ${offered.join(', ')}; expected were ${moves.join(', ')}`)
    return this
  }

  /** Expects the named fields to have these values; a list must match completely. */
  expect(part: Json): this {
    const wrong = mismatch(part, this.engine.game.positions.read(this.state), '')
    if (wrong) throw new Error(wrong)
    return this
  }

  /** Expects these fields in the view of this viewer. */
  sees(eyes: Eyes, part: Json): this {
    const wrong = mismatch(part, this.engine.view(this.state, eyes) as Json, `view of ${eyes}`)
    if (wrong) throw new Error(wrong)
    return this
  }

  /** Expects that this viewer was told a fact with these fields since the table was set up. */
  tells(eyes: Eyes, part: Json): this {
    const facts = this.facts(eyes)
    if (!facts.some((fact) => mismatch(part, fact, '') === '')) {
      throw new Error(
        `${eyes} was not told ${JSON.stringify(part)}, but ${facts.map((fact) => JSON.stringify(fact)).join(' ')}`,
      )
    }
    return this
  }

  decides(...seats: Seat[]): this {
    const wrong = difference(this.engine.deciders(this.state), seats)
    if (wrong) throw new Error(`it is up to ${this.engine.deciders(this.state).join(', ')}, not ${seats.join(', ')}`)
    return this
  }

  /** Returns how many moves this seat could undo. */
  undoable(seat: Seat): number {
    return this.engine.undoable(this.state, seat)
  }

  facts(eyes: Eyes): Fact[] {
    return factsFor(this.events, eyes)
  }

  options(seat?: Seat): Option[] {
    return this.engine.options(this.state, seat ?? (this.engine.deciders(this.state)[0] as Seat))
  }

  moves(seat?: Seat): string[] {
    return this.options(seat).map((option) => option.move)
  }

  scores(eyes: Eyes | 'all' = 'all'): Score[] {
    return this.engine.scores(this.state, eyes)
  }

  private mover(text: string): Mover {
    return moverOf(this.engine, this.state, text)
  }
}

type Mover = { readonly seat: Seat; readonly move: string }

/** Finds the mover: the seat named as in `1: drop map-a`, or the deciding seat that has this option. */
export function moverOf<S extends State, V>(engine: TestedEngine<S, V>, s: S, text: string): Mover {
  const named = /^(\d+): (.*)$/.exec(text)
  if (named) return { seat: Number(named[1]), move: named[2] as string }
  const seats = engine.deciders(s)
  const seat = seats.find((one) => engine.options(s, one).some(({ move }) => move === text)) ?? seats[0] ?? 0
  return { seat, move: text }
}

/**
 * Returns where `actual` lacks something that `wanted` names; '' if nothing. Lists are compared completely, item by
 * item. `{}` as an item of a list matches anything; as a named value it means that nothing is there.
 */
export function mismatch(wanted: Json, actual: Json | undefined, path: string): string {
  if (typeof wanted !== 'object' || wanted === null) {
    return Object.is(wanted, actual)
      ? ''
      : `${path || 'it'} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`
  }
  if (Array.isArray(wanted)) {
    const list = actual as readonly Json[]
    // A list of objects may be shorter than the real one, so that `sellers: [{ … }]` describes only the first.
    const partial = wanted.some((item) => typeof item === 'object' && item !== null)
    if (!Array.isArray(actual) || (partial ? list.length < wanted.length : list.length !== wanted.length)) {
      return `${path || 'it'} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`
    }
    for (const [i, item] of wanted.entries()) {
      const wrong = mismatch(item, list[i], `${path}[${i}]`)
      if (wrong) return wrong
    }
    return ''
  }
  for (const [key, value] of Object.entries(wanted)) {
    const there = (actual as Record<string, Json> | undefined)?.[key]
    const where = path ? `${path}.${key}` : key
    const wrong = mismatch(value, there, where)
    if (wrong) return wrong
    if (JSON.stringify(value) === '{}' && JSON.stringify(there) !== '{}')
      return `${where} is ${JSON.stringify(there)}, not empty`
  }
  return ''
}
