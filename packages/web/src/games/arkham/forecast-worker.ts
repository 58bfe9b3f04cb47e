// The exact solver, off the main thread: a crowded sheet takes it a while.

import { solve } from '@wayfare/arkham'
import { answerRequests } from '../../base/browser/worker-requests.ts'
import type { Forecast, ForecastQuestion } from './forecast.ts'

answerRequests(({ sheet, rules }: ForecastQuestion): Forecast | null =>
  sheet.segments.length === 0 ? null : solve(sheet, rules),
)
