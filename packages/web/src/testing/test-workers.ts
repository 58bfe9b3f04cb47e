// Workers think for as long as they like, and what they come to depends on chance. Here the test answers in their place, with the
// messages that page and worker have agreed on.

import { act } from 'preact/test-utils'
import { vi } from 'vitest'

export class TestWorker extends EventTarget {
  /** What the page has sent to it. */
  readonly messages: unknown[] = []
  terminated = false
  onmessage: ((event: MessageEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null

  postMessage(message: unknown): void {
    this.messages.push(message)
  }

  terminate(): void {
    this.terminated = true
  }

  /** Sends this to the page, which has drawn it when this returns. */
  answer(data: unknown): void {
    const event = new MessageEvent('message', { data })
    act(() => {
      this.onmessage?.(event)
      this.dispatchEvent(event)
    })
  }

  /** As if its script could not be loaded. */
  fail(): void {
    act(() => this.onerror?.(new Event('error')))
  }
}

/** Until the test ends all workers are such ones. Returns those that the page has begun, in their order. */
export function useTestWorkers(): readonly TestWorker[] {
  const begun: TestWorker[] = []
  vi.stubGlobal(
    'Worker',
    class extends TestWorker {
      constructor() {
        super()
        begun.push(this)
      }
    },
  )
  return begun
}

export async function firstOf(workers: readonly TestWorker[]): Promise<TestWorker> {
  return vi.waitFor(() => {
    const [worker] = workers
    if (!worker) throw new Error('no worker was begun')
    return worker
  })
}
