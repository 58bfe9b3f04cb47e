import { expect, test, vi } from 'vitest'
import { troubleOf } from './error-text.ts'

vi.mock('../../base/i18n/index.ts', () => ({ say: (key: string) => key }))
vi.mock('./problem.ts', () => ({ refusalText: (code: string) => `refused: ${code}` }))

test('errors that a person can meet are explained in the words of the table', () => {
  for (const code of ['stale', 'not-now', 'not-your-seat'] as const) expect(troubleOf(code)).toBe('table.stale')
  for (const code of ['unavailable', 'too-much'] as const) expect(troubleOf(code)).toBe('table.unavailable')
  expect(troubleOf('nothing-to-undo')).toBe('table.undoNone')
  expect(troubleOf('seat-taken')).toBe('refused: seat-taken')
})

test('the end of the game is announced once, by the table', () => {
  expect(troubleOf('not-running')).toBeNull()
})
