import { expect, test } from 'vitest'
import { applyMutant, mutantsOf, nearestTests, sampleMutants } from './mutants.ts'

const changes = (text: string) => mutantsOf([{ file: 'x.ts', text }]).map((mutant) => applyMutant(text, mutant))

test('comparisons are turned, numbers and truths changed, lines left out, conditions made false', () => {
  expect(changes('export const f = (a: number) => a < 3')).toEqual([
    'export const f = (a: number) => a <= 3',
    'export const f = (a: number) => a < 4',
  ])
  expect(changes('const on = true')).toEqual(['const on = false'])
  expect(changes('if (a) b()')).toEqual(['if (false) b()', 'if (a) '])
  expect(changes('a += b')).toEqual(['', 'a -= b'])
})

test('types, imports, text and what is thrown are left alone', () => {
  expect(changes("import { a } from './b.ts'\ntype T = 1 | 2\nconst x = 'a' + b")).toEqual([])
  expect(changes('throw new Error(String(1 + 2))')).toEqual([])
})

test('a sample is the same for the same seed, names its line, and every fault in it is one that compiles to other code', () => {
  const files = [{ file: 'x.ts', text: 'const a = 1\nconst b = 2\nconst c = 3\nconst d = a < b && c > 4\n' }]
  const sample = sampleMutants(files, 5, 'one')
  expect(sampleMutants(files, 5, 'one')).toEqual(sample)
  expect(sampleMutants(files, 5, 'two')).not.toEqual(sample)
  for (const mutant of sample) {
    expect(mutant.line).toBe(files[0]?.text.slice(0, mutant.start).split('\n').length)
    expect(applyMutant(files[0]?.text ?? '', mutant)).not.toBe(files[0]?.text)
  }
})

test('the nearest tests of a file are the one named after it and those that import it', () => {
  const tests = [
    { file: 'src/a.test.ts', text: "import { table } from '@wayfare/testkit'" },
    { file: 'src/b.test.ts', text: "import type { A } from './a.ts'\nimport { c } from './rules/c.ts'" },
    { file: 'src/rules/c.test.ts', text: "import { a } from '../a.ts'" },
    { file: 'src/rules/a.test.ts', text: "// import { a } from '../a.ts'\nimport { b } from './a.ts'" },
  ]
  expect(nearestTests('src/a.ts', tests)).toEqual(['src/a.test.ts', 'src/b.test.ts', 'src/rules/c.test.ts'])
  expect(nearestTests('src/rules/c.ts', tests)).toEqual(['src/b.test.ts', 'src/rules/c.test.ts'])
  expect(nearestTests('src/d.ts', tests)).toEqual([])
})
