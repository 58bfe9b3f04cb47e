// Who carries long work out, piece by piece: this process alone, or one beside it for each processor.

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Failed } from '../usage.ts'

/** One kind of work, as `jobs.ts` names it; `nameOf`: what a piece of it is called when it goes wrong. */
export type Job<Task, Result> = {
  readonly name: string
  readonly carryOut: (task: Task) => Promise<Result>
  readonly nameOf: (task: Task) => string
}

export interface Crew<Task, Result> {
  readonly size: number
  /** At most `size` at a time. */
  carryOut(task: Task): Promise<Result>
  close(): void
}

/** What a worker answers. */
export type WorkerAnswer<Result> = { readonly result: Result } | { readonly failure: string }

export const crewOf = <Task, Result>(job: Job<Task, Result>, size: number): Crew<Task, Result> =>
  size === 1 ? new Alone(job) : new Beside(job, size)

/**
 * Works a queue off, as many at a time as the crew has hands, as long as it goes on. Where one piece breaks off no more are begun;
 * those under way are done before anybody hears of it.
 */
export async function workOff<T>(
  queue: T[],
  hands: number,
  goesOn: () => boolean,
  work: (next: T) => Promise<void>,
): Promise<void> {
  const hand = async () => {
    while (queue.length > 0 && goesOn()) await work(queue.shift() as T)
  }
  const careful = () =>
    hand().catch((error) => {
      queue.splice(0)
      throw error
    })
  const ends = await Promise.allSettled(Array.from({ length: hands }, careful))
  for (const one of ends) if (one.status === 'rejected') throw one.reason
}

/** All of these, as many at a time as there are workers, until time is up; `take` has what comes of each. */
export async function carryAll<Task, Result>(
  job: Job<Task, Result>,
  tasks: readonly Task[],
  { workers, until }: { readonly workers: number; readonly until: number },
  take: (result: Result) => void,
): Promise<void> {
  const crew = crewOf(job, Math.max(1, Math.min(workers, tasks.length)))
  try {
    await workOff(
      [...tasks],
      crew.size,
      () => Date.now() < until,
      async (task) => take(await crew.carryOut(task)),
    )
  } finally {
    crew.close()
  }
}

class Alone<Task, Result> implements Crew<Task, Result> {
  readonly size = 1
  private readonly job: Job<Task, Result>

  constructor(job: Job<Task, Result>) {
    this.job = job
  }

  async carryOut(task: Task): Promise<Result> {
    try {
      return await this.job.carryOut(task)
    } catch (error) {
      throw broken(this.job.nameOf(task), (error as Error).message)
    }
  }

  close(): void {}
}

class Beside<Task, Result> implements Crew<Task, Result> {
  readonly size: number
  private readonly job: Job<Task, Result>
  private readonly idle: ChildProcess[]

  constructor(job: Job<Task, Result>, size: number) {
    this.job = job
    this.size = size
    this.idle = Array.from({ length: size }, () => startWorker(job.name))
  }

  carryOut(task: Task): Promise<Result> {
    const worker = this.idle.pop()
    if (!worker) throw new Error(`more than ${this.size} at once`)
    const name = this.job.nameOf(task)
    return new Promise((resolve, reject) => {
      const lost = (code: number | null) => reject(broken(name, `the process that did it ended (${code})`))
      worker.once('exit', lost)
      worker.once('message', (answer: WorkerAnswer<Result>) => {
        worker.off('exit', lost)
        this.idle.push(worker)
        if ('result' in answer) resolve(answer.result)
        else reject(broken(name, answer.failure))
      })
      worker.send(task as object)
    })
  }

  /** A worker whose line to this process is cut ends by itself, in the middle of its work too. */
  close(): void {
    for (const worker of this.idle) worker.disconnect()
  }
}

function startWorker(job: string): ChildProcess {
  const worker = fileURLToPath(new URL('./worker.ts', import.meta.url))
  return fork(worker, [job], { execArgv: ['--import', import.meta.resolve('tsx')], serialization: 'json' })
}

const broken = (name: string, why: string): Failed => new Failed(`${name} broke off: ${why}`)
