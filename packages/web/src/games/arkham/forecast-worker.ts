// A worker for the exact solver, which takes a while for a crowded sheet.

import { solve } from '@wayfare/arkham'
import { answerRequests } from '../../base/browser/worker-requests.ts'
import type { Forecast, ForecastQuestion } from './forecast.ts'

answerRequests(({ sheet, rules }: ForecastQuestion): Forecast | null =>
  sheet.segments.length === 0 ? null : solve(sheet, rules),
)
