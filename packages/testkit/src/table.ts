// Script tests that read like the rules: lay a table, play moves, expect what lies there.
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
import { difference } from './failed.ts'
import { layPosition } from './positions/lay.ts'
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

  /** Each move by whoever decides; `1: drop map-a` where several do, or to say who. */
  play(...moves: string[]): this {
    for (const text of moves) {
      const { seat, move } = this.mover(text)
      this.events.push(...this.engine.take(this.state, seat, move))
    }
    return this
  }

  /** The move, or anything with this card, tile or space, is not offered, and this rule says why. The state stays as it was. */
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

  /** These moves are offered to whoever decides (or to `seat`); others may be, too. */
  offers(moves: readonly string[], seat?: Seat): this {
    const offered = this.moves(seat)
    for (const move of moves)
      if (!offered.includes(move)) throw new Error(`'${move}' is not among ${offered.join(', ')}`)
    return this
  }

  /** Just these moves are offered, asides left out. */
  offersOnly(moves: readonly string[], seat?: Seat): this {
    const offered = this.options(seat)
      .filter((option) => !option.aside)
      .map((option) => option.move)
    const wrong = difference(offered.slice().sort(), moves.slice().sort())
    if (wrong) throw new Error(`offered are ${offered.join(', ')}; expected were ${moves.join(', ')}`)
    return this
  }

  /** What is named must be so; a list must be the whole list. */
  expect(part: Json): this {
    const wrong = mismatch(part, this.engine.game.positions.read(this.state), '')
    if (wrong) throw new Error(wrong)
    return this
  }

  /** What these eyes see, as far as it is named. */
  sees(eyes: Eyes, part: Json): this {
    const wrong = mismatch(part, this.engine.view(this.state, eyes) as Json, `view of ${eyes}`)
    if (wrong) throw new Error(wrong)
    return this
  }

  /** A fact like this was told to these eyes since the table was laid. */
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

  /** How many moves this seat could take back. */
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

/** `1: drop map-a` says who; else it is whoever decides and has that option. */
export function moverOf<S extends State, V>(engine: TestedEngine<S, V>, s: S, text: string): Mover {
  const named = /^(\d+): (.*)$/.exec(text)
  if (named) return { seat: Number(named[1]), move: named[2] as string }
  const seats = engine.deciders(s)
  const seat = seats.find((one) => engine.options(s, one).some(({ move }) => move === text)) ?? seats[0] ?? 0
  return { seat, move: text }
}

/**
 * Where `actual` does not have what `wanted` names; '' if it has it all. Lists are compared whole, item by item. `{}` in a list says
 * nothing of that item; under a name it says that nothing is there.
 */
export function mismatch(wanted: Json, actual: Json | undefined, path: string): string {
  if (typeof wanted !== 'object' || wanted === null) {
    return Object.is(wanted, actual)
      ? ''
      : `${path || 'it'} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`
  }
  if (Array.isArray(wanted)) {
    const list = actual as readonly Json[]
    // A list of objects may leave off what follows, so that `sellers: [{ … }]` speaks of the first one only.
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
