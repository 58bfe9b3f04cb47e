import { engineOf, isOver, stream } from '@wayfare/kernel'
import { chooseAtRandom } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { reveals } from './revealing.ts'
import { arkham } from './testing/index.ts'

const engine = engineOf(arkham)

test('a move that brings something to light is told before, and each kind that is told does so', () => {
  const reports = new Map<string, boolean>()
  const missed = new Set<string>()
  for (let game = 0; game < 16; game++) {
    const seed = `revealing ${game}`
    const s = engine.start(engine.table({ players: 1 + (game % 4) }), seed as never)
    const dice = stream(seed)
    while (!isOver(s)) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      // If several seats decide at the same time, the last one to finish reveals all their moves; that does not count
      // as a reveal by this move.
      const isSimultaneous = engine.lanes(s) !== null && engine.players(s) > 1
      const coming = engine.pending(s, seat).map(({ op }) => op)
      const kind = reveals(option, { view: engine.view(s, seat), coming: coming.slice(1) })
      const learned = engine.apply(s, seat, option, null)
      const word = option.move.split(' ')[0] as string
      if (kind) reports.set(word, reports.get(word) || learned !== 0)
      else if (learned !== 0 && !isSimultaneous) missed.add(word)
    }
  }
  expect([...missed]).toEqual([])
  expect([...reports].filter(([, does]) => !does)).toEqual([])
  expect(reports.get('end')).toBe(true)
})
