import { type Effect, engineOf, type Frame, isOver, type Paying, stream } from '@wayfare/kernel'
import { chooseAtRandom, randomTable } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arnak } from './game.ts'
import { reveals } from './revealing.ts'

const engine = engineOf(arnak)
const GAMES = 24
/** Ops that occur so often in random games that some of those moves must reveal something. */
const OFTEN = ['draw', 'recruit', 'reveal']
const parts = (effect: Effect): string[] =>
  effect.op === 'all' ? (effect.arg as readonly Effect[]).flatMap(parts) : [effect.op]
const decidingAt = ({ op, arg, from }: Frame) => {
  const paying = op === 'pay' || op === 'collect' ? (arg as Paying) : null
  return { from, coming: paying ? parts(paying.then) : [] }
}

test('a payment that lays a card open can be taken back, one that turns something up cannot', () => {
  const paying = (secret: boolean, ...coming: string[]) =>
    reveals({ move: 'pay exploration-ship+compass', secret }, { from: null, coming })
  expect(paying(false, 'found')).toBe(false)
  expect(paying(false, 'top-tile')).toBe(true)
  expect(paying(true, 'top-tile')).toBe(false)
})

test('a move that reveals is told before, and what is often told does reveal', () => {
  const reports = new Map<string, boolean>()
  const missed: string[] = []
  for (let game = 0; game < GAMES; game++) {
    const seed = `revealing ${game}`
    const s = engine.start(randomTable(engine, seed), seed as never)
    const dice = stream(seed)
    for (let i = 0; i < 600 && !isOver(s); i++) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      const question = engine.question(s, seat) as Frame
      // The end of a turn or round cannot be undone anyway, so it is not tested.
      const isStep = engine.lanes(s) === null && option.move !== 'end'
      const kind = reveals(option, decidingAt(question))
      engine.apply(s, seat, option, null)
      if (!isStep) continue
      const isFinal = engine.isFinal(s)
      const word = option.move.split(' ')[0] as string
      if (kind) reports.set(word, reports.get(word) || isFinal)
      else if (isFinal) missed.push(`${question.op}: ${option.move}`)
    }
  }
  expect(missed).toEqual([])
  expect(OFTEN.filter((word) => !reports.get(word))).toEqual([])
})
