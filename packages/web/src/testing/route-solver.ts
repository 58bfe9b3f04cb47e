import { solve } from '@wayfare/arkham'
import type { ForecastQuestion } from '../games/arkham/forecast.ts'
import { TestWorker } from './test-workers.ts'

/** The worker for Arkham's best route, without a thread of its own. */
export class RouteSolver extends TestWorker {
  override postMessage({ id, question }: { readonly id: number; readonly question: ForecastQuestion }): void {
    const answer = question.sheet.segments.length === 0 ? null : solve(question.sheet, question.rules)
    queueMicrotask(() => this.answer({ id, answer }))
  }
}
