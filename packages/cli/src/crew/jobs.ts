// The jobs for which a worker process can be started.

import { PLAYING } from '../arena/task.ts'
import { CALIBRATING } from '../coach/calibrating.ts'
import { TRAINING } from '../train/training.ts'
import type { Job } from './crew.ts'

export const JOBS: ReadonlyMap<string, Job<never, unknown>> = new Map(
  [PLAYING, CALIBRATING, TRAINING].map((job) => [job.name, job]),
)
