// The exact solver, off the main thread: a crowded sheet takes it a while.

import { solve } from '@wayfare/arkham'
import type { Answer, Question } from './forecast.ts'

addEventListener('message', ({ data: { key, sheet, rules } }: MessageEvent<Question>) => {
  const solution = sheet.segments.length === 0 ? null : solve(sheet, rules)
  const answer: Answer = { key, solution }
  postMessage(answer)
})
