import { expect, test } from 'vitest'
import { planesWasted, takenBy, travelOf } from './spending.ts'
import { guarded, SITE, turn } from './testing/turn.ts'

/** Returns the first explorer's possessions by name. */
function possessions({ engine, state }: ReturnType<typeof turn>) {
  const { explorers, pool } = engine.view(state, 0)
  const { hand, boons, coin, compass, tablet, arrowhead, jewel, crates } = explorers[0] as (typeof explorers)[0]
  const counts: Record<string, number> = { coin, compass, tablet, arrowhead, jewel, idol: crates }
  for (const id of [...hand, ...boons]) if (id) counts[id] = (counts[id] ?? 0) + 1
  for (const [kind, count] of Object.entries(pool)) counts[`pool-${kind}`] = count
  return counts
}

test('ARN-TRAVEL-08 ARN-TRAVEL-10 ARN-TRAVEL-12 what is told to be spent is what goes', () => {
  const things = { hand: ['stone-jar', 'fear'], boons: ['guardian-ship-arrowhead'], coin: 2 }
  const there = { sites: { [SITE]: guarded() } }
  for (const source of ['stone-jar', 'guardian-ship-arrowhead', 'pilot']) {
    const table = turn(things, there)
    const before = possessions(table)
    table.play(`dig ${SITE}`, `pay ${source}`)
    const [thing, count] = takenBy(source)
    expect((before[thing] ?? 0) - (possessions(table)[thing] ?? 0), source).toBe(count)
  }
  expect(takenBy('drop-hat')).toEqual(['hat', 1])
})

test('ARN-TRAVEL-02 ARN-TRAVEL-04 a plane that pays for less is wasted, one that pays for a plane is not', () => {
  expect(travelOf('stone-jar')).toEqual(['plane'])
  expect(planesWasted(['stone-jar'], { boot: 1 })).toBe(1)
  expect(planesWasted(['stone-jar'], { plane: 1 })).toBe(0)
  expect(planesWasted(['pilot', 'pilot', 'compass'], { plane: 1, car: 1, compass: 1 })).toBe(1)
  expect(planesWasted(['funding-car', 'coin'], { boot: 1, coin: 1 })).toBe(0)
})

test('ARN-TRAVEL-07 what is left over of a card is not wasted yet', () => {
  expect(travelOf('aeroplane')).toEqual(['plane', 'plane'])
  expect(planesWasted(['aeroplane'], { boot: 1 }, { aeroplane: 1 })).toBe(1)
  expect(planesWasted(['aeroplane'], { plane: 1 }, { aeroplane: 1 })).toBe(0)
})
