// The jobs for which a worker process can be started.

import { PLAY_GAME_JOB } from '../arena/task.ts'
import { CALIBRATE_GAME_JOB } from '../coach/calibrating.ts'
import { TRAIN_GAME_JOB } from '../train/training.ts'
import type { Job } from './worker-pool.ts'

export const JOBS: ReadonlyMap<string, Job<never, unknown>> = new Map(
  [PLAY_GAME_JOB, CALIBRATE_GAME_JOB, TRAIN_GAME_JOB].map((job) => [job.name, job]),
)
