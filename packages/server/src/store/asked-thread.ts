// A thread that is asked for units of work. Those of one turn of the event loop travel together, for a message costs more than what
// is in it; and while a message is under way, what is asked gathers here for the next: it shares the next commit, and threads wake
// each other less often.

import type { Worker } from 'node:worker_threads'
import { CannotStart } from './database.ts'

/** The first thing that a thread says. `known`: somebody can do something about it. */
export type Opening = { readonly opened: true } | { readonly refused: string; readonly known: boolean }

export const refusal = (error: unknown): Opening => ({
  refused: (error as Error).message,
  known: error instanceof CannotStart,
})

export type Asked<Unit> = Unit & { readonly id: number }
/** Each list is answered by lists of outcomes, one outcome for each unit. */
export type ToThread<Unit> = readonly Asked<Unit>[] | 'close'
export type Outcome<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly failure: Failure })
export type Failure = { readonly message: string; readonly code: string }

export function asFailure(error: unknown): Failure {
  const { message = String(error), code = '' } = error as Partial<Failure>
  return { message, code }
}

type Waiting<Answer> = {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly atOnce: boolean
}

/** `together`: how many units a message may hold. `hear`: for what the thread says unasked; it is no list. */
export function askedThread<Unit extends object, Answer, Said = never>(
  worker: Worker,
  together: number,
  hear: (said: Said) => void = () => {},
) {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const waiting = new Map<number, Waiting<Answer>>()
  let gathered: Asked<Unit>[] = []
  let urgent: Asked<Unit>[] = []
  let lastId = 0
  /** Units that had gathered, were sent, and are not answered. */
  let underWay = 0
  let over: Error | undefined
  let closing: Promise<void> | undefined

  const post = (message: ToThread<Unit>) => worker.postMessage(message)
  function flush(): void {
    const units = urgent
    urgent = []
    if (underWay === 0) {
      const next = gathered.slice(0, together)
      gathered = gathered.slice(together)
      underWay = next.length
      units.push(...next)
    }
    if (units.length > 0) post(units)
  }
  function settle(outcome: Outcome<Answer>): void {
    const asked = waiting.get(outcome.id)
    if (!asked) return
    waiting.delete(outcome.id)
    if (!asked.atOnce) underWay--
    if ('answer' in outcome) asked.resolve(outcome.answer)
    else asked.reject(Object.assign(new Error(outcome.failure.message), { code: outcome.failure.code }))
  }
  function end(why: Error): void {
    over ??= why
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
    gathered = []
    urgent = []
  }
  function ask(unit: Unit, atOnce: boolean): Promise<Answer> {
    if (over) return Promise.reject(over)
    const id = ++lastId
    const line = atOnce ? urgent : gathered
    if (line.push({ ...unit, id }) === 1) setImmediate(flush)
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject, atOnce }))
  }
  worker.on('message', (message: Outcome<Answer>[] | Said) => {
    if (!Array.isArray(message)) return hear(message)
    message.forEach(settle)
    flush()
  })
  worker.on('error', (error: Error) => end(error))
  worker.on('exit', () => end(new Error('the thread of the database has ended')))

  return {
    send: (unit: Unit) => ask(unit, false),
    /** For what need not wait until the message under way is answered. */
    sendAtOnce: (unit: Unit) => ask(unit, true),
    /** What was asked is still answered. */
    close(): Promise<void> {
      over ??= new Error('the database is closed')
      if (!closing) {
        closing = ended
        if (gathered.length + urgent.length > 0) post([...urgent, ...gathered])
        gathered = []
        urgent = []
        post('close')
      }
      return closing
    },
  }
}
