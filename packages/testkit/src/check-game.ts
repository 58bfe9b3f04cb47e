// Plays random games and checks every promise of the kernel and the game. A failure names the promise and the command
// that reproduces it.

import { begin, below, type Id, type Match, play, type State, type Stream, stream } from '@wayfare/kernel'
import { CheckFailed, type CheckName } from './check-failed.ts'
import { checkDecision, WithdrawWatch } from './checks/decision.ts'
import { ListenerWatch } from './checks/offers-without-listener.ts'
import { NamedMoves } from './checks/refusal-reasons.ts'
import { checkDealing, checkEvents, checkLeaks } from './checks/secrets.ts'
import { Snapshot } from './checks/snapshot.ts'
import { CloneWatch, checkClone, checkJson, checkLanes, checkReplay, checkUndo } from './checks/states.ts'
import { OutputWatch } from './checks/unchanged-output.ts'
import { Players } from './players.ts'
import { type Choosing, randomTable, seedOfGame } from './random-play.ts'
import { Scout } from './scout.ts'
import { type TestedEngine, type TestedGame, testedEngine } from './tested-game.ts'

export type CheckOptions = {
  readonly games: number
  readonly seed: string
  /** The ids of the game's ledger; a refusal may name no other rule. */
  readonly ledger: Iterable<string>
  /** Options that every table has; the others are drawn at random. */
  readonly table?: Readonly<Record<string, unknown>>
  /** Expensive checks run at one decision in this many. */
  readonly every?: number
  /** The largest number of decisions that a game may have. */
  readonly bound?: number
  /** Continues beyond `games` if necessary, until everything in the game's `parts` was used. */
  readonly exhaust?: boolean
  /** Called with each game that used a part no earlier game had used. */
  readonly found?: (match: Match) => void
  /** Stops after this many failures, because further ones usually have the same cause. */
  readonly mostFailures?: number
  /** Called after each game; returns true to stop, for instance because time is up. */
  readonly enough?: (gamesPlayed: number) => boolean
}

export type CheckFailure = {
  readonly check: CheckName
  readonly seed: string
  readonly seq: number
  readonly what: string
  readonly command: string
}
export type CheckReport = {
  readonly games: number
  readonly decisions: number
  readonly failures: readonly CheckFailure[]
  /** Parts of the game that no move used. */
  readonly unused: readonly Id[]
}

export function checkGame<S extends State, V>(game: TestedGame<S, V>, options: CheckOptions): CheckReport {
  const { mostFailures = 3 } = options
  const engine = testedEngine(game)
  const ledger = new Set(options.ledger)
  const failures: CheckFailure[] = []
  const unused = new Set(game.parts)
  const scout = new Scout(engine, options, options.games)
  let decisions = 0
  let games = 0
  const enough = () => options.enough?.(games) ?? false
  function nextSeed(): string | undefined {
    if (enough()) return undefined
    if (games < options.games) return seedOfGame(options.seed, games)
    return options.exhaust && unused.size > 0 ? scout.find(unused, enough) : undefined
  }
  for (; failures.length < mostFailures; games++) {
    const seed = nextSeed()
    if (seed === undefined) break
    const run = new CheckedGame(engine, seed, ledger, unused, options)
    const missing = unused.size
    try {
      const match = run.play()
      if (unused.size < missing) options.found?.(match)
    } catch (error) {
      const check = error instanceof CheckFailed ? error.check : 'crash'
      const what = error instanceof Error ? error.message : String(error)
      const command = commandFor(game.id, seed, options)
      failures.push({ check, seed, seq: run.seq, what, command })
    }
    decisions += run.decisions
  }
  return { games, decisions, failures, unused: [...unused] }
}

function commandFor(id: string, seed: string, { table }: CheckOptions): string {
  const fixed = Object.entries(table ?? {}).map(([name, value]) =>
    name === 'players' ? ` --players ${value}` : ` --set ${name}=${value}`,
  )
  return `npx wayfare check --game ${id} --games 1 --seed ${quoted(seed)}${fixed.join('')}`
}

/** Quotes the text for a shell. */
const quoted = (text: string): string => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

class CheckedGame<S extends State> {
  decisions = 0
  seq = 0
  private readonly engine: TestedEngine<S>
  private readonly seed: string
  private readonly ledger: ReadonlySet<string>
  private readonly unused: Set<Id>
  private readonly options: CheckOptions
  /** A snapshot of the state at the current decision. */
  private readonly before = new Snapshot()
  private readonly heard: ListenerWatch<S>

  constructor(
    engine: TestedEngine<S>,
    seed: string,
    ledger: ReadonlySet<string>,
    unused: Set<Id>,
    options: CheckOptions,
  ) {
    this.engine = engine
    this.seed = seed
    this.ledger = ledger
    this.unused = unused
    this.options = options
    this.heard = new ListenerWatch(engine.game)
  }

  play(): Match<S> {
    const { engine, seed, options } = this
    const { every = 20, bound = 5_000 } = options
    const match = begin(engine, randomTable(engine, seed, options.table), seed)
    const players = new Players(engine, seed)
    // A separate stream, so that the choice of decisions for closer checks does not change the game.
    const sample = stream(`${seed} sample`)
    const clones = new CloneWatch<S>()
    const outputWatch = new OutputWatch()
    const withdraw = new WithdrawWatch()
    const named = new NamedMoves(engine, seed)
    named.hearOfAnother(match.table, seed, bound)
    // This check deals a thousand worlds, so only one game in four has it, once.
    const dealt = below(sample, 4) === 0 ? below(sample, 20) : undefined
    while (!engine.isOver(match.state)) {
      const s = match.state
      this.seq = s.core.seq
      if (this.decisions++ >= bound) throw new CheckFailed('ends', `not over after ${bound} decisions`)
      const choosing = this.choose(s, players, withdraw)
      const { seat, option } = choosing
      named.remember(choosing.options)
      named.check(s, choosing, this.ledger)
      checkClone(engine, s, choosing, this.before)
      const looks = below(sample, every) === 0 || this.decisions === 1
      if (looks) {
        checkJson(engine, s, choosing)
        clones.keep(match)
        outputWatch.look(engine, s)
        const deals = dealt !== undefined && (this.decisions === 1 || this.decisions % 20 === dealt)
        try {
          this.lookClosely(match, choosing, sample, deals, named.some())
        } catch (error) {
          // An unsound clone or an unsteady rule would break the following checks too, so it is reported first.
          clones.check()
          checkReplay(match, clones.kept)
          throw error
        }
      }
      for (const used of engine.game.uses(option.move, s)) this.unused.delete(used)
      const events = play(match, seat, option.move)
      if (looks) outputWatch.hear(events, s.core.seq)
      withdraw.took(seat, option)
    }
    clones.check()
    outputWatch.check()
    checkReplay(match, clones.kept)
    for (const wrong of engine.game.invariants(match.state)) throw new CheckFailed('invariant', wrong)
    this.checkEnd(match.state)
    return match
  }

  private lookClosely(
    match: Match<S>,
    choosing: Choosing,
    sample: Stream,
    deals: boolean,
    named: readonly string[],
  ): void {
    const { engine } = this
    const s = match.state
    const watcher = below(sample, s.core.players)
    const worlds = `${this.seed} ${this.decisions}`
    checkLanes(engine, s, sample)
    checkUndo(match)
    checkLeaks(engine, s, worlds, named)
    checkEvents(engine, s, choosing, watcher, worlds)
    checkEvents(engine, s, choosing, choosing.seat, worlds)
    if (deals) checkDealing(engine, s, watcher, worlds)
  }

  private choose(s: S, players: Players<S>, withdraw: WithdrawWatch): Choosing {
    const { engine } = this
    const seats = engine.deciders(s)
    if (seats.length === 0) throw new CheckFailed('dead-end', 'the game is not over, and nobody decides')
    const seat = players.seat(seats)
    this.before.take(s)
    const offered = checkDecision(engine, s, seat, this.ledger, this.before)
    this.heard.check(s, seat)
    withdraw.check(engine, s, seat, offered)
    return { seat, options: offered, option: players.choose(s, seat, offered) }
  }

  private checkEnd(s: S): void {
    const scores = this.engine.scores(s, 'all')
    if (scores.length !== s.core.players)
      throw new CheckFailed('ends', `${scores.length} scores for ${s.core.players} seats`)
    if (scores.some((score) => score.place === undefined))
      throw new CheckFailed('ends', 'the game is over and somebody has no place')
    if (!scores.some((score) => score.place === 1) && !scores.every((score) => score.lost)) {
      throw new CheckFailed('ends', 'the game is over and nobody has won')
    }
  }
}
