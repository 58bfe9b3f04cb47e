import { expect, test } from 'vitest'
import { ruleCoverage } from './rule-coverage.ts'

const LEDGER = {
  rules: { 'KIT-A-01': 'a', 'KIT-B-01': 'b', 'KIT-C-01': 'c', 'KIT-D-01': 'd' },
  notApplicable: { 'KIT-D-01': 'cardboard' },
}
const cover = (text: string) => ruleCoverage(LEDGER, [{ file: 'x.test.ts', text }])

test('a rule is covered by a test that plays a move, and what does not apply is not missing', () => {
  const coverage = cover(`test('KIT-A-01 works', () => { table(kit, {}).play('draw') })`)
  expect(coverage).toMatchObject({ total: 4, covered: 1, missing: ['KIT-B-01', 'KIT-C-01'] })
  expect(coverage.notApplicable).toEqual([{ id: 'KIT-D-01', why: 'cardboard' }])
})

test('a test that only reads a table of the game counts, one that reads nothing does not', () => {
  const reads = `import { TILES } from './cards.ts'\ntest('KIT-A-01 costs', () => { expect(TILES.inn.cost).toBe(1) })`
  expect(cover(reads).covered).toBe(1)
  const empty = cover(`test('KIT-A-01 costs', () => { expect(1).toBe(1) })`)
  expect([empty.covered, empty.ignored[0]?.why]).toEqual([0, expect.stringContaining('plays no move')])
})

test('how a game begins its ids is its own affair', () => {
  const ledger = { rules: { 'WELLS-A-01': 'a', 'GO-B-01': 'b' }, notApplicable: {} }
  const text = `test('WELLS-A-01 GO-B-01 works', () => { game.play('draw') })`
  expect(ruleCoverage(ledger, [{ file: 'x.test.ts', text }]).missing).toEqual([])
})

test('a move played by a helper of the same file counts', () => {
  const text = `const go = () => table(kit, {}).play('draw')\nfunction deeper() { return go() }\ntest('KIT-A-01 works', () => { deeper() })`
  expect(cover(text).covered).toBe(1)
})

test('titles made by test.each and by templates are read as far as they are fixed', () => {
  const text = `test.each([1])('KIT-A-01 %s', (n) => { game.play(n) })\nfor (const n of [1]) test(\`KIT-B-01 \${n}\`, () => { game.play(n) })`
  expect(cover(text).missing).toEqual(['KIT-C-01'])
})

test('a title with more than six rules shows none of them', () => {
  const ids = Array.from({ length: 7 }, (_, i) => `KIT-A-0${i + 1}`).join(' ')
  const coverage = cover(`test('${ids}', () => { game.play('draw') })`)
  expect([coverage.covered, coverage.ignored[0]?.why]).toEqual([0, 'it names 7 rules'])
})

test('ids in comments and in other strings count for nothing', () => {
  expect(cover(`// KIT-A-01\nconst x = 'KIT-B-01'\ntest('plain', () => { game.play('KIT-C-01') })`).covered).toBe(0)
})
