// A thread that is asked for units of work. Those of one turn of the event loop travel together, for a message costs more than what
// is in it; and while a message is under way, what is asked gathers here for the next: it shares the next commit, and threads wake
// each other less often.

import type { Worker } from 'node:worker_threads'

export type Asked<Unit> = Unit & { readonly id: number }
/** Each list is answered by lists of outcomes, one outcome for each unit. */
export type ToThread<Unit> = readonly Asked<Unit>[] | 'close'
export type Outcome<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly failure: Failure })
export type Failure = { readonly message: string; readonly code: string }

export function asFailure(error: unknown): Failure {
  const { message = String(error), code = '' } = error as Partial<Failure>
  return { message, code }
}

type Waiting<Answer> = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }

/** `together`: how many units a message may hold. */
export function askedThread<Unit extends object, Answer>(worker: Worker, together: number) {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const waiting = new Map<number, Waiting<Answer>>()
  let gathered: Asked<Unit>[] = []
  let lastId = 0
  /** Units that were sent and are not answered. */
  let underWay = 0
  let over: Error | undefined
  let closing: Promise<void> | undefined

  const post = (message: ToThread<Unit>) => worker.postMessage(message)
  function flush(): void {
    if (gathered.length === 0 || underWay > 0) return
    const units = gathered.slice(0, together)
    gathered = gathered.slice(together)
    underWay = units.length
    post(units)
  }
  function settle(outcome: Outcome<Answer>): void {
    const asked = waiting.get(outcome.id)
    waiting.delete(outcome.id)
    if ('answer' in outcome) asked?.resolve(outcome.answer)
    else asked?.reject(Object.assign(new Error(outcome.failure.message), { code: outcome.failure.code }))
  }
  function end(why: Error): void {
    over ??= why
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
    gathered = []
  }
  worker.on('message', (outcomes: Outcome<Answer>[]) => {
    outcomes.forEach(settle)
    underWay -= outcomes.length
    flush()
  })
  worker.on('error', (error: Error) => end(error))
  worker.on('exit', () => end(new Error('the thread of the database has ended')))

  return {
    send(unit: Unit): Promise<Answer> {
      if (over) return Promise.reject(over)
      const id = ++lastId
      if (gathered.push({ ...unit, id }) === 1) setImmediate(flush)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    /** What was asked is still answered. */
    close(): Promise<void> {
      over ??= new Error('the database is closed')
      if (!closing) {
        closing = ended
        if (gathered.length > 0) post(gathered)
        gathered = []
        post('close')
      }
      return closing
    },
  }
}
