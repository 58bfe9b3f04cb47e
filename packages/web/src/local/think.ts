// Bots think in a worker of their own, so that the table never waits for them. It knows its rules by their address.

import type { Thought, ThoughtAnswer } from '@wayfare/table'

export type ToThinker = Thought & { readonly id: number; readonly rules: string }

type Waiting = { readonly resolve: (moves: readonly string[]) => void; readonly reject: (error: Error) => void }

export class Thinker {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private count = 0

  think(thought: Thought, rules: string): Promise<readonly string[]> {
    const id = this.count++
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.head().postMessage({ ...thought, rules, id } satisfies ToThinker)
    })
  }

  private head(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<ThoughtAnswer>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('moves' in data) waiting?.resolve(data.moves)
      else waiting?.reject(new Error(data.failure))
    }
    worker.onerror = ({ message }) => {
      worker.terminate()
      this.worker = undefined
      for (const { reject } of this.waiting.values()) reject(new Error(message))
      this.waiting.clear()
    }
    this.worker = worker
    return worker
  }
}
