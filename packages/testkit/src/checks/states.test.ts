import { begin, engineOf, type Match, play, stream } from '@wayfare/kernel'
import { type KitState, kit } from '@wayfare/kit'
import { expect, test } from 'vitest'
import { chooseAtRandom } from '../random-play.ts'
import { CloneWatch, checkReplay, checkUndo } from './states.ts'

const engine = engineOf(kit)

/** Plays a whole game and keeps every fifth state. */
function played(each: (match: Match<KitState>) => void = () => {}) {
  const match = begin(engine, { players: 3 }, 'kept')
  const dice = stream('kept')
  const watch = new CloneWatch<KitState>()
  while (!engine.isOver(match.state)) {
    if (match.rows.length % 5 === 0) watch.keep(match)
    each(match)
    const { seat, option } = chooseAtRandom(engine, match.state, dice)
    play(match, seat, option.move)
  }
  return { match, watch }
}

test('the log leads through every state that was kept', () => {
  const { match, watch } = played()
  expect(watch.kept.length).toBeGreaterThan(3)
  expect(() => watch.check()).not.toThrow()
  expect(() => checkReplay(match, watch.kept)).not.toThrow()
})

test('a state on the way that the log does not lead through is named by its row', () => {
  const { match, watch } = played()
  const [, second] = watch.kept
  if (second?.clone.sellers[1]) second.clone.sellers[1].coin += 1
  expect(() => watch.check()).toThrow('a clone of move 5 has changed: sellers[1].coin')
  expect(() => checkReplay(match, watch.kept)).toThrow('after 5 rows the log leads elsewhere: sellers[1].coin')
})

test('a log whose moves no longer fit is named by its row', () => {
  const { match, watch } = played()
  match.rows[6] = { kind: 'move', seat: 0, move: 'no such thing' }
  expect(() => checkReplay(match, watch.kept)).toThrow('row 7: ')
})

test('going back and forth leaves the match itself alone', () => {
  played((match) => {
    const before = JSON.stringify([match.state, match.rows, match.steps, match.base.state])
    checkUndo(match)
    expect(JSON.stringify([match.state, match.rows, match.steps, match.base.state])).toBe(before)
  })
})
