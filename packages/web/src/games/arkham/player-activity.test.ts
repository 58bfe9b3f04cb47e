import type { ArkhamView } from '@wayfare/arkham'
import { engineBy } from '@wayfare/library'
import { fold, matchOf, pictureFor, type Table, turn } from '@wayfare/table'
import { begunTable } from '@wayfare/table/testing'
import { expect, test } from 'vitest'
import { activityOf } from './player-activity.ts'

const engine = await engineBy('arkham')

/** Makes the first option of each seat that has to decide, until this question is asked. Returns the seat. */
function playTo(table: Table, op: string): number {
  for (let moves = 0; moves < 200; moves++) {
    const [seat] = turn(table) as [number]
    const { state } = matchOf(table)
    if (engine.question(state, seat)?.op === op) return seat
    const move = engine.options(state, seat)[0]?.move as string
    fold(table, { k: 'moved', seat, texts: [move] }, table.at)
  }
  throw new Error(`nobody is asked for '${op}'`)
}

test.each([
  ['pick-die', 'picking'],
  ['draw', 'drawing'],
])('a player who is asked to %s is shown to the others as %s', (op, doing) => {
  const table = begunTable(engine, engine.table({ players: 2 }), 'doing')
  const rival = playTo(table, op)
  const picture = pictureFor(table, 1 - rival)
  if (!picture) throw new Error('the game has begun')
  expect(activityOf({ picture, view: picture.view as unknown as ArkhamView }, rival)).toBe(doing)
})
