// Workers whose messages the test answers itself, because real ones take any length of time and their results depend on
// chance.

import { act } from 'preact/test-utils'
import { vi } from 'vitest'

export class TestWorker extends EventTarget {
  /** The messages that the page has sent. */
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

  /** Sends a message to the page, which has rendered it when this returns. */
  answer(data: unknown): void {
    const event = new MessageEvent('message', { data })
    act(() => {
      this.onmessage?.(event)
      this.dispatchEvent(event)
    })
  }

  /** Fails as if its script could not be loaded. */
  fail(): void {
    act(() => this.onerror?.(new Event('error')))
  }
}

/** Replaces all workers until the test ends. Returns those that the page has started, in order. */
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
