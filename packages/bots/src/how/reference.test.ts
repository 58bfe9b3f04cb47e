// Compares the search of "How could I?" with a second one that shares no code with it: its plans must be playable and
// the shortest, and where it finds none there must be none.

import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, type Game, type How, type Seat, type State } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { drain } from '../generators.ts'
import { findHowTo, HOW_NODES } from './find-how-to.ts'
import { questions } from './questions.ts'
import { findShortest, type Reference } from './testing/reference-search.ts'

/** `npm run soak` uses all 300 questions of each game. */
const [QUESTIONS, NODES, TRIES] = process.env.SOAK ? [300, HOW_NODES, 4_000] : [15, 300, 600]

const GAMES: readonly [string, Game<never>][] = [
  ['arkham', arkham as never],
  ['arnak', arnak as never],
  ['darwin', darwin as never],
]

type Verdict = 'same length' | 'longer' | 'shorter' | 'both: impossible' | 'wrong no' | 'wrong yes' | 'undecided'

/** Even if a search gave up, the lengths that it completed must be right. */
function verdictOn({ ways, looked }: How, reference: Reference): Verdict {
  const found = ways[0]?.steps.length
  if (reference === 'impossible')
    return found !== undefined ? 'wrong yes' : looked === 'all' ? 'both: impossible' : 'undecided'
  if ('length' in reference) {
    const { length } = reference
    if (found !== undefined) return found === length ? 'same length' : found > length ? 'longer' : 'shorter'
    return looked === 'all' || length <= looked ? 'wrong no' : 'undecided'
  }
  return found !== undefined && found <= reference.noneUpTo ? 'shorter' : 'undecided'
}

/** Plays the steps of every plan in the true state. */
function mustBePlayable(engine: Engine, truth: State, seat: Seat, { ways }: How): void {
  for (const { steps, move } of ways) {
    expect(steps).toHaveLength(ways[0]?.steps.length as number)
    const s = engine.clone(truth)
    for (const step of steps) engine.take(s, seat, step.move)
    expect(engine.options(s, seat).map((option) => option.move)).toContain(move)
  }
}

test.each(GAMES)(
  '%s: a search of another kind finds ways of the same length, and none where none is offered',
  {
    timeout: 3_600_000,
  },
  (name, game) => {
    const engine = engineOf(game as never) as Engine
    const counted = new Map<Verdict, number>()
    let questionCount = 0
    for (const { s, seat, what } of questions(engine, 'reference')) {
      if (questionCount === QUESTIONS) break
      const found = drain(findHowTo(engine, engine.redeal(s, seat, 'reference'), seat, what, NODES))
      if (!found) continue
      questionCount++
      mustBePlayable(engine, s, seat, found)
      const verdict = verdictOn(found, findShortest(engine, s, seat, what, TRIES))
      counted.set(verdict, (counted.get(verdict) ?? 0) + 1)
      const wrong: readonly string[] = ['longer', 'shorter', 'wrong no', 'wrong yes']
      expect(wrong, `question ${questionCount}: ${what}`).not.toContain(verdict)
    }
    if (process.env.SOAK)
      console.log(`${name}: ${[...counted].map(([verdict, count]) => `${verdict} ${count}`).join(', ')}`)
    const decided = (counted.get('same length') ?? 0) + (counted.get('both: impossible') ?? 0)
    expect(decided).toBeGreaterThan(QUESTIONS / 3)
  },
)
