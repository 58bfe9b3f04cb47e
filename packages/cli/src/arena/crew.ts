// Who carries games out: this process alone, or one beside it for each processor.

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Played } from '@wayfare/bots/arena'
import { Failed } from '../usage.ts'
import { carryOut, type Task } from './task.ts'

export interface Crew {
  readonly size: number
  /** At most `size` at a time. */
  play(task: Task): Promise<Played>
  close(): void
}

/** What a worker answers. */
export type Answer = { readonly played: Played } | { readonly failure: string }

export const crewOf = (size: number): Crew => (size === 1 ? new Alone() : new Beside(size))

class Alone implements Crew {
  readonly size = 1

  async play(task: Task): Promise<Played> {
    try {
      return await carryOut(task)
    } catch (error) {
      throw broken(task, (error as Error).message)
    }
  }

  close(): void {}
}

class Beside implements Crew {
  readonly size: number
  private readonly idle: ChildProcess[]

  constructor(size: number) {
    this.size = size
    this.idle = Array.from({ length: size }, startWorker)
  }

  play(task: Task): Promise<Played> {
    const worker = this.idle.pop()
    if (!worker) throw new Error(`more than ${this.size} games at once`)
    return new Promise((resolve, reject) => {
      const lost = (code: number | null) => reject(broken(task, `the process that played it ended (${code})`))
      worker.once('exit', lost)
      worker.once('message', (answer: Answer) => {
        worker.off('exit', lost)
        this.idle.push(worker)
        if ('played' in answer) resolve(answer.played)
        else reject(broken(task, answer.failure))
      })
      worker.send(task)
    })
  }

  /** A worker whose line to this process is cut ends by itself, in the middle of a game too. */
  close(): void {
    for (const worker of this.idle) worker.disconnect()
  }
}

function startWorker(): ChildProcess {
  const file = fileURLToPath(new URL('./worker.ts', import.meta.url))
  return fork(file, { execArgv: ['--import', import.meta.resolve('tsx')], serialization: 'json' })
}

const broken = ({ game, table, seats, seed, deal }: Task, why: string): Failed =>
  new Failed(
    `a game of ${game} broke off (${JSON.stringify(table)}, ${seats.join(', ')}, seed ${seed}, deal ${deal}): ${why}`,
  )
