// Distributes long work in pieces: in this process alone, or over one worker process for each processor.

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Failed } from '../usage.ts'

/** One kind of work, registered in `jobs.ts`. `nameOf` describes a piece of it for error messages. */
export type Job<Task, Result> = {
  readonly name: string
  readonly carryOut: (task: Task) => Promise<Result>
  readonly nameOf: (task: Task) => string
}

export interface WorkerPool<Task, Result> {
  readonly size: number
  /** Carries out one task. At most `size` may run at once. */
  carryOut(task: Task): Promise<Result>
  close(): void
}

/** The message with which a worker answers a task. */
export type WorkerAnswer<Result> = { readonly result: Result } | { readonly failure: string }

export const makeWorkerPool = <Task, Result>(job: Job<Task, Result>, size: number): WorkerPool<Task, Result> =>
  size === 1 ? new InProcessPool(job) : new ProcessPool(job, size)

/**
 * Works off a queue with `hands` tasks at a time, for as long as `goesOn` returns true. After an error no task is
 * begun, and those under way are finished before the error is thrown.
 */
export async function drainQueue<T>(
  queue: T[],
  hands: number,
  goesOn: () => boolean,
  work: (next: T) => Promise<void>,
): Promise<void> {
  const runWorker = async () => {
    while (queue.length > 0 && goesOn()) await work(queue.shift() as T)
  }
  const stopOnError = () =>
    runWorker().catch((error) => {
      queue.splice(0)
      throw error
    })
  const ends = await Promise.allSettled(Array.from({ length: hands }, stopOnError))
  for (const one of ends) if (one.status === 'rejected') throw one.reason
}

/** Carries out all tasks, one on each worker at a time, until time is up. `take` receives each result. */
export async function carryOutAll<Task, Result>(
  job: Job<Task, Result>,
  tasks: readonly Task[],
  { workers, until }: { readonly workers: number; readonly until: number },
  take: (result: Result) => void,
): Promise<void> {
  const pool = makeWorkerPool(job, Math.max(1, Math.min(workers, tasks.length)))
  try {
    await drainQueue(
      [...tasks],
      pool.size,
      () => Date.now() < until,
      async (task) => take(await pool.carryOut(task)),
    )
  } finally {
    pool.close()
  }
}

class InProcessPool<Task, Result> implements WorkerPool<Task, Result> {
  readonly size = 1
  private readonly job: Job<Task, Result>

  constructor(job: Job<Task, Result>) {
    this.job = job
  }

  async carryOut(task: Task): Promise<Result> {
    try {
      return await this.job.carryOut(task)
    } catch (error) {
      throw brokenOff(this.job.nameOf(task), (error as Error).message)
    }
  }

  close(): void {}
}

class ProcessPool<Task, Result> implements WorkerPool<Task, Result> {
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
      const onExit = (code: number | null) => reject(brokenOff(name, `the process that did it ended (${code})`))
      worker.once('exit', onExit)
      worker.once('message', (answer: WorkerAnswer<Result>) => {
        worker.off('exit', onExit)
        this.idle.push(worker)
        if ('result' in answer) resolve(answer.result)
        else reject(brokenOff(name, answer.failure))
      })
      worker.send(task as object)
    })
  }

  /** Disconnects the workers. A worker without its connection ends by itself, even in the middle of its work. */
  close(): void {
    for (const worker of this.idle) worker.disconnect()
  }
}

function startWorker(job: string): ChildProcess {
  const worker = fileURLToPath(new URL('./worker.ts', import.meta.url))
  return fork(worker, [job], { execArgv: ['--import', import.meta.resolve('tsx')], serialization: 'json' })
}

const brokenOff = (name: string, why: string): Failed => new Failed(`${name} broke off: ${why}`)
