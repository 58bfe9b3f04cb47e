// Computes the score of the best final route in the worker: one sheet at a time, each only once, and for each slot (a
// seat, the preview) only the latest request.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { RouteRules, RouteSheet, Solution } from '@wayfare/arkham'
import { type Answering, answeredBy } from '../../base/browser/worker-requests.ts'

export type Forecast = Pick<
  Solution,
  | 'baseVp'
  | 'madness'
  | 'links'
  | 'taskVp'
  | 'yellowVp'
  | 'horror'
  | 'riverCrossings'
  | 'products'
  | 'quarters'
  | 'route'
  | 'exact'
>
export type ForecastQuestion = { readonly sheet: RouteSheet; readonly rules: RouteRules }
/** `unknown`: still being computed. `none`: nothing is drawn. */
export type ForecastState = Forecast | 'unknown' | 'none'

const KEPT = 400
const known = new Map<string, Signal<ForecastState>>()
const waiting = new Map<string, ForecastQuestion & { readonly key: string }>()
let asked: string | null = null
let worker: Answering<ForecastQuestion, Forecast | null> | null = null
let users = 0

/**
 * Keeps the worker while something on the page shows forecasts. When nothing does, the worker ends and its requests are
 * dropped.
 */
export function keepForecasting(): () => void {
  users++
  return () => {
    users--
    // The worker does not end at once, because the next component may be rendered in the same pass.
    queueMicrotask(() => {
      if (users === 0) end()
    })
  }
}

function end(): void {
  worker?.close()
  worker = null
  asked = null
  waiting.clear()
  for (const [key, answer] of known) if (answer.peek() === 'unknown') known.delete(key)
}

export function forecastOf(slot: string, sheet: RouteSheet, rules: RouteRules): ReadonlySignal<ForecastState> {
  const key = JSON.stringify([[...sheet.segments].sort(), sheet.tourists, rules])
  const found = known.get(key)
  if (found) return found
  const answer = signal<ForecastState>('unknown')
  known.set(key, answer)
  const given = waiting.get(slot)
  if (given) known.delete(given.key)
  waiting.delete(slot)
  waiting.set(slot, { key, sheet, rules })
  askNext()
  return answer
}

function askNext(): void {
  const [next] = waiting
  if (asked !== null || !next) return
  const [slot, { key, ...question }] = next
  waiting.delete(slot)
  asked = key
  worker ??= answeredBy(new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' }))
  const solveNext = () => {
    asked = null
    askNext()
  }
  worker.ask(question).then((solution) => {
    const answer = known.get(key)
    if (answer) answer.value = solution ?? 'none'
    forgetOldest()
    solveNext()
  }, solveNext)
}

function forgetOldest(): void {
  for (const [key, answer] of known) {
    if (known.size <= KEPT) return
    if (answer.peek() !== 'unknown') known.delete(key)
  }
}
