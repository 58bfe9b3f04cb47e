// Runs long work in threads with a low priority, so that a move of a person never waits for it: bots that think, and
// searches such as "How could I?".

import type { Worker } from 'node:worker_threads'
import type { How } from '@wayfare/kernel'
import {
  type Following,
  type FromThread,
  type HowToThought,
  type RerunQuestion,
  type Thought,
  Thoughts,
} from '@wayfare/table'
import { startThread } from '../threads.ts'

type ThinkingThread = { readonly worker: Promise<Worker>; readonly thoughts: Thoughts }

export class Thinker {
  private readonly heads: (ThinkingThread | undefined)[]
  private closed = false

  constructor(threads: number) {
    this.heads = Array<ThinkingThread | undefined>(threads).fill(undefined)
  }

  /** Returns the moves that the bot makes, one after another; null if the table no longer needed them. */
  async think(thought: Thought, following: Following = {}): Promise<readonly string[] | null> {
    return this.leastBusy().think(thought, following)
  }

  /** Returns how a seat could reach a move that it is refused; null if there is nothing to search for. */
  async wonder(wondering: HowToThought, following: Following = {}): Promise<How | null> {
    return this.leastBusy().wonder(wondering, following)
  }

  /** Answers a question about an earlier moment of a game, as JSON. */
  async rerun(question: RerunQuestion, following: Following = {}): Promise<string> {
    return this.leastBusy().rerun(question, following)
  }

  /** Returns the thread with the fewest thoughts. Threads are started when first needed, and again after a crash. */
  private leastBusy(): Thoughts {
    if (this.closed) throw new Error('the bots have gone')
    const busy = this.heads.map((head) => head?.thoughts.size ?? 0)
    const place = busy.indexOf(Math.min(...busy))
    const head = this.heads[place] ?? this.startHead()
    this.heads[place] = head
    return head.thoughts
  }

  private startHead(): ThinkingThread {
    const worker = startThread(import.meta.url, 'think-worker')
    const head: ThinkingThread = {
      worker,
      thoughts: new Thoughts(
        (message) => void worker.then((begun) => begun.postMessage(message)),
        (why) => this.stop(head, why),
      ),
    }
    const failed = (error: Error) => this.stop(head, error.message)
    worker.then((begun) => {
      begun.unref()
      begun.on('message', (said: FromThread) => head.thoughts.heard(said))
      begun.on('error', failed)
    }, failed)
    return head
  }

  private stop(head: ThinkingThread, why: string): void {
    const place = this.heads.indexOf(head)
    if (place >= 0) this.heads[place] = undefined
    head.thoughts.fail(why)
    head.worker.then(
      (begun) => begun.terminate(),
      () => {},
    )
  }

  close(): void {
    this.closed = true
    for (const head of this.heads) if (head) this.stop(head, 'the server stops')
  }
}
