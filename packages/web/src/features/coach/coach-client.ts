// A handle of the coach's worker for the page. The worker is started at the first question and stays as long as it is
// needed.

import type { FromCoach, ToCoach } from './messages.ts'

export type CoachClient = {
  send(message: ToCoach): void
  stop(): void
  dispose(): void
}

export function makeCoachClient(
  heard: (said: Exclude<FromCoach, { failure: string }>) => void,
  failed: () => void,
): CoachClient {
  let worker: Worker | undefined
  const dispose = () => {
    worker?.terminate()
    worker = undefined
  }
  const fail = () => {
    dispose()
    failed()
  }
  function startWorker(): Worker {
    const made = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<FromCoach>) => ('failure' in data ? fail() : heard(data))
    made.onerror = fail
    return made
  }
  return {
    send(message) {
      worker ??= startWorker()
      worker.postMessage(message)
    },
    stop: () => worker?.postMessage({ stop: true } satisfies ToCoach),
    dispose,
  }
}
