import { engineOf, isOver, stream } from '@wayfare/kernel'
import { chooseAtRandom } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { reveals } from './revealing.ts'
import { rewards, SILVER } from './testing/at.ts'
import { darwin } from './testing/index.ts'
import { view } from './view.ts'

const engine = engineOf(darwin)

test('a move that turns something up is told before, and each kind that is told does so', () => {
  const reports = new Map<string, boolean>()
  const missed: string[] = []
  for (const players of [1, 1, 2, 3, 4]) {
    const s = engine.start(engine.table({ players }), `revealing ${players}` as never)
    const dice = stream(`revealing ${players}`)
    while (!isOver(s)) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      const { phase } = s
      // Choices made at the same time are revealed together, at the end.
      const isSimultaneous = engine.lanes(s) !== null
      const kind = reveals(option, { view: engine.view(s, seat) })
      const learned = engine.apply(s, seat, option, null)
      const word = `${players === 1 ? 'alone' : 'together'} ${option.move.split(' ')[0]}`
      if (kind) reports.set(word, reports.get(word) || learned !== 0)
      else if (learned !== 0 && !isSimultaneous && (phase !== 'rewards' || option.move === 'pass')) missed.push(word)
    }
  }
  expect(missed).toEqual([])
  expect(Object.fromEntries(reports)).toEqual({
    'alone keep': true,
    'alone pair': true,
    'alone end': true,
    'together end': true,
  })
})

test('DAR-REWARD-14 only passing in the last window of a round brings the next one', () => {
  const game = rewards([SILVER, {}])
  const seen = []
  while (game.state.round === 1) {
    seen.push(reveals({ move: 'pass' }, { view: view(game.state, 0) }))
    game.play('pass')
  }
  expect(seen.at(-1)).toBe(true)
  expect(seen.slice(0, -1)).not.toContain(true)
})
