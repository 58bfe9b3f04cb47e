import { game as arkhamGame } from '@wayfare/arkham'
import { game as arnakGame } from '@wayfare/arnak'
import { game as darwinGame } from '@wayfare/darwin'
import {
  type Arrangement,
  begin,
  below,
  type Engine,
  engineOf,
  factsFor,
  idOf,
  knowersOf,
  logOf,
  type Match,
  mixSeed,
  parseLog,
  play,
  replay,
  rewind,
  type Stream,
  stream,
  undo,
  writeLog,
} from '@wayfare/kernel'
import { expect, test } from 'vitest'
import type { Guide } from '../../board-kit/lessons/lesson.ts'
import { arkham } from '../../games/arkham/lessons/index.ts'
import { arnak } from '../../games/arnak/lessons/index.ts'
import { darwin } from '../../games/darwin/lessons/index.ts'

const GAMES = [
  [arnak, arnakGame],
  [darwin, darwinGame],
  [arkham, arkhamGame],
] as readonly (readonly [unknown, unknown])[] as readonly (readonly [Guide, Parameters<typeof engineOf>[0]])[]
const WALKS = 200
/** Most walks are short, and one in twenty goes far into the game. */
const stepsOf = (n: number): number => (n % 20 === 0 ? 40 : 4)

function deal(engine: Engine, { table }: Guide): Match {
  const { options, chance, bots, arranged } = table
  const seed = mixSeed(chance.secret, [{ seat: 0, bytes: chance.bytes }])
  return begin(engine, { ...options, players: bots.length + 1 }, seed, arranged)
}

/** Anybody moves in any way; now and then a move is taken back, or many, past what has been turned up. */
function walk(engine: Engine, match: Match, luck: Stream, steps: number, check: () => void): void {
  for (let step = 0; step < steps && !engine.isOver(match.state); step++) {
    const seats = engine.deciders(match.state)
    const seat = seats[below(luck, seats.length)] as number
    const fate = below(luck, 12)
    const moves = match.steps.filter((one) => 'move' in one).length
    if (fate === 0 && moves > 0) rewind(match, below(luck, moves))
    else if (fate > 2 || !undo(match, seat)) {
      const options = engine.options(match.state, seat)
      play(match, seat, (options[below(luck, options.length)] as (typeof options)[number]).move)
    }
    check()
  }
}

/** What is still hidden of the arranged cards lies on top of what is hidden, in its order; what is not hidden came first. */
function isArranged({ state }: Match, { piles }: Arrangement): boolean {
  return Object.entries(piles).every(([name, cards]) => {
    const hidden = (state.core.piles[name] ?? []).filter((card) => knowersOf(card) === 0).map(idOf)
    const waiting = cards.filter((id) => hidden.includes(id))
    const next = hidden.toReversed().slice(0, waiting.length)
    return `${next}` === `${waiting}` && `${cards.slice(cards.length - waiting.length)}` === `${waiting}`
  })
}

/** The dice of each round, as they were told in what stands. */
function rolled(engine: Engine, match: Match): readonly unknown[] {
  const state = match.origin()
  const rolls: unknown[] = factsFor(match.opening, 'spectator').flatMap(({ k, numbers }) =>
    k === 'rolled' ? [numbers] : [],
  )
  let now = state
  for (const step of match.steps) {
    if ('anew' in step) now = engine.dealAnew(now, step.anew, match.arranged)
    else
      for (const { k, numbers } of factsFor(engine.take(now, step.seat, step.move), 'spectator'))
        if (k === 'rolled') rolls.push(numbers)
  }
  return rolls
}

for (const [guide, game] of GAMES) {
  const engine = engineOf(game) as Engine
  test(`${guide.game}: what is arranged comes as arranged, whatever is played and taken back`, () => {
    const longest: unknown[] = []
    for (let n = 0; n < WALKS; n++) {
      const match = deal(engine, guide)
      walk(engine, match, stream(`${guide.game} arranged ${n}`), stepsOf(n), () => {
        if (!isArranged(match, guide.table.arranged)) throw new Error(`walk ${n}, row ${match.rows.length}`)
      })
      if (n % 20 > 0) continue
      const rolls = rolled(engine, match)
      expect(rolls.slice(0, longest.length)).toEqual(longest.slice(0, rolls.length))
      longest.push(...rolls.slice(longest.length))
    }
  })

  test(`${guide.game}: its log says what is arranged, and replays to the same end`, () => {
    const match = deal(engine, guide)
    walk(engine, match, stream(`${guide.game} replayed`), stepsOf(0), () => {})
    const log = parseLog(writeLog(logOf(match)))
    expect(log.arranged).toEqual(guide.table.arranged)
    expect(engine.hash(replay(engine, log).state)).toBe(log.hash)
  })
}
