import { expect, test } from 'vitest'
import { fearToCome, lostByPassing } from './passing.ts'
import { guarded, PASS_ALL, SITE, turn } from './testing/turn.ts'

type TableOptions = ReturnType<typeof turn>
const lost = ({ engine, state }: TableOptions) => {
  const moves = engine.options(state, 0).map(({ move }) => move)
  return lostByPassing(engine.view(state, 0), 0, moves)
}
const fearOf = ({ engine, state }: TableOptions) => {
  const { area, deck, hand, fearTiles } = engine.view(state, 0).explorers[0] as ReturnType<
    typeof engine.view
  >['explorers'][0]
  return [...area, ...deck, ...hand].filter((card) => card === 'fear').length + fearTiles
}

test('ARN-ROUND-19 ARN-ASSIST-06 an assistant that could be used is lost for this round; one that is exhausted or cannot be paid is not', () => {
  const staff = [{ id: 'assistant-compass' }, { id: 'assistant-boot-for-arrowhead' }]
  expect(lost(turn({ staff })).assistants).toEqual(['assistant-compass'])
  expect(lost(turn({ staff, hand: ['fear'] })).assistants).toEqual(staff.map(({ id }) => id))
  expect(lost(turn({ staff: [{ id: 'assistant-compass', ready: false }] })).assistants).toEqual([])
})

test('ARN-ASSIST-16 the assistant that makes cards cheaper counts while there is something to buy', () => {
  const staff = [{ id: 'assistant-discount' }]
  expect(lost(turn({ staff, coin: 5, compass: 5 })).assistants).toEqual(['assistant-discount'])
  expect(lost(turn({ staff, coin: 5 }).play('pass')).assistants).toEqual([])
})

test('ARN-FREE-02 cards that could be played as a free action, before and after passing', () => {
  const before = turn({ hand: ['funding-car', 'pickaxe', 'fear'] })
  expect(lost(before).cards).toEqual(['funding-car'])
  expect(lost(before.play('pass')).cards).toEqual(['funding-car'])
  expect(lost(before.play('play funding-car')).cards).toEqual([])
})

test('ARN-ROUND-11 ARN-ROUND-12 the Fear that is told is the Fear that comes', () => {
  const there = { sites: { [SITE]: guarded() }, men: { [SITE]: 0, 'camp-coins-1': 0 } }
  const atGuardian = turn({}, there)
  expect(lost(atGuardian).fear).toBe(1)
  const before = fearOf(atGuardian)
  expect(fearOf(atGuardian.play(...PASS_ALL)) - before).toBe(1)
  expect(lost(turn({}, { men: { 'camp-coins-1': 0 } })).fear).toBe(0)
})

test('ARN-CARD-40 whoever wears the mask brings none', () => {
  const { engine, state } = turn({ calm: true }, { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } })
  expect(fearToCome(engine.view(state, 0), 0)).toBe(0)
})

test('ARN-TURN-10 travel that is left over is lost with the turn', () => {
  const digging = turn({ hand: ['automobile'] }).play('dig camp-coins-1', 'pay automobile')
  expect(lost(digging).travel).toBe(1)
  digging.play('end')
  expect(lost(digging).travel).toBe(0)
})
