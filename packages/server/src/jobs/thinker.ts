// Threads in which bots think, at the lowest priority, so that a move of a person never waits for one of theirs.

import type { Worker } from 'node:worker_threads'
import type { Thought, ThoughtAnswer } from '@wayfare/table'
import { startThread } from '../threads.ts'

export type ToThinker = Thought & { readonly id: number }

/** A bot that thinks longer than this has lost its way. */
const LIMIT_MS = 30_000

type Waiting = {
  readonly resolve: (moves: readonly string[]) => void
  readonly reject: (error: Error) => void
}
/** `timer`: runs for the thought it is at, not for those that wait behind it. */
type Head = { readonly worker: Worker; readonly waiting: Map<number, Waiting>; timer: NodeJS.Timeout | undefined }

export class Thinker {
  private readonly heads: (Head | undefined)[]
  private count = 0
  private closed = false

  constructor(threads: number) {
    this.heads = Array<Head | undefined>(threads).fill(undefined)
  }

  /** The moves the bot makes, one after another. */
  think(thought: Thought): Promise<readonly string[]> {
    if (this.closed) return Promise.reject(new Error('the bots have gone'))
    const id = this.count++
    const head = this.head(id % this.heads.length)
    return new Promise((resolve, reject) => {
      head.waiting.set(id, { resolve, reject })
      if (head.waiting.size === 1) this.nextThought(head)
      head.worker.postMessage({ ...thought, id } satisfies ToThinker)
    })
  }

  private nextThought(head: Head): void {
    clearTimeout(head.timer)
    if (head.waiting.size === 0) return
    head.timer = setTimeout(() => this.stop(head, `a bot thought for more than ${LIMIT_MS / 1000} seconds`), LIMIT_MS)
  }

  /** Threads are begun when first needed, and again when one was lost. */
  private head(place: number): Head {
    const found = this.heads[place]
    if (found) return found
    const worker = startThread(import.meta.url, 'think-worker')
    const head: Head = { worker, waiting: new Map(), timer: undefined }
    this.heads[place] = head
    worker.unref()
    worker.on('message', (answer: ThoughtAnswer) => {
      const waiting = head.waiting.get(answer.id)
      head.waiting.delete(answer.id)
      if (!waiting) return
      this.nextThought(head)
      if ('moves' in answer) waiting.resolve(answer.moves)
      else waiting.reject(new Error(answer.failure))
    })
    worker.on('error', (error) => this.stop(head, error.message))
    return head
  }

  private stop(head: Head, why: string): void {
    const place = this.heads.indexOf(head)
    if (place >= 0) this.heads[place] = undefined
    clearTimeout(head.timer)
    for (const { reject } of head.waiting.values()) reject(new Error(why))
    head.waiting.clear()
    void head.worker.terminate()
  }

  close(): void {
    this.closed = true
    for (const head of this.heads) if (head) this.stop(head, 'the server stops')
  }
}
