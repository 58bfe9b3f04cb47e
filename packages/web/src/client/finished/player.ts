// The page's end of the worker that holds a finished game.

import type { Call, Calls, Reply, Request } from './messages.ts'

type Progress = (done: number, of: number) => void
type Waiting = { done(answer: unknown): void; failed(error: Error): void; readonly progress: Progress | undefined }

export type Player = {
  request<K extends Call>(call: K, args: Calls[K]['args'], progress?: Progress): Promise<Calls[K]['answer']>
  close(): void
}

export function openPlayer(): Player {
  const worker = new Worker(new URL('./player-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    if (!asked) return
    if ('of' in data) {
      asked.progress?.(data.done, data.of)
      return
    }
    waiting.delete(data.id)
    if ('failed' in data) asked.failed(new Error(data.failed))
    else asked.done(data.answer)
  })
  worker.addEventListener('error', ({ message }) => {
    for (const asked of waiting.values()) asked.failed(new Error(message || 'the worker did not start'))
    waiting.clear()
  })
  return {
    request: <K extends Call>(call: K, args: Calls[K]['args'], progress?: Progress) =>
      new Promise<Calls[K]['answer']>((done, failed) => {
        const id = ++last
        waiting.set(id, { done: done as (answer: unknown) => void, failed, progress })
        worker.postMessage({ id, call, args } as Request)
      }),
    close: () => worker.terminate(),
  }
}
