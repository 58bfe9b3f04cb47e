import { expect, test, vi } from 'vitest'
import { troubleOf } from './error-text.ts'

vi.mock('../../base/i18n/index.ts', () => ({ say: (key: string) => key }))
vi.mock('./problem.ts', () => ({ refusalText: (code: string) => `refused: ${code}` }))

test('what a person may meet is said in the words of the table', () => {
  for (const code of ['stale', 'not-now', 'not-your-seat'] as const) expect(troubleOf(code)).toBe('table.stale')
  for (const code of ['unavailable', 'too-much'] as const) expect(troubleOf(code)).toBe('table.unavailable')
  expect(troubleOf('nothing-to-undo')).toBe('table.undoNone')
  expect(troubleOf('seat-taken')).toBe('refused: seat-taken')
})

test('that the game is over is said once, by the table', () => {
  expect(troubleOf('not-running')).toBeNull()
})
