// The state of a hint for the page. Its worker is started at the first question and stays as long as the table.

import { type ReadonlySignal, signal } from '@preact/signals'
import type { TableSource } from '../../client/table/table-source.ts'
import { makeCoachClient } from './coach-client.ts'
import type { Advice } from './messages.ts'

/** `about` is the number of the decision that the hint is about. */
export type Counsel =
  | ({ readonly state: 'thinking' | 'resting' | 'stopped'; readonly about: number } & Advice)
  | { readonly state: 'failed' }

export type Coach = {
  /** null until the player asks for a hint. */
  readonly counsel: ReadonlySignal<Counsel | null>
  ask(): void
  longer(): void
  /** Stops thinking. The suggestions found so far stay. */
  stop(): void
  dispose(): void
}

const NOTHING: Advice = { courses: [], ways: [], worlds: 0, done: 0 }

export function makeCoach(source: TableSource): Coach {
  const counsel = signal<Counsel | null>(null)
  const fail = () => {
    counsel.value = { state: 'failed' }
  }
  const head = makeCoachClient((said) => {
    const now = counsel.peek()
    if (now?.state === 'thinking' && 'ways' in said)
      counsel.value = { ...said, state: said.done < 1 ? 'thinking' : 'resting', about: now.about }
  }, fail)

  async function ask(): Promise<void> {
    const { seat, n, info } = source.shown.peek() ?? {}
    if (typeof seat !== 'number' || n === undefined || !info) return
    counsel.value = { state: 'thinking', about: n, ...NOTHING }
    const dealt = await source.world().catch(() => null)
    const now = counsel.peek()
    // The hint was stopped, or asked for again, while the world was being loaded.
    if (now?.state !== 'thinking' || now.about !== n) return
    const { game, version, seats } = info
    const bots = seats.map(({ bot }) => bot)
    if (dealt) head.send({ ask: { what: 'ways', game, version, seat, bots, ...dealt } })
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
      head.send({ longer: true })
    },
    stop() {
      if (counsel.peek()?.state !== 'thinking') return
      become('stopped')
      head.stop()
    },
    dispose: head.dispose,
  }
}
