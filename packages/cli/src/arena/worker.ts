// A process that plays one game after another for the arena.

import type { Answer } from './crew.ts'
import { carryOut, type Task } from './task.ts'

const answer = (one: Answer) => process.send?.(one)

process.on('disconnect', () => process.exit(0))
process.on('message', (task: Task) => {
  carryOut(task).then(
    (played) => answer({ played }),
    (error: Error) => answer({ failure: error.message }),
  )
})
