import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { priceOf } from './paying.ts'
import { pictureFor } from './picture.ts'
import { matchOf, type Table, turn } from './table.ts'
import { begunTable } from './testing/started-table.ts'

const engine = await engineBy('arnak')
type Looked = { readonly pool: Readonly<Record<string, number>> }
const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, one) => sum + one, 0)

/** Plays a game by simple choices and yields each of its questions. */
function* questions(seed: string) {
  const table: Table = begunTable(engine, engine.table({ players: 2, temple: 'bird' }), seed)
  for (let i = 0; table.status === 'running'; i++) {
    const seat = turn(table)[0] as number
    const picture = pictureFor(table, seat)
    if (!picture) throw new Error('it has begun')
    yield { table, seat, picture }
    const { options } = picture
    fold(table, { k: 'moved', seat, texts: [options[(i * 7) % options.length]?.move as string] }, table.at)
  }
}

test('a question about paying tells its price, what was put down, what it buys, and what each payment gives too much', () => {
  let [priced, collecting, spared] = [0, 0, 0]
  for (const { table, seat, picture } of questions('h')) {
    const { question, options, pending, view } = picture
    if (question?.op !== 'pay' && question?.op !== 'collect') {
      expect(question).not.toHaveProperty('cost')
      continue
    }
    priced++
    expect(total(question.cost ?? {})).toBeGreaterThan(0)
    if (question.op === 'collect') {
      collecting++
      expect(question.paid?.length).toBeGreaterThan(0)
    }
    expect(pending.length).toBeGreaterThan(1)
    for (const { move, spare, aside } of options) {
      if (!spare) continue
      expect(aside).toBeUndefined()
      spared++
      const after = engine.clone(matchOf(table).state)
      engine.take(after, seat, move)
      // The remainder of a card can be spent in the rest of the turn (ARN-TRAVEL-07), so an earlier remainder may have
      // paid.
      const used = [...(question.paid ?? []), ...move.slice('pay '.length).split('+')]
      const fromPool = used.filter((id) => id.startsWith('pool-')).length
      const pool = (seen: unknown): number => total((seen as Looked).pool)
      expect(pool(engine.view(after, seat))).toBeGreaterThanOrEqual(pool(view) - fromPool + total(spare))
    }
  }
  expect(priced).toBeGreaterThan(10)
  expect(collecting).toBeGreaterThan(0)
  expect(spared).toBeGreaterThan(0)
})

test('a card that was put down for a price and then played is no part of the payment any more', () => {
  const table = begunTable(engine, engine.table({ players: 2, temple: 'bird' }), 'h')
  const seat = turn(table)[0] as number
  const state = engine.clone(matchOf(table).state)
  const play = engine.options(state, seat).find(({ move, aside }) => aside && move.startsWith('play '))
  const card = play?.on[0] as string
  const paying = { op: 'collect', arg: { cost: { boot: 2 }, paid: [card], then: {} }, by: seat, from: null }
  const paid = () => priceOf(paying, engine.game.purse, state, seat)?.paid
  expect(paid()).toEqual([card])
  engine.take(state, seat, `play ${card}`)
  expect(paid()).toEqual([])
})
