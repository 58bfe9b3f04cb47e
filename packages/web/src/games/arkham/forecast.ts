// What the best final route of a sheet would score, asked of the worker: one sheet at a time, each only once, and in each slot (a
// seat, the preview) only the last one that was asked for.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { RouteRules, Sheet, Solution } from '@wayfare/arkham'

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
export type Question = { readonly key: string; readonly sheet: Sheet; readonly rules: RouteRules }
export type Answer = { readonly key: string; readonly solution: Forecast | null }
/** `unknown`: still being worked out. `none`: nothing is drawn. */
export type Outlook = Forecast | 'unknown' | 'none'

const KEPT = 400
const known = new Map<string, Signal<Outlook>>()
const waiting = new Map<string, Question>()
let asked: string | null = null
let worker: Worker | null = null
let users = 0

/** While something on the page shows forecasts there is a worker; once nothing does, it ends, and what it was asked is forgotten. */
export function keepForecasting(): () => void {
  users++
  return () => {
    users--
    // Not at once: what is shown next may be drawn by the same pass.
    queueMicrotask(() => {
      if (users === 0) end()
    })
  }
}

function end(): void {
  worker?.terminate()
  worker = null
  asked = null
  waiting.clear()
  for (const [key, answer] of known) if (answer.peek() === 'unknown') known.delete(key)
}

export function forecastOf(slot: string, sheet: Sheet, rules: RouteRules): ReadonlySignal<Outlook> {
  const key = JSON.stringify([[...sheet.segments].sort(), sheet.tourists, rules])
  const found = known.get(key)
  if (found) return found
  const answer = signal<Outlook>('unknown')
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
  const [slot, question] = next
  waiting.delete(slot)
  asked = question.key
  worker ??= hire()
  worker.postMessage(question)
}

function hire(): Worker {
  const hired = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' })
  hired.addEventListener('message', ({ data: { key, solution } }: MessageEvent<Answer>) => {
    const answer = known.get(key)
    if (answer) answer.value = solution ?? 'none'
    asked = null
    forgetOldest()
    askNext()
  })
  hired.addEventListener('error', () => {
    asked = null
    askNext()
  })
  return hired
}

function forgetOldest(): void {
  for (const [key, answer] of known) {
    if (known.size <= KEPT) return
    if (answer.peek() !== 'unknown') known.delete(key)
  }
}
