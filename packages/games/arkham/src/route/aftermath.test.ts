import { expect, test } from 'vitest'
import { createAftermath } from './aftermath.ts'
import { alongOf, attractionVp, censusOf } from './census.ts'
import { createEncounter, IN_ALL } from './encounter.ts'
import type { RouteRules, RouteSheet } from './sheet.ts'

type Crowds = RouteSheet['tourists']

// Returns what remains after the encounter when exactly these quarters are along the route.
function after(rules: RouteRules, tourists: Crowds, quarters: readonly (keyof Crowds)[] = keys(tourists)) {
  const census = censusOf({ segments: [], tourists })
  const along = alongOf(census, new Set(quarters))
  const aftermath = createAftermath(census, rules)
  aftermath.read(along, along)
  return { total: aftermath.total, vp: attractionVp(along) }
}

function keys(tourists: Crowds): (keyof Crowds)[] {
  return Object.keys(tourists) as (keyof Crowds)[]
}

test('ARK-ANCIENT-21 one failure takes half of the called type, a success pays 3 per pair left (SC-091)', () => {
  const { total, vp } = after({ ancient: 'cthulhu', call: 'triangle' }, { q14: { triangle: 7 } })
  expect(vp).toBe(7)
  expect(total(0, 1, 0, 0)).toBe(7 + 9)
  expect(total(1, 1, 0, 0)).toBe(4 + 6)
})

test('ARK-ANCIENT-22 two failures take all of the called type (SC-092)', () => {
  const { total } = after({ ancient: 'cthulhu', call: 'triangle' }, { q14: { triangle: 7, circle: 2 }, q11: {} })
  expect(total(2, 1, 0, 0)).toBe(2)
})

test('ARK-ANCIENT-34 a success pays 4 per point of madness (SC-094)', () => {
  expect(after({ ancient: 'yog-sothoth' }, {}).total(0, 2, 5, 0)).toBe(40)
})

test('ARK-ANCIENT-31 the two fullest university quarters are struck, then the other two (SC-120)', () => {
  const crowds = { q44: { cross: 3 }, q54: { square: 2 }, q45: {}, q55: {}, q63: { circle: 1 } }
  const { total, vp } = after({ ancient: 'yog-sothoth' }, crowds)
  expect(vp).toBe(3 + 2 + 2)
  expect(total(1, 0, 0, 0)).toBe(2)
  expect(total(2, 0, 0, 0)).toBe(1)
})

test('ARK-ANCIENT-33 among equals a quarter beside the route is struck first', () => {
  const { total } = after({ ancient: 'yog-sothoth' }, { q44: { cross: 3 }, q63: { circle: 1 } }, ['q44', 'q45', 'q63'])
  expect(total(1, 0, 0, 0)).toBe(2)
})

test('ARK-ANCIENT-43 the most common riverside type goes, a success pays 3 per quarter left (SC-085)', () => {
  const crowds: Crowds = {
    q14: { triangle: 2 },
    q24: { triangle: 1, circle: 1 },
    q25: { square: 1 },
    q35: { triangle: 1 },
    q44: { cross: 1, triangle: 1 },
    q43: { circle: 1 },
  }
  const { total } = after({ ancient: 'dagon' }, crowds)
  expect(total(1, 2, 3, 0) - total(1, 0, 3, 0)).toBe(24)
})

test('ARK-ANCIENT-44 a second failure counts again after the first (SC-095)', () => {
  const crowds: Crowds = { q14: { triangle: 4 }, q24: { circle: 3, cross: 1 }, q23: { circle: 1, triangle: 1 } }
  const { total } = after({ ancient: 'dagon' }, crowds)
  expect([total(0, 0, 0, 0), total(1, 0, 0, 0), total(2, 0, 0, 0)]).toEqual([5 + 4 + 1, 1 + 4 + 1, 1 + 1 + 1])
})

test('ARK-ANCIENT-17 between equally common types the owner lets the cheaper one go', () => {
  const { total } = after({ ancient: 'dagon' }, { q15: { triangle: 2, circle: 2 }, q24: {} })
  expect(total(1, 0, 0, 0)).toBe(2)
})

test('ARK-ANCIENT-52 each erasure hits the type that is then most common (SC-096)', () => {
  const crowds: Crowds = { q13: { circle: 5, square: 4, triangle: 2, cross: 2 } }
  const reds = ['q13', 'q11', 'q22', 'q14', 'q16'] as const
  const { total, vp } = after({ ancient: 'shub-niggurath' }, crowds, reds)
  expect(vp).toBe(13)
  expect(total(2, 1, 0, 2)).toBe(9 + 8)
})

test('ARK-ANCIENT-53 a success pays 4 per link', () => {
  expect(after({ ancient: 'shub-niggurath' }, {}).total(0, 3, 0, 2)).toBe(24)
})

test('ARK-ANCIENT-10 the expectation counts every fall of three dice', () => {
  const census = censusOf({ segments: [], tourists: { q63: { circle: 6 } } })
  const along = alongOf(census, new Set(['q63'] as const))
  const plain = createEncounter(census, { ancient: 'cthulhu', call: 'square' })
  plain.read(along, along)
  expect(plain.worth(0, 0, 0)).toBe(6 * IN_ALL)
  expect(plain.worth(2, 1, 0)).toBe(8 * (IN_ALL - 1))
  expect(plain.worth(0, 7, 0)).toBe(6 * (IN_ALL - 64))
})

test('ARK-ANCIENT-11 the blessing adds the 4, unless the 4 fails', () => {
  const census = censusOf({ segments: [], tourists: {} })
  const along = alongOf(census, new Set())
  const worth = (blessing: boolean, madness: number) => {
    const encounter = createEncounter(census, { ancient: 'yog-sothoth', blessing })
    encounter.read(along, along)
    return encounter.worth(0, madness, 0)
  }
  // At madness 1 the number 1 fails and a success pays 4; one success is expected without a blessing, one and a half
  // with it.
  expect(worth(false, 1)).toBe(4 * IN_ALL)
  expect(worth(true, 1)).toBe(6 * IN_ALL)
  expect(worth(true, 5)).toBe(worth(false, 5))
})
