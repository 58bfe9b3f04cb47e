// Runs bots in a worker of their own, so that the table never waits for them. The worker loads rules by their address.

import type { How } from '@wayfare/kernel'
import { type Following, type FromThread, type HowToThought, type Thought, Thoughts } from '@wayfare/table'

export type LocalThought = Thought & { readonly rules: string }

type ThinkingWorker = { readonly worker: Worker; readonly thoughts: Thoughts<LocalThought> }

export class Thinker {
  private head: ThinkingWorker | undefined

  /** Returns the moves that the bot makes, one after another; null if nobody needed them any more. */
  think(thought: LocalThought, following: Following): Promise<readonly string[] | null> {
    this.head ??= this.startHead()
    return this.head.thoughts.think(thought, following)
  }

  wonder(wondering: HowToThought<LocalThought>): Promise<How | null> {
    this.head ??= this.startHead()
    return this.head.thoughts.wonder(wondering)
  }

  private startHead(): ThinkingWorker {
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' })
    const lost = (why: string) => {
      worker.terminate()
      if (this.head?.worker === worker) this.head = undefined
      thoughts.fail(why)
    }
    const thoughts = new Thoughts<LocalThought>((message) => worker.postMessage(message), lost)
    worker.onmessage = ({ data }: MessageEvent<FromThread>) => thoughts.heard(data)
    worker.onerror = ({ message }) => lost(message)
    return { worker, thoughts }
  }
}
