// The page's side of the worker with a finished game.

import { answeredBy } from '../../base/browser/worker-requests.ts'
import type { Call, Calls, Question } from './messages.ts'

export type Player = {
  request<K extends Call>(
    call: K,
    args: Calls[K]['args'],
    progress?: (done: number, of: number) => void,
  ): Promise<Calls[K]['answer']>
  close(): void
}

export function openPlayer(): Player {
  const worker = new Worker(new URL('./player-worker.ts', import.meta.url), { type: 'module' })
  const { ask, close } = answeredBy<Question, never>(worker)
  return { request: (call, args, progress) => ask({ call, args } as Question, progress), close }
}
