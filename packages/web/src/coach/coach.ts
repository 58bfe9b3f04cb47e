// The page's end of the coach. Its worker is begun when it is first asked, and stays as long as the table.

import { type ReadonlySignal, signal } from '@preact/signals'
import type { TableSource } from '../table/source.ts'
import type { Advice, FromCoach, ToCoach } from './messages.ts'

/** `about`: the decision that was asked about. */
export type Counsel =
  | ({ readonly state: 'thinking' | 'resting' | 'stopped'; readonly about: number } & Advice)
  | { readonly state: 'failed' }

export type Coach = {
  /** null: nothing was asked. */
  readonly counsel: ReadonlySignal<Counsel | null>
  ask(): void
  longer(): void
  /** What it has said so far stands. */
  stop(): void
  forget(): void
  dispose(): void
}

const NOTHING: Advice = { courses: [], ways: [], worlds: 0, done: 0 }

export function makeCoach(source: TableSource): Coach {
  const counsel = signal<Counsel | null>(null)
  let worker: Worker | undefined
  const fail = () => {
    worker?.terminate()
    worker = undefined
    counsel.value = { state: 'failed' }
  }
  const send = (message: ToCoach) => {
    worker ??= begun()
    worker.postMessage(message)
  }
  function begun(): Worker {
    const made = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<FromCoach>) => heard(data)
    made.onerror = fail
    return made
  }
  function heard(said: FromCoach): void {
    const now = counsel.peek()
    if ('failure' in said) fail()
    else if (now?.state === 'thinking')
      counsel.value = { ...said, state: said.done < 1 ? 'thinking' : 'resting', about: now.about }
  }

  async function ask(): Promise<void> {
    const { seat, n, info } = source.shown.peek() ?? {}
    if (typeof seat !== 'number' || n === undefined || !info) return
    counsel.value = { state: 'thinking', about: n, ...NOTHING }
    const dealt = await source.world().catch(() => null)
    const now = counsel.peek()
    // Stopped, or asked again, while the world was on its way.
    if (now?.state !== 'thinking' || now.about !== n) return
    if (dealt) send({ ask: { game: info.game, version: info.version, seat, ...dealt } })
    else fail()
  }
  function become(state: 'thinking' | 'stopped'): void {
    const now = counsel.peek()
    if (now && now.state !== 'failed') counsel.value = { ...now, state }
  }
  return {
    counsel,
    ask: () => void ask(),
    longer() {
      become('thinking')
      send({ longer: true })
    },
    stop() {
      if (counsel.peek()?.state !== 'thinking') return
      become('stopped')
      if (worker) send({ stop: true })
    },
    forget() {
      counsel.value = null
      if (worker) send({ stop: true })
    },
    dispose() {
      worker?.terminate()
      worker = undefined
    },
  }
}
