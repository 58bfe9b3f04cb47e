// A process that carries out one task of its job after another.

import { JOBS } from './jobs.ts'
import type { WorkerAnswer } from './worker-pool.ts'

const job = JOBS.get(process.argv[2] as string)
const answer = (one: WorkerAnswer<unknown>) => process.send?.(one)

process.on('disconnect', () => process.exit(0))
process.on('message', (task) => {
  job?.carryOut(task as never).then(
    (result) => answer({ result }),
    (error: Error) => answer({ failure: error.message }),
  )
})
