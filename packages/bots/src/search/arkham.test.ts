import { arkham } from '@wayfare/arkham'
import { begin, engineOf, play } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { LEVELS, planner } from '../index.ts'

const engine = engineOf(arkham)
const quick = planner('quick', { ...LEVELS.brandt, nodes: 300, worlds: 2, candidates: 4, width: 6, later: 2, lines: 1 })

test.each([1, 3])(
  'with %i at the table a plan holds for a whole lane, and is the same in every world the seat cannot tell apart',
  (players) => {
    const match = begin(engine, { players }, `lanes ${players}`)
    let long = 0
    for (let plans = 0; plans < 12 && !engine.isOver(match.state); plans++) {
      const seat = engine.deciders(match.state)[0] as number
      const moves = quick.choose(engine, match.state, seat, `think ${plans}`)
      expect(quick.choose(engine, engine.redeal(match.state, seat, `world ${plans}`), seat, `think ${plans}`)).toEqual(
        moves,
      )
      if (moves.length > 2) long++
      for (const move of moves) play(match, seat, move)
    }
    expect(long).toBeGreaterThan(1)
  },
)
